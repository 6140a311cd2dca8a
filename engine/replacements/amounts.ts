import type { GameState } from '../state/game.ts';
import { type Behaviour, leftUnder } from './behaviour.ts';

/** Effects that do the same to an amount, and how many of them there are. */
export interface Sort {
  readonly does: Behaviour;
  readonly count: number;
}

/** What depends on which sort of effect is applied to an amount next. */
export interface NextSort {
  /** Whether what can be left in the end does; yes where that is too much to find. */
  readonly matters: boolean;
  /** Everything that can be left in the end where one of each sort is next, in writing; null where that is too much to find, or not all that counts. */
  readonly ends: readonly (readonly string[])[] | null;
}

const KNOWN = new WeakMap<GameState, Map<string, NextSort>>();

/**
 * 616.1: what can be left of an amount when an effect of each of the sorts is applied next, and then all others, in whatever order. `isPreventionSeen`:
 * whether it makes a difference how much was prevented.
 */
export function nextSort(state: GameState, amount: number, sorts: readonly Sort[], isPreventionSeen: boolean): NextSort {
  const known = KNOWN.get(state) ?? new Map<string, NextSort>();
  KNOWN.set(state, known);
  const key = JSON.stringify([amount, sorts]);
  const found = known.get(key) ?? lookedFor(amount, sorts, isPreventionSeen);
  known.set(key, found);
  return found;
}

function lookedFor(amount: number, sorts: readonly Sort[], isPreventionSeen: boolean): NextSort {
  if (commute(amount, sorts, isPreventionSeen)) return { matters: false, ends: null };
  const all = sorts.map((first) => leftAfter(first, { amount, prevented: 0 }, sorts, isPreventionSeen));
  const known = all.filter((one) => one !== null);
  if (known.length < all.length) return { matters: true, ends: null };
  const [first = new Set()] = known;
  const matters = known.some((one) => one.size !== first.size || [...one].some((end) => !first.has(end)));
  // How much was prevented is told from here on, and not of what was before.
  return { matters, ends: isPreventionSeen ? null : known.map((one) => [...one]) };
}

/** An amount as it has become, and how much of it was prevented on the way. */
interface Reached {
  readonly amount: number;
  readonly prevented: number;
}

const leftAfter = (first: Sort, start: Reached, sorts: readonly Sort[], isPreventionSeen: boolean): ReadonlySet<string> | null =>
  leftOf(
    after(start, first.does, isPreventionSeen),
    sorts.map((sort) => (sort === first ? { ...sort, count: sort.count - 1 } : sort)),
    isPreventionSeen,
  );

/** Most steps from one amount to the next that are looked at. */
const MOST_STEPS = 20_000;

/**
 * By how many of each sort have been applied, whichever came first, every amount that is reached; one of 0 is the end of it, whatever is left to be applied
 * (120.8).
 */
function leftOf(start: Reached, sorts: readonly Sort[], isPreventionSeen: boolean): ReadonlySet<string> | null {
  const places: number[] = [];
  let all = 1;
  for (const { count } of sorts) {
    places.push(all);
    all *= count + 1;
  }
  if (all > MOST_STEPS) return null;
  // By the counts of what has been applied, each times the place of its sort, added up.
  const reached = new Map([[0, new Map([['', start]])]]);
  const ends = new Set<string>();
  let steps = 0;
  for (let applied = 0; applied < all; applied += 1) {
    for (const now of reached.get(applied)?.values() ?? []) {
      if (now.amount === 0 || applied === all - 1) {
        ends.add(inWriting(now));
        continue;
      }
      for (const [at, { does, count }] of sorts.entries()) {
        const place = places[at] ?? 1;
        if (Math.floor(applied / place) % (count + 1) === count) continue;
        steps += 1;
        const next = after(now, does, isPreventionSeen);
        if (steps > MOST_STEPS || next.amount > Number.MAX_SAFE_INTEGER) return null;
        const there = reached.get(applied + place) ?? new Map<string, Reached>();
        reached.set(applied + place, there.set(inWriting(next), next));
      }
    }
    reached.delete(applied);
  }
  return ends;
}

const inWriting = ({ amount, prevented }: Reached): string => (prevented === 0 ? `${amount}` : `${amount}, ${prevented} prevented`);

function after({ amount, prevented }: Reached, does: Behaviour, isPreventionSeen: boolean): Reached {
  const left = leftUnder(does, amount);
  return { amount: left, prevented: isPreventionSeen && does.prevents ? prevented + amount - left : prevented };
}

/**
 * Whether effects of several sorts come to the same in every order at sight: as long as taking away never comes to 0, adding and taking away commute, and so
 * do multiplications; where nothing is left in the end, nothing else counts.
 */
function commute(amount: number, sorts: readonly Sort[], isPreventionSeen: boolean): boolean {
  const has = (...kinds: readonly Behaviour['kind'][]): boolean => sorts.some(({ does: { kind } }) => kinds.includes(kind));
  if (has('nothing')) return !isPreventionSeen;
  if (has('halved')) return false;
  const less = sorts.reduce((sum, { does, count }) => sum + (does.kind === 'minus' ? does.by * count : 0), 0);
  return amount > less && !(has('times') && has('plus', 'minus'));
}
