import { type Amount, largerFirst, plus } from './amount.ts';
import { basesOf } from './exploreBases.ts';
import { type Change, repeatedForEver } from './exploreLimit.ts';
import { added, type Family, type Input, largestOf, type Rank, spent, within } from './exploreRank.ts';
import type { Tokens } from './net.ts';

/** A rule made ready for a search: places are numbered within the search, mana is seen from its family. */
export interface Firable {
  readonly inputs: readonly Input[];
  readonly takes: readonly Tokens[];
  readonly gives: readonly Tokens[];
  /** What it adds: one of these. */
  readonly outputs: readonly Rank[];
  /** For each class of kinds the class of which one more is added for each mana; null where it doubles nothing. */
  readonly doubles: readonly number[] | null;
}

/** What is searched: the pools that could come about from the first ones. */
export interface Search {
  readonly family: Family;
  readonly rules: readonly Firable[];
  /** By place: rules one of which may always fire before all else; null where there are none such. */
  readonly first: readonly (readonly Firable[] | null)[];
  readonly places: readonly number[];
  readonly pools: readonly Rank[];
  /** Whether places could come to hold what they held before. */
  readonly circular: boolean;
  /** Where rules double: how many classes there are; the family is then all sets of classes, in the order of their bits. */
  readonly classes: number;
  /** What it is for; null where it is for all pools. */
  readonly goal: Goal | null;
}

/** What a search is for. */
export interface Goal {
  /** A set of the family; configurations with more of it are looked at first. */
  readonly set: number;
  /** Told of each pool that firing comes to; true where no more are needed. */
  readonly isEnough: (rank: Rank) => boolean;
  /** Whether nothing that could follow is needed. */
  readonly isHopeless: (places: readonly number[], rank: Rank) => boolean;
}

/** How much work a search may still do. Counted, so that an answer is the same on every machine. */
export interface Budget {
  left: number;
}

interface Config {
  readonly places: readonly number[];
  readonly rank: Rank;
  readonly from: { readonly config: Config; readonly change: Change } | null;
  /** True where it was doubled to: each mana's kind is settled. */
  readonly settled: boolean;
}

/**
 * All pools that firing can come to, as functions none of which is within another; where there is a goal, those that it needs are among them.
 * Whatever could be repeated with nothing lost is taken to its end at once (Karp and Miller), so that it always ends; `complete` is false
 * where the budget ended it.
 */
export function poolsOf(search: Search, budget: Budget): { readonly pools: readonly Rank[]; readonly complete: boolean } {
  const seen = new Map<string, Rank[]>();
  const open: Config[] = [];
  const found: Rank[] = [];
  const reach = (configs: readonly Config[]): void => {
    const known = new Map<string, number>();
    for (const config of configs) {
      if (budget.left <= 0) break;
      const key = config.places.join();
      const before = seen.get(key) ?? [];
      const count = known.get(key) ?? before.length;
      // Pools that one doubling leads to are not within one another.
      if (config.settled) known.set(key, count);
      const compared = config.settled ? before.slice(0, count) : before;
      budget.left -= compared.length;
      if (compared.some((rank) => within(config.rank, rank))) continue;
      if (before.push(config.rank) === 1) seen.set(key, before);
      open.push(config);
    }
  };
  reach(search.pools.toReversed().map((rank) => ({ places: search.places, rank, from: null, settled: false })));
  for (let config = open.pop(); config !== undefined; config = open.pop()) {
    if (budget.left <= 0) return { pools: largestOf([...found, config.rank].slice(0, SOME)), complete: false };
    if (config.rank.every((amount, set) => amount === 'unbounded' || search.family.sets[set] === 0))
      return { pools: [config.rank], complete: true };
    const { goal } = search;
    if (goal?.isEnough(config.rank)) return { pools: largestOf([...found, config.rank]), complete: true };
    if (goal?.isHopeless(config.places, config.rank)) {
      found.push(config.rank);
      continue;
    }
    const next = successorsOf(search, config, budget);
    if (!next.some(({ rank }) => isMore(rank, config.rank))) found.push(config.rank);
    if (goal !== null) next.sort((a, b) => largerFirst(a.rank[goal.set] ?? 0n, b.rank[goal.set] ?? 0n));
    reach(next.reverse());
  }
  return { pools: largestOf(found), complete: true };
}

/** How many of the pools are looked at where the budget ended a search. */
const SOME = 256;

/** What a firing costs of a budget that counts comparisons. */
const FIRING = 8;

/** Whether all that the second could be the first could be too, and not the other way round. */
const isMore = (rank: Rank, other: Rank): boolean => within(other, rank) && !within(rank, other);

