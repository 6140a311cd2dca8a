import { perform } from '../actions/perform.ts';
import type { GameState } from '../state/game.ts';
import type { PlayerAction, Prospect } from './option.ts';

/** What would come of an action as it stands. */
export function prospectOf(state: GameState, action: PlayerAction): Prospect {
  const done = perform(state, action);
  if (done.ok) return { missingChoice: null, notModelled: null, refused: false };
  const { missingChoice, notModelled } = done.error;
  return { missingChoice, notModelled, refused: missingChoice === null && notModelled === null };
}
