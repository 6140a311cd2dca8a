import type { Amount } from '../amount.ts';

/** By set of classes (a bit each): the most mana of these classes that could be in the pool at once. */
export type ClassRank = (set: number) => Amount;

/**
 * The largest pools, by class, those with more of the first class first: every way to choose how much there is of each class such that no
 * more could be had of any. All have the same size. A class without bound is without bound in each.
 */
export function* basesOf(rank: ClassRank, classes: number): Generator<readonly Amount[]> {
  const amounts: Amount[] = Array.from({ length: classes }, () => 0n);
  const finite: number[] = [];
  for (let at = 0; at < classes; at++) {
    if (rank(1 << at) === 'unbounded') amounts[at] = 'unbounded';
    else finite.push(at);
  }
  const left = Array.from({ length: 1 << finite.length }, (_, some) => {
    const most = rank(finite.reduce((set, at, bit) => ((some & (1 << bit)) === 0 ? set : set | (1 << at)), 0));
    return most === 'unbounded' ? 0n : most;
  });
  yield* choose(left, finite, 0, amounts);
}

/** `left`: for each set of the classes that are still to be chosen, the first of them the lowest bit, the most that there could be of them. */
function* choose(left: readonly bigint[], finite: readonly number[], depth: number, amounts: Amount[]): Generator<readonly Amount[]> {
  const at = finite[depth];
  if (at === undefined) {
    yield [...amounts];
    return;
  }
  const of = (set: number): bigint => left[set] ?? 0n;
  const least = of(left.length - 1) - of(left.length - 2);
  for (let amount = of(1); amount >= least; amount--) {
    amounts[at] = amount;
    const next: bigint[] = [];
    for (let set = 0; set < left.length; set += 2) {
      let most = of(set + 1) - amount;
      if (most > of(set)) most = of(set);
      next.push(most);
    }
    yield* choose(next, finite, depth + 1, amounts);
  }
}
