import { powerTogether } from '../activation/crewing.ts';
import type { Bounds, ObjectCost, ObjectDemand, TotalPower } from '../activation/demands.ts';
import { ok, type Result } from '../result.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState } from '../state/game.ts';
import { inRandomOrder } from '../state/random.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { forbidden, missing } from './illegal.ts';
import { sameness } from './interchangeable.ts';

/** What part of a cost the objects are for, and which they are. */
export interface ChosenObjects {
  readonly demand: ObjectDemand;
  readonly ids: readonly string[];
  /** What is random next, where chance decided which they are. */
  readonly seed?: number;
}

const VERBS: Readonly<Record<ObjectCost, string>> = {
  tap: 'to tap',
  untap: 'to untap',
  sacrifice: 'to sacrifice',
  exile: 'to exile',
  discard: 'to discard',
  returnToHand: "to return to its owner's hand",
  reveal: 'to reveal',
  putInGraveyard: 'to put into a graveyard',
  putOnLibrary: 'to put on a library',
  exert: 'to exert',
  unattach: 'to unattach',
};

/** Parts of one cost that no object can be used for twice. */
const KEEPS_APART: readonly (readonly ObjectCost[])[] = [
  ['tap'],
  ['untap'],
  ['sacrifice', 'exile', 'discard', 'returnToHand', 'putInGraveyard', 'putOnLibrary'],
];

/**
 * 601.2b, 602.2b: the objects that each part of a cost is paid with: those of the answers, or by themselves where only one way is left, or
 * where they differ in nothing. `number`: how many where the text leaves it open, X included; null where that is not settled. `rule`: what a refusal
 * cites beside 118.3.
 */
export function chooseObjects(
  demands: readonly ObjectDemand[],
  { number, rule }: { readonly number: number | null; readonly rule: RuleNumber },
  state: GameState,
  answers: Answers,
): Result<readonly ChosenObjects[], Illegal> {
  const chosen: ChosenObjects[] = [];
  // What is fixed to one object goes first: it can't be used for a part that leaves a choice.
  const inOrder = [...demands].sort((left, right) => Number(right.symbol) - Number(left.symbol));
  for (const demand of inOrder) {
    const rivals = KEEPS_APART.find((kinds) => kinds.includes(demand.kind)) ?? [];
    const taken = new Set(chosen.filter((one) => rivals.includes(one.demand.kind)).flatMap(({ ids }) => ids));
    const free = demand.among.filter((id) => !taken.has(id));
    if (demand.total !== undefined) {
      const crew = crewFrom(free, demand.total, state, answers, rule);
      if (!crew.ok) return crew;
      chosen.push({ demand, ids: crew.value });
      continue;
    }
    const outside = isOutside(demand.amount, number);
    if (outside !== null) return forbidden(`The cost takes ${outside} ${VERBS[demand.kind]}, not ${number}.`, '118.3', '107.3a');
    const count = countOf(demand.amount, number);
    if (demand.random === true) {
      const most = count ?? (demand.amount === 'x' ? 0 : demand.amount.least);
      if (free.length < most) return forbidden(`There is not enough ${VERBS[demand.kind]} for the cost.`, '118.3', rule);
      const { value, seed } = inRandomOrder(free, chosen.findLast((one) => one.seed !== undefined)?.seed ?? state.seed);
      chosen.push({ demand, ids: value.slice(0, most), ...(free.length > most ? { seed } : {}) });
      continue;
    }
    const answered = demand.symbol ? [] : answers.takeIds(free, count ?? free.length);
    const wanted = count ?? Math.max(answered.length, demand.amount === 'x' ? 0 : demand.amount.least);
    if (free.length < wanted) return forbidden(`There is not enough ${VERBS[demand.kind]} for the cost.`, '118.3', rule);
    const ids = withTheRest(answered, free, wanted, state);
    if (ids === null) {
      const left = free.filter((id) => !answered.includes(id));
      return missing(`an object ${VERBS[demand.kind]}`, left, left.length < free.length ? null : unfit(answers), {
        least: wanted,
        most: wanted,
      });
    }
    chosen.push({ demand, ids });
  }
  return ok(chosen);
}

/** An answer that is no such object, to be named. */
const unfit = (answers: Answers): string | null => answers.nextId;

/** How many objects: fixed, X, or what the answers say (null). */
function countOf(amount: Bounds | 'x', number: number | null): number | null {
  if (amount === 'x') return number;
  return amount.least === amount.most ? amount.least : number;
}

/** What an open number would have to be, in words, where it is not within its bounds; null where it is. */
function isOutside(amount: Bounds | 'x', number: number | null): string | null {
  if (amount === 'x' || number === null || amount.least === amount.most) return null;
  const { least, most } = amount;
  if (number >= least && (most === null || number <= most)) return null;
  return most === null ? `${least} or more` : `${least} to ${most}`;
}

/** The answered objects, and as many more as it takes where there is no choice among the others; null where there is. */
function withTheRest(answered: readonly string[], free: readonly string[], wanted: number, state: GameState): readonly string[] | null {
  const rest = free.filter((id) => !answered.includes(id));
  const needed = wanted - answered.length;
  if (needed === 0) return answered;
  if (needed === rest.length) return [...answered, ...rest];
  const [first = '', ...others] = rest.map((id) => sameness(state, id));
  return others.every((one) => one === first) ? [...answered, ...rest.slice(0, needed)] : null;
}

/**
 * 702.122a: the creatures that are tapped for their total power: those of the answers; without any, those that are needed, where no others would do as
 * well.
 */
function crewFrom(
  free: readonly string[],
  total: TotalPower,
  state: GameState,
  answers: Answers,
  rule: RuleNumber,
): Result<readonly string[], Illegal> {
  const { least } = total;
  const answered = answers.takeIds(free, free.length);
  if (powerTogether(answered, total) >= least) return ok(answered);
  const rest = free.filter((id) => !answered.includes(id));
  const willing = rest.filter((id) => powerTogether([id], total) > 0);
  if (powerTogether([...answered, ...willing], total) < least)
    return forbidden(`There are no untapped creatures with a total power of ${least} to tap.`, '702.122a', '118.3', rule);
  const needed = willing.filter((id) => powerTogether([...answered, ...willing], total) - powerTogether([id], total) < least);
  if (powerTogether([...answered, ...needed], total) >= least) return ok([...answered, ...needed]);
  const [first = '', ...others] = willing.map((id) => sameness(state, id));
  if (!others.every((one) => one === first))
    return missing('the creatures to tap for their total power', rest, unfit(answers), { least: 1, most: free.length });
  const count = willing.findIndex((_, index) => powerTogether([...answered, ...willing.slice(0, index + 1)], total) >= least);
  return ok([...answered, ...willing.slice(0, count + 1)]);
}
