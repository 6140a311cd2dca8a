import type { Coverable } from '../net.ts';
import { before, holdsTooMuch, isBeyond } from './back.ts';
import { type Budget, spend } from './budget.ts';
import { afterRounds, type Back, goesOn } from './circle.ts';
import type { Made } from './core.ts';
import type { Finish } from './finish.ts';
import { Heap } from './heap.ts';
import { close, inside } from './lattice.ts';
import { placeStepsOf } from './placeCosts.ts';
import type { Question } from './question.ts';
import { StateTable } from './stateTable.ts';

/**
 * Whether a goal can be covered, searched backwards from it: a state is what is still asked for before the steps chosen so far. The one that
 * is nearest to being there is looked at first. A state that asks for at least what one on the way to it asks for can be left out: whatever
 * covers it covers the other. Where a circle of steps asks for less and less, it is gone through as often as it helps at once. Every chain of states without that ends (Dickson's lemma), and so does the search.
 */
export function cover(question: Question, finish: Finish, goal: readonly Made[], budget: Budget, leftOut = 0): Coverable {
  const { lattice, caps, given, steps, sure, endless } = question;
  const size = lattice.sets.length;
  const width = size + caps.length;
  const row = startOf(question, goal);
  if (leftOut > 0) leaveOut(question, row, leftOut);
  if (isBeyond(question, row)) return 'no';
  if (isThere(question, row) && finish(row, budget)) return 'yes';
  if (steps.length === 0) return budget.left > 0 ? 'no' : 'undetermined';

  const seen = new StateTable(width);
  const parents: number[] = [-1];
  /** The step that led to each state; null where it was more than one. */
  const backs: (Back | null)[] = [null];
  const distances: number[] = [0];
  const heap = new Heap((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0));
  seen.add(row);
  heap.push(0);
  const child = new Float64Array(width);
  const other = new Float64Array(width);
  const stepsTo = placeStepsOf(question);
  const distance = (state: Float64Array): number => {
    let sum = 0;
    for (let index = 0; index < size; index++) sum += Math.max(0, (state[index] ?? 0) - (sure[index] ?? 0));
    for (let place = 0; place < caps.length; place++)
      if (given[place] === true) sum += Math.max(0, (state[size + place] ?? 0) - (caps[place] ?? 0)) * Math.max(1, stepsTo[place] ?? 0);
    return sum;
  };
  const asksMoreThanSeen = (state: Float64Array, from: number): boolean => {
    let compared = Math.min(seen.size, COMPARED);
    for (let number = compared - 1; number >= 0; number--) if (seen.isAtLeast(state, number)) return true;
    for (let ancestor = from; ancestor >= COMPARED; ancestor = parents[ancestor] ?? -1) {
      if (seen.isAtLeast(state, ancestor)) return true;
      compared += 1;
    }
    budget.left -= compared / COMPARED_FOR_ONE;
    return asksMoreThanRounds(state, -1);
  };
  /** States that circles led to ask for little. */
  const rounds: number[] = [];
  const asksMoreThanRounds = (state: Float64Array, itself: number): boolean => {
    for (const number of rounds) if (number !== itself && seen.isAtLeast(state, number)) return true;
    return false;
  };
  /** Where the state is what a circle of steps leads to from a state before it and asks for less: what going around as often as it helps leads to. */
  const wentAround = (state: Float64Array, from: number, back: Back): Float64Array | null => {
    const circle = [back];
    for (let ancestor = from; ancestor >= 0; ancestor = parents[ancestor] ?? -1) {
      if (seen.isAtMost(state, ancestor)) {
        seen.read(ancestor, other);
        if (goesOn(question, circle.toReversed(), other, state)) return afterRounds(question, circle.toReversed(), state);
      }
      const earlier = backs[ancestor];
      if (earlier === null || earlier === undefined) return null;
      circle.push(earlier);
    }
    return null;
  };

  // Where steps can go on without end, every fourth time the oldest state has its turn, so that circles come up however far the nearest is off.
  const done: boolean[] = [];
  let oldest = 0;
  let turns = 0;
  // And every other time one that follows soon on going around a circle: a wider circle may begin there.
  const following: number[] = [];
  const since: number[] = [];
  let first = 0;
  const next = (): number => {
    turns += 1;
    if (endless && turns % 4 === 0) {
      while (done[oldest] === true) oldest += 1;
      if (oldest < seen.size) return oldest;
    }
    if (turns % 2 === 1) {
      while (done[following[first] ?? -1] === true) first += 1;
      const number = following[first];
      if (number !== undefined) return number;
    }
    let number = heap.pop();
    while (number >= 0 && done[number] === true) number = heap.pop();
    return number;
  };

  for (let number = next(); number >= 0; number = next()) {
    if (!spend(budget)) return 'undetermined';
    done[number] = true;
    seen.read(number, row);
    if (asksMoreThanRounds(row, number)) continue;
    if ((distances[number] ?? 0) > 0 && isThere(question, row) && finish(row, budget)) return 'yes';
    for (const move of steps) {
      for (const outcome of move.outcomes) {
        if (!before(question, move, outcome, row, child)) continue;
        if (seen.isAtLeast(child, number) || isBeyond(question, child)) continue;
        if (endless && (holdsTooMuch(question, child) || asksMoreThanSeen(child, number))) continue;
        const around = endless ? wentAround(child, number, { move, outcome }) : null;
        if (around !== null) child.set(around);
        const known = seen.size;
        if (seen.add(child) < known) continue;
        if (around !== null) rounds.push(known);
        const away = around === null ? (since[number] ?? SOON) + 1 : 0;
        if (away <= SOON) following.push(known);
        since[known] = away;
        parents.push(number);
        backs.push(around === null ? { move, outcome } : null);
        const far = distance(child);
        if (far === 0 && finish(child, budget)) return 'yes';
        distances.push(far);
        heap.push(known);
      }
    }
  }
  return budget.left > 0 ? 'no' : 'undetermined';
}

/** A state is compared with those on the way to it, and with so many others. */
const COMPARED = 1_000;

/** So many steps after going around a circle are soon. */
const SOON = 6;

/** So many comparisons take as long as looking at one state. */
const COMPARED_FOR_ONE = 500;

/** What the goal asks for. */
export function startOf({ lattice, core, tracked }: Question, goal: readonly Made[]): Float64Array {
  const size = lattice.sets.length;
  const row = new Float64Array(size + tracked.length);
  for (let index = 0; index < size; index++) row[index] = inside(goal, lattice.sets[index] ?? 0);
  tracked.forEach((place, index) => {
    row[size + index] = core.need[place] ?? 0;
  });
  return row;
}

/** Whatever mana is left out of a goal, each set asks for at most so many less. */
function leaveOut({ lattice }: Question, row: Float64Array, count: number): void {
  for (let index = 0; index < lattice.sets.length; index++) row[index] = (row[index] ?? 0) - count;
  close(lattice, row);
}

/** Whether the places that steps give to hold enough at the start. */
export function isThere({ caps, given, lattice }: Question, row: Float64Array): boolean {
  const size = lattice.sets.length;
  for (let place = 0; place < caps.length; place++) {
    if (given[place] === true && (row[size + place] ?? 0) > (caps[place] ?? 0)) return false;
  }
  return true;
}
