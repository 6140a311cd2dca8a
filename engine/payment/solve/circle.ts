import { before } from './back.ts';
import type { Move, Outcome, Question } from './question.ts';

/** A step back in a search: a move with one of its outcomes. */
export interface Back {
  readonly move: Move;
  readonly outcome: Outcome;
}

/**
 * What is asked for before a circle of steps has been gone through as often as it helps: `row` is what is asked for after it. Each round asks
 * for at most as much as the one before, so that rounds can be put together by twos, by fours and so on until nothing changes any more; a
 * million rounds take twenty. What asks for the result is as good as what asks for `row`. Null where the numbers become too large.
 *
 * A row before a step is a row of maxima of sums of the row after it, so that rounds are put together as products of matrices in which adding
 * takes the place of multiplying, and the maximum that of adding.
 */
export function afterRounds(question: Question, circle: readonly Back[], row: Float64Array): Float64Array | null {
  const size = question.lattice.sets.length + question.caps.length + 1;
  let rounds = circle.map((back) => matrixOf(question, back, size)).reduce((sum, next) => product(next, sum, size));
  let current = extended(row, size);
  for (let doubled = 0; doubled < 53; doubled++) {
    const next = applied(rounds, current, size);
    if (next.every((value, index) => value === current[index])) return current.subarray(0, size - 1);
    if (next.some((value, index) => value > (current[index] ?? 0))) return null;
    current = next;
    rounds = product(rounds, rounds, size);
    if (rounds.some((value) => value > LARGE)) return null;
  }
  return null;
}

const LARGE = 2 ** 52;

/** Whether another round of a circle that led from the first state to the second asks for as much less again of something of which much is left. */
export function goesOn(question: Question, circle: readonly Back[], first: Float64Array, second: Float64Array): boolean {
  const less = first.map((asked, index) => asked - (second[index] ?? 0));
  if (!less.some((difference, index) => difference > 0 && (second[index] ?? 0) > MANY * difference)) return false;
  let third = second;
  for (const { move, outcome } of circle) {
    const next = new Float64Array(third.length);
    if (!before(question, move, outcome, third, next)) return false;
    third = next;
  }
  return less.some((difference, index) => {
    const asked = second[index] ?? 0;
    return difference > 0 && asked > MANY * difference && asked - (third[index] ?? 0) === difference;
  });
}

/** Fewer rounds are gone through one after another. */
const MANY = 16;

function extended(row: Float64Array, size: number): Float64Array {
  const longer = new Float64Array(size);
  longer.set(row.subarray(0, size - 1));
  return longer;
}

/** Entry (i, j): what is added to the j-th number after the step; the largest of these sums is the i-th number before it. The last number is always 0. */
function matrixOf({ lattice, caps, given }: Question, { move, outcome }: Back, size: number): Float64Array {
  const matrix = new Float64Array(size * size).fill(Number.NEGATIVE_INFINITY);
  const { sets } = lattice;
  sets.forEach((set, at) => {
    const asked = move.asks[at] ?? 0;
    sets.forEach((other, below) => {
      if ((other & ~set) === 0) matrix[at * size + below] = asked - (outcome.touches[below] ?? 0);
    });
    matrix[at * size + size - 1] = asked;
  });
  caps.forEach((_, place) => {
    const amount = (tokens: readonly { readonly place: number; readonly amount: number }[]): number =>
      tokens.reduce((sum, other) => (other.place === place ? sum + other.amount : sum), 0);
    const at = sets.length + place;
    matrix[at * size + at] = amount(move.takes) - (given[place] === true ? amount(move.gives) : 0);
    matrix[at * size + size - 1] = amount(move.takes);
  });
  matrix[size * size - 1] = 0;
  return matrix;
}

/** First `second`, then `first`. What is far below anything that is asked for plays no part. */
function product(first: Float64Array, second: Float64Array, size: number): Float64Array {
  const result = new Float64Array(size * size).fill(Number.NEGATIVE_INFINITY);
  for (let row = 0; row < size; row++) {
    for (let middle = 0; middle < size; middle++) {
      const left = first[row * size + middle] ?? 0;
      if (left === Number.NEGATIVE_INFINITY) continue;
      for (let column = 0; column < size; column++) {
        const sum = left + (second[middle * size + column] ?? 0);
        if (sum > (result[row * size + column] ?? 0) && sum > -LARGE) result[row * size + column] = sum;
      }
    }
  }
  return result;
}

function applied(matrix: Float64Array, row: Float64Array, size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, at) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < size; index++) most = Math.max(most, (matrix[at * size + index] ?? 0) + (row[index] ?? 0));
    return most;
  });
}
