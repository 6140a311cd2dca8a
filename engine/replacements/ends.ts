import type { GameState } from '../state/game.ts';
import { sorted } from './alike.ts';
import { waysOf } from './decided.ts';
import type { Modifier } from './modifier.ts';
import { apply, type Fork, follow, type Path } from './path.ts';
import { isPreventionSeen } from './preventionSeen.ts';
import { rememberedBy } from './remembered.ts';
import { leftInAll } from './shields.ts';
import { writtenOnce } from './written.ts';

/** A look at what can come of events over all orders; it ends after so many steps. */
export interface Search {
  readonly state: GameState;
  readonly isPreventionSeen: boolean;
  readonly known: Map<string, EndsAtFork>;
  /** How many more steps may be tried. */
  left: number;
}

/** The different results, each with a path that comes to it. */
export type Ends = ReadonlyMap<string, Path>;

/** What can come of it with one of each group next, and of all of these together. */
export interface EndsAtFork {
  readonly each: readonly Ends[];
  readonly all: Ends;
}

/** Most steps that are tried to find whether an order matters; where that isn't enough, the order is asked for. */
const MOST_TRIED = 4000;
/** How many searches of what happens at one time may be given up; after these each is given up sooner. */
const MOST_VAIN = 8;
const FEWER_TRIED = 250;
/** Most results that are told apart. */
const MOST_ENDS = 1000;

/** How many searches of what happens at one time were given up so far. */
export interface Patience {
  vain: number;
}

/** A new search; of how many steps at most. */
const searchIn = (state: GameState, most: number): Search => ({
  state,
  isPreventionSeen: isPreventionSeen(state),
  known: new Map(),
  left: most,
});

const mostTried = ({ vain }: Patience): number => (vain < MOST_VAIN ? MOST_TRIED : FEWER_TRIED);

const searches = rememberedBy<Search | null>();

/**
 * Everything that can come of an event that nothing was done of yet, so that of wherever it comes from there by one effect after another it is known, too; null
 * where that takes too long to find, or can't be told.
 */
export function searchFrom(state: GameState, from: Path, patience: Patience): Search | null {
  const most = mostTried(patience);
  const found = searches(state, [aboutStart(from), most], () => {
    const search = searchIn(state, most);
    return endsOf(from, search) === null ? null : search;
  });
  if (found === null) patience.vain += 1;
  // What is left of the steps must not tell how often it was looked at.
  return found === null ? null : { ...found, left: MOST_TRIED };
}

/** Looks for something by a search of its own, once for each game and thing that it is about. */
export function triedBy(): (state: GameState, about: unknown, patience: Patience, find: (search: Search) => boolean) => boolean {
  const known = rememberedBy<{ readonly found: boolean; readonly isVain: boolean }>();
  return (state, about, patience, find) => {
    const most = mostTried(patience);
    const { found, isVain } = known(state, [about, most], () => {
      const search = searchIn(state, most);
      return { found: find(search), isVain: search.left < 0 };
    });
    if (isVain) patience.vain += 1;
    return found;
  };
}

/** What tells a path at which nothing was done yet from others. */
export const aboutStart = ({ pending, usedUp: { left, once, life } }: Path): unknown => [
  pending.map(({ event, used }) => [event, [...used].sort()]),
  ...[left, once, life].map((used) => [...used].sort(([one], [other]) => (one < other ? -1 : 1))),
];

/** What can come of a path over all orders; null where that takes too long, or can't be told. */
export function endsOf(from: Path, search: Search): Ends | null {
  search.left -= 1;
  if (search.left < 0) return null;
  const next = follow(search.state, from);
  if (next.kind === 'end') return new Map([[resultOf(next.path, search), next.path]]);
  return next.kind === 'fork' ? (endsAt(next, search)?.all ?? null) : null;
}

/** What can come of a path where several effects would apply, or a player may have one applied; null as above. */
export function endsAt(fork: Fork, search: Search): EndsAtFork | null {
  const { path } = fork;
  const pending = path.pending.flatMap(({ event, used }) => [writtenOnce(event), ...[...used].sort()]);
  const key = [...pending, resultOf(path, search)].join('\n');
  const known = search.known.get(key);
  if (known !== undefined) return known;
  const { groups } = sorted(search.state, fork);
  const [all, each]: [Map<string, Path>, Ends[]] = [new Map(), []];
  for (const [one] of groups) {
    const ends = one === undefined ? new Map<string, Path>() : endsWith(path, one, search);
    if (ends === null) return null;
    each.push(ends);
    for (const [result, end] of ends) all.set(result, end);
    if (all.size > MOST_ENDS) return null;
  }
  const found = { each, all };
  search.known.set(key, found);
  return found;
}

/** What can come of a path when an effect is applied next, in each way in which it can be; null as above. */
export function endsWith(path: Path, modifier: Modifier, search: Search): Ends | null {
  const all = new Map<string, Path>();
  for (const way of waysOf(modifier)) {
    const applied = apply(search.state, path, way);
    const ends = 'kind' in applied ? null : endsOf(applied, search);
    if (ends === null) return null;
    for (const [result, end] of ends) all.set(result, end);
  }
  return all;
}

/**
 * What came of events, without how: what happens, in whatever order it was worked out, what is done afterwards, and how much was prevented where something
 * looks at that.
 */
function resultOf({ done, afterwards, usedUp }: Path, { state, isPreventionSeen: counts }: Search): string {
  let prevented = 0;
  const events: string[] = [];
  for (const { event } of done)
    if (event.kind === 'DamagePrevented') prevented += counts ? event.amount : 0;
    else if (event.kind !== 'LifeHeld') events.push(writtenOnce(event));
  const next = afterwards.map(({ source, effects, meant }) => `${source} ${writtenOnce(effects)} ${writtenOnce(meant)}`).sort();
  return JSON.stringify([events.sort(), prevented, next, leftInAll(state, usedUp)]);
}
