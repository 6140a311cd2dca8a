import { type Amount, atMost, less, lesser, plus } from '../amount.ts';
import type { KindSet, Units } from '../net.ts';

/**
 * All that a pool could be is kept as one function: for a set of kinds, the most mana of these kinds that could be in the pool at once. Mana
 * whose kind is still to be chosen, and payments whose mana is still to be chosen, need no choice then: the pools are exactly the amounts by
 * kind that no set of kinds exceeds (a polymatroid), and both adding mana and spending it map such functions to such functions.
 *
 * Only the sets that a question asks about matter, and their unions with sets that inputs are paid from: a family closed under these unions.
 */
export interface Family {
  /** The first is the empty set. */
  readonly sets: readonly KindSet[];
  readonly index: ReadonlyMap<KindSet, number>;
  /** Indices of `sets`, the sets with the most kinds first: a set comes after all that contain it. */
  readonly largestFirst: readonly number[];
}

/** By set of a family: the most mana of its kinds that could be in the pool at once. */
export type Rank = readonly Amount[];

/** Mana that is spent, seen from a family. */
export interface Input {
  /** Where the kinds stand that pay it. */
  readonly at: number;
  /** For each set, where its union with these kinds stands. */
  readonly join: readonly number[];
  readonly count: bigint;
}

/** The smallest family with these sets; null where it would have more than `most`. */
export function familyOf(targets: Iterable<KindSet>, inputs: readonly KindSet[], most: number): Family | null {
  const index = new Map<KindSet, number>();
  const sets: KindSet[] = [];
  const add = (set: KindSet): void => {
    if (index.has(set)) return;
    index.set(set, sets.length);
    sets.push(set);
  };
  add(0);
  for (const set of targets) add(set);
  for (let at = 0; at < sets.length; at++) {
    if (sets.length > most) return null;
    for (const kinds of inputs) add((sets[at] ?? 0) | kinds);
  }
  const largestFirst = sets.map((_, at) => at).sort((a, b) => sizeOf(sets[b] ?? 0) - sizeOf(sets[a] ?? 0));
  return { sets, index, largestFirst };
}

/** How many kinds there are in a set. */
export function sizeOf(kinds: KindSet): number {
  let size = 0;
  for (let left = kinds; left !== 0; left &= left - 1) size++;
  return size;
}

/** What mana adds to each set's most: all of it whose kind may be chosen from the set. */
export function rankOf(family: Family, units: readonly Units[]): Rank {
  return family.sets.map((set) => units.reduce((sum, { kinds, count }) => ((kinds & set) === 0 ? sum : sum + count), 0n));
}

export function inputOf(family: Family, { kinds, count }: Units): Input {
  const where = (set: KindSet): number => family.index.get(set) ?? 0;
  return { at: where(kinds), join: family.sets.map((set) => where(set | kinds)), count };
}

export function added(rank: Rank, more: Rank): Rank {
  return rank.map((amount, at) => plus(amount, more[at] ?? 0n));
}

/** What is left when an input is paid in any way; null where it can't be. */
export function spent(rank: Rank, { at, join, count }: Input): Rank | null {
  if (!atMost(count, rank[at] ?? 0n)) return null;
  return rank.map((amount, set) => lesser(amount, less(rank[join[set] ?? 0] ?? 0n, count)));
}

/** Whether all that one could be, the other could be too. */
export function within(rank: Rank, other: Rank): boolean {
  for (let at = 0; at < rank.length; at++) if (!atMost(rank[at] ?? 0n, other[at] ?? 0n)) return false;
  return true;
}

/** More of them are not compared with one another: that takes as long as their number squared. */
const MOST_COMPARED = 512;

/** Those that are not within another, of equal ones the first. Where there are very many, only equal ones are found. */
export function largestOf(ranks: readonly Rank[]): readonly Rank[] {
  if (ranks.length > MOST_COMPARED) return [...new Map(ranks.toReversed().map((rank) => [rank.join(), rank])).values()].toReversed();
  const kept: Rank[] = [];
  for (const rank of ranks) {
    if (kept.some((other) => within(rank, other))) continue;
    for (let at = kept.length - 1; at >= 0; at--) if (within(kept[at] ?? [], rank)) kept.splice(at, 1);
    kept.push(rank);
  }
  return kept;
}
