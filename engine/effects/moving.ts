import { spellOnStack } from '../characteristics/onStack.ts';
import type { GameEventBody } from '../events/event.ts';
import type { CardZone, GameState, SpellOnStack } from '../state/game.ts';

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
  const spell = card.zone === 'stack' ? spellOnStack(state, id) : undefined;
  const where = spell !== undefined && isExiledFromStack(spell) ? 'exile' : to;
  return { kind: 'ZoneChanged', id, as: spell?.copy === true ? null : id, from: card.zone, to: where, cause, ...more };
}

/** 702.34a, 702.127a, 702.133a, 702.180a: cast by such a keyword, it is exiled instead of being put anywhere else as it leaves the stack. */
const isExiledFromStack = ({ cast: { alternative } }: SpellOnStack): boolean => EXILED.has((alternative ?? '').split(' ')[0] ?? '');

const EXILED: ReadonlySet<string> = new Set(['flashback', 'aftermath', 'jump-start', 'harmonize']);
