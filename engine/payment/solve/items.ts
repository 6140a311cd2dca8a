import type { Alternative } from './core.ts';
import type { Cost } from './cost.ts';
import type { Rung } from './ladder.ts';
import type { Question, Supply, Vector } from './question.ts';

/** Something to be done a number of times, which is chosen; each costs as much however much of what it makes is needed. */
export interface Item {
  /** What shares a key shares what it uses up. */
  readonly key: string;
  readonly takes: readonly { readonly place: number; readonly amount: number }[];
  /** Items of one group together at most `cap` times, apart from what `takes` allows. */
  readonly group: number;
  readonly cap: number;
  readonly touches: Vector;
  readonly alternative: Alternative;
  readonly cost: Cost;
}

/** Single mana. Of these, any that can be done without is left out, the most expensive first: that is best, since what covers a demand is a matroid. */
export interface Unit {
  readonly key: string;
  readonly at: number;
  readonly cap: number;
  readonly touches: Vector;
  readonly alternative: Alternative;
  readonly cost: Cost;
}

/** Of outcomes that have costs. */
export const costOf = ({ cost }: Alternative): Cost => cost ?? [];

/** Whether it is a single mana, so that doing it once covers at most one thing. */
export const isSingle = ({ outcomes: [outcome, ...others] }: Supply): boolean =>
  outcome !== undefined && others.length === 0 && outcome.alternative.made.length === 1 && outcome.alternative.made[0]?.count === 1;

/** `index`: a number that no other supply has. */
export function unitsOf(supply: Supply, index: number): readonly Unit[] {
  return supply.outcomes.map(({ touches, alternative }) => ({
    key: supply.at < 0 ? `unit ${index}` : `place ${supply.at}`,
    at: supply.at,
    cap: supply.cap,
    touches,
    alternative,
    cost: costOf(alternative),
  }));
}

/** Joints, and sources that are not single mana at a single cost. */
export function itemsOf({ joints, plains, choices, caps }: Question, isUnit: (supply: Supply) => boolean): readonly Item[] {
  const fromJoints = joints.flatMap(({ takes, outcomes }, index) => {
    const [tightest] = [...takes].sort((a, b) => (caps[a.place] ?? 0) / a.amount - (caps[b.place] ?? 0) / b.amount);
    return outcomes.map(({ touches, alternative }) => ({
      key: tightest === undefined ? `joint ${index}` : `place ${tightest.place}`,
      takes,
      group: 0,
      cap: tightest === undefined ? Number.POSITIVE_INFINITY : Math.floor((caps[tightest.place] ?? 0) / tightest.amount),
      touches,
      alternative,
      cost: costOf(alternative),
    }));
  });
  const supplies = [...choices, ...plains.filter((supply) => !isUnit(supply))];
  const fromSupplies = supplies.flatMap(({ at, cap, outcomes }, index) =>
    outcomes.map(({ touches, alternative }) => ({
      key: at < 0 ? `item ${index}` : `place ${at}`,
      takes: at < 0 ? [] : [{ place: at, amount: 1 }],
      group: index + 1,
      cap,
      touches,
      alternative,
      cost: costOf(alternative),
    })),
  );
  return [...fromJoints, ...fromSupplies];
}

/** For each level the most that the items from there on and all units give, by set. */
export function restsOf(size: number, items: readonly Item[], units: readonly Unit[]): readonly Vector[] {
  const last = new Float64Array(size);
  const add = (sum: Vector, times: number, touches: Vector): void => {
    for (let index = 0; index < size; index++)
      if ((touches[index] ?? 0) > 0) sum[index] = (sum[index] ?? 0) + times * (touches[index] ?? 0);
  };
  for (const { cap, touches } of units) add(last, cap, touches);
  const rests = [last];
  for (const { cap, touches } of items.toReversed()) {
    const rest = Float64Array.from(rests[0] ?? []);
    add(rest, cap, touches);
    rests.unshift(rest);
  }
  return rests;
}

/** As a bound counts it. */
export const rungOf = ({ key, cap, touches, cost }: Item | Unit): Rung => ({ key, cap, gain: (set) => touches[set] ?? 0, cost });

/** Steps as a bound counts them: by what they make more than they spend. */
export function stepRungs({ steps, caps, given }: Question): readonly Rung[] {
  return steps.flatMap(({ asks, takes, outcomes }, index) => {
    const [tightest] = takes
      .filter(({ place }) => given[place] !== true)
      .sort((a, b) => (caps[a.place] ?? 0) / a.amount - (caps[b.place] ?? 0) / b.amount);
    const key = tightest === undefined ? `step ${index}` : `place ${tightest.place}`;
    const cap = tightest === undefined ? Number.POSITIVE_INFINITY : (caps[tightest.place] ?? 0) / tightest.amount;
    return outcomes.map(({ touches, alternative }) => ({
      key,
      cap,
      gain: (set: number) => (touches[set] ?? 0) - (asks[set] ?? 0),
      cost: costOf(alternative),
    }));
  });
}
