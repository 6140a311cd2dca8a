import type { Deed, Filter, Keyword } from '../ast/index.ts';
import { every, isKnown, not, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import { PLAIN } from '../costs/asked.ts';
import { contextFor } from '../costs/proposal.ts';
import { fitsSpell } from '../costs/subjects.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState } from '../state/game.ts';
import type { Aim } from './aim.ts';
import { isAimed } from './aimers.ts';
import { hasQuality } from './keptOff.ts';
import { keepsOff, qualitiesOf } from './protection.ts';
import { concerns, isInForce, type Prohibition, type Standing, staticsOf } from './statics.ts';

/** 115, 702.11, 702.16b, 702.18: whether something may have an object or player for a target, what the words of the target say left aside. */
export const mayBeTargeted = (aim: Aim, id: string): Truth => not(some(barriers(aim, id), ({ bars }) => bars()));

/** Why something surely can't have an object or player for a target: in words, and the rules; null where nothing is against it. */
export function whyNotTargeted(aim: Aim, id: string): { readonly text: string; readonly rules: readonly RuleNumber[] } | null {
  const barrier = barriers(aim, id).find(({ bars }) => bars() === true);
  return barrier === undefined ? null : { text: barrier.text, rules: barrier.rules };
}

/** Something that may keep an object or player from being targeted. */
interface Barrier {
  readonly text: string;
  readonly rules: readonly RuleNumber[];
  readonly bars: () => Truth;
}

function barriers(aim: Aim, id: string): readonly Barrier[] {
  // 115.5.
  if (aim.kind === 'spell' && id === aim.source?.id)
    return [{ text: 'a spell is never its own target', rules: ['115.5'], bars: () => true }];
  const object = aim.view.object(id);
  return [
    ...(object?.zone === 'battlefield' ? RULES : []).flatMap(([name, rules]): readonly Barrier[] =>
      object === undefined
        ? []
        : qualitiesOf(object, name).map(({ keyword, by }) => ({
            text: `${id} has ${name}`,
            rules,
            bars: () => guards(keyword, by, object, aim),
          })),
    ),
    ...staticsOf(aim.state).cant.map((standing) => ({
      text: `${standing.source} says “${standing.text}”`,
      rules: standing.effect.deeds.some(({ what }) => what === 'has hexproof') ? (['702.11', '101.2'] as const) : (['101.2'] as const),
      bars: () =>
        some(standing.effect.deeds, (deed) =>
          every(
            [
              () => shields(deed, standing, aim, id),
              () => standing.context.evaluate.isRecipient(standing.effect.subject, id, standing.context),
              () => isInForce(standing),
            ],
            (part) => part(),
          ),
        ),
    })),
  ];
}

const RULES: readonly (readonly [keyword: string, rules: readonly RuleNumber[]])[] = [
  ['shroud', ['702.18']],
  ['hexproof', ['702.11']],
  ['protection', ['702.16b']],
];

/** Whether what is aimed is what words about spells and sources of abilities say. */
function isSo(filter: Filter, { proposed, source, asked }: Aim, context: Context): Truth {
  if (proposed !== null) return fitsSpell(filter, proposed, asked, context);
  return source === null ? undetermined('what the source of the ability was') : context.evaluate.fits(filter, source, context);
}

/** Whether a keyword of an object keeps it from being targeted; `by`: the object whose text it is. */
function guards({ name, filter, text }: Keyword, by: string, object: ObjectView, aim: Aim): Truth {
  const { source, kind, player, view } = aim;
  const quality = (): Truth => {
    if (filter !== null)
      return isSo(filter, { ...aim, asked: PLAIN }, contextFor(aim.view, object.id, object.id, { it: null, player: aim.player }));
    if (text === null) return true;
    if (text === 'activated and triggered abilities') return kind !== 'spell';
    if (source === null) return undetermined(`what “${name} from ${text}” keeps off`);
    return hasQuality(text, { object: source, player, isSpell: kind === 'spell' }, object, by, view);
  };
  switch (name) {
    case 'shroud':
      return true;
    case 'hexproof':
      return every([() => object.controller !== aim.player, quality, () => not(lacksHexproof(aim.state, object.id))], (part) => part());
    case 'protection':
      return quality();
    default:
      return false;
  }
}

/** Whether an effect lets something be targeted as though it didn't have hexproof. */
const lacksHexproof = (state: GameState, id: string): Truth =>
  some(
    staticsOf(state).cant.filter(({ effect }) => effect.deeds.some(({ what }) => AS_THOUGH.test(what))),
    (standing) => concerns(standing, id),
  );
const AS_THOUGH = /^can be the targets? of spells and abilities as though (it|they) didn't have hexproof$/;

/** Whether a deed keeps it from targeting those that the deed is about; words of the closed lists of the grammar. */
function shields(deed: Deed, standing: Standing<Prohibition>, aim: Aim, id: string): Truth {
  const { what, object } = deed;
  const { context } = standing;
  const { player, source, kind } = aim;
  const opposed = (aim.view.object(id)?.controller ?? id) !== player;
  switch (what) {
    case 'has hexproof':
      return opposed && not(lacksHexproof(aim.state, id));
    case 'has protection':
      if (source === null) return undetermined('what the source of the ability was');
      return keepsOff(deed, standing, id, { object: source, player, isSpell: kind === 'spell' });
    case 'has shroud':
    case 'has protection from everything':
    case "can't be the target of spells or abilities":
    case "can't be the targets of spells or abilities":
      return true;
    case "can't be the target of spells":
    case "can't be the targets of spells":
      return kind === 'spell';
    case "can't be the target of abilities":
      return kind !== 'spell';
    case "can't be the target of spells or abilities your opponents control":
    case "can't be the targets of spells or abilities your opponents control":
      return player !== context.you;
    case "can't be the target of Aura spells":
      return kind === 'spell' && source?.subtypes.has('Aura') === true;
    case "can't be the target of":
    case "can't be the targets of":
      if (object === null || !('filter' in object) || object.filter === 'any') return undetermined('what can not target it');
      return isAimed(object.filter, { ...aim, asked: PLAIN }, context);
    default:
      return false;
  }
}

/** Those of some ids that may be targeted, and what can't be told of the others. */
export function targetable(aim: Aim, ids: readonly string[]): { readonly legal: readonly string[]; readonly open: readonly string[] } {
  const legal: string[] = [];
  const open = new Set<string>();
  for (const id of ids) {
    const truth = mayBeTargeted(aim, id);
    if (truth === true) legal.push(id);
    else if (!isKnown(truth)) open.add(truth.why);
  }
  return { legal, open: [...open] };
}
