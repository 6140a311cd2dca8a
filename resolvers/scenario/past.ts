import type { CardDefinition } from '../../engine/index.ts';
import type { Context } from '../context.ts';
import { callersGames } from '../games/callersGames.ts';
import { plain } from '../games/request.ts';
import type { Begun } from '../models.ts';
import { fail } from './asking.ts';

/** Everything that led to a game, as plain JSON. */
export interface Past {
  readonly board: unknown;
  readonly actions: readonly unknown[];
  /** Of the last action, the kinds; null where they aren't known any more. */
  readonly events: readonly string[] | null;
  /** The cards that a kept game goes on with, whatever the catalogue has by now. */
  readonly cards: readonly CardDefinition[];
}

export async function pastOf({ from, actions, events, leftOut }: Begun, context: Context): Promise<Past> {
  const since = actions.map(plain);
  if (leftOut) return somethingLeftOut();
  if (from.kind === 'board') return { board: plain(from.board), actions: since, events, cards: [] };
  if (from.kind === 'midAction') {
    const message =
      'This is a moment in the middle of an action, which the scenario format has no word for. Ask the game after the action "dealDamage" or "combatDamage".';
    return fail('NOT_IN_FORMAT', [], message);
  }
  const origin = await callersGames(context).keeper.origin(from.game);
  if (origin.leftOut) return somethingLeftOut();
  return {
    board: origin.board,
    actions: [...origin.actions, ...since],
    events: since.length > 0 ? events : (origin.lastEvents?.map(({ kind }) => kind) ?? null),
    cards: origin.cards.map((card) => ('whole' in card ? card.whole.definition : card.definition)),
  };
}

function somethingLeftOut(): never {
  const message =
    'In this game something was left out that is not modelled, which the scenario format has no word for. Export it as it was before that, or as it comes without “allowUnsupported”.';
  return fail('NOT_IN_FORMAT', ['allowUnsupported'], message);
}