function successorsOf(search: Search, config: Config, budget: Budget): Config[] {
  const place = search.first.findIndex((rules, at) => rules !== null && (config.places[at] ?? 0) > 0);
  const rules = search.first[place] ?? search.rules;
  return rules.flatMap((rule) => {
    const places = moved(config.places, rule);
    const paid = places === null ? null : rule.inputs.reduce<Rank | null>((rank, input) => rank && spent(rank, input), config.rank);
    if (places === null || paid === null) return [];
    return rule.outputs.flatMap((adds) => {
      const from = { config, change: { inputs: rule.inputs, adds } };
      budget.left -= FIRING;
      if (rule.doubles === null) return accelerated(search, { places, rank: added(paid, adds), from, settled: false }, budget);
      const pools = doubledPools(paid, rule.doubles, adds, search.classes, budget);
      return pools.map((rank) => acceleratedSettled(search, { places, rank, from, settled: true }, budget));
    });
  });
}

/** What the places hold after a firing; null where they don't hold enough. */
export function moved(places: readonly number[], { takes, gives }: Firable): readonly number[] | null {
  if (takes.some(({ place, amount }) => (places[place] ?? 0) < amount)) return null;
  if (takes.length === 0 && gives.length === 0) return places;
  const after = [...places];
  for (const { place, amount } of takes) after[place] = (after[place] ?? 0) - amount;
  for (const { place, amount } of gives) after[place] = (after[place] ?? 0) + amount;
  return after;
}

/** Where a configuration before had no more of anything, what led from it here could be repeated for ever. */
function accelerated(search: Search, config: Config, budget: Budget): Config {
  if (!search.circular) return config;
  const changes: Change[] = [];
  for (let at = config; at.from !== null && !at.settled; at = at.from.config) {
    changes.unshift(at.from.change);
    const before = at.from.config;
    budget.left--;
    if (!holdsAtLeast(config.places, before.places) || !within(before.rank, config.rank)) continue;
    const rank = repeatedForEver(search.family, changes, config.rank);
    const places = grown(before.places, config.places);
    if (!within(rank, config.rank) || !holdsAtLeast(config.places, places)) return { ...config, places, rank };
  }
  return config;
}

/** The same where doubling is part of what led here: every mana's kind was settled then and is settled now. */
function acceleratedSettled(search: Search, config: Config, budget: Budget): Config {
  if (!search.circular) return config;
  for (let at = config.from?.config; at !== undefined; at = at.from?.config) {
    budget.left--;
    if (!at.settled || !holdsAtLeast(config.places, at.places) || !within(at.rank, config.rank)) continue;
    let gaining = 0;
    for (let one = 1; one < config.rank.length; one <<= 1) if (at.rank[one] !== config.rank[one]) gaining |= one;
    const rank = config.rank.map((amount, set): Amount => ((set & gaining) === 0 ? amount : 'unbounded'));
    return { ...config, rank, places: grown(at.places, config.places) };
  }
  return config;
}

function holdsAtLeast(places: readonly number[], least: readonly number[]): boolean {
  for (let at = 0; at < places.length; at++) if ((places[at] ?? 0) < (least[at] ?? 0)) return false;
  return true;
}

/** Places that gained never run out. */
function grown(before: readonly number[], after: readonly number[]): readonly number[] {
  return after.map((amount, at) => (amount > (before[at] ?? 0) ? Number.POSITIVE_INFINITY : amount));
}

/** Each pool that the mana could be, the kind of every mana chosen, when it is doubled and more is added. */
function doubledPools(rank: Rank, doubles: readonly number[], adds: Rank, classes: number, budget: Budget): readonly Rank[] {
  const pools: Rank[] = [];
  const choices = [...basesOf((set) => adds[set] ?? 0n, classes)];
  for (const amounts of basesOf((set) => rank[set] ?? 0n, classes)) {
    const all = withCopies(amounts, doubles);
    for (const more of choices) {
      if (budget.left <= 0) return pools;
      budget.left -= FIRING;
      pools.push(settledRank(all.map((amount, at) => plus(amount, more[at] ?? 0n))));
    }
  }
  return pools;
}

/** Amounts by class with the copies. */
export function withCopies(amounts: readonly Amount[], doubles: readonly number[]): readonly Amount[] {
  const all = [...amounts];
  amounts.forEach((amount, at) => {
    const to = doubles[at] ?? at;
    all[to] = plus(all[to] ?? 0n, amount);
  });
  return all;
}

/** A pool in which each mana has its kind, by set of classes. */
export function settledRank(amounts: readonly Amount[]): Rank {
  const rank: Amount[] = [0n];
  for (const amount of amounts) rank.push(...rank.map((sum) => plus(sum, amount)));
  return rank;
}
