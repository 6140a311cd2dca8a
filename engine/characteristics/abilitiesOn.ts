import type { GameState } from '../state/game.ts';
import { abilitiesOf, type PermanentAbility } from './abilities.ts';
import { layered } from './layers.ts';
import { abilitiesUnderEffects } from './spells.ts';
import type { ObjectView, OwnedAbility, View } from './view.ts';

const KNOWN = new WeakMap<readonly OwnedAbility[], readonly PermanentAbility[]>();

/** The abilities of an object, wherever it is, in the order in which they are numbered; none for an id that no object has. */
export function abilitiesOn(state: GameState, id: string): readonly PermanentAbility[] {
  const { view } = layered(state);
  const object = view.object(id);
  if (object === undefined) return [];
  const abilities = isElsewhere(object) ? elsewhere(object, view) : object.abilities;
  const known = KNOWN.get(abilities) ?? abilitiesOf({ abilities });
  KNOWN.set(abilities, known);
  return known;
}

const isElsewhere = ({ zone }: ObjectView): boolean => zone !== 'battlefield' && zone !== 'stack';

const ELSEWHERE = new WeakMap<View, Map<string, readonly OwnedAbility[]>>();

/** Those of a card off the battlefield and the stack: the board decides about them, so that they are known for one view only. */
function elsewhere(object: ObjectView, view: View): readonly OwnedAbility[] {
  const ofView = ELSEWHERE.get(view) ?? new Map<string, readonly OwnedAbility[]>();
  ELSEWHERE.set(view, ofView);
  const known = ofView.get(object.id) ?? abilitiesUnderEffects(object, view);
  ofView.set(object.id, known);
  return known;
}
