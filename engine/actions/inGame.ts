import { type GameState, isOver, playerOf } from '../state/game.ts';
import { forbidden } from './illegal.ts';

/** 104.1, 104.5: why a player can't do anything any more: the game is over, or goes on without them. Null otherwise. */
export function outOfGame(state: GameState, player: string): ReturnType<typeof forbidden> | null {
  if (isOver(state)) return forbidden('The game is over.', '104.1');
  return hasLeft(state, player);
}

/** 104.5, 800.4a: why nothing happens to a player any more who has lost; null for others. */
export function hasLeft(state: GameState, player: string): ReturnType<typeof forbidden> | null {
  if ((playerOf(state, player)?.lost ?? null) === null) return null;
  return forbidden(`${player} has lost and is no longer in the game.`, '104.5', '800.4a');
}
