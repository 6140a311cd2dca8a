import type { PlayerRef, Quantity } from '../../ast/index.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import type { GameState } from '../../state/game.ts';
import { cannot, type Resolving, type Stop } from '../resolving.ts';

/** 101.4: the players that are meant, the active player first, then in turn order; without those who have lost. */
export function playersFor(who: PlayerRef, { state, text }: Resolving, context: Context): readonly string[] | Stop {
  const players = context.evaluate.players(who, context);
  if (!isKnown(players)) return cannot(text, players.why);
  return inTurnOrder(state).filter((id) => players.includes(id));
}

function inTurnOrder({ players, active }: GameState): readonly string[] {
  const first = Math.max(
    0,
    players.findIndex(({ id }) => id === active),
  );
  return [...players.slice(first), ...players.slice(0, first)].filter(({ lost }) => lost === null).map(({ id }) => id);
}

/** A number of an instruction, never less than 0 (107.1b). */
export function amountFor(quantity: Quantity, { text }: Pick<Resolving, 'text'>, context: Context): number | Stop {
  const amount = context.evaluate.amount(quantity, context);
  return isKnown(amount) ? Math.max(0, amount) : cannot(text, amount.why);
}

/** The one player, where it is one other than who does it: whom the next instruction may call "that player". */
export const spokenOf = (who: PlayerRef, players: readonly string[]): string | null => {
  const [only, another] = players;
  return who.kind === 'you' || only === undefined || another !== undefined ? null : only;
};
