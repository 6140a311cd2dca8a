import { largerFirst } from '../amount.ts';
import { accelerated, acceleratedSettled, type Config } from './ahead.ts';
import { doubledPools } from './doubling.ts';
import { type Budget, FIRING, type Firable, moved, paidFrom } from './firing.ts';
import { added, type Family, largestOf, type Rank, within } from './rank.ts';

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

/** What is still to be looked at: a configuration, or those that doubling in one leads to, made one by one. */
type Open =
  | { readonly kind: 'config'; readonly config: Config }
  | { readonly kind: 'doubling'; readonly config: Config; readonly next: Iterator<Config>; readonly known: Map<string, number> };

/**
 * All pools that firing can come to, as functions none of which is within another; where there is a goal, those that it needs are among them.
 * Whatever could be repeated with nothing lost is taken to its end at once (Karp and Miller), so that it always ends; `complete` is false
 * where the budget ended it.
 */
export function poolsOf(search: Search, budget: Budget): { readonly pools: readonly Rank[]; readonly complete: boolean } {
  const { goal, family } = search;
  const seen = new Map<string, Rank[]>();
  const open: Open[] = [];
  const found: Rank[] = [];
  /** `known`: how many pools there were for some places before these; only with them is it compared. */
  const reach = (config: Config, known: Map<string, number> | null): void => {
    const key = config.places.join();
    const before = seen.get(key) ?? [];
    const count = known?.get(key) ?? before.length;
    known?.set(key, count);
    budget.left -= count;
    for (let at = 0; at < count; at++) if (within(config.rank, before[at] ?? [])) return;
    if (before.push(config.rank) === 1) seen.set(key, before);
    open.push({ kind: 'config', config });
  };
  for (const rank of search.pools.toReversed()) reach({ places: search.places, rank, from: null, settled: false }, null);
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { config } = one;
    if (budget.left <= 0) return { pools: largestOf([...found, config.rank].slice(0, SOME)), complete: false };
    if (one.kind === 'doubling') {
      const next = goal?.isHopeless(config.places, config.rank) ? null : one.next.next();
      if (next === null || next.done === true) continue;
      open.push(one);
      reach(next.value, one.known);
      continue;
    }
    if (config.rank.every((amount, set) => amount === 'unbounded' || family.sets[set] === 0))
      return { pools: [config.rank], complete: true };
    if (goal?.isEnough(config.rank)) return { pools: largestOf([...found, config.rank]), complete: true };
    if (goal?.isHopeless(config.places, config.rank)) {
      found.push(config.rank);
      continue;
    }
    const { next, doubling } = successorsOf(search, config, budget);
    if (!next.some(({ rank }) => isMore(rank, config.rank))) found.push(config.rank);
    if (goal !== null) next.sort((a, b) => largerFirst(a.rank[goal.set] ?? 0n, b.rank[goal.set] ?? 0n));
    // Pools that one doubling leads to are not within one another.
    for (const some of doubling) open.push({ kind: 'doubling', config, next: some, known: new Map() });
    for (const some of next.reverse()) reach(some, null);
  }
  return { pools: largestOf(found), complete: true };
}

/** How many of the pools are looked at where the budget ended a search. */
const SOME = 256;

/** Whether all that the second could be the first could be too, and not the other way round. */
const isMore = (rank: Rank, other: Rank): boolean => within(other, rank) && !within(rank, other);

function successorsOf(search: Search, config: Config, budget: Budget): { readonly next: Config[]; readonly doubling: Iterator<Config>[] } {
  // Where tokens never run out, something else has to have its turn.
  const isThere = (amount: number): boolean => amount > 0 && amount !== Number.POSITIVE_INFINITY;
  const place = search.first.findIndex((rules, at) => rules !== null && isThere(config.places[at] ?? 0));
  const next: Config[] = [];
  const doubling: Iterator<Config>[] = [];
  for (const rule of search.first[place] ?? search.rules) {
    const places = moved(config.places, rule);
    const paid = places === null ? null : paidFrom(config.rank, rule);
    if (places === null || paid === null) continue;
    for (const adds of rule.outputs) {
      const from = { config, change: { inputs: rule.inputs, adds } };
      budget.left -= FIRING;
      if (rule.doubles !== null) {
        doubling.push(
          configsOf(
            doubledPools(paid, { doubles: rule.doubles, copies: rule.copies }, adds, search.classes),
            { places, from, settled: true },
            search,
            budget,
          ),
        );
        continue;
      }
      const after: Config = { places, rank: added(paid, adds), from, settled: false };
      next.push(search.circular ? accelerated(search.family, after, budget) : after);
    }
  }
  return { next, doubling };
}

function* configsOf(pools: Iterable<Rank>, config: Omit<Config, 'rank'>, { circular }: Search, budget: Budget): Generator<Config> {
  for (const rank of pools) {
    budget.left -= FIRING;
    yield circular ? acceleratedSettled({ ...config, rank }, budget) : { ...config, rank };
  }
}
