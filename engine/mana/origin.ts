import { layered } from '../characteristics/layers.ts';
import type { ObjectView } from '../characteristics/view.ts';
import { invariant } from '../result.ts';
import { type GameState, permanentIn } from '../state/game.ts';
import type { ManaOrigin } from '../state/manaPool.ts';

const ORIGINS = new WeakMap<ObjectView, ManaOrigin>();

/**
 * 106.3: an object as the source of mana, with its characteristics as they are in this state; the same object each time for a state. The id
 * must be that of a permanent that is phased in, of a card, or of an object that is gone.
 */
export function manaOriginOf(state: GameState, id: string): ManaOrigin {
  const object = layered(state).view.object(id);
  invariant(object !== undefined, `there is an object ${id}`);
  const known = ORIGINS.get(object);
  if (known !== undefined) return known;
  const permanent = permanentIn(state, id);
  const origin: ManaOrigin = {
    id,
    names: object.names,
    supertypes: [...object.supertypes],
    types: [...object.types],
    subtypes: [...object.subtypes],
    chosen: permanent?.chosen ?? {},
    permanent: permanent !== undefined,
  };
  ORIGINS.set(object, origin);
  return origin;
}
