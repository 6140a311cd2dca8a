import { layered } from '../characteristics/layers.ts';
import { type Ask, isStop, type Stop } from '../choices.ts';
import { called } from '../events/called.ts';
import type { GameEventBody } from '../events/event.ts';
import { type GameState, playerOf } from '../state/game.ts';
import { type Sorted, sorted } from './alike.ts';
import { nextSort } from './amounts.ts';
import { hasAmount } from './behaviour.ts';
import { decidedOn, optionalOf, waysOf } from './decided.ts';
import { differ } from './differ.ts';
import { endsOf, endsWith, type Search, searchIn } from './ends.ts';
import { firstOf } from './first.ts';
import type { Modifier, OfText, UsedUp } from './modifier.ts';
import { apply, type Fork, follow, type Path, type Pending } from './path.ts';
import { isPreventionSeen } from './preventionSeen.ts';
import { isDividedUp, smallerShares } from './shares.ts';

/** Events that were taken as far as they go: until nothing applies any more, or until the first that is pending waits for what others want, too (615.7). */
export interface Taken {
  readonly path: Path;
  readonly waits: OfText | null;
}

/**
 * 616.1: what comes of events, each taken through all that applies to it. Where several effects apply to one, and the order makes a difference, the player
 * who is affected is asked which comes first (616.1e-f); where it makes none, nobody is. `isShared`: whether other events may want what is used up, too: then
 * an event waits where that would be next.
 */
export function settlePath(state: GameState, from: Path, ask: Ask, isShared: boolean): Taken | Stop {
  let path = from;
  let goesOn: Pending | null = null;
  for (;;) {
    const next = follow(state, path);
    if (next.kind === 'end') return { path: next.path, waits: null };
    if (next.kind !== 'fork') return next;
    const open = openAt(state, next, isShared);
    const of = open?.ends ?? null;
    const ends = of === null ? undefined : { of, goesOn: next.event === goesOn };
    const first = open === null ? next.modifiers[0] : firstOf(next.modifiers, ...whoseOrder(state, next), ask, open.groups, ends);
    if ('question' in first) return first;
    const modifier = decided(state, next, first, ask);
    if (isStop(modifier)) return modifier;
    if (isShared && modifier.kind === 'text' && isDividedUp(state, next.event, modifier, next.path.usedUp))
      return { path: next.path, waits: modifier };
    const applied = apply(state, next.path, modifier);
    if ('kind' in applied) return applied;
    path = applied;
    const isThere = path.pending.length === next.path.pending.length;
    if (ends !== undefined || next.event === goesOn) goesOn = isThere ? (path.pending[0] ?? null) : null;
  }
}

/** What is open where several effects apply: which group is next, and what can come of each, where that is known. */
interface Open {
  readonly groups: Sorted['groups'];
  readonly ends: readonly (readonly string[])[] | null;
}

/** Null where what comes of the event doesn't depend on which of the effects is applied next; it does where that takes too long to find. */
function openAt(state: GameState, fork: Fork, isShared: boolean): Open | null {
  const { groups, sorts } = sorted(state, fork);
  if (groups.length < 2) return null;
  const { event } = fork.event;
  if (sorts === null || !hasAmount(event)) return matters(state, fork, groups, isShared) ? { groups, ends: null } : null;
  const { matters: isOpen, ends } = nextSort(state, event.amount, sorts, isPreventionSeen(state));
  return isOpen ? { groups, ends } : null;
}

const whoseOrder = (state: GameState, { event: { event } }: Fork): readonly [about: string, by: string] => [
  about(state, event),
  chooserOf(state, event),
];

function matters(state: GameState, { path, event }: Fork, groups: Sorted['groups'], isShared: boolean): boolean {
  const search = searchIn(state);
  const differWith = (usedUp: UsedUp): boolean =>
    differ(groups, ([one]) => (one === undefined ? [] : resultsWith(alone(event, { usedUp }), one, search)));
  if (differWith(path.usedUp)) return true;
  if (!isShared) return false;
  // 615.7: it may be that less of what is used up is used on this event.
  const ends = endsOf(alone(event, path), search);
  const shares =
    ends === null
      ? null
      : smallerShares(
          state,
          path.usedUp,
          [...ends.values()].map(({ usedUp }) => usedUp),
        );
  return shares === null || shares.some(differWith);
}

/** An event by itself, as it is reached. */
const alone = (event: Pending, { usedUp }: Pick<Path, 'usedUp'>): Path => ({ pending: [event], done: [], usedUp, afterwards: [] });

const resultsWith = (path: Path, modifier: Modifier, search: Search): Iterable<string> | null =>
  endsWith(path, modifier, search)?.keys() ?? null;

/** The effect as it is applied: where a player may have it applied, and that makes a difference, as that player says. */
function decided(state: GameState, { path, event }: Fork, modifier: Modifier, ask: Ask): Modifier | Stop {
  const optional = optionalOf(modifier);
  if (optional === null) return modifier;
  const search = searchIn(state);
  const ways = waysOf(modifier);
  const [first = modifier] = ways;
  return differ(ways, (way) => resultsWith(alone(event, path), way, search)) ? decidedOn(state, optional, event.event, ask) : first;
}

/** 616.1: the affected player, or the controller of the affected object, or its owner where it has none. */
export function chooserOf(state: GameState, event: GameEventBody): string {
  const id = affected(event);
  if (id === null || playerOf(state, id) !== undefined) return id ?? state.active;
  return layered(state).view.object(id)?.controller ?? state.cards.get(id)?.owner ?? state.active;
}

/** Whom or what an event is about, where that tells who chooses. */
export function affected(event: GameEventBody): string | null {
  switch (event.kind) {
    case 'DamageDealt':
      return event.target;
    case 'CounterAdded':
      return event.object;
    case 'ZoneChanged':
      return event.id;
    case 'PermanentUntapped':
      return event.permanent;
    default:
      return 'player' in event ? event.player : null;
  }
}

function about(state: GameState, event: GameEventBody): string {
  const id = affected(event) ?? '';
  switch (event.kind) {
    case 'DamageDealt':
      return `the damage of ${called(state, event.source)} to ${called(state, id)}`;
    case 'LifeGained':
      return `the life that ${id} would gain`;
    case 'LifeLost':
    case 'LifePaid':
      return `the life that ${id} would lose`;
    case 'CounterAdded':
      return `the ${event.counter} counters that ${called(state, id)} would get`;
    default:
      return `what would happen to ${called(state, id)}`;
  }
}
