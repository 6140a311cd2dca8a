import { before, holdsTooMuch, isBeyond } from './back.ts';
import { type Budget, spend } from './budget.ts';
import type { Cheapest, Finished, Pick } from './cheapest.ts';
import type { Alternative, Made, Step } from './core.ts';
import { addCosts, type Cost, compareCosts, isNoWorse, isTooMuch, type Terms } from './cost.ts';
import { isThere, startOf } from './cover.ts';
import { Heap } from './heap.ts';
import type { Question } from './question.ts';
import { StateTable } from './stateTable.ts';

/** Something done so many times in a row; `step` is null for what spends no mana and depends on no order. */
export interface Deed extends Pick {
  readonly step: Step | null;
}

/** A way to cover a goal. */
export interface Found {
  readonly cost: Cost;
  /** In the order in which they are done. */
  readonly deeds: readonly Deed[];
  /** Whether it is certain that there is nothing cheaper. */
  readonly best: boolean;
}

/**
 * The cheapest way to cover a goal: states are those of the search for whether it can be covered, looked at by rising cost of the steps so
 * far together with the least that has to follow. Null where none was found that meets the
 * terms and is cheaper than one that is known.
 */
export function cheapestWay(
  question: Question,
  cheapest: Cheapest,
  goal: readonly Made[],
  budget: Budget,
  terms: Terms,
  known: Cost | null = null,
): Found | null {
  const { lattice, caps, steps, endless } = question;
  const width = lattice.sets.length + caps.length;
  const row = startOf(question, goal);
  const seen = new StateTable(width);
  const arrivals: Arrival[] = [
    { state: 0, cost: cheapest.nothing, least: cheapest.atLeast(row, cheapest.nothing, terms), parent: -1, by: null },
  ];
  /** For each state the arrivals that aren't outdone by others. */
  const current: (readonly number[])[] = [[0]];
  // Of ways that may come to the same, the one that is furthest on.
  const heap = new Heap((a, b) => compareCosts(arrivals[a]?.least ?? [], arrivals[b]?.least ?? [], terms.depth) || b - a);
  seen.add(row);
  heap.push(0);
  const child = new Float64Array(width);
  let found: { readonly at: number; readonly cost: Cost; readonly finished: Finished } | null = null;
  const asksMoreForMore = (state: Float64Array, from: number): boolean => {
    for (let ancestor = from; ancestor >= 0; ancestor = arrivals[ancestor]?.parent ?? -1)
      if (seen.isAtLeast(state, arrivals[ancestor]?.state ?? 0)) return true;
    return false;
  };

  for (let number = heap.pop(); number >= 0; number = heap.pop()) {
    const arrival = arrivals[number];
    if (arrival === undefined || current[arrival.state]?.includes(number) !== true) continue;
    if (isTooMuch(arrival.least, terms, found?.cost ?? known)) break;
    if (!spend(budget)) break;
    seen.read(arrival.state, row);
    if (isThere(question, row)) {
      const rest = (whole: Cost | null): Cost | null => whole?.map((value, index) => value - (arrival.cost[index] ?? 0)) ?? null;
      const left = { ...terms, below: rest(terms.below), most: rest(terms.most) ?? terms.most };
      const finished = cheapest.finish(row, left, rest(found?.cost ?? known), budget);
      if (finished !== null) found = { at: number, cost: addCosts(arrival.cost, finished.cost), finished };
    }
    for (const move of steps) {
      for (const outcome of move.outcomes) {
        if (!before(question, move, outcome, row, child)) continue;
        if (seen.isAtLeast(child, arrival.state) || isBeyond(question, child)) continue;
        if (endless && (holdsTooMuch(question, child) || asksMoreForMore(child, number))) continue;
        const cost = addCosts(arrival.cost, outcome.alternative.cost ?? []);
        const least = cheapest.atLeast(child, cost, terms);
        if (isTooMuch(least, terms, found?.cost ?? known)) continue;
        const state = seen.add(child);
        const others = current[state] ?? [];
        if (others.some((other) => isNoWorse(arrivals[other]?.cost ?? [], cost, terms))) continue;
        current[state] = [...others.filter((other) => !isNoWorse(cost, arrivals[other]?.cost ?? [], terms)), arrivals.length];
        arrivals.push({ state, cost, least, parent: number, by: { step: move.step, alternative: outcome.alternative } });
        heap.push(arrivals.length - 1);
      }
    }
  }
  if (found === null) return null;
  const deeds: Deed[] = found.finished.picks.map((pick) => ({ ...pick, step: null }));
  for (let at = arrivals[found.at]; at !== undefined && at.by !== null; at = arrivals[at.parent]) deeds.push({ ...at.by, times: 1 });
  return { cost: found.cost, deeds, best: budget.left > 0 };
}

/** How a state was come to: by which step, from which state on. */
interface Arrival {
  readonly state: number;
  readonly cost: Cost;
  /** What the whole way costs at least. */
  readonly least: Cost;
  readonly parent: number;
  readonly by: { readonly step: Step; readonly alternative: Alternative } | null;
}
