import { type Budget, spend } from './budget.ts';
import type { Alternative } from './core.ts';
import { addCosts, type Cost, compareCosts, isBelow, isNoWorse } from './cost.ts';
import type { Move, Question, Supply, Vector } from './question.ts';
import { StateTable } from './stateTable.ts';

/** An outcome so many times. */
export interface Pick {
  readonly alternative: Alternative;
  readonly times: number;
}

export interface Finished {
  readonly cost: Cost;
  readonly picks: readonly Pick[];
}

/** What a way may cost: less than `limit` as costs are compared, and less than `below` in every entry. Null: anything. */
export interface Limits {
  readonly limit: Cost | null;
  readonly below: Cost | null;
}

/** The cheapest way to give what a state still asks for from pool, sources and joints alone. */
export interface Cheapest {
  readonly finish: (row: Float64Array, limits: Limits, budget: Budget) => Finished | null;
  /** No way to go on from the state, with steps or without, costs less than this. */
  readonly atLeast: (row: Float64Array) => Cost;
  readonly nothing: Cost;
}

/** Something to be done a number of times, which is chosen; each costs as much however much of what it makes is needed. */
interface Item {
  readonly takes: readonly { readonly place: number; readonly amount: number }[];
  /** Items of one group together at most `cap` times, apart from what `takes` allows. */
  readonly group: number;
  readonly cap: number;
  readonly touches: Vector;
  readonly alternative: Alternative;
  readonly cost: Cost;
}

/** Single mana. Of these, any that can be done without is left out, the most expensive first: that is best, since what covers a demand is a matroid. */
interface Unit {
  readonly at: number;
  readonly cap: number;
  readonly touches: Vector;
  readonly alternative: Alternative;
  readonly cost: Cost;
}

/**
 * `width`: how many entries costs have; `apart`: how many of the first ones may have limits of their own, so that single mana can't be left
 * out by comparing costs alone where it costs something there.
 */
export function cheapestOf(question: Question, width: number, apart = 0): Cheapest {
  const { pool, caps, plains, choices } = question;
  const size = pool.length;
  const isUnit = (supply: Supply): boolean =>
    isSingle(supply) && supply.outcomes.every(({ alternative }) => costOf(alternative).every((each, at) => at >= apart || each === 0));
  const items = itemsOf(question, isUnit);
  const units = plains
    .filter(isUnit)
    .flatMap(unitsOf)
    .sort((a, b) => compareCosts(b.cost, a.cost));
  const zero: Cost = Array.from({ length: width }, () => 0);
  const rests = restsOf(size, items, units);
  const perMana = ratesOf([], items, units, zero);
  const perManaWithSteps = ratesOf(question.steps, items, units, zero);
  const levels = Array.from({ length: items.length + 1 }, () => new Float64Array(size + caps.length + 2));
  const used = new Float64Array(caps.length);
  const groupUsed = new Float64Array(items.length + choices.length + 1);
  const slack = new Float64Array(size);

  const atLeast = (row: Float64Array): Cost =>
    size === 0 ? zero : addCosts(zero, perManaWithSteps, Math.max(0, (row[size - 1] ?? 0) - (pool[size - 1] ?? 0)));

  const finish = (row: Float64Array, { limit, below }: Limits, budget: Budget): Finished | null => {
    let best: Finished | null = null;
    let bound = limit;
    const known = new StateTable(size + caps.length + 2);
    const costs: Cost[][] = [];
    const tooMuch = (cost: Cost): boolean =>
      (bound !== null && compareCosts(cost, bound) >= 0) || (below !== null && !isBelow(cost, below));
    const picks: Pick[] = [];

    const leaveOut = (missing: Vector, cost: Cost): void => {
      const most = largestOf(missing, size);
      slack.fill(0);
      for (const { at, cap, touches } of units) {
        const times = timesOf(at, cap, most);
        for (let index = 0; index < size; index++) slack[index] = (slack[index] ?? 0) + times * (touches[index] ?? 0);
      }
      for (let index = 0; index < size; index++) {
        slack[index] = (slack[index] ?? 0) - (missing[index] ?? 0);
        if ((slack[index] ?? 0) < 0) return;
      }
      let total = cost;
      const chosen: Pick[] = [];
      for (const { at, cap, touches, alternative, cost: each } of units) {
        const times = timesOf(at, cap, most);
        let spare = times;
        for (let index = 0; index < size; index++) if ((touches[index] ?? 0) > 0) spare = Math.min(spare, slack[index] ?? 0);
        if (spare > 0) for (let index = 0; index < size; index++) slack[index] = (slack[index] ?? 0) - spare * (touches[index] ?? 0);
        if (times === spare) continue;
        total = addCosts(total, each, times - spare);
        chosen.push({ alternative, times: times - spare });
      }
      if (tooMuch(total)) return;
      bound = total;
      best = { cost: total, picks: [...picks, ...chosen] };
    };
    const timesOf = (at: number, cap: number, most: number): number => Math.min(most, at < 0 ? cap : Math.max(0, cap - (used[at] ?? 0)));

    const choose = (level: number, cost: Cost): void => {
      const here = levels[level];
      const rest = rests[level];
      if (here === undefined || rest === undefined) return;
      for (let index = 0; index < size; index++) {
        const asked = here[index] ?? 0;
        if (asked > (rest[index] ?? 0)) return;
        if (asked < 0) here[index] = 0;
      }
      const left = largestOf(here, size);
      if (tooMuch(addCosts(cost, perMana, left))) return;
      const item = items[level];
      if (item === undefined || left === 0) {
        leaveOut(here, cost);
        return;
      }
      if (!spend(budget)) return;
      for (let place = 0; place < caps.length; place++) here[size + place] = used[place] ?? 0;
      here[size + caps.length] = level;
      here[size + caps.length + 1] = item.cap === Number.POSITIVE_INFINITY ? 0 : (groupUsed[item.group] ?? 0);
      const number = known.add(here);
      const others = costs[number] ?? [];
      if (others.some((other) => isNoWorse(other, cost, below !== null))) return;
      costs[number] = [...others.filter((other) => !isNoWorse(cost, other, below !== null)), cost];
      const next = levels[level + 1];
      if (next === undefined) return;
      for (let times = mostTimes(item, here); times >= 0; times--) {
        for (let index = 0; index < size; index++) next[index] = (here[index] ?? 0) - times * (item.touches[index] ?? 0);
        for (const { place, amount } of item.takes) used[place] = (used[place] ?? 0) + times * amount;
        groupUsed[item.group] = (groupUsed[item.group] ?? 0) + times;
        if (times > 0) picks.push({ alternative: item.alternative, times });
        choose(level + 1, times > 0 ? addCosts(cost, item.cost, times) : cost);
        if (times > 0) picks.pop();
        groupUsed[item.group] = (groupUsed[item.group] ?? 0) - times;
        for (const { place, amount } of item.takes) used[place] = (used[place] ?? 0) - times * amount;
      }
    };

    /** More than covers everything that it touches is never needed. */
    const mostTimes = ({ takes, group, cap, touches }: Item, here: Vector): number => {
      let possible = cap - (groupUsed[group] ?? 0);
      for (const { place, amount } of takes) possible = Math.min(possible, Math.floor(((caps[place] ?? 0) - (used[place] ?? 0)) / amount));
      let needed = 0;
      for (let index = 0; index < size; index++) {
        const asked = here[index] ?? 0;
        if (asked > 0 && (touches[index] ?? 0) > 0) needed = Math.max(needed, Math.ceil(asked / (touches[index] ?? 1)));
      }
      return Math.max(0, Math.min(possible, needed));
    };

    const first = levels[0];
    if (first === undefined) return null;
    for (let index = 0; index < size; index++) first[index] = (row[index] ?? 0) - (pool[index] ?? 0);
    for (let place = 0; place < caps.length; place++) used[place] = row[size + place] ?? 0;
    groupUsed.fill(0);
    choose(0, zero);
    return best;
  };
  return { finish, atLeast, nothing: zero };
}

