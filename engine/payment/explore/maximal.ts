import { type Amount, atMost, largerFirst, plus } from '../amount.ts';
import { basesOf, type ClassRank } from './bases.ts';
import type { Budget } from './firing.ts';

/** Pools by class, none part of another. */
export interface Maximal {
  readonly options: readonly (readonly Amount[])[];
  /** Whether there are more. */
  readonly truncated: boolean;
  /** False where the budget ended it. */
  readonly complete: boolean;
}

/** What is asked of one pool: how many classes are without bound, and how much mana there is of the others. */
interface Sized {
  readonly rank: ClassRank;
  readonly endless: number;
  readonly total: bigint;
}

/** The largest of all pools, each given by its function: the larger first, among equally large ones those with more of the first class. */
export function maximalOf(ranks: readonly ClassRank[], classes: number, limit: number, budget: Budget): Maximal {
  const sized = ranks.map((rank) => sizedOf(rank, classes));
  sized.sort((a, b) => sizeOfSet(b.endless) - sizeOfSet(a.endless) || largerFirst(a.total, b.total));
  const options: (readonly Amount[])[] = [];
  for (let start = 0; start < sized.length; ) {
    const [first] = sized.slice(start);
    if (first === undefined) break;
    const alike = sized.slice(start).filter((one) => one.total === first.total && sizeOfSet(one.endless) === sizeOfSet(first.endless));
    const larger = sized.slice(0, start);
    const found = new Map<string, readonly Amount[]>();
    for (const { rank } of alike) {
      let taken = 0;
      for (const amounts of basesOf(rank, classes)) {
        if (budget.left-- <= 0) return { options, truncated: true, complete: false };
        if (larger.some((other) => covers(other.rank, amounts))) continue;
        found.set(amounts.join(), amounts);
        if (++taken > limit - options.length) break;
      }
    }
    const next = [...found.values()].sort(moreOfTheFirst).slice(0, limit - options.length);
    options.push(...next);
    if (next.length < found.size) return { options, truncated: true, complete: true };
    start += alike.length;
  }
  return { options, truncated: false, complete: true };
}

function sizedOf(rank: ClassRank, classes: number): Sized {
  let endless = 0;
  for (let at = 0; at < classes; at++) if (rank(1 << at) === 'unbounded') endless |= 1 << at;
  const total = rank(((1 << classes) - 1) & ~endless);
  return { rank, endless, total: total === 'unbounded' ? 0n : total };
}

/** Whether a pool could be at least this. */
function covers(rank: ClassRank, amounts: readonly Amount[]): boolean {
  for (let set = 1; set < 1 << amounts.length; set++) {
    let sum: Amount = 0n;
    for (let at = 0; at < amounts.length; at++) if ((set & (1 << at)) !== 0) sum = plus(sum, amounts[at] ?? 0n);
    if (!atMost(sum, rank(set))) return false;
  }
  return true;
}

/** For sorting: those with more of the first class first. */
export function moreOfTheFirst(a: readonly Amount[], b: readonly Amount[]): number {
  for (let at = 0; at < a.length; at++) {
    const order = largerFirst(a[at] ?? 0n, b[at] ?? 0n);
    if (order !== 0) return order;
  }
  return 0;
}

function sizeOfSet(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  return size;
}
