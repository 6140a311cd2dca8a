import type { TriggerEvent } from '../ast/index.ts';

/** What an object's moving from zone to zone is called. */
const MOVES: ReadonlySet<TriggerEvent['kind']> = new Set<TriggerEvent['kind']>(['enters', 'hasEnter', 'leaves', 'dies', 'zoneChange']);

/** Each of the events that a trigger condition waits for. */
export function eventsOf(event: TriggerEvent): readonly TriggerEvent[] {
  if (event.kind === 'either') return event.events.flatMap(eventsOf);
  return event.kind === 'limited' ? eventsOf(event.event) : [event];
}

/**
 * 603.2: whether what an ability waits for is what is named as the cause of its triggering: entering and dying are also being put from zone to zone, but the
 * sacrifice or the creation of an object by which it moves is another event.
 */
export const isCausedBy = (cause: TriggerEvent, event: TriggerEvent): boolean =>
  !eventsOf(cause).every(({ kind }) => MOVES.has(kind)) || eventsOf(event).some(({ kind }) => MOVES.has(kind));
