import { CONCERNS, type Concern } from '../answer.ts';
import type { Net, Price, Transition } from '../net.ts';
import { type CostOf, madeOf } from './draft.ts';

/** What a plan gives up, the most important first; the last entry is always how often something is done. All entries are at least 0. */
export type Cost = readonly number[];

/** Costs are compared by their first entries, then by the next where these are equal; at most `depth` of them. */
export function compareCosts(a: Cost, b: Cost, depth = a.length): number {
  for (let index = 0; index < depth; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What is asked of a way's cost. */
export interface Terms {
  /** Only so many entries matter. */
  readonly depth: number;
  /** Each entry has to be less than this, or null. Ways are then kept apart that cost less in different entries. */
  readonly below: Cost | null;
  /** The best way is known to cost no more than this in any entry. */
  readonly most: Cost;
}

/** Whether whatever can be done at the second cost can be done as well at the first. */
export function isNoWorse(cost: Cost, other: Cost, { below, depth }: Pick<Terms, 'below' | 'depth'>): boolean {
  return below === null ? compareCosts(cost, other, depth) <= 0 : cost.every((value, index) => value <= (other[index] ?? 0));
}

/** Whether a cost, or one that is known to be at least that, is no use: it breaks the terms, or comes to no less than the best that was found. */
export function isTooMuch(cost: Cost, { depth, below, most }: Terms, found: Cost | null): boolean {
  for (let index = 0; index < depth; index++) {
    const value = cost[index] ?? 0;
    if (value > (most[index] ?? 0) + ROUNDING || (below !== null && value > (below[index] ?? 0) - ROUNDING)) return true;
  }
  if (found === null) return false;
  for (let index = 0; index < depth; index++) {
    const difference = (cost[index] ?? 0) - (found[index] ?? 0);
    if (difference > ROUNDING) return true;
    if (difference < -ROUNDING) return false;
  }
  return true;
}

/** Shares of costs are not exact. */
const ROUNDING = 1e-9;

/** The first cost and so many times the second. */
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
