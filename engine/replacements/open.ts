import type { EndsOfOptions } from '../choices.ts';
import type { GameState } from '../state/game.ts';
import { type Sorted, sorted } from './alike.ts';
import { nextSort } from './amounts.ts';
import { hasAmount } from './behaviour.ts';
import { differ } from './differ.ts';
import { endsOf, endsWith, type Search, searchFrom, searchIn } from './ends.ts';
import type { Modifier, UsedUp } from './modifier.ts';
import type { Fork, Path, Pending } from './path.ts';
import { isPreventionSeen } from './preventionSeen.ts';
import { smallerShares } from './shares.ts';

/** How what can come of an event was told when it was last asked which effect is applied to it: an event of a path, and what of that path is not of it. */
export type Told =
  /** By all that can come of it from where it was by itself. */
  | { readonly by: 'all'; readonly search: Search; readonly before: Pick<Path, 'pending' | 'done' | 'afterwards'> }
  /** By the amounts that can be left of it; the event as it is now, null where nothing is. */
  | { readonly by: 'amounts'; readonly event: Pending | null };

/** What is open of an event: whether it matters which of several is next, and what can come of each, where that is known. */
export interface Open {
  readonly matters: boolean;
  readonly ends: EndsOfOptions | null;
  /** How that is told from here on; null where it isn't. */
  readonly told: Told | null;
}

/**
 * 616.1: which group of the effects that apply to an event is next; it matters, too, where that takes too long to find. `told`: as when something was last
 * asked about it. `isShared`: whether other events may want what is used up, too (615.7).
 */
export function openAmong(state: GameState, told: Told | null, fork: Fork, isShared: boolean): Open & Pick<Sorted, 'groups'> {
  const { groups, sorts } = sorted(state, fork);
  if (groups.length < 2) return { groups, matters: false, ends: null, told };
  const { event } = fork.event;
  if (sorts === null || !hasAmount(event) || isStill(told, fork)) {
    const next = groups.flatMap(([one]) => one ?? []);
    return { groups, ...openOf(state, told, fork, next, isShared) };
  }
  const { matters, ends: of } = nextSort(state, event.amount, sorts, isPreventionSeen(state));
  if (of === null || !matters) return { groups, matters, ends: null, told };
  const goesOn = told?.by === 'amounts' && told.event === fork.event;
  return { groups, matters, ends: { of, goesOn }, told: { by: 'amounts', event: fork.event } };
}

/** The same of effects, or of ways in which one can be applied. */
export function openOf(state: GameState, told: Told | null, fork: Fork, next: readonly Modifier[], isShared: boolean): Open {
  const { path, event } = fork;
  const isLimited = isShared && state.effects.some(({ use }) => use !== null);
  const goesOn = isStill(told, fork);
  const from = isLimited ? null : goesOn ? told : allFrom(state, fork);
  if (from === null) return { matters: matters(state, path, event, next, isLimited), ends: null, told: null };
  const all = next.map((one) => endsWith(since(path, from.before), one, from.search));
  const of = all.flatMap((ends) => (ends === null ? [] : [[...ends.keys()]]));
  if (of.length < all.length) return { matters: true, ends: null, told: null };
  const isOpen = differ(of, (one) => one);
  return { matters: isOpen, ends: { of, goesOn }, told: isOpen ? from : told };
}

/** The same once an effect was applied: of an event of which only the amount changes, which it is now. */
export function toldAfter(told: Told | null, { path, event }: Fork, now: Path): Told | null {
  if (told?.by !== 'amounts' || told.event !== event) return told;
  const isThere = now.pending.length === path.pending.length;
  return { by: 'amounts', event: isThere ? (now.pending[0] ?? null) : null };
}

type OfAll = Extract<Told, { readonly by: 'all' }>;

function allFrom(state: GameState, { path, event }: Fork): OfAll | null {
  const search = searchFrom(state, alone(event, path));
  return search === null ? null : { by: 'all', search, before: { ...path, pending: path.pending.slice(1) } };
}

/** Whether all that can come of it was told, and something of it is still pending. */
const isStill = (told: Told | null, { path }: Fork): told is OfAll =>
  told?.by === 'all' && path.pending.length > told.before.pending.length;

/** What has become of the event since then. */
const since = ({ pending, done, afterwards, usedUp }: Path, before: OfAll['before']): Path => ({
  pending: pending.slice(0, pending.length - before.pending.length),
  done: done.slice(before.done.length),
  afterwards: afterwards.slice(before.afterwards.length),
  usedUp,
});

function matters(state: GameState, path: Path, event: Pending, next: readonly Modifier[], isLimited: boolean): boolean {
  if (!isLimited) return true;
  const search = searchIn(state);
  const differWith = (usedUp: UsedUp): boolean => differ(next, (one) => resultsWith(alone(event, { usedUp }), one, search));
  if (differWith(path.usedUp)) return true;
  // 615.7: it may be that less of what is used up is used on this event.
  const ends = endsOf(alone(event, path), search);
  const afterwards = [...(ends?.values() ?? [])].map(({ usedUp }) => usedUp);
  const shares = ends === null ? null : smallerShares(state, path.usedUp, afterwards);
  return shares === null || shares.some(differWith);
}

/** An event by itself, as it is reached. */
const alone = (event: Pending, { usedUp }: Pick<Path, 'usedUp'>): Path => ({ pending: [event], done: [], usedUp, afterwards: [] });

const resultsWith = (path: Path, modifier: Modifier, search: Search): Iterable<string> | null =>
  endsWith(path, modifier, search)?.keys() ?? null;
