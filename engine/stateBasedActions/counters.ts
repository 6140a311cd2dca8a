import { layered } from '../characteristics/layers.ts';
import { called } from '../events/called.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5q: as many +1/+1 as -1/-1 counters go, so that only one kind is left. */
export function opposedCounters({ state }: Check): readonly StateBasedAction[] {
  return layered(state).view.permanents.flatMap((id) => {
    const counters = state.permanents.get(id)?.counters;
    const amount = Math.min(counters?.get('+1/+1') ?? 0, counters?.get('-1/-1') ?? 0);
    if (amount === 0) return [];
    return (['+1/+1', '-1/-1'] as const).map((counter) =>
      due(
        { kind: 'CounterRemoved', object: id, counter, amount },
        `${amount} ${counter} counters are removed from ${called(state, id)}.`,
        '704.5q',
      ),
    );
  });
}
