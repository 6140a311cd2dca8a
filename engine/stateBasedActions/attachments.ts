import { canBeAttached } from '../activation/attachable.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown } from '../characteristics/truth.ts';
import { moved } from '../effects/moving.ts';
import { cannot, type Stop } from '../effects/resolving.ts';
import { called } from '../events/called.ts';
import { isOmitted } from '../state/omitted.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5m-p: Auras on nothing or on what they can't enchant go to the graveyard; other things come off what they can't be attached to. */
export function attachments({ state }: Check): readonly StateBasedAction[] | Stop {
  const { view } = layered(state);
  const found: StateBasedAction[] = [];
  for (const id of view.permanents) {
    const object = view.object(id);
    const to = state.permanents.get(id)?.attachedTo ?? null;
    const isAura = object?.subtypes.has('Aura') === true && !object.types.has('creature');
    if (object === undefined || (to === null && !isAura)) continue;
    const stays = to !== null && canBeAttached(state, id, to);
    if (!isKnown(stays)) {
      // What can't be told and is left out stays as it is.
      if (isOmitted(state, called(state, id))) continue;
      return cannot(called(state, id), `the board does not tell ${stays.why}, and so whether it stays attached`);
    }
    if (stays) continue;
    if (isAura) {
      const gone = moved(state, id, 'graveyard', 'stateBasedAction');
      if (gone !== null)
        found.push(due(gone, `${called(state, id)} enchants nothing that it can and is put into its owner's graveyard.`, '704.5m'));
      continue;
    }
    const isMeantToBe = object.subtypes.has('Equipment') || object.subtypes.has('Fortification');
    const text = `${called(state, id)} comes off${to === null ? '' : ` ${called(state, to)}`}.`;
    found.push(due({ kind: 'Unattached', permanent: id }, text, isMeantToBe ? '704.5n' : '704.5p'));
  }
  return found;
}
