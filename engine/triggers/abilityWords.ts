import { type ActivatedAbility, activatedAbility } from '../activation/activated.ts';
import { isLoyalty } from '../activation/limits.ts';
import type { Condition, Filter, FilterSuffix, FilterWord, ObjectRef } from '../ast/index.ts';
import { every, not, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contains } from '../characteristics/walk.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';

type Activated = Extract<GameEventBody, { readonly kind: 'AbilityActivated' }>;

/** Whether an activated ability is one that words describe: "an ability of an artifact that isn't a mana ability". `before`: the game while its object was there. */
export function isActivation(ref: ObjectRef, event: Activated, before: GameState, context: Context): Truth {
  if (ref.kind !== 'some' && ref.kind !== 'each' && ref.kind !== 'all') return undetermined('which ability is meant');
  const ability = activatedAbility(before, event.source, event.ability);
  return ability === null ? undetermined('what the ability is') : fits(ref.filter, ability, context);
}

/** The same of a condition that says what kind of ability it is: "if it isn't a mana ability"; null where it is about something else. */
export function isKindSaid(condition: Condition | null, event: Activated, before: GameState, context: Context): Truth | null {
  if (condition?.kind !== 'is' || condition.subject.kind !== 'it' || !contains(condition.filter, ({ kind }) => kind === 'abilityKind'))
    return null;
  const ability = activatedAbility(before, event.source, event.ability);
  const is = ability === null ? undetermined('what the ability is') : fits(condition.filter, ability, context);
  return condition.not ? not(is) : is;
}

function fits(filter: Filter, ability: ActivatedAbility, context: Context): Truth {
  if (filter.kind === 'either') return some(filter.filters, (one) => fits(one, ability, context));
  const words = every(filter.words, (word) => fitsWord(word, ability));
  return words === false
    ? false
    : every([words, every(filter.suffixes, (suffix) => fitsSuffix(suffix, ability, context))], (truth) => truth);
}

function fitsWord(word: FilterWord, ability: ActivatedAbility): Truth {
  if (word.kind === 'noun') return word.which === 'ability' || undetermined('which ability is meant');
  if (word.kind !== 'abilityKind') return undetermined('which ability is meant');
  const is = isOfKind(word.which, ability);
  return word.not ? not(is) : is;
}

function isOfKind(which: Extract<FilterWord, { kind: 'abilityKind' }>['which'], { isManaAbility, body, owned }: ActivatedAbility): Truth {
  if (which === 'activated') return true;
  if (which === 'triggered' || which === 'static') return false;
  if (which === 'mana') return isManaAbility;
  if (which === 'loyalty') return isLoyalty(owned.ability);
  if (body.word !== null) return body.word.toLowerCase() === which;
  return owned.ability.kind === 'keywords' && owned.ability.keywords.some(({ name }) => name === which);
}

function fitsSuffix(suffix: FilterSuffix, ability: ActivatedAbility, context: Context): Truth {
  switch (suffix.kind) {
    case 'isManaAbility':
      return ability.isManaAbility !== suffix.not;
    case 'abilityOf':
      return context.evaluate.isRecipient(suffix.of, ability.source, context);
    case 'controlledBy': {
      const controller = context.view.object(ability.source)?.controller;
      if (controller === undefined) return undetermined('whose ability it is');
      const is = context.evaluate.isPlayer(suffix.player, controller, context);
      return suffix.not ? not(is) : is;
    }
    default:
      return undetermined('which ability is meant');
  }
}
