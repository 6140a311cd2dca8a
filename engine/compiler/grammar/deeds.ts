import type { Deed } from '../../ast/index.ts';
import { list, phrase } from '../phrase.ts';
import { choice, mapped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { type GrammaticalNumber, type Unmarked, verbPhrase, verbWords } from './number.ts';

/** What an object can't do, must do, may do or doesn't do: closed lists, with `*verbs*` that agree with the subject. */

const WHOLE = [
  '*attacks* this turn if able',
  '*blocks* this turn if able',
  '*attacks* or *blocks* this turn if able',
  '*attacks* you this turn if able',
  '*attacks* that player this turn if able',
  '*attacks* that player this combat if able',
  '*attacks* this combat if able',
  '*blocks* this combat if able',
  'must be blocked this turn if able',
  "can attack this turn as though *it* didn't have defender",
  "can attack as though *it* didn't have defender",
  'can block a additional creature this turn',
  'can block any number of creatures this turn',
  "*doesn't* untap during your next untap step",
  "*doesn't* untap during their controller 's next untap step",
  "*doesn't* untap during their controllers ' next untap steps",
  "*doesn't* untap during its controller 's next two untap steps",
  "can't be blocked this turn except by artifact creatures and / or black creatures",
  "can't attack",
  "can't block",
  "can't attack or block",
  "can't attack , block , or crew Vehicles",
  "can't attack or block alone",
  "can't attack alone",
  "can't block alone",
  "can't attack you",
  "can't attack you or planeswalkers you control",
  "can't attack you or permanents you control",
  "can't attack its owner",
  "can't be blocked",
  "can't be blocked by more than one creature",
  "can't be blocked except by two or more creatures",
  "can't be blocked except by three or more creatures",
  "can't be countered",
  "can't be countered by spells or abilities",
  "can't be copied",
  "can't be regenerated",
  "can't be sacrificed",
  "can't be enchanted",
  "can't be equipped",
  "can't be enchanted by other Auras",
  "can't be equipped or enchanted",
  "can't be cast",
  "can't cause you to sacrifice permanents",
  "can't cause you to discard cards",
  "can't cause their controller to search their library",
  "can't cause you to lose the game",
  "can't be activated",
  "can't be prevented",
  "can't be turned face up",
  "can't be the target of spells or abilities your opponents control",
  "can't be the targets of spells or abilities your opponents control",
  "can't be the target of spells or abilities",
  "can't be the targets of spells or abilities",
  "can't be the target of Aura spells",
  "can't be the target of abilities",
  "can't be the target of spells",
  "can't be the targets of spells",
  "can't become untapped",
  "can't have counters put on it",
  "can't have counters put on them",
  "can't have -1/-1 counters put on it",
  "can't have -1/-1 counters put on them",
  "can't have +1/+1 counters put on it",
  "can't have +1/+1 counters put on them",
  "can't have -1/-1 counters put on it",
  "can't have -1/-1 counters put on them",
  "can't transform",
  "can't phase out",
  "can't crew Vehicles",
  "can't deal damage",
  "can't enter",
  "can't be dealt damage",
  "can't attack unless at least two other creatures attack",
  "can't attack unless a creature with greater power also attacks",
  "can't block unless at least two other creatures block",
  "can't block unless a creature with greater power also blocks",
  "can't attack during extra turns",
  "can't attack except by tapping it",
  '*attacks* each combat if able',
  '*attacks* or *blocks* each combat if able',
  '*attacks* a player each combat if able',
  '*blocks* each combat if able',
  'must be blocked if able',
  'must be blocked by exactly one creature if able',
  'must attack each combat if able',
  'can attack as though *it* had haste',
  "can attack as though *it* didn't have defender",
  'can block a additional creature each combat',
  'can block two additional creatures each combat',
  'can block any number of creatures',
  'can block creatures with shadow as though *it* had shadow',
  "can block creatures with shadow as though they didn't have shadow",
  'can block as though *it* were untapped',
  '*crews* Vehicles as though *its* power were 2 greater',
  '*saddles* Mounts and *crews* Vehicles as though *its* power were 2 greater',
  'can be your commander',
  'can crew Vehicles as though its power were 2 greater',
  'can boast twice during each of your turns rather than once',
  "can be the targets of spells and abilities as though they didn't have hexproof",
  "can be the target of spells and abilities as though *it* didn't have hexproof",
  "can be blocked as though they didn't have landwalk",
  "can be blocked as though they didn't have swampwalk",
  "can be blocked as though they didn't have islandwalk",
  "can be blocked as though they didn't have forestwalk",
  "can be blocked as though they didn't have mountainwalk",
  "can be blocked as though they didn't have plainswalk",
  "*doesn't* untap during its controller 's untap step",
  "*doesn't* untap during their controllers ' untap steps",
  "*doesn't* untap during your untap step",
  "*doesn't* untap during their controller 's untap step",
  "*doesn't* untap during its controller 's next untap step",
  "*doesn't* untap during your next untap step",
  "*doesn't* untap during their controller 's next untap step",
  "*doesn't* untap during their controllers ' next untap steps",
  '*assigns* combat damage equal to its toughness rather than its power',
  '*assigns* no combat damage',
  '*assigns* no combat damage this turn',
  '*assigns* no combat damage this combat',
  '*assigns* no combat damage to defending player this turn',
  "*assigns* *its* combat damage this turn as though *it* weren't blocked",
  'assign combat damage equal to their toughness rather than their power',
  '*is* goaded',
  '*is* unaffected by "summoning sickness"',
  "*doesn't* cause abilities to trigger",
  "*doesn't* lose this ability",
  '*has* no maximum hand size',
  'phases out',
] as const;

/** The same with an object at the end: "can't be blocked by creatures with flying". */
const WITH_OBJECT = [
  "can't attack",
  "can't block",
  "can't be blocked by",
  "can't block or be blocked by",
  "can't be blocked except by",
  "can't be blocked this turn by",
  "can't be blocked this turn except by",
  "can't be blocked this combat by",
  "can't be blocked this combat except by",
  "can't be enchanted by",
  'can block only',
  'must be blocked by',
  "can't be the target of",
  "can't be the targets of",
] as const;

/**
 * Where the possessor is the subject: "its activated abilities can't be activated". The longer ones first: "unless they're mana abilities"
 * is no condition of the sentence.
 */
const ABOUT_ITS = [
  "its activated abilities can't be activated unless they're mana abilities",
  "their activated abilities can't be activated unless they're mana abilities",
  "its activated abilities can't be activated",
  "its loyalty abilities can't be activated",
  "their activated abilities can't be activated",
  "its activated abilities with {T} in their costs can't be activated",
  "their activated abilities with {T} in their costs can't be activated",
] as const;

const IF_ABLE = ['this turn if able', 'this combat if able', 'each combat if able'] as const;

/** 509.1c: "all creatures able to block it do so". */
export const BLOCKED_BY_ALL = 'must be blocked by all creatures able to block it';
/** 509.1c: "must be blocked by a Dalek if able", "by two or more creatures". */
const MUST_BE_BLOCKED_BY = 'must be blocked by … if able';
const MUST_BE_BLOCKED_BY_NOW = 'must be blocked by … this turn if able';
/** 122: "Counters can't be put on artifacts". */
export const NO_COUNTERS_PUT = "can't have counters put";

/** Every wording of what an object can't do, must do, may do or doesn't do, as `Deed.what` has it. */
export type ObjectDeedWords =
  | Unmarked<(typeof WHOLE)[number]>
  | (typeof WITH_OBJECT)[number]
  | (typeof ABOUT_ITS)[number]
  | `blocks … ${(typeof IF_ABLE)[number]}`
  | typeof BLOCKED_BY_ALL
  | typeof AS_THOUGH_REACH
  | typeof MUST_BE_BLOCKED_BY
  | typeof MUST_BE_BLOCKED_BY_NOW
  | typeof NO_COUNTERS_PUT;

/** 702.9b, 702.17b: "can block Dragons as though it had reach". */
const AS_THOUGH_REACH = 'can block … as though it had reach';

export const deedIn = (number: GrammaticalNumber): Syntax<Deed> =>
  choice<Deed>(
    phrase('<what>', { kind: 'deed', object: null }, { what: verbWords(number, WHOLE) }),
    phrase('<what> <object>', { kind: 'deed' }, { what: verbWords(number, WITH_OBJECT), object: g.objects }),
    verbPhrase(number, 'can block <object> as though *it* had reach', { kind: 'deed', what: AS_THOUGH_REACH }, { object: g.objects }),
    phrase('must be blocked by <object> if able', { kind: 'deed', what: MUST_BE_BLOCKED_BY }, { object: g.objects }),
    phrase('must be blocked by <object> this turn if able', { kind: 'deed', what: MUST_BE_BLOCKED_BY_NOW }, { object: g.objects }),
    ...IF_ABLE.flatMap((when) => [
      verbPhrase(number, `*blocks* <object> ${when}`, { kind: 'deed', what: `blocks … ${when}` }, { object: g.objects }),
    ]),
  );

/** "can't attack or block, and its activated abilities can't be activated": a clause of its own at the end. */
export const aboutIts: Syntax<Deed> = phrase('<what>', { kind: 'deed', object: null }, { what: verbWords('one', ABOUT_ITS) });

export const deedsIn = (number: GrammaticalNumber): Syntax<readonly Deed[]> => {
  const first = list(deedIn(number), 'and');
  return choice<readonly Deed[]>(
    first,
    mapped(
      phrase('<first> (, and|and) <last>', {}, { first, last: aboutIts }),
      (value): readonly Deed[] => [...value.first, value.last],
      (value) => {
        const last = isDeeds(value) ? value[value.length - 1] : undefined;
        return isDeeds(value) && last && value.length > 1 ? { first: value.slice(0, -1), last } : undefined;
      },
    ),
  );
};
const isDeeds = (value: unknown): value is readonly Deed[] => Array.isArray(value);
