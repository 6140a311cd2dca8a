import { type Amount, greater } from './amount.ts';
import { basesOf, type ClassRank } from './explore/bases.ts';
import { type Maximal, maximalOf, moreOfTheFirst } from './explore/maximal.ts';
import { anatomyOf } from './explore/parts.ts';
import { poolsOfNet } from './explore/pools.ts';
import type { Family, Rank } from './explore/rank.ts';
import { unionsOf } from './explore/view.ts';
import type { Coverable, Goal, KindSet, Net, Transition, Units } from './net.ts';

/** How many comparisons of pools a question may take. */
const BUDGET = 200_000;
/** More classes of mana than these are not listed by: 2 to the number of classes is work for each pool. */
const MOST_CLASSES = 10;

/** Kinds that a question tells apart no further: the class of each kind. */
export interface Merge {
  readonly classes: number;
  readonly of: readonly number[];
}

/** What could be in the pool at once. */
export interface MaximalMana {
  /**
   * By class, none of them part of another: the larger first, among equally large ones those with more of the first class; where there are
   * very many equally large ones, some of them. Where nothing at all could be in the pool there is none.
   */
  readonly options: readonly (readonly Amount[])[];
  /** Whether there are more than are listed. */
  readonly truncated: boolean;
  /** False where there was more to look at than the budget allows, or there are too many classes: what is listed is possible then, and perhaps not all. */
  readonly determined: boolean;
}

/** The most mana of these kinds that could be in the pool at once. */
export function mostMana(net: Net, kinds: KindSet): Amount | 'undetermined' {
  const found = poolsOfNet(net, [kinds], { left: BUDGET }, { kind: 'most', kinds, enough: 'unbounded', needs: [] });
  if (found === null || !found.complete) return 'undetermined';
  const at = found.family.index.get(kinds & anatomyOf(net).possible) ?? 0;
  return found.pools.reduce<Amount>((most, rank) => greater(most, rank[at] ?? 0n), 0n);
}

/**
 * Whether the goal can be covered, found by going forward from the pool: for nets that double, and for goals of any amount. The goal stands as
 * a transition that makes a mana of a kind of its own.
 */
export function coverableForward(net: Net, goal: Goal): Coverable {
  const kind = net.kinds;
  const covered: Transition = {
    input: goal.mana,
    takes: [...goal.takes, { place: net.places.length, amount: 1 }],
    gives: [],
    outputs: [[{ kinds: 1 << kind, count: 1n }]],
    price: { life: 0, permanents: 0, oneShot: 0, cards: 0, flexibility: 0 },
  };
  const transitions = net.transitions.map((one) => (one.doubles === undefined ? one : { ...one, doubles: [...one.doubles, kind] }));
  const whole = { kinds: kind + 1, places: [...net.places, 1], pool: [...net.pool, 0n], transitions: [...transitions, covered] };
  const found = poolsOfNet(whole, [1 << kind], { left: BUDGET }, { kind: 'most', kinds: 1 << kind, enough: 1n, needs: needsOf(goal) });
  if (found === null) return 'undetermined';
  const at = found.family.index.get(1 << kind);
  if (at !== undefined && found.pools.some((rank) => rank[at] !== 0n)) return 'yes';
  return found.complete ? 'no' : 'undetermined';
}

/** What has to be in the pool so that a goal's mana can be paid (Hall's condition): of each union of its sets of kinds all that only these pay. */
function needsOf({ mana }: Goal): readonly Units[] {
  const sets = [...new Set(mana.map(({ kinds }) => kinds))];
  if (sets.length > MOST_NEEDS) return [];
  const asked = (kinds: KindSet): bigint => mana.reduce((sum, units) => ((units.kinds & ~kinds) === 0 ? sum + units.count : sum), 0n);
  return [...new Set(unionsOf(sets))].map((kinds) => ({ kinds, count: asked(kinds) })).filter(({ count }) => count > 0n);
}

/** Of more sets of kinds it isn't looked at what each union of them needs. */
const MOST_NEEDS = 6;

