import type { BoardSetup, CompiledCard, GameState } from '../../engine/index.ts';
import { begun } from './boards.ts';

/** Whole boards for tests, with every zone. */

/** A state of these players; fails the test where the board is no good. */
export function table(
  cards: readonly CompiledCard[],
  players: Readonly<Record<string, Omit<BoardSetup['players'][number], 'id'>>>,
  more: Partial<Omit<BoardSetup, 'players'>> = {},
): GameState {
  return begun({ ...more, players: Object.entries(players).map(([id, player]) => ({ id, ...player })) }, cards);
}
