import type { GameState } from '../state/game.ts';
import { abilitiesOf, type PermanentAbility } from './abilities.ts';
import { layered } from './layers.ts';
import { abilitiesUnderEffects } from './spells.ts';
import type { ObjectView, OwnedAbility } from './view.ts';

const KNOWN = new WeakMap<readonly OwnedAbility[], readonly PermanentAbility[]>();

/** The abilities of an object, wherever it is, in the order in which they are numbered; none for an id that no object has. */
export function abilitiesOn(state: GameState, id: string): readonly PermanentAbility[] {
  const { view } = layered(state);
  const object = view.object(id);
  if (object === undefined) return [];
  const known =
    KNOWN.get(object.abilities) ?? abilitiesOf(isElsewhere(object) ? { abilities: abilitiesUnderEffects(object, view) } : object);
  KNOWN.set(object.abilities, known);
  return known;
}

const isElsewhere = ({ zone }: ObjectView): boolean => zone !== 'battlefield' && zone !== 'stack';
