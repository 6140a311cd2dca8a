import { type Budget, spend } from './budget.ts';
import type { Alternative } from './core.ts';
import { addCosts, type Cost, compareCosts, isNoWorse, isTooMuch, type Terms } from './cost.ts';
import { costOf, type Item, isSingle, itemsOf, restsOf, rungOf, stepRungs, unitsOf } from './items.ts';
import { type Ladder, ladderOf, type Rung } from './ladder.ts';
import { placeCostsOf } from './placeCosts.ts';
import type { Question, Supply, Vector } from './question.ts';
import { StateTable } from './stateTable.ts';

/** An outcome so many times. */
export interface Pick {
  readonly alternative: Alternative;
  readonly times: number;
}

/** What is done at the end, and what it costs. */
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
  const placeCosts = placeCostsOf(question, width);
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
    const least = withLadder(cost, whole, missing, terms);
    return least.map((value, entry) => Math.max(value, (cost[entry] ?? 0) + weighed(placeCosts[entry], row)));
  };
  const weighed = (weights: Float64Array | undefined, row: Float64Array): number => {
    let sum = 0;
    if (weights !== undefined) for (let place = 0; place < weights.length; place++) sum += (weights[place] ?? 0) * (row[size + place] ?? 0);
    return sum;
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
