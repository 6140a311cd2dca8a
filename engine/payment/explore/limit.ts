import { type Amount, lesser, plus } from '../amount.ts';
import type { Family, Input, Rank } from './rank.ts';

/** What one firing does to the pool: it spends, then it adds. */
export interface Change {
  readonly inputs: readonly Input[];
  readonly adds: Rank;
}

/**
 * What the pool comes to when changes are repeated for ever that, done once, turned some pool into `rank` and lost nothing. Each set's most is
 * the least of several sums, one for each way of counting the inputs with the set itself or with all that could have paid them. A set that
 * gains each time is bounded only by the larger sets that such a way leads to; one that doesn't gain has reached its most.
 */
export function repeatedForEver(family: Family, changes: readonly Change[], rank: Rank): Rank {
  const limit = [...rank];
  for (const set of family.largestFirst) {
    const ways = waysBack(changes, set);
    const gain = ways.get(set) ?? 0n;
    if (gain !== 'unbounded' && gain <= 0n) continue;
    let most: Amount = 'unbounded';
    for (const [from, change] of ways) if (from !== set) most = lesser(most, plus(limit[from] ?? 0n, change));
    limit[set] = most;
  }
  return limit;
}

/** The sets whose most bounds that of a set after the changes, each with what has to be added to it. */
function waysBack(changes: readonly Change[], set: number): ReadonlyMap<number, Amount> {
  let ways = new Map<number, Amount>([[set, 0n]]);
  for (let at = changes.length - 1; at >= 0; at--) {
    const change = changes[at];
    if (change === undefined) continue;
    ways = new Map([...ways].map(([from, sum]) => [from, plus(sum, change.adds[from] ?? 0n)]));
    for (const { join, count } of change.inputs) {
      const before = new Map(ways);
      for (const [from, sum] of before) {
        const to = join[from] ?? from;
        const less = plus(sum, -count);
        ways.set(to, lesser(less, ways.get(to) ?? 'unbounded'));
      }
    }
  }
  return ways;
}
