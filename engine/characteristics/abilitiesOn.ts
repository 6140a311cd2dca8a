import type { GameState } from '../state/game.ts';
import { abilitiesOf, type PermanentAbility } from './abilities.ts';
import { layered } from './layers.ts';
import type { ObjectView } from './view.ts';

const KNOWN = new WeakMap<ObjectView, readonly PermanentAbility[]>();

/** The abilities of an object, wherever it is, in the order in which they are numbered; none for an id that no object has. */
export function abilitiesOn(state: GameState, id: string): readonly PermanentAbility[] {
  const object = layered(state).view.object(id);
  if (object === undefined) return [];
  const known = KNOWN.get(object) ?? abilitiesOf(object);
  KNOWN.set(object, known);
  return known;
}
