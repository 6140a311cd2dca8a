import { type Amount, greater, less, lesser } from './amount.ts';

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
  const total = numberOf(rank(finite.reduce((set, at) => set | (1 << at), 0)));
  yield* choose(rank, finite, 0, total, amounts);
}

function* choose(
  rank: ClassRank,
  finite: readonly number[],
  depth: number,
  total: bigint,
  amounts: Amount[],
): Generator<readonly Amount[]> {
  const at = finite[depth];
  if (at === undefined) {
    yield [...amounts];
    return;
  }
  const before = finite.slice(0, depth);
  const rest = finite.slice(depth + 1).reduce((set, other) => set | (1 << other), 0);
  const chosen = before.reduce((sum, other) => sum + numberOf(amounts[other] ?? 0n), 0n);
  let most: Amount = 'unbounded';
  let least: Amount = 0n;
  for (let some = 0; some < 1 << depth; some++) {
    let set = 0;
    let sum = 0n;
    for (let bit = 0; bit < depth; bit++) {
      if ((some & (1 << bit)) === 0) continue;
      const other = before[bit] ?? 0;
      set |= 1 << other;
      sum += numberOf(amounts[other] ?? 0n);
    }
    most = lesser(most, less(rank(set | (1 << at)), sum));
    least = greater(least, total - (chosen - sum) - numberOf(rank(set | rest)));
  }
  for (let amount = numberOf(most); amount >= numberOf(least); amount--) {
    amounts[at] = amount;
    yield* choose(rank, finite, depth + 1, total, amounts);
  }
}

const numberOf = (amount: Amount): bigint => (amount === 'unbounded' ? 0n : amount);
