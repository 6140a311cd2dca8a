import { type Amount, lesser } from './amount.ts';
import { boundOf } from './exploreBound.ts';
import { firstRules } from './exploreFirst.ts';
import { anatomyOf, type Part, timesOf } from './exploreParts.ts';
import { added, type Family, largestOf, type Rank, rankOf } from './exploreRank.ts';
import { type Budget, type Firable, type Goal, poolsOf } from './exploreSearch.ts';
import { firableOf, type View, viewOf } from './exploreView.ts';
import type { KindSet, Net } from './net.ts';

/** How many pools, none within another, the sources without a cost in mana may be kept as. */
const MOST_SUMS = 1024;

/** All that a net's pool could be, for the sets of kinds that were asked about. */
export interface Pools {
  readonly family: Family;
  /** None within another. */
  readonly pools: readonly Rank[];
  /** False where the work it takes was more than the budget: other pools are possible too. */
  readonly complete: boolean;
}

/** Kinds of which the most is wanted; more than is enough isn't looked for. */
export interface Wanted {
  readonly kinds: KindSet;
  readonly enough: Amount;
}

/**
 * All that the pool could be; where something is wanted, enough of it that the most of that target is among it. Null where too many sets of kinds
 * have to be told apart.
 */
export function poolsOfNet(net: Net, targets: readonly KindSet[], budget: Budget, wanted: Wanted | null = null): Pools | null {
  const { plain, parts, possible } = anatomyOf(net);
  const view = viewOf(
    parts.flatMap((part) => (part.spends ? part.rules : [])),
    possible,
    targets,
  );
  if (view === null) return null;
  const { family } = view;
  let pools: readonly Rank[] = [rankOf(family, plain)];
  let complete = true;
  for (const part of parts.filter(({ spends }) => !spends)) {
    const made = madeBy(part, net, view, budget);
    pools = sums(pools, made.pools);
    complete &&= made.complete && pools.length <= MOST_SUMS;
    pools = pools.slice(0, MOST_SUMS);
  }
  const spending = parts.filter(({ spends }) => spends);
  if (spending.length === 0) return { family, pools, complete };
  const found = searched(spending, net, view, pools, wanted, budget);
  return { family, pools: found.pools, complete: complete && found.complete };
}

/** Every pool that is one of the first and one of the others together. */
function sums(some: readonly Rank[], others: readonly Rank[]): readonly Rank[] {
  const [only] = others;
  if (only !== undefined && others.length === 1) return some.map((rank) => added(rank, only));
  return largestOf(some.flatMap((rank) => others.map((other) => added(rank, other))));
}

/** What a part makes that neither spends nor doubles mana. */
function madeBy(part: Part, net: Net, view: View, budget: Budget): Omit<Pools, 'family'> {
  const none = [rankOf(view.family, [])];
  const often = timesOf(part, net);
  if (often === null) return searched([part], net, view, none, null, budget);
  const choices = largestOf(part.rules.flatMap(({ outputs }) => outputs.map((units) => rankOf(view.family, units))));
  return repeated(choices, often, none, budget);
}

/** Every pool that comes of choosing so many times, whatever the order. */
function repeated(choices: readonly Rank[], times: number, none: readonly Rank[], budget: Budget): Omit<Pools, 'family'> {
  const [only] = choices;
  if (only !== undefined && choices.length === 1) {
    return { pools: [only.map((amount) => (amount === 'unbounded' ? amount : amount * BigInt(times)))], complete: true };
  }
  let chosen = none.map((rank) => ({ rank, last: 0 }));
  for (let time = 0; time < times; time++) {
    budget.left -= chosen.length;
    if (budget.left <= 0 || chosen.length > MOST_SUMS) return { pools: chosen.map(({ rank }) => rank), complete: false };
    chosen = chosen.flatMap(({ rank, last }) =>
      choices.slice(last).map((choice, index) => ({ rank: added(rank, choice), last: last + index })),
    );
  }
  return { pools: largestOf(chosen.map(({ rank }) => rank)), complete: true };
}

function searched(
  parts: readonly Part[],
  net: Net,
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
      places: places.map((place) => net.places[place] ?? 0),
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
  return { set, bound: (held, rank) => lesser(wanted.enough, bound(held, rank)) };
}