/** So much mana at least is missing. */
function largestOf(missing: Vector, size: number): number {
  let largest = 0;
  for (let index = 0; index < size; index++) largest = Math.max(largest, missing[index] ?? 0);
  return largest;
}

const costOf = ({ cost }: Alternative): Cost => cost ?? [];

/** Whether it is a single mana, so that doing it once covers at most one thing. */
const isSingle = ({ outcomes: [outcome, ...others] }: Supply): boolean =>
  outcome !== undefined && others.length === 0 && outcome.alternative.made.length === 1 && outcome.alternative.made[0]?.count === 1;

function unitsOf(supply: Supply): readonly Unit[] {
  return supply.outcomes.map(({ touches, alternative }) => ({
    at: supply.at,
    cap: supply.cap,
    touches,
    alternative,
    cost: costOf(alternative),
  }));
}

function itemsOf({ joints, plains, choices }: Question, isUnit: (supply: Supply) => boolean): readonly Item[] {
  const fromJoints = joints.flatMap(({ takes, outcomes }) =>
    outcomes.map(({ touches, alternative }) => ({
      takes,
      group: 0,
      cap: Number.POSITIVE_INFINITY,
      touches,
      alternative,
      cost: costOf(alternative),
    })),
  );
  const supplies = [...choices, ...plains.filter((supply) => !isUnit(supply))];
  const fromSupplies = supplies.flatMap(({ at, cap, outcomes }, index) =>
    outcomes.map(({ touches, alternative }) => ({
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
function restsOf(size: number, items: readonly Item[], units: readonly Unit[]): readonly Vector[] {
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

/** What one mana more costs at least, entry by entry: whatever is done, so much mana more can't be had for less. */
function ratesOf(steps: readonly Move[], items: readonly Item[], units: readonly Unit[], zero: Cost): Cost {
  if (steps.some(({ doubles }) => doubles !== null)) return zero;
  const rates = zero.map(() => Number.POSITIVE_INFINITY);
  const consider = (gain: number, cost: Cost): void => {
    if (gain > 0) for (let index = 0; index < rates.length; index++) rates[index] = Math.min(rates[index] ?? 0, (cost[index] ?? 0) / gain);
  };
  const last = (vector: Vector): number => vector[vector.length - 1] ?? 0;
  for (const { touches, cost } of items) consider(last(touches), cost);
  for (const { touches, cost } of units) consider(last(touches), cost);
  for (const { asks, outcomes } of steps)
    for (const { touches, alternative } of outcomes) consider(last(touches) - last(asks), costOf(alternative));
  return rates.map((rate) => (rate === Number.POSITIVE_INFINITY ? 0 : rate * (1 - ROUNDING)));
}

const ROUNDING = 1e-12;
