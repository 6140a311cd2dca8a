import { layered } from '../characteristics/layers.ts';
import type { GameState } from '../state/game.ts';

/** 702.30a: what the active player has controlled through one more beginning of an upkeep; more than two are not told apart. */
export function upkeepBegan(state: GameState, active: string): GameState {
  const { view } = layered(state);
  const permanents = new Map(state.permanents);
  for (const [id, one] of state.permanents) {
    const { upkeepsHeld } = one;
    if (upkeepsHeld === null || upkeepsHeld > 1 || (view.object(id)?.controller ?? one.controller) !== active) continue;
    permanents.set(id, { ...one, upkeepsHeld: upkeepsHeld + 1 });
  }
  return { ...state, permanents };
}
