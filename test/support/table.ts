import { type BoardSetup, type CompiledCard, type GameState, setUpBoard } from '../../engine/index.ts';

/** Whole boards for tests, with every zone. */

/** A state of these players; fails the test where the board is no good. */
export function table(
  cards: readonly CompiledCard[],
  players: Readonly<Record<string, Omit<BoardSetup['players'][number], 'id'>>>,
  more: Partial<Omit<BoardSetup, 'players'>> = {},
): GameState {
  const byName = new Map(cards.map((one) => [one.definition.name, one]));
  const setup = { ...more, players: Object.entries(players).map(([id, player]) => ({ id, ...player })) };
  const result = setUpBoard(setup, (name) => byName.get(name));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
