import { layered } from '../characteristics/layers.ts';
import { moved } from '../effects/moving.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5y: of several Roles that one player controls on one permanent only the newest stays. */
export function roles({ state }: Check): readonly StateBasedAction[] {
  const { view } = layered(state);
  const all = view.permanents.flatMap((id) => {
    const permanent = state.permanents.get(id);
    const object = view.object(id);
    const host = permanent?.attachedTo ?? null;
    if (permanent === undefined || object === undefined || host === null || !object.subtypes.has('Role')) return [];
    return [{ id, key: `${host} ${object.controller}`, timestamp: permanent.timestamp }];
  });
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap((same) => {
    const newest = Math.max(...same.map(({ timestamp }) => timestamp));
    return same
      .filter(({ timestamp }) => timestamp < newest)
      .flatMap(({ id }) => {
        const gone = moved(state, id, 'graveyard', 'stateBasedAction');
        return gone === null
          ? []
          : [due(gone, `${id} is not the newest Role of its controller there and is put into the graveyard.`, '704.5y')];
      });
  });
}
