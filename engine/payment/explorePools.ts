import { type Amount, lesser } from './amount.ts';
import { boundOf } from './exploreBound.ts';
import { firstRules } from './exploreFirst.ts';
import { anatomyOf, type Part, type Rule, timesOf } from './exploreParts.ts';
import { added, type Family, familyOf, inputOf, largestOf, type Rank, rankOf } from './exploreRank.ts';
import { type Budget, type Firable, type Goal, poolsOf } from './exploreSearch.ts';
import type { KindSet, Net, Tokens, Units } from './net.ts';

/** Sets of kinds in a family, at most: 2 to the 10th. */
const MOST_SETS = 1024;
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
  const view = viewOf(parts, possible, targets, wanted);
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
  const found = searched(spending, net, view, pools, budget);
  return { family, pools: found.pools, complete: complete && found.complete };
}

/** How kinds are told apart: `atoms` are the kinds that never are, needed where something doubles. */
interface View {
  readonly family: Family;
  readonly possible: KindSet;
  readonly atoms: readonly KindSet[];
  readonly wanted: Wanted | null;
}

function viewOf(parts: readonly Part[], possible: KindSet, targets: readonly KindSet[], wanted: Wanted | null): View | null {
  const rules = parts.flatMap((part) => (part.spends ? part.rules : []));
  const inputs = [...new Set(rules.flatMap(({ input }) => input.map(({ kinds }) => kinds & possible)))];
  const asked = targets.map((kinds) => kinds & possible);
  const doubling = rules.flatMap(({ doubles }) => (doubles === null ? [] : [doubles]));
  const atoms = doubling.length === 0 ? [] : atomsOf(possible, [...asked, ...inputs], doubling);
  if (1 << atoms.length > MOST_SETS) return null;
  const sets = doubling.length === 0 ? asked : unionsOf(atoms);
  const family = familyOf(sets, inputs, MOST_SETS);
  return family && { family, possible, atoms, wanted };
}

/** Every union of some of the sets; the place of each has a bit for each set in it. */
export function unionsOf(sets: readonly KindSet[]): readonly KindSet[] {
  const unions: KindSet[] = [0];
  for (const set of sets) unions.push(...unions.map((union) => union | set));
  return unions;
}

/** The kinds parted as coarsely as leaves no set and no copying with parts of an atom. */
function atomsOf(possible: KindSet, sets: readonly KindSet[], doubling: readonly (readonly number[])[]): readonly KindSet[] {
  const kinds = Array.from({ length: 31 }, (_, kind) => kind).filter((kind) => (possible & (1 << kind)) !== 0);
  let names = new Map(kinds.map((kind) => [kind, sets.map((set) => (set & (1 << kind)) !== 0).join()]));
  for (let count = 0; ; ) {
    const atoms = Map.groupBy(kinds, (kind) => names.get(kind) ?? '');
    if (atoms.size === count) return [...atoms.values()].map((some) => some.reduce((set, kind) => set | (1 << kind), 0));
    count = atoms.size;
    const numbers = new Map([...atoms.keys()].map((name, at) => [name, at]));
    const number = (kind: number): number => numbers.get(names.get(kind) ?? '') ?? 0;
    names = new Map(kinds.map((kind) => [kind, [kind, ...doubling.map((copies) => copies[kind] ?? kind)].map(number).join()]));
  }
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
  if (often === null) return searched([part], net, { ...view, wanted: null }, none, budget);
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

function searched(parts: readonly Part[], net: Net, view: View, pools: readonly Rank[], budget: Budget): Omit<Pools, 'family'> {
  const places = parts.flatMap((part) => part.places);
  const numbers = new Map(places.map((place, at) => [place, at]));
  const rules = parts.flatMap((part) => part.rules);
  const firable = new Map(rules.map((rule) => [rule, firableOf(rule, numbers, view)]));
  const first = firstRules(rules);
  const goal = goalOf(view, [...firable.values()], places.length);
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

function goalOf({ family, possible, wanted }: View, rules: readonly Firable[], places: number): Goal | null {
  if (wanted === null) return null;
  const set = family.index.get(wanted.kinds & possible) ?? 0;
  const bound = boundOf(family, rules, places, set);
  return { set, bound: (held, rank) => lesser(wanted.enough, bound(held, rank)) };
}

function firableOf({ input, takes, gives, outputs, doubles }: Rule, numbers: ReadonlyMap<number, number>, view: View): Firable {
  const renumbered = (tokens: readonly Tokens[]): readonly Tokens[] =>
    tokens.map(({ place, amount }) => ({ place: numbers.get(place) ?? 0, amount }));
  const seen = ({ kinds, count }: Units): Units => ({ kinds: kinds & view.possible, count });
  const atomOf = (kind: number): number => view.atoms.findIndex((atom) => (atom & (1 << kind)) !== 0);
  return {
    inputs: input.map((units) => inputOf(view.family, seen(units))),
    takes: renumbered(takes),
    gives: renumbered(gives),
    outputs: largestOf(outputs.map((units) => rankOf(view.family, units))),
    doubles: doubles && view.atoms.map((atom) => atomOf(doubles[31 - Math.clz32(atom)] ?? 31 - Math.clz32(atom))),
  };
}
