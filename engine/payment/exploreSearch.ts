import { type Amount, atMost, plus } from './amount.ts';
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
 * All pools that firing can come to, as functions none of which is within another. Whatever could be repeated with nothing lost is taken to
 * its end at once (Karp and Miller), so that it always ends; `complete` is false where the budget ended it.
 */
export function poolsOf(search: Search, budget: Budget): { readonly pools: readonly Rank[]; readonly complete: boolean } {
  const seen = new Map<string, Rank[]>();
  const open: Config[] = [];
  const reach = (config: Config): void => {
    const key = config.places.join();
    const before = seen.get(key);
    if (before === undefined) seen.set(key, [config.rank]);
    else {
      budget.left -= before.length >> 4;
      if (before.some((rank) => within(config.rank, rank))) return;
      before.push(config.rank);
    }
    open.push(config);
  };
  for (const rank of [...search.pools].reverse()) reach({ places: search.places, rank, from: null, settled: false });
  for (let config = open.pop(); config !== undefined && budget.left > 0; config = open.pop()) {
    budget.left--;
    for (const next of successorsOf(search, config, budget).reverse()) reach(next);
  }
  return { pools: largestOf([...seen.values()].flat()), complete: open.length === 0 && budget.left > 0 };
}

function successorsOf(search: Search, config: Config, budget: Budget): Config[] {
  const place = search.first.findIndex((rules, at) => rules !== null && (config.places[at] ?? 0) > 0);
  const rules = search.first[place] ?? search.rules;
  return rules.flatMap((rule) => {
    const places = moved(config.places, rule);
    const paid = places === null ? null : rule.inputs.reduce<Rank | null>((rank, input) => rank && spent(rank, input), config.rank);
    if (places === null || paid === null) return [];
    return rule.outputs.flatMap((adds) => {
      if (rule.doubles === null) {
        const change = { inputs: rule.inputs, adds };
        return accelerated(search, { places, rank: added(paid, adds), from: { config, change }, settled: false });
      }
      return doubledPools(paid, rule.doubles, search.classes, budget).map((rank) =>
        acceleratedSettled(search, {
          places,
          rank: added(rank, adds),
          from: { config, change: { inputs: rule.inputs, adds } },
          settled: true,
        }),
      );
    });
  });
}

/** What the places hold after a firing; null where they don't hold enough. */
function moved(places: readonly number[], { takes, gives }: Firable): readonly number[] | null {
  if (takes.some(({ place, amount }) => (places[place] ?? 0) < amount)) return null;
  if (takes.length === 0 && gives.length === 0) return places;
  const after = [...places];
  for (const { place, amount } of takes) after[place] = (after[place] ?? 0) - amount;
  for (const { place, amount } of gives) after[place] = (after[place] ?? 0) + amount;
  return after;
}

/** Where a configuration before had no more of anything, what led from it here could be repeated for ever. */
function accelerated(search: Search, config: Config): Config {
  if (!search.circular) return config;
  const changes: Change[] = [];
  for (let at = config; at.from !== null && !at.settled; at = at.from.config) {
    changes.unshift(at.from.change);
    const before = at.from.config;
    if (!holdsAtLeast(config.places, before.places) || !within(before.rank, config.rank)) continue;
    const rank = repeatedForEver(search.family, changes, config.rank);
    const places = grown(before.places, config.places);
    if (!within(rank, config.rank) || !holdsAtLeast(config.places, places)) return { ...config, places, rank };
  }
  return config;
}

/** The same where doubling is part of what led here: every mana's kind was settled then and is settled now. */
function acceleratedSettled(search: Search, config: Config): Config {
  if (!search.circular || !isSettled(search, config)) return config;
  for (let at = config.from?.config; at !== undefined; at = at.from?.config) {
    if (!at.settled || !isSettled(search, at) || !holdsAtLeast(config.places, at.places) || !within(at.rank, config.rank)) continue;
    const before = at.rank;
    const gaining = classesOf(search).reduce((set, one) => (before[one] === config.rank[one] ? set : set | one), 0);
    const rank = config.rank.map((amount, set): Amount => ((set & gaining) === 0 ? amount : 'unbounded'));
    return { ...config, rank, places: grown(at.places, config.places) };
  }
  return config;
}

/** Each class alone, as a set. */
const classesOf = ({ classes }: Search): readonly number[] => Array.from({ length: classes }, (_, at) => 1 << at);

/** Whether no mana's kind is still to be chosen. */
function isSettled(search: Search, { rank }: Config): boolean {
  const sum = classesOf(search).reduce<Amount>((all, one) => plus(all, rank[one] ?? 0n), 0n);
  return atMost(sum, rank[(1 << search.classes) - 1] ?? 0n);
}

function holdsAtLeast(places: readonly number[], least: readonly number[]): boolean {
  for (let at = 0; at < places.length; at++) if ((places[at] ?? 0) < (least[at] ?? 0)) return false;
  return true;
}

/** Places that gained never run out. */
function grown(before: readonly number[], after: readonly number[]): readonly number[] {
  return after.map((amount, at) => (amount > (before[at] ?? 0) ? Number.POSITIVE_INFINITY : amount));
}

/** Each pool that the mana could be once its kinds are chosen, with the copies. */
function doubledPools(rank: Rank, doubles: readonly number[], classes: number, budget: Budget): readonly Rank[] {
  const pools: Rank[] = [];
  for (const amounts of basesOf((set) => rank[set] ?? 0n, classes)) {
    if (budget.left-- <= 0) break;
    const all = [...amounts];
    amounts.forEach((amount, at) => {
      const to = doubles[at] ?? at;
      all[to] = plus(all[to] ?? 0n, amount);
    });
    pools.push(rank.map((_, set) => all.reduce<Amount>((sum, amount, at) => ((set & (1 << at)) === 0 ? sum : plus(sum, amount)), 0n)));
  }
  return pools;
}
