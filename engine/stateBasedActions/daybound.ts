import { layered } from '../characteristics/layers.ts';
import { hasKeyword } from '../characteristics/view.ts';
import { called } from '../events/called.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 702.145d-g: with a daybound permanent it becomes day where it is neither; daybound permanents show their backs at night and nightbound ones their fronts by day. */
export function dayAndNight({ state }: Check): readonly StateBasedAction[] {
  const { view } = layered(state);
  const bound = view.permanents.flatMap((id) => {
    const object = view.object(id);
    const permanent = state.permanents.get(id);
    if (object === undefined || permanent === undefined) return [];
    const by = hasKeyword(object, 'daybound') ? 'day' : hasKeyword(object, 'nightbound') ? 'night' : null;
    return by === null ? [] : ([{ id, by, turns: permanent.card.definition.layout === 'transform' && permanent.copy === null }] as const);
  });
  if (bound.length === 0) return [];
  if (state.dayNight === null) {
    const to = bound.some(({ by }) => by === 'day') ? 'day' : 'night';
    return [due({ kind: 'DayNightChanged', to }, `It becomes ${to}.`, '731', '702.145')];
  }
  return bound.flatMap(({ id, by, turns }) =>
    by === state.dayNight || !turns
      ? []
      : [
          due(
            { kind: 'Transformed', permanent: id, face: by === 'day' ? 1 : 0 },
            `${called(state, id)} follows ${state.dayNight ?? ''}.`,
            '702.145',
          ),
        ],
  );
}
