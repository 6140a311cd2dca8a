import { layered } from '../characteristics/layers.ts';
import { moved } from '../effects/moving.ts';
import { called } from '../events/called.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5k: of several world permanents the one that has been one for the shortest time stays; none where that is a tie. */
export function worlds({ state }: Check): readonly StateBasedAction[] {
  const { view } = layered(state);
  const all = view.permanents.filter((id) => view.object(id)?.supertypes.has('world') === true);
  if (all.length < 2) return [];
  const since = (id: string): number => state.permanents.get(id)?.timestamp ?? 0;
  const newest = Math.max(...all.map(since));
  const stays = all.filter((id) => since(id) === newest);
  return all.flatMap((id) => {
    if (stays.length === 1 && stays.includes(id)) return [];
    const gone = moved(state, id, 'graveyard', 'stateBasedAction');
    return gone === null
      ? []
      : [due(gone, `${called(state, id)} is not the newest world permanent and is put into the graveyard.`, '704.5k')];
  });
}
