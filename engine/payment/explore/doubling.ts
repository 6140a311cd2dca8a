import { type Amount, plus, times } from '../amount.ts';
import { basesOf } from './bases.ts';
import type { Firable } from './firing.ts';
import type { Rank } from './rank.ts';

type Doubling = { readonly doubles: readonly number[] } & Pick<Firable, 'copies'>;

/** Each pool that the mana could be, the kind of every mana chosen, when it is doubled and more is added. */
export function* doubledPools(rank: Rank, { doubles, copies }: Doubling, adds: Rank, classes: number): Generator<Rank> {
  const choices = [...basesOf((set) => adds[set] ?? 0n, classes)];
  for (const amounts of basesOf((set) => rank[set] ?? 0n, classes)) {
    const all = withCopies(amounts, doubles, copies);
    for (const more of choices) yield settledRank(all.map((amount, at) => plus(amount, more[at] ?? 0n)));
  }
}

/** Amounts by class with the copies. */
export function withCopies(amounts: readonly Amount[], doubles: readonly number[], copies: bigint): readonly Amount[] {
  const all = [...amounts];
  amounts.forEach((amount, at) => {
    const to = doubles[at] ?? at;
    all[to] = plus(all[to] ?? 0n, times(amount, copies));
  });
  return all;
}

/** A pool in which each mana has its kind, by set of classes. */
export function settledRank(amounts: readonly Amount[]): Rank {
  const rank: Amount[] = [0n];
  for (const amount of amounts) rank.push(...rank.map((sum) => plus(sum, amount)));
  return rank;
}
