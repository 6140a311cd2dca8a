import type { GameEventBody } from '../../events/event.ts';
import type { CardObject, GameState } from '../../state/game.ts';
import { foundNow } from '../following.ts';
import { freeId } from './ids.ts';

/** 707.12: the card that an id means, where it means one and no spell; null where it is a spell, or nothing that is there. */
export function cardMeant(state: GameState, id: string): CardObject | null {
  const past = state.past.get(id);
  if (past?.object.zone === 'stack') return null;
  const card = state.cards.get(foundNow(state, id) ?? '');
  return card === undefined || card.zone === 'stack' ? null : card;
}

/** 707.12: copies of a card for a player, in the zone where the card is; their ids, and their creation. `others`: ids that are taken already. */
export function cardCopied(
  { card, zone }: CardObject,
  times: number,
  player: string,
  state: GameState,
  others: readonly string[],
): readonly { readonly id: string; readonly event: GameEventBody }[] {
  const made: { readonly id: string; readonly event: GameEventBody }[] = [];
  for (let count = 0; count < times; count += 1) {
    const id = freeId(`${card.definition.name} copy`, state, [...others, ...made.map((one) => one.id)]);
    const created = { card, owner: player, copy: true } as const;
    made.push({ id, event: { kind: 'ZoneChanged', id, as: id, from: 'nowhere', to: zone, cause: 'other', created } });
  }
  return made;
}
