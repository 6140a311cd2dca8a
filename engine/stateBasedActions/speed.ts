import { layered } from '../characteristics/layers.ts';
import { hasKeyword } from '../characteristics/view.ts';
import { playersOf } from '../state/game.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5z, 702.179a: who has no speed and controls a permanent with start your engines! has speed 1, and keeps it without the permanent. */
export function startingSpeed({ state }: Check): readonly StateBasedAction[] {
  const slow = playersOf(state).filter(({ speed }) => speed === null);
  if (slow.length === 0) return [];
  const { view } = layered(state);
  const started = new Set(
    view.permanents.flatMap((id) => {
      const object = view.object(id);
      return object !== undefined && hasKeyword(object, 'start your engines!') ? [object.controller] : [];
    }),
  );
  return slow.flatMap(({ id: player }) =>
    started.has(player)
      ? [due({ kind: 'SpeedChanged', player, to: 1 }, `${player} starts their engines: their speed becomes 1.`, '704.5z', '702.179')]
      : [],
  );
}
