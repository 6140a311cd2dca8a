import { type Amount, greater, less, lesser, plus, times } from '../amount.ts';
import type { Tokens } from '../net.ts';
import type { Firable } from './firing.ts';
import type { Family, Rank } from './rank.ts';

/** How much of a set there could be yet at most, by what the places hold and what the pool is. */
export type Bound = (places: readonly number[], rank: Rank) => Amount;

/**
 * A bound on what firing can come to, for one set: a firing adds to a set at most what it makes of its kinds less what it spends that only
 * these kinds pay. Each token is given a worth such that no firing gains more than the worth of what it takes less that of what it gives; then
 * the pool and the worth of all tokens never grow together, but for doubling, which is best done when all else is. The same holds for larger
 * sets, which bound this one too: those that with it pay some input, and the largest.
 */
export function boundOf(family: Family, rules: readonly Firable[], places: number, set: number): Bound {
  const wanted = family.sets[set] ?? 0;
  const doubling = rules.filter(({ doubles }) => doubles !== null);
  const doublings = worthsOf(rules, places, ({ doubles }) => (doubles === null ? 0n : 1n));
  if (doublings === null) return () => 'unbounded';
  const larger = new Set([set, family.largestFirst[0] ?? 0, ...rules.flatMap(({ inputs }) => inputs.map(({ join }) => join[set] ?? 0))]);
  const bounds = [...larger].flatMap((at) => {
    if (((family.sets[at] ?? 0) & wanted) !== wanted || !doubling.every((rule) => isClosed(at, rule))) return [];
    const worths = worthsOf(rules, places, (rule) => gainOf(at, rule));
    if (worths === null) return [];
    const costs = doubling.map((rule) => spentOf(at, rule));
    return [{ at, worths, cost: costs.sort((a, b) => (a < b ? -1 : 1))[0] ?? 0n }];
  });
  const copies = doubling.map((rule) => rule.copies).sort((a, b) => (a > b ? -1 : 1))[0] ?? 0n;
  return (held, rank) => {
    const often = doubling.length === 0 ? 0n : worthOf(doublings, held);
    let least: Amount = 'unbounded';
    for (const { at, worths, cost } of bounds)
      least = lesser(least, doubled(plus(rank[at] ?? 0n, worthOf(worths, held)), cost, often, copies));
    return least;
  };
}

/** Up to so many doublings are followed. */
const MOST_TIMES = 64n;

/** What an amount comes to at most that is doubled up to so many times, each time less a cost; by how many copies of it each time. */
function doubled(amount: Amount, cost: bigint, often: Amount, copies: bigint): Amount {
  if (often === 'unbounded' || often > MOST_TIMES) return 'unbounded';
  let most = amount;
  for (let time = 0n; time < often; time++) {
    const left = less(most, cost);
    most = greater(most, plus(left, times(left, copies)));
  }
  return most;
}

/** Whether all that doubling adds to a set copies mana of the set; sets have a bit for each class where anything doubles. */
function isClosed(set: number, { doubles }: Firable): boolean {
  return doubles === null || doubles.every((to, from) => (set & (1 << to)) === 0 || (set & (1 << from)) !== 0);
}

/** What all tokens are worth together. */
function worthOf(worths: readonly bigint[], held: readonly number[]): Amount {
  let sum = 0n;
  for (const [place, worth] of worths.entries()) {
    if (worth === 0n) continue;
    const tokens = held[place] ?? 0;
    if (tokens === Number.POSITIVE_INFINITY) return 'unbounded';
    sum += worth * BigInt(tokens);
  }
  return sum;
}

/** What a token of each place is worth where each firing gains something; null where there is no such worth, or it isn't found at once. */
function worthsOf(rules: readonly Firable[], places: number, gainOf: (rule: Firable) => bigint): readonly bigint[] | null {
  const worths = Array.from({ length: places }, () => 0n);
  const worth = ({ place, amount }: Tokens): bigint => (worths[place] ?? 0n) * BigInt(amount);
  const gains = rules.map(gainOf);
  for (let round = 0; round <= places; round++) {
    let settled = true;
    for (const [index, { takes, gives }] of rules.entries()) {
      const [first, ...others] = takes;
      let gain = gains[index] ?? 0n;
      for (const tokens of gives) gain += worth(tokens);
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

/** What a firing adds to a set at most; what doubling costs counts where it doubles. */
function gainOf(set: number, rule: Firable): bigint {
  const most = rule.outputs.reduce<Amount>((sum, adds) => greater(sum, adds[set] ?? 0n), 0n);
  if (most === 'unbounded') return 0n;
  return rule.doubles === null ? most - spentOf(set, rule) : most;
}

/** What a firing spends that can only be mana of the set. */
const spentOf = (set: number, { inputs }: Firable): bigint =>
  inputs.reduce((sum, { join, count }) => (join[set] === set ? sum + count : sum), 0n);
