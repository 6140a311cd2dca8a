import type { KindSet } from '../net.ts';
import type { Made } from './core.ts';

/**
 * The sets of kinds in which mana has to be counted: all unions of the sets that are asked for. By Hall's theorem a demand can be paid
 * exactly where for each of these sets S as much mana touches S as is asked for within S.
 */
export interface Lattice {
  /** Smaller ones first. */
  readonly sets: readonly KindSet[];
  /** For each set the largest ones within it, by index. */
  readonly within: readonly (readonly number[])[];
}

/** Questions about more sets are not answered. */
export const MOST_SETS = 4096;

/** Null where there are too many of them. */
export function latticeOf(masks: Iterable<KindSet>): Lattice | null {
  const sets = new Set<KindSet>();
  for (const mask of new Set(masks)) {
    for (const other of [...sets]) sets.add(other | mask);
    sets.add(mask);
    if (sets.size > MOST_SETS) return null;
  }
  return sorted(sets);
}

function sorted(unsorted: ReadonlySet<KindSet>): Lattice {
  const sets = [...unsorted].sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
  const within = sets.map((set, index) => {
    const largest: number[] = [];
    let covered: KindSet[] = [];
    for (let below = index - 1; below >= 0; below--) {
      const other = sets[below] ?? 0;
      if ((other & ~set) !== 0 || covered.some((larger) => (other & ~larger) === 0)) continue;
      largest.push(below);
      covered = [...covered, other];
    }
    return largest;
  });
  return { sets, within };
}

/** How many kinds are in a set. */
export function sizeOf(set: KindSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How much of this mana could be of a kind in the set: what touches it. */
export function touching(made: readonly Made[], set: KindSet): number {
  let sum = 0;
  for (const { kinds, count } of made) if ((kinds & set) !== 0) sum += count;
  return sum;
}

/** How much of this mana has to be of a kind in the set: what lies within it. */
export function inside(asked: readonly Made[], set: KindSet): number {
  let sum = 0;
  for (const { kinds, count } of asked) if ((kinds & ~set) === 0) sum += count;
  return sum;
}

/**
 * What is asked for within larger sets is at least what is asked for within smaller ones, and never below nothing. Done in place on the
 * first entries of `demand`, one for each set. This keeps demands supermodular, so that Hall's condition stays enough.
 */
export function close(lattice: Lattice, demand: Float64Array): void {
  const { within } = lattice;
  for (let index = 0; index < within.length; index++) {
    let most = demand[index] ?? 0;
    if (most < 0) most = 0;
    for (const below of within[index] ?? []) {
      const there = demand[below] ?? 0;
      if (there > most) most = there;
    }
    demand[index] = most;
  }
}
