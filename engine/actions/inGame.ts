import { type GameState, isOver, playerOf } from '../state/game.ts';
import { forbidden } from './illegal.ts';

/** 104.1, 104.5: why a player can't do anything any more: the game is over, or goes on without them. Null otherwise. */
export function outOfGame(state: GameState, player: string): ReturnType<typeof forbidden> | null {
  if (isOver(state)) return forbidden('The game is over.', '104.1');
  if ((playerOf(state, player)?.lost ?? null) === null) return null;
  return forbidden(`${player} has lost and is no longer in the game.`, '104.5', '800.4a');
}