/** The largest pools that firing could come to, by class of kinds; without `merge` each kind is a class. At most `limit` are listed. */
export function maximalMana(net: Net, limit: number, merge: Merge = eachForItself(net)): MaximalMana {
  const { possible, parts } = anatomyOf(net);
  const members = Array.from({ length: merge.classes }, (_, at) =>
    merge.of.reduce((set, to, kind) => (to === at ? set | ((1 << kind) & possible) : set), 0),
  );
  const classes = members.flatMap((kinds, at) => (kinds === 0 ? [] : [at]));
  const unknown = { options: [], truncated: true, determined: false };
  if (classes.length > MOST_CLASSES) return unknown;
  const listing: Listing = { net, limit, unions: unionsOf(classes.map((at) => members[at] ?? 0)), classes: classes.length };
  const listed = (parts.length === 0 ? null : largestSized(listing)) ?? allSizes(listing);
  if (listed === null) return unknown;
  const whole = listed.options.map((amounts) => Array.from({ length: merge.classes }, (_, at) => amounts[classes.indexOf(at)] ?? 0n));
  const options = whole.filter((amounts) => amounts.some((amount) => amount !== 0n));
  return { options, truncated: listed.truncated, determined: listed.complete };
}

/** What is to be listed: `unions` are the kinds of each set of classes. */
interface Listing {
  readonly net: Net;
  readonly limit: number;
  readonly unions: readonly KindSet[];
  readonly classes: number;
}

function allSizes({ net, limit, unions, classes }: Listing): Maximal | null {
  const found = poolsOfNet(net, unions, { left: BUDGET });
  if (found === null) return null;
  const ranks = found.pools.map((rank) => classRank(rank, found.family, unions));
  const { options, truncated, complete } = maximalOf(ranks, classes, limit, { left: BUDGET });
  return { options, truncated: truncated || !found.complete, complete: complete && found.complete };
}

/**
 * Where there are more pools of the largest size than are asked for, these are listed, and smaller ones need not be looked for. Null elsewhere.
 */
function largestSized({ net, limit, unions, classes }: Listing): Maximal | null {
  const kinds = unions.at(-1) ?? 0;
  const size = mostMana(net, kinds);
  if (typeof size === 'string') return null;
  const pools = new Map<string, readonly Amount[]>();
  const isEnough = (rank: Rank, family: Family): boolean => {
    for (const amounts of basesOf(classRank(rank, family, unions), classes)) {
      pools.set(amounts.join(), amounts);
      if (pools.size > Math.max(limit, SORTED)) return true;
    }
    return false;
  };
  const found = poolsOfNet(net, unions, { left: BUDGET }, { kind: 'size', kinds, size, isEnough });
  found?.pools.some((rank) => rank[found.family.index.get(kinds) ?? 0] === size && isEnough(rank, found.family));
  if (pools.size <= limit) return null;
  const options = [...pools.values()].sort(moreOfTheFirst).slice(0, limit);
  return { options, truncated: true, complete: true };
}

/** Up to this many pools of the largest size are sorted before the first ones are listed. */
const SORTED = 100;

const classRank =
  (rank: Rank, family: Family, unions: readonly KindSet[]): ClassRank =>
  (set) =>
    rank[family.index.get(unions[set] ?? 0) ?? 0] ?? 0n;

/** The kinds of which there could be more than any number. */
export function unboundedKinds(net: Net): KindSet {
  const kinds = Array.from({ length: net.kinds }, (_, kind) => 1 << kind);
  const found = poolsOfNet(net, kinds, { left: BUDGET });
  if (found === null) return 0;
  const { family, pools } = found;
  return kinds.reduce((set, kind) => (pools.some((rank) => rank[family.index.get(kind) ?? 0] === 'unbounded') ? set | kind : set), 0);
}

const eachForItself = ({ kinds }: Net): Merge => ({ classes: kinds, of: Array.from({ length: kinds }, (_, kind) => kind) });
