import type { GameState } from '../state/game.ts';
import { withPlayer } from './change.ts';
import type { GameEventBody } from './event.ts';
import { withPast } from './past.ts';

/**
 * 601.2i: the spell on the stack is what it was announced to be and paid for, and has been cast this turn; 903.8: a commander from the command zone
 * once more. 117.3c: who cast it has priority.
 */
export function spellCast(
  before: GameState,
  { player, object, past = [] }: Extract<GameEventBody, { readonly kind: 'SpellCast' }>,
): GameState {
  const state = withPast(before, past);
  const card = state.cards.get(object.id);
  if (card === undefined) return state;
  const stack = state.stack.map((one) => (one.id === object.id ? object : one));
  const spells = [...state.thisTurn.spells, { spell: object, card: card.card, owner: card.owner }];
  const cast = { ...state, stack, priority: player, thisTurn: { ...state.thisTurn, spells } };
  if (!card.commander || object.cast.from !== 'command') return cast;
  return withPlayer(cast, player, (one) => ({
    ...one,
    commanderCasts: new Map(one.commanderCasts).set(card.id, (one.commanderCasts.get(card.id) ?? 0) + 1),
  }));
}
