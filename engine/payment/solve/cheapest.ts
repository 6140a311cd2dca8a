import { type Budget, spend } from './budget.ts';
import type { Alternative } from './core.ts';
import { addCosts, type Cost, compareCosts, isNoWorse, isTooMuch, type Terms } from './cost.ts';
import { type Ladder, ladderOf, type Rung } from './ladder.ts';
import type { Question, Supply, Vector } from './question.ts';
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

/** The cheapest way to give what a state still asks for from pool, sources and joints alone, cheaper than one that was found before, if there is one. */
export interface Cheapest {
  readonly finish: (row: Float64Array, terms: Terms, found: Cost | null, budget: Budget) => Finished | null;
  /** No way to go on from a state, with steps or without, makes the cost of the whole less than this. */
  readonly atLeast: (row: Float64Array, cost: Cost, terms: Terms) => Cost;
  readonly nothing: Cost;
}

/** Something to be done a number of times, which is chosen; each costs as much however much of what it makes is needed. */
interface Item {
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
interface Unit {
  readonly key: string;
  readonly at: number;
  readonly cap: number;
  readonly touches: Vector;
  readonly alternative: Alternative;
  readonly cost: Cost;
}

/**
 * `width`: how many entries costs have; `floating`: which of them is what is left floating; `apart`: how many of the first ones may have limits of their own, so that single mana can't be left
 * out by comparing costs alone where it costs something there.
 */
export function cheapestOf(question: Question, width: number, floating: number, apart = 0): Cheapest {
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
  // The largest set, and the largest ones within it: what they miss is looked at for the least that has to be paid.
  const looked = size === 0 ? [] : [size - 1, ...(question.lattice.within[size - 1] ?? [])];
  const ladder = (rungs: readonly Rung[]): Ladder => ladderOf(rungs, width, floating, looked);
  const ladders = [...items.map((_, level) => ladder([...items.slice(level), ...units].map(rungOf))), ladder(units.map(rungOf))];
  const whole = ladder([...stepRungs(question), ...[...items, ...units].map(rungOf)]);
  const levels = Array.from({ length: items.length + 1 }, () => new Float64Array(size + caps.length + 2));
  const used = new Float64Array(caps.length);
  const groupUsed = new Float64Array(items.length + choices.length + 1);
  const slack = new Float64Array(size);

  const missing = new Float64Array(size);
  const withLadder = (cost: Cost, climb: Ladder, vector: Vector, { most }: Terms): Cost => {
    const room = (most[floating] ?? 0) - (cost[floating] ?? 0);
    return cost.map((value, entry) => value + climb(entry, vector, room));
  };
  const atLeast = (row: Float64Array, cost: Cost, terms: Terms): Cost => {
    for (let index = 0; index < size; index++) missing[index] = (row[index] ?? 0) - (pool[index] ?? 0);
    return withLadder(cost, whole, missing, terms);
  };

  const finish = (row: Float64Array, terms: Terms, found: Cost | null, budget: Budget): Finished | null => {
    let best: Finished | null = null;
    let bound = found;
    const known = new StateTable(size + caps.length + 2);
    const costs: Cost[][] = [];
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
      if (isTooMuch(total, terms, bound)) return;
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
      const climb = ladders[level];
      if (climb === undefined || isTooMuch(withLadder(cost, climb, here, terms), terms, bound)) return;
      const item = items[level];
      if (item === undefined || left === 0) {
        leaveOut(here, cost);
        return;
      }
      if (!spend(budget)) return;
      for (let place = 0; place < caps.length; place++) here[size + place] = used[place] ?? 0;
      here[size + caps.length] = level;
      here[size + caps.length + 1] = item.group === 0 ? 0 : (groupUsed[item.group] ?? 0);
      const number = known.add(here);
      const others = costs[number] ?? [];
      if (others.some((other) => isNoWorse(other, cost, terms))) return;
      costs[number] = [...others.filter((other) => !isNoWorse(cost, other, terms)), cost];
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
      let possible = group === 0 ? cap : cap - (groupUsed[group] ?? 0);
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

function unitsOf(supply: Supply, index: number): readonly Unit[] {
  return supply.outcomes.map(({ touches, alternative }) => ({
    key: supply.at < 0 ? `unit ${index}` : `place ${supply.at}`,
    at: supply.at,
    cap: supply.cap,
    touches,
    alternative,
    cost: costOf(alternative),
  }));
}

function itemsOf({ joints, plains, choices, caps }: Question, isUnit: (supply: Supply) => boolean): readonly Item[] {
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

const rungOf = ({ key, cap, touches, cost }: Item | Unit): Rung => ({ key, cap, gain: (set) => touches[set] ?? 0, cost });

function stepRungs({ steps, caps, given }: Question): readonly Rung[] {
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
