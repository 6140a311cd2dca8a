import { layered } from '../characteristics/layers.ts';
import { type Ask, isStop, type Stop } from '../choices.ts';
import { called } from '../events/called.ts';
import type { GameEventBody } from '../events/event.ts';
import { type GameState, playerOf } from '../state/game.ts';
import { sorted } from './alike.ts';
import { decidedOn, optionalOf, waysOf } from './decided.ts';
import type { Patience } from './ends.ts';
import { firstOf } from './first.ts';
import type { Modifier, OfText } from './modifier.ts';
import { type Course, isStill, openAmong, openOf, type Told } from './open.ts';
import { apply, type Fork, follow, type Path } from './path.ts';
import { isDividedUp } from './shares.ts';
import { type Asked, throughAmounts } from './throughAmounts.ts';

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
export function settlePath(state: GameState, from: Path, ask: Ask, isShared: boolean, patience: Patience): Taken | Stop {
  let path = from;
  let told: Told | null = null;
  for (;;) {
    const next = follow(state, path);
    if (next.kind === 'end') return { path: next.path, waits: null };
    if (next.kind !== 'fork') return next;
    const of = (): Asked => [about(state, next.event.event), chooserOf(state, next.event.event)];
    const { groups, onAmount } = sorted(state, next);
    if (onAmount !== null && !isStill(told, next)) {
      const through = throughAmounts(state, next.path, onAmount, of, ask);
      if ('kind' in through) return through;
      path = through;
      continue;
    }
    const open = openAmong({ state, told, isShared, patience }, next, groups);
    const first = open.matters ? firstOf(next.modifiers, ...of(), ask, groups, open.ends) : next.modifiers[0];
    if ('question' in first) return first;
    const way = decided({ state, told: open.told, isShared, patience }, next, first, ask);
    if (isStop(way)) return way;
    const { modifier } = way;
    if (isShared && modifier.kind === 'text' && isDividedUp(state, next.event, modifier, next.path.usedUp))
      return { path: next.path, waits: modifier };
    const applied = apply(state, next.path, modifier);
    if ('kind' in applied) return applied;
    path = applied;
    told = way.told;
  }
}

/** An effect as it is applied, and how it is told what can come of that. */
interface Chosen {
  readonly modifier: Modifier;
  readonly told: Told | null;
}

/** Where a player may have it applied, and that makes a difference, as that player says. */
function decided(course: Course, fork: Fork, modifier: Modifier, ask: Ask): Chosen | Stop {
  const { state, told } = course;
  const optional = optionalOf(modifier);
  if (optional === null) return { modifier, told };
  const ways = waysOf(modifier);
  const open = openOf(course, fork, ways);
  const [first = modifier] = ways;
  if (!open.matters) return { modifier: first, told };
  const way = decidedOn(state, optional, fork.event.event, ask, open.ends);
  return isStop(way) ? way : { modifier: way, told: open.told };
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
