import type { GameEvent } from './event.ts';

/** Whether something happened to an object or player, or it is a target of what was put on the stack. */
export const isAbout = (event: GameEvent, id: string): boolean =>
  Object.values(event).some((value) => value === id) ||
  ('object' in event && typeof event.object === 'object' && event.object?.targets.some((some) => some.includes(id)) === true);
