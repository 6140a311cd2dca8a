import { type Amount, greater, lesser, plus } from './amount.ts';
import type { Family, Rank } from './exploreRank.ts';
import type { Firable } from './exploreSearch.ts';

/** How much of a set there could be yet at most, by what the places hold and what the pool is. */
export type Bound = (places: readonly number[], rank: Rank) => Amount;

/**
 * A bound on what firing can come to, for one set: a firing adds to a set at most what it makes of its kinds less what it spends that only
 * these kinds pay. Each token is given a worth such that no firing gains more than the worth of what it takes less that of what it gives; then
 * the pool and the worth of all tokens never grow together. The same holds for each larger set, which bounds this one too.
 */
export function boundOf(family: Family, rules: readonly Firable[], places: number, set: number): Bound {
  const wanted = family.sets[set] ?? 0;
  const larger = family.sets.flatMap((kinds, at) => ((kinds & wanted) === wanted ? [at] : []));
  const bounds = larger.flatMap((at) => {
    const worths = worthsOf(at, rules, places);
    return worths === null ? [] : [{ at, worths }];
  });
  return (held, rank) =>
    bounds.reduce<Amount>((least, { at, worths }) => {
      let sum = rank[at] ?? 0n;
      for (let place = 0; place < held.length && sum !== 'unbounded'; place++) {
        const worth = worths[place] ?? 0n;
        if (worth === 0n) continue;
        const tokens = held[place] ?? 0;
        sum = tokens === Number.POSITIVE_INFINITY ? 'unbounded' : plus(sum, worth * BigInt(tokens));
      }
      return lesser(least, sum);
    }, 'unbounded');
}

/** What a token of each place is worth for a set; null where there is no such worth, or it isn't found at once. */
function worthsOf(set: number, rules: readonly Firable[], places: number): readonly bigint[] | null {
  const worths = Array.from({ length: places }, () => 0n);
  if (rules.some(({ doubles }) => doubles !== null)) return null;
  for (let round = 0; round <= places; round++) {
    let settled = true;
    for (const rule of rules) {
      const [first, ...others] = rule.takes;
      const worth = ({ place, amount }: { readonly place: number; readonly amount: number }): bigint =>
        (worths[place] ?? 0n) * BigInt(amount);
      let gain = gainOf(set, rule);
      for (const tokens of rule.gives) gain += worth(tokens);
      for (const tokens of others) gain -= worth(tokens);
      if (first === undefined ? gain <= 0n : gain <= worth(first)) continue;
      if (first === undefined) return null;
      const amount = BigInt(first.amount);
      worths[first.place] = (gain + amount - 1n) / amount;
      settled = false;
    }
    if (settled) return worths;
  }
  return null;
}

function gainOf(set: number, { inputs, outputs }: Firable): bigint {
  const most = outputs.reduce<Amount>((sum, adds) => greater(sum, adds[set] ?? 0n), 0n);
  const spent = inputs.reduce((sum, { join, count }) => (join[set] === set ? sum + count : sum), 0n);
  return most === 'unbounded' ? 0n : most - spent;
}
