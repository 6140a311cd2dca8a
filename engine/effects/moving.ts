import type { GameEventBody } from '../events/event.ts';
import type { CardZone, GameState } from '../state/game.ts';

type ZoneChanged = Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>;

/** 400.7, 111.7, 707.10a: an object going to another zone: a card keeps its id, a token or a copy of a spell ceases to exist. Null where there is no such object. */
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
  if (card === undefined) return null;
  const isCopy = state.stack.some((one) => one.kind === 'spell' && one.id === id && one.copy);
  return { kind: 'ZoneChanged', id, as: isCopy ? null : id, from: card.zone, to, cause, ...more };
}
