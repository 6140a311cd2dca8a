import type { Goal, KindSet, Net, Units } from '../net.ts';
import { boundsOf } from './bounds.ts';
import { ASKABLE } from './core.ts';
import { coverable, coverableIn } from './coverable.ts';
import { madeOf } from './draft.ts';
import { inside, latticeOf, sizeOf } from './lattice.ts';
import { type PreparedNet, prepare, viewFor } from './prepared.ts';
import { smallestRepair } from './repair.ts';

/** How it can be seen that a goal can't be covered. */
export type Proof =
  /**
   * By counting: of mana of the kinds in these sets, the counts of all sets added up, more is asked for than there could be, whatever is done.
   * One set is Hall's condition; with several, what counts for more than one of them counts as often.
   */
  | { readonly kind: 'counting'; readonly sets: readonly KindSet[]; readonly asked: bigint; readonly most: bigint }
  /** The goal takes of places what isn't there. */
  | { readonly kind: 'takes'; readonly places: readonly number[] }
  /** Only by going through all that can be done. */
  | { readonly kind: 'search' };

/** Why a goal can't be covered. */
export interface Certificate {
  readonly proof: Proof;
  /** A part of the goal that can't be covered either: all that lies within the counted set, or else a part from which nothing can be left out. */
  readonly short: readonly Units[];
  readonly asked: bigint;
  /** How much of that part could be had at once. */
  readonly reached: bigint;
  /** What could make mana for it. */
  readonly transitions: readonly number[];
  /** Places that several transitions, or a transition and the goal, take of, and of which one more would be enough. */
  readonly contested: readonly number[];
  /** The fewest single mana more with which the goal could be covered, each of any of these kinds; null where mana alone doesn't help, or none was found. */
  readonly repair: readonly KindSet[] | null;
}

/** Null where the goal can be covered, or where that isn't certain. */
export function certificate(prepared: PreparedNet, goal: Goal): Certificate | null {
  if (coverable(prepared, goal) !== 'no') return null;
  const { net } = prepared;
  const unmet = unmetTakes(net, goal);
  const proof: Proof = unmet.length > 0 ? { kind: 'takes', places: unmet } : (countingProof(prepared, goal) ?? { kind: 'search' });
  const short = proof.kind === 'takes' ? [] : shortPart(prepared, goal, proof);
  const asked = sum(short);
  const kinds = short.reduce((set, units) => set | units.kinds, 0);
  return {
    proof,
    short,
    asked,
    reached:
      proof.kind === 'counting' && proof.sets.length === 1
        ? asked - leftOut(prepared, { ...goal, mana: short }, asked)
        : asked > 0n
          ? asked - 1n
          : 0n,
    transitions: net.transitions.flatMap(({ outputs }, index) =>
      outputs.some((units) => units.some((unit) => (unit.kinds & kinds) !== 0)) ? [index] : [],
    ),
    contested: contestedIn(net, goal),
    repair: proof.kind === 'takes' ? null : smallestRepair(net, goal, Number(sum(goal.mana))),
  };
}

const sum = (units: readonly Units[]): bigint => units.reduce((total, { count }) => total + count, 0n);

/** Places that hold less than the goal takes, and that nothing gives. */
function unmetTakes({ places, transitions }: Net, { takes }: Goal): readonly number[] {
  return [...new Set(takes.map(({ place }) => place))].filter((place) => {
    const wanted = takes.reduce((total, taken) => (taken.place === place ? total + taken.amount : total), 0);
    return wanted > (places[place] ?? 0) && !transitions.some(({ gives }) => gives.some((given) => given.place === place));
  });
}

/** One set where one will do, of these one for which least is asked; otherwise two sets. */
function countingProof(prepared: PreparedNet, goal: Goal): Proof | null {
  const { core } = viewFor(prepared, goal);
  const mana = madeOf(goal.mana);
  const lattice = latticeOf(mana.map(({ kinds }) => kinds));
  if (lattice === null || mana.reduce((total, { count }) => total + count, 0) > ASKABLE) return null;
  const bounds = boundsOf(core);
  const counted = lattice.sets.map((set) => ({ set, asked: inside(mana, set) })).filter(({ asked }) => asked > 0);
  counted.sort((a, b) => a.asked - b.asked || sizeOf(a.set) - sizeOf(b.set));
  for (const { set, asked } of counted) {
    const most = Math.floor(bounds(set).room + ROUNDING);
    if (asked > most) return { kind: 'counting', sets: [set], asked: BigInt(asked), most: BigInt(most) };
  }
  if (counted.length > MOST_PAIRED) return null;
  for (const first of counted) {
    for (const second of counted) {
      if (first.set >= second.set) continue;
      const most = Math.floor(bounds(first.set, second.set).room + ROUNDING);
      const asked = first.asked + second.asked;
      if (asked > most) return { kind: 'counting', sets: [first.set, second.set], asked: BigInt(asked), most: BigInt(most) };
    }
  }
  return null;
}

/** Shares of tokens are not exact. */
const ROUNDING = 1e-6;

/** Of more sets no pairs are looked at. */
const MOST_PAIRED = 64;

/** What lies within the counted set, or else what is left when as much as possible is left out of the goal. */
function shortPart(prepared: PreparedNet, goal: Goal, proof: Proof): readonly Units[] {
  const [set, ...others] = proof.kind === 'counting' ? proof.sets : [];
  const asked = goal.mana.filter(({ count }) => count > 0n);
  if (set !== undefined && others.length === 0) return asked.filter(({ kinds }) => (kinds & ~set) === 0);
  let part = asked;
  asked.forEach((units, index) => {
    const withCount = (count: bigint): readonly Units[] => part.map((other, at) => (at === index ? { ...other, count } : other));
    const isShort = (count: bigint): boolean => coverable(prepared, { ...goal, mana: withCount(count) }) === 'no';
    // The least count with which it is still too much.
    let [low, high] = [-1n, units.count];
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (isShort(middle)) high = middle;
      else low = middle;
    }
    part = [...withCount(high)];
  });
  return part.filter(({ count }) => count > 0n);
}

/** The least number of mana that have to be left out of a goal. */
function leftOut(prepared: PreparedNet, goal: Goal, asked: bigint): bigint {
  const view = viewFor(prepared, goal);
  let [low, high] = [0n, asked];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (coverableIn(view, goal, undefined, Number(middle)) === 'yes') high = middle;
    else low = middle;
  }
  return high;
}

/** Places of which one more would be enough, where several things want them. */
function contestedIn(net: Net, goal: Goal): readonly number[] {
  return net.places.flatMap((held, place) => {
    const takes = (tokens: readonly { readonly place: number }[]): boolean => tokens.some((taken) => taken.place === place);
    const wanted = net.transitions.filter((transition) => takes(transition.takes)).length + (takes(goal.takes) ? 1 : 0);
    if (wanted < 2 || held === Number.POSITIVE_INFINITY) return [];
    const more = { ...net, places: net.places.with(place, held + 1) };
    return coverable(prepare(more), goal) === 'yes' ? [place] : [];
  });
}
