import { CONCERNS, type Concern } from '../answer.ts';
import type { Net, Price, Transition } from '../net.ts';
import { type CostOf, madeOf } from './draft.ts';

/** What a plan gives up, the most important first; the last entry is always how often something is done. All entries are at least 0. */
export type Cost = readonly number[];

/** Costs are compared by their first entries, then by the next where these are equal. */
export function compareCosts(a: Cost, b: Cost): number {
  for (let index = 0; index < a.length; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether a cost is less in every entry. */
export const isBelow = (cost: Cost, below: Cost): boolean => cost.every((value, index) => value < (below[index] ?? 0));

/** Whether whatever can be done at the second cost can be done as well at the first: in every entry, where entries have limits of their own. */
export const isNoWorse = (cost: Cost, other: Cost, inEach: boolean): boolean =>
  inEach ? cost.every((value, index) => value <= (other[index] ?? 0)) : compareCosts(cost, other) <= 0;

export const addCosts = (a: Cost, b: Cost, times = 1): Cost => a.map((value, index) => value + times * (b[index] ?? 0));

/** All concerns, the given ones first. */
export const fullOrder = (preference: readonly Concern[]): readonly Concern[] => [...new Set([...preference, ...CONCERNS])];

/** Costs in this order of concerns. */
export function costIn(order: readonly Concern[]): CostOf {
  return (transition, output) => [
    ...order.map((concern) => (concern === 'floating' ? gainOf(transition, output) : transition.price[concern])),
    1,
  ];
}

/**
 * How much more mana there is after a firing than before. Plans that make no more than they need leave nothing floating; a plan is not the
 * better for burning mana.
 */
function gainOf({ input, outputs }: Transition, output: number): number {
  const made = madeOf(outputs[output] ?? []).reduce((sum, { count }) => sum + count, 0);
  const spent = madeOf(input).reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, made - spent);
}

/** Transitions that give up nothing of these. */
export function withoutAny(net: Net, concerns: readonly (keyof Price)[]): ReadonlySet<number> {
  return new Set(net.transitions.flatMap(({ price }, index) => (concerns.every((concern) => price[concern] === 0) ? [index] : [])));
}
