import type { EventLimit, ManaSource, TriggerEvent } from '../ast/index.ts';
import { chosenBy } from '../characteristics/chosen.ts';
import { every, not, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { EXCEPT_FIRST_DRAW, isFirstOfDrawStep } from '../events/history.ts';
import { ALL_COLORS, ALL_TYPES, type TypeSet, typeSet } from '../mana/amounts.ts';
import { isWithin as isWithinWords } from '../mana/triggers.ts';
import { permanentIn } from '../state/game.ts';
import type { Seen } from './occurrence.ts';

/** 106.12a: whether mana of a kind that the words name is among that which was produced. */
export function hasType(source: ManaSource, types: TypeSet, context: Context): Truth {
  switch (source.kind) {
    case 'types':
      return (typeSet(source.types) & types) !== 0;
    case 'anyColor':
      return (ALL_COLORS & types) !== 0;
    case 'anyType':
      return (ALL_TYPES & types) !== 0;
    case 'chosenColor': {
      const { color } = chosenBy(context);
      return color !== undefined && (typeSet([color]) & types) !== 0;
    }
    default:
      return undetermined('which mana is meant');
  }
}

/**
 * "Becomes the target of a spell or ability an opponent controls for the first time each turn", "attacks for the first time each turn": whether it did before;
 * null for another condition.
 */
export function isFirstTime(
  { event, to }: Extract<TriggerEvent, { readonly kind: 'limited' }>,
  { what, before }: Seen,
  context: Context,
): Truth | null {
  if (to.kind !== 'words' || to.words !== 'for the first time each turn') return null;
  if (event.kind === 'attacks' && what.kind === 'Attacks')
    return !before.thisTurn.attacked.some(({ id, there }) => there && id === what.attacker);
  if (event.kind !== 'becomesTarget' || what.kind !== 'BecomesTarget') return null;
  const { of } = event;
  const said = of.kind === 'some' || of.kind === 'each' || of.kind === 'all' ? of.filter : null;
  if (said?.kind !== 'objects') return undetermined('which spells and abilities are meant');
  const nouns = said.words.flatMap((word) => (word.kind === 'anyOf' ? word.words : [word]));
  const kinds = nouns.flatMap((word) => (word.kind === 'noun' && (word.which === 'spell' || word.which === 'ability') ? [word.which] : []));
  const whose = said.suffixes.flatMap((suffix) => (suffix.kind === 'controlledBy' && !suffix.not ? [suffix.player] : []));
  if (kinds.length < nouns.length || whose.length < said.suffixes.length) return undetermined('which spells and abilities are meant');
  const earlier = before.thisTurn.aimed.filter(({ target, there, by }) => there && target === what.target && kinds.includes(by));
  return not(some(earlier, ({ controller }) => every(whose, (player) => context.evaluate.isPlayer(player, controller, context))));
}

/** 603.1: whether something happens when the words of a trigger condition say that it counts. */
export function isWithin(limit: EventLimit, { what, before }: Seen, context: Context): Truth {
  if (limit.kind === 'words' && EXCEPT_FIRST_DRAW.test(limit.words) && what.kind === 'ZoneChanged')
    return !isFirstOfDrawStep(before, before.cards.get(what.id)?.owner ?? null);
  // 702.171b: "attacks while saddled".
  if (limit.kind === 'words' && limit.words === 'while saddled')
    return permanentIn(context.view.state, context.source ?? '')?.designations.has('saddled') === true;
  return isWithinWords(limit, context);
}
