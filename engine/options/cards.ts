import { type GameState, playerOf } from '../state/game.ts';

/** Cards that nothing but an effect lets a player use: those in other hands, in graveyards and in exile, and what lies on top of libraries; the player's own first. */
export function elsewhere({ players }: GameState, player: string): readonly string[] {
  const ordered = [...players.filter(({ id }) => id === player), ...players.filter(({ id }) => id !== player)];
  return ordered.flatMap(({ id, hand, graveyard, exile, library, command }) => [
    ...(id === player ? [] : [...hand, ...command]),
    ...graveyard,
    ...exile,
    ...library.slice(0, 1),
  ]);
}

/** The cards off the battlefield whose own abilities a player may look to: those in hand, graveyard, exile and the command zone. */
export function ownCards(state: GameState, player: string): readonly string[] {
  const { hand = [], graveyard = [], exile = [], command = [] } = playerOf(state, player) ?? {};
  return [...hand, ...command, ...graveyard, ...exile];
}
