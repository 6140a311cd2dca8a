import { printManaCost } from '../../engine/cards/manaCost.ts';
import { type Asked, type TotalCost, totalCost } from '../../engine/costs/total.ts';
import type { BoardSetup, CompiledCard, GameState, PlayerSetup } from '../../engine/index.ts';
import { begun } from './boards.ts';

/** Boards with cards in every zone, and costs as text, for tests of what spells cost. */

/** A game of these players; fails the test where the board is no good. */
export const game = (
  cards: readonly CompiledCard[],
  players: readonly PlayerSetup[],
  more: Omit<Partial<BoardSetup>, 'players'> = {},
): GameState => begun({ ...more, players }, cards);

/** Each locked cost in a line: its mana, then what else there is of it; "unpayable" alone where it can't be paid. */
export function shown({ locked, unpayable }: TotalCost): readonly string[] {
  if (unpayable) return ['unpayable'];
  return locked.map(({ mana, offX, life, energy, waterbend, others }) =>
    [
      printManaCost(mana) || '{0}',
      ...(offX > 0 ? [`${offX} off X`] : []),
      ...(life > 0 ? [`${life} life`] : []),
      ...(energy > 0 ? [`${energy} energy`] : []),
      ...(waterbend > 0 ? [`waterbend ${waterbend}`] : []),
      ...others.map(({ cost, among }) => (among === null ? cost.kind : `${cost.kind} ${among.join(' or ')}`)),
    ].join(', '),
  );
}

/** What a card of that id costs player a to cast. */
export const costToCast = (state: GameState, card: string, asked: Partial<Asked> = {}, player = 'a', face = 0): readonly string[] =>
  shown(totalCost(state, player, { kind: 'cast', card, face }, asked));

/** What an ability of a permanent costs player a to activate. */
export const costToActivate = (
  state: GameState,
  source: string,
  ability = 0,
  asked: Partial<Asked> = {},
  player = 'a',
): readonly string[] => shown(totalCost(state, player, { kind: 'activate', source, ability }, asked));
