import type { GameState } from '../state/game.ts';
import { written } from './written.ts';

/** Works something out of a state once for each thing that it is about, told apart in writing: nothing but the state and that may bear on it. */
export function rememberedBy<T>(): (state: GameState, about: unknown, find: () => T) => T {
  const known = new WeakMap<GameState, Map<string, { readonly found: T }>>();
  return (state, about, find) => {
    const ofState = known.get(state) ?? new Map<string, { readonly found: T }>();
    known.set(state, ofState);
    const key = written(about);
    const there = ofState.get(key) ?? { found: find() };
    ofState.set(key, there);
    return there.found;
  };
}
