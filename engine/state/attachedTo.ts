import type { GameState, PermanentObject } from './game.ts';

/** 702.26g: those permanents and all that is attached to them, in turn. */
export function withAttached(state: GameState, ids: readonly string[], test: (one: PermanentObject) => boolean): readonly string[] {
  const found = new Set(ids);
  for (const id of found) for (const one of state.permanents.values()) if (one.attachedTo === id && test(one)) found.add(one.id);
  return [...found];
}
