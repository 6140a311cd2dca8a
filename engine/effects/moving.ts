import type { GameEventBody } from '../events/event.ts';
import type { CardZone, GameState } from '../state/game.ts';

type ZoneChanged = Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>;

/** 400.7, 111.7: an object going to another zone: a card keeps its id, a token ceases to exist. Null where there is no such object. */
export function moved(
  state: GameState,
  id: string,
  to: CardZone,
  cause: ZoneChanged['cause'],
  more: Partial<ZoneChanged> = {},
): ZoneChanged | null {
  const permanent = state.permanents.get(id);
  if (permanent !== undefined) return { kind: 'ZoneChanged', id, as: permanent.token ? null : id, from: 'battlefield', to, cause, ...more };
  const card = state.cards.get(id);
  return card === undefined ? null : { kind: 'ZoneChanged', id, as: id, from: card.zone, to, cause, ...more };
}
