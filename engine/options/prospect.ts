import type { Illegal } from '../actions/action.ts';
import { perform } from '../actions/perform.ts';
import type { GameState } from '../state/game.ts';
import type { PlayerAction, Prospect } from './option.ts';

/** What would come of an action as it stands. */
export function prospectOf(state: GameState, action: PlayerAction): Prospect {
  const done = perform(state, action);
  return done.ok ? { missingChoice: null, notModelled: null } : prospectIn(done.error);
}

const prospectIn = ({ missingChoice, notModelled }: Illegal): Prospect => ({ missingChoice, notModelled });
