import type { EndsOfOptions } from '../choices.ts';
import type { GameState } from '../state/game.ts';
import type { Sorted } from './alike.ts';
import { differ } from './differ.ts';
import { aboutStart, type Ends, endsAt, endsOf, endsWith, type Patience, type Search, searchFrom, triedBy } from './ends.ts';
import { isDeclined, type Modifier, type UsedUp } from './modifier.ts';
import { type Fork, type Path, type Pending, pathOf } from './path.ts';
import { smallerShares } from './shares.ts';

/** All that can come of an event from where it was by itself, as it was found when something was asked of it; `before`: what of a path is not of it. */
export interface Told {
  readonly search: Search;
  readonly before: Pick<Path, 'pending' | 'done' | 'afterwards'>;
}

/** What is open of an event: whether it matters which of several is next, and what can come of each, where that is known. */
export interface Open {
  readonly matters: boolean;
  readonly ends: EndsOfOptions | null;
  /** How that was found; null where it wasn't, or where nothing is asked. */
  readonly told: Told | null;
}

/** Events on their way: `told` as when something was last asked; `isShared`: whether other events may want what is used up, too (615.7). */
export interface Course {
  readonly state: GameState;
  readonly told: Told | null;
  readonly isShared: boolean;
  readonly patience: Patience;
}

/** 616.1: which group of the effects that apply to an event is next; it matters, too, where that takes too long to find. */
export function openAmong(course: Course, fork: Fork, groups: Sorted['groups']): Open {
  if (groups.length < 2) return { matters: false, ends: null, told: course.told };
  const from = allFrom(course, fork);
  const next = groups.flatMap(([one]) => one ?? []);
  if (from === null) return { matters: matters(course, fork, next), ends: null, told: null };
  const path = since(fork.path, from.before);
  return openBetween(course, fork, from, endsAt({ ...fork, path }, from.search)?.each ?? null);
}

/** The same of ways in which an effect can be applied. */
export function openOf(course: Course, fork: Fork, next: readonly Modifier[]): Open {
  const from = allFrom(course, fork);
  if (from === null) return { matters: matters(course, fork, next), ends: null, told: null };
  const path = since(fork.path, from.before);
  const each = next.map((one) => endsWith(path, one, from.search));
  const known = each.filter((ends) => ends !== null);
  return openBetween(course, fork, from, known.length < each.length ? null : known);
}

function openBetween({ told }: Course, fork: Fork, from: Told, each: readonly Ends[] | null): Open {
  if (each === null) return { matters: true, ends: null, told: null };
  const of = each.map((ends) => [...ends.keys()]);
  const isOpen = differ(of, (one) => one);
  return { matters: isOpen, ends: { of, goesOn: isStill(told, fork) }, told: isOpen ? from : told };
}

/** All that can come of the event of a fork, as it was told before, or by itself; null where that takes too long to find, or depends on others. */
function allFrom({ state, told, isShared, patience }: Course, fork: Fork): Told | null {
  if (isLimited(state, isShared)) return null;
  if (isStill(told, fork)) return told;
  const { path, event } = fork;
  const search = searchFrom(state, pathOf(event, path.usedUp), patience);
  return search === null ? null : { search, before: { ...path, pending: path.pending.slice(1) } };
}

const isLimited = (state: GameState, isShared: boolean): boolean => isShared && state.effects.some(({ use }) => use !== null);

/** Whether all that can come of it was told, and something of it is still pending. */
export const isStill = (told: Told | null, { path }: Fork): told is Told =>
  told !== null && path.pending.length > told.before.pending.length;

/** What has become of the event since then. */
const since = ({ pending, done, afterwards, usedUp }: Path, before: Told['before']): Path => ({
  pending: pending.slice(0, pending.length - before.pending.length),
  done: done.slice(before.done.length),
  afterwards: afterwards.slice(before.afterwards.length),
  usedUp,
});

const triedOnce = triedBy();

function matters({ state, isShared, patience }: Course, { path, event }: Fork, next: readonly Modifier[]): boolean {
  if (!isLimited(state, isShared)) return true;
  const ways = next.map((one) => [one.key, isDeclined(one)]);
  return triedOnce(state, [aboutStart(pathOf(event, path.usedUp)), ways], patience, (search) =>
    mattersAmongOthers(search, path, event, next),
  );
}

function mattersAmongOthers(search: Search, path: Path, event: Pending, next: readonly Modifier[]): boolean {
  const differWith = (usedUp: UsedUp): boolean => differ(next, (one) => endsWith(pathOf(event, usedUp), one, search)?.keys() ?? null);
  if (differWith(path.usedUp)) return true;
  // 615.7: it may be that less of what is used up is used on this event.
  const ends = endsOf(pathOf(event, path.usedUp), search);
  const afterwards = [...(ends?.values() ?? [])].map(({ usedUp }) => usedUp);
  const shares = ends === null ? null : smallerShares(search.state, path.usedUp, afterwards);
  return shares === null || shares.some(differWith);
}
