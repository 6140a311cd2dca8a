import { type Amount, atMost, greater } from '../amount.ts';
import type { KindSet, Net, Units } from '../net.ts';
import { boundOf } from './bound.ts';
import type { Budget, Firable } from './firing.ts';
import { firstRules } from './first.ts';
import { anatomyOf, type Part, timesOf } from './parts.ts';
import { added, type Family, largestOf, type Rank, rankOf } from './rank.ts';
import { type Goal, poolsOf } from './search.ts';
import { firableOf, type View, viewOf } from './view.ts';

/** How many pools, none within another, the sources without a cost in mana may be kept as. */
const MOST_SUMS = 1024;
/** How many where some of the largest pools are enough. */
const SOME_SUMS = 256;

/** All that a net's pool could be, for the sets of kinds that were asked about. */
export interface Pools {
  readonly family: Family;
  /** None within another. */
  readonly pools: readonly Rank[];
  /** False where the work it takes was more than the budget: other pools are possible too. */
  readonly complete: boolean;
}

/** What is wanted, where not all that the pool could be. */
export type Wanted =
  /** The most of these kinds, of which more than is enough isn't looked for; there is none of it where not all the needs are in the pool before. */
  | { readonly kind: 'most'; readonly kinds: KindSet; readonly enough: Amount; readonly needs: readonly Units[] }
  /** Pools with so much of these kinds, until `isEnough`, which is told of each, says so. */
  | { readonly kind: 'size'; readonly kinds: KindSet; readonly size: bigint; readonly isEnough: (rank: Rank, family: Family) => boolean };

/**
 * All that the pool could be; where something is wanted, enough of it that what is wanted is among it. Null where too many sets of kinds
 * have to be told apart.
 */
export function poolsOfNet(net: Net, targets: readonly KindSet[], budget: Budget, wanted: Wanted | null = null): Pools | null {
  const { plain, parts, places, possible } = anatomyOf(net);
  const view = viewOf(
    parts.flatMap((part) => (part.spends ? part.rules : [])),
    possible,
    targets,
  );
  if (view === null) return null;
  const { family } = view;
  const most = wanted?.kind === 'size' ? SOME_SUMS : MOST_SUMS;
  let pools: readonly Rank[] = [rankOf(family, plain)];
  let complete = true;
  for (const part of parts.filter(({ spends }) => !spends)) {
    const made = madeBy(part, places, view, most, budget);
    pools = sums(pools, made.pools);
    complete &&= made.complete && pools.length <= most;
    pools = pools.slice(0, most);
  }
  const spending = parts.filter(({ spends }) => spends);
  if (spending.length === 0) return { family, pools, complete };
  const found = searched(spending, places, view, pools, wanted, budget);
  return { family, pools: found.pools, complete: complete && found.complete };
}

/** Every pool that is one of the first and one of the others together. */
function sums(some: readonly Rank[], others: readonly Rank[]): readonly Rank[] {
  const [only] = others;
  if (only !== undefined && others.length === 1) return some.map((rank) => added(rank, only));
  return largestOf(some.flatMap((rank) => others.map((other) => added(rank, other))));
}

/** What a part makes that neither spends nor doubles mana. */
function madeBy(part: Part, held: readonly number[], view: View, most: number, budget: Budget): Omit<Pools, 'family'> {
  const none = [rankOf(view.family, [])];
  const often = timesOf(part, held);
  if (often === null) return searched([part], held, view, none, null, budget);
  const choices = largestOf(part.rules.flatMap(({ outputs }) => outputs.map((units) => rankOf(view.family, units))));
  return repeated(choices, often, none, most);
}

/** Every pool that comes of choosing so many times, whatever the order; of more than `most` only some. */
function repeated(choices: readonly Rank[], times: number, none: readonly Rank[], most: number): Omit<Pools, 'family'> {
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return { pools: [timesRank(only, times)], complete: true };
  let chosen = none.map((rank) => ({ rank, last: 0 }));
  let complete = true;
  for (let time = 0; time < times; time++) {
    chosen = chosen.flatMap(({ rank, last }) =>
      choices.slice(last).map((choice, index) => ({ rank: added(rank, choice), last: last + index })),
    );
    complete &&= chosen.length <= most && time < MOST_TIMES;
    chosen = chosen.slice(0, most);
    if (time >= MOST_TIMES) break;
  }
  return { pools: largestOf(chosen.map(({ rank }) => rank)), complete };
}

/** Choices among the same outputs are told apart for so many times. */
const MOST_TIMES = 1000;

const timesRank = (rank: Rank, times: number): Rank => rank.map((amount) => (amount === 'unbounded' ? amount : amount * BigInt(times)));

function searched(
  parts: readonly Part[],
  held: readonly number[],
  view: View,
  pools: readonly Rank[],
  wanted: Wanted | null,
  budget: Budget,
): Omit<Pools, 'family'> {
  const places = parts.flatMap((part) => part.places);
  const numbers = new Map(places.map((place, at) => [place, at]));
  const rules = parts.flatMap((part) => part.rules);
  const firable = new Map(rules.map((rule) => [rule, firableOf(rule, numbers, view)]));
  const first = firstRules(rules);
  const goal = goalOf(view, wanted, [...firable.values()], places.length);
  return poolsOf(
    {
      family: view.family,
      rules: [...firable.values()],
      first: places.map((place) => first.get(place)?.flatMap((rule) => firable.get(rule) ?? []) ?? null),
      places: places.map((place) => held[place] ?? 0),
      pools,
      circular: parts.some(({ circular }) => circular),
      classes: view.atoms.length,
      goal,
    },
    budget,
  );
}

function goalOf({ family, possible }: View, wanted: Wanted | null, rules: readonly Firable[], places: number): Goal | null {
  if (wanted === null) return null;
  const set = family.index.get(wanted.kinds & possible) ?? 0;
  const bound = boundOf(family, rules, places, set);
  if (wanted.kind === 'size') {
    return {
      set,
      isEnough: (rank) => rank[set] === wanted.size && wanted.isEnough(rank, family),
      isHopeless: (held, rank) => !atMost(wanted.size, bound(held, rank)),
    };
  }
  const needs = wanted.needs.map(({ kinds, count }) => {
    const needed = family.index.get(kinds & possible) ?? 0;
    return { count, bound: boundOf(family, rules, places, needed) };
  });
  let best: Amount = 0n;
  return {
    set,
    isEnough: (rank) => {
      best = greater(best, rank[set] ?? 0n);
      return atMost(wanted.enough, best);
    },
    isHopeless: (held, rank) => atMost(bound(held, rank), best) || needs.some((need) => !atMost(need.count, need.bound(held, rank))),
  };
}
