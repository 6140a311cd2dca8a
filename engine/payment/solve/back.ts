import { close, MOST_SETS } from './lattice.ts';
import type { Move, Outcome, Question } from './question.ts';

/**
 * What has to be there before a step so that the demands of `row` are met after it: what it makes covers as much as it can, what it spends and
 * takes is asked for in addition. Demands come first in a row, one for each set of the lattice; then for each tracked place what is taken of
 * it: in all, or, where steps give to the place, what it has to hold at this point. False where the place hasn't so much.
 */
export function before(question: Question, move: Move, outcome: Outcome, row: Float64Array, into: Float64Array): boolean {
  const { lattice, caps, given } = question;
  const size = lattice.sets.length;
  into.set(row);
  for (const { place, amount } of move.gives) into[size + place] = Math.max(0, (into[size + place] ?? 0) - amount);
  for (const { place, amount } of move.takes) {
    const taken = (into[size + place] ?? 0) + amount;
    if (given[place] !== true && taken > (caps[place] ?? 0)) return false;
    into[size + place] = taken;
  }
  for (let index = 0; index < size; index++) into[index] = (into[index] ?? 0) - (outcome.touches[index] ?? 0);
  close(lattice, into);
  for (let index = 0; index < size; index++) into[index] = (into[index] ?? 0) + (move.asks[index] ?? 0);
  return true;
}

/** Whether more is asked for than could be had whatever is done. */
export function isBeyond({ limits: { room, shrinks }, lattice }: Question, row: Float64Array): boolean {
  const size = lattice.sets.length;
  const largest = row[size - 1] ?? 0;
  for (let index = 0; index < room.length; index++) left[index] = room[index] ?? 0;
  for (let place = 0; place < shrinks.length; place++) {
    const used = row[size + place] ?? 0;
    const shrink = shrinks[place];
    if (used > 0 && shrink !== undefined) {
      for (let index = 0; index < room.length; index++) left[index] = (left[index] ?? 0) - used * (shrink[index] ?? 0);
    }
  }
  for (let index = 0; index < size; index++) if ((row[index] ?? 0) > (left[index] ?? 0) + ROUNDING) return true;
  for (let index = size; index < room.length; index++) if ((row[index - size] ?? 0) + largest > (left[index] ?? 0) + ROUNDING) return true;
  return false;
}

/** What is left of the bounds: filled anew each time. */
const left = new Float64Array(2 * MOST_SETS);

/** Shares of a token are not exact. */
const ROUNDING = 1e-6;

/** Whether places have to hold more together than they ever do, where no step gives more than it takes. */
export function holdsTooMuch({ caps, lattice, conserving }: Question, row: Float64Array): boolean {
  if (!conserving) return false;
  let sum = 0;
  for (let place = 0; place < caps.length; place++) sum += (row[lattice.sets.length + place] ?? 0) - (caps[place] ?? 0);
  return sum > 0;
}
