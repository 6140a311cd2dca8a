import type { GameState } from '../state/game.ts';
import { abilitiesOf, type PermanentAbility } from './abilities.ts';
import { layered } from './layers.ts';
import type { OwnedAbility } from './view.ts';

const KNOWN = new WeakMap<readonly OwnedAbility[], readonly PermanentAbility[]>();

/** The abilities of an object, wherever it is, in the order in which they are numbered; none for an id that no object has. */
export function abilitiesOn(state: GameState, id: string): readonly PermanentAbility[] {
  const object = layered(state).view.object(id);
  if (object === undefined) return [];
  const known = KNOWN.get(object.abilities) ?? abilitiesOf(object);
  KNOWN.set(object.abilities, known);
  return known;
}
