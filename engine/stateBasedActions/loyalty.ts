import { layered } from '../characteristics/layers.ts';
import type { ObjectView } from '../characteristics/view.ts';
import { moved } from '../effects/moving.ts';
import { called } from '../events/called.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5i, 704.5v: planeswalkers without loyalty and battles without defense go to the graveyard, a battle not while an ability of it has triggered and not left the stack. */
export function withoutLoyalty({ state, pending }: Check): readonly StateBasedAction[] {
  const { view } = layered(state);
  return view.permanents.flatMap((id) => {
    const object = view.object(id);
    const isPlaneswalker = object?.types.has('planeswalker') === true && object.loyalty === 0;
    const isBattle =
      object?.types.has('battle') === true &&
      object.defense === 0 &&
      !state.stack.some(({ kind, source }) => kind === 'triggeredAbility' && source === id) &&
      !(isSiege(object) && pending.some((one) => one.kind === 'CounterRemoved' && one.counter === 'defense' && one.object === id));
    if (!isPlaneswalker && !isBattle) return [];
    const gone = moved(state, id, 'graveyard', 'stateBasedAction');
    const text = `${called(state, id)} has ${isPlaneswalker ? 'loyalty' : 'defense'} 0 and is put into its owner's graveyard.`;
    return gone === null ? [] : [due(gone, text, isPlaneswalker ? '704.5i' : '704.5v')];
  });
}

/** 310.11b: its own ability triggers on losing the last defense counter. */
const isSiege = ({ abilities }: ObjectView): boolean =>
  abilities.some(({ origin }) => origin.kind === 'intrinsic' && origin.type === 'Siege');
