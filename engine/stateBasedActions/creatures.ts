import { layered } from '../characteristics/layers.ts';
import { destroyed } from '../effects/destroying.ts';
import { moved } from '../effects/moving.ts';
import { called } from '../events/called.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5f-h: creatures without toughness go to the graveyard, those with lethal damage or damage by deathtouch are destroyed. */
export function dyingCreatures({ state, since }: Check): readonly StateBasedAction[] {
  const { view } = layered(state);
  const deadly = new Set(since.flatMap((event) => (event.kind === 'DamageDealt' && event.deathtouch === true ? [event.target] : [])));
  return view.permanents.flatMap((id): readonly StateBasedAction[] => {
    const object = view.object(id);
    if (object === undefined || !object.types.has('creature')) return [];
    const toughness = object.toughness ?? 0;
    const damage = state.permanents.get(id)?.damage ?? 0;
    if (toughness <= 0) {
      const gone = moved(state, id, 'graveyard', 'stateBasedAction');
      return gone === null
        ? []
        : [due(gone, `${called(state, id)} has toughness ${toughness} and is put into its owner's graveyard.`, '704.5f')];
    }
    const byDeathtouch = deadly.has(id);
    if (damage < toughness && !byDeathtouch) return [];
    const text = `${called(state, id)} has ${damage} damage marked on it${damage < toughness ? ', from a source with deathtouch,' : ''} and is destroyed.`;
    return destroyed(state, id).map((event) => due(event, text, damage >= toughness ? '704.5g' : '704.5h'));
  });
}
