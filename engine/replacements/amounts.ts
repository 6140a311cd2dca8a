import type { GameState } from '../state/game.ts';
import { differ } from './differ.ts';
import { appliesTo, type Behaviour, type Does, leftOf } from './does.ts';
import { rememberedBy } from './remembered.ts';

/** Effects that do the same to an amount, and how many of them there are. */
export interface Sort {
  readonly behaviour: Behaviour;
  readonly count: number;
}

/** What depends on what is next of several. */
export interface Outlook {
  /** Whether what can be left in the end does; yes where that is too much to find. */
  readonly matters: boolean;
  /** Everything that can be left in the end with each of them next, in writing; null where that is too much to find. */
  readonly ends: readonly (readonly string[])[] | null;
}

/** An amount as it has become; how much of it was prevented on the way where that is seen; and what will be done afterwards, in writing. */
export interface Reached {
  readonly amount: number;
  readonly prevented: number | null;
  readonly afterwards: readonly string[];
}

const outlook = rememberedBy<Outlook>();

/**
 * 616.1: what can be left of an amount when an effect of each of the sorts that apply to it, in their order, is next, and then all others in whatever order.
 */
export function nextSort(state: GameState, now: Reached, sorts: readonly Sort[]): Outlook {
  const next = sorts.filter(({ behaviour }) => appliesTo(behaviour, now.amount));
  if (next.length < 2 || commute(now, sorts)) return { matters: false, ends: null };
  return outlook(state, ['sort', now, sorts], () =>
    outlookOn(next.map((sort) => endsOf(afterEach(now, sort.behaviour), without(sorts, sort)))),
  );
}

/** The same of an effect of one of the sorts that a player may have applied, and has or has not. */
export function nextWay(state: GameState, now: Reached, sorts: readonly Sort[], sort: Sort): Outlook {
  return outlook(state, ['way', now, sorts, sorts.indexOf(sort)], () =>
    outlookOn(afterEach(now, sort.behaviour).map((one) => endsOf([one], without(sorts, sort)))),
  );
}

function outlookOn(all: readonly (ReadonlySet<string> | null)[]): Outlook {
  const known = all.filter((one) => one !== null);
  return { matters: differ(all, (one) => one), ends: known.length < all.length ? null : known.map((one) => [...one]) };
}

const without = (sorts: readonly Sort[], sort: Sort): readonly Sort[] =>
  sorts.map((one) => (one === sort ? { ...one, count: one.count - 1 } : one));

/** Most steps from one amount to the next that are looked at. */
const MOST_STEPS = 20_000;

/**
 * By how many of each sort have been applied, whichever came first, everything that is reached. What nothing is left of, or nothing applies to any more, is an
 * end (120.8); null where these are too many steps.
 */
function endsOf(from: readonly Reached[], sorts: readonly Sort[]): ReadonlySet<string> | null {
  const places: number[] = [];
  let all = 1;
  for (const { count } of sorts) {
    places.push(all);
    all *= count + 1;
  }
  if (all > MOST_STEPS) return null;
  // By the counts of what has been applied, each times the place of its sort, added up.
  const reached = new Map([[0, new Map(from.map((one) => [inWriting(one), one]))]]);
  const ends = new Set<string>();
  let steps = 0;
  for (let applied = 0; applied < all; applied += 1) {
    for (const [name, now] of reached.get(applied) ?? []) {
      let isEnd = true;
      for (const [at, { behaviour, count }] of sorts.entries()) {
        const place = places[at] ?? 1;
        const isUsedUp = Math.floor(applied / place) % (count + 1) === count;
        if (now.amount === 0 || isUsedUp || !appliesTo(behaviour, now.amount)) continue;
        isEnd = false;
        const there = reached.get(applied + place) ?? new Map<string, Reached>();
        reached.set(applied + place, there);
        for (const next of afterEach(now, behaviour)) {
          steps += 1;
          if (steps > MOST_STEPS || next.amount > Number.MAX_SAFE_INTEGER) return null;
          there.set(inWriting(next), next);
        }
      }
      if (isEnd) ends.add(name);
    }
    reached.delete(applied);
  }
  return ends;
}

const inWriting = ({ amount, prevented, afterwards }: Reached): string => [amount, prevented ?? '', ...afterwards].join('; ');

/** What is reached by an effect, in each way in which it can be applied. */
function afterEach(now: Reached, behaviour: Behaviour): readonly Reached[] {
  const applied = after(now, behaviour);
  return behaviour.optional ? [applied, now] : [applied];
}

/** What is reached by an effect that is applied. */
export function after({ amount, prevented, afterwards: before }: Reached, { does, prevents, afterwards }: Behaviour): Reached {
  const left = leftOf(does, amount);
  const less = prevents ? amount - left : 0;
  return {
    amount: left,
    prevented: prevented === null ? null : prevented + less,
    afterwards:
      afterwards === null ? before : [...before, `${afterwards.words} ${afterwards.about === 'prevented' ? less : amount}`].sort(),
  };
}

/**
 * Whether effects of several sorts come to the same in every order at sight: as long as taking away never comes to 0, adding and taking away commute, and so
 * do multiplications; where nothing is left in the end, nothing else counts.
 */
function commute({ amount, prevented }: Reached, sorts: readonly Sort[]): boolean {
  if (sorts.some(({ behaviour: { within, optional, afterwards } }) => within !== null || optional || afterwards !== null)) return false;
  const has = (...kinds: readonly Does['kind'][]): boolean => sorts.some(({ behaviour: { does } }) => kinds.includes(does.kind));
  if (has('nothing')) return prevented === null;
  if (has('halved', 'becomes')) return false;
  const less = sorts.reduce((sum, { behaviour: { does }, count }) => sum + (does.kind === 'minus' ? does.by * count : 0), 0);
  return amount > less && !(has('times') && has('plus', 'minus'));
}
