import {
  type BoardSetup,
  type CardDefinition,
  type CardSetup,
  type CompiledCard,
  compileCard,
  type FaceDefinition,
  type GameState,
  type PermanentSetup,
  setUpBoard,
} from '../../engine/index.ts';
import type { RawCard, RawFace } from './corpus.ts';

/** Cards and boards for tests. */

const faceOf = (raw: RawFace): FaceDefinition => ({
  name: raw.name,
  typeLine: raw.type_line ?? '',
  oracleText: raw.oracle_text ?? '',
  ...(raw.mana_cost !== undefined && { manaCost: raw.mana_cost }),
  ...(raw.power !== undefined && { power: raw.power }),
  ...(raw.toughness !== undefined && { toughness: raw.toughness }),
  ...(raw.loyalty !== undefined && { loyalty: raw.loyalty }),
  ...(raw.defense !== undefined && { defense: raw.defense }),
});

export const definitionOf = (raw: RawCard): CardDefinition => ({
  ...faceOf(raw),
  layout: raw.layout ?? 'normal',
  ...(raw.card_faces && { faces: raw.card_faces.map(faceOf) }),
});

/** A card with one face, compiled. */
export const card = (name: string, typeLine: string, oracleText = '', more: Partial<FaceDefinition> = {}): CompiledCard =>
  compileCard({ name, typeLine, oracleText, ...more });

/** What is printed on a creature of that power and toughness. */
export const sized = (power: number, toughness: number) => ({ power: String(power), toughness: String(toughness) });

/** An instant that costs nothing. */
export const instant = (name: string, text: string): CompiledCard => card(name, 'Instant', text, { manaCost: '{0}' });

/** Cards or permanents; what is said by name alone has that name for its id. */
export const byName = <T extends CardSetup = never>(list: readonly (T | string)[]) =>
  list.map((one) => (typeof one === 'string' ? { id: one, card: one } : one));

/** The game that a board of these cards gives; fails the test where the board is no good. */
export function begun(setup: BoardSetup, cards: readonly CompiledCard[]): GameState {
  const found = new Map(cards.map((one) => [one.definition.name, one]));
  const result = setUpBoard(setup, (name) => found.get(name));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** A state with these permanents, player by player; fails the test where the board is no good. */
export function board(
  cards: readonly CompiledCard[],
  players: Readonly<Record<string, readonly (PermanentSetup | string)[]>>,
  more: Partial<BoardSetup> = {},
): GameState {
  const setups = Object.entries(players).map(([id, battlefield]) => ({
    id,
    battlefield: byName(battlefield),
  }));
  return begun({ players: setups, ...more }, cards);
}
