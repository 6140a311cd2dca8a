import { layered } from '../characteristics/layers.ts';
import type { ObjectView } from '../characteristics/view.ts';
import { moved } from '../effects/moving.ts';
import { called } from '../events/called.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5s, 714.4: a Saga with as many lore counters as its last chapter is sacrificed once no chapter ability of it has triggered and not left the stack. */
export function finishedSagas({ state, pending }: Check): readonly StateBasedAction[] {
  const { view } = layered(state);
  return view.permanents.flatMap((id) => {
    const object = view.object(id);
    const last = object?.subtypes.has('Saga') === true ? lastChapter(object) : 0;
    const lore = state.permanents.get(id)?.counters.get('lore') ?? 0;
    if (last === 0 || lore < last || state.stack.some((one) => one.kind === 'triggeredAbility' && one.source === id)) return [];
    const isTriggered = pending.some(
      (one) => one.kind === 'CounterAdded' && one.counter === 'lore' && one.object === id && lore - one.amount < last,
    );
    if (isTriggered) return [];
    const gone = moved(state, id, 'graveyard', 'sacrifice');
    return gone === null ? [] : [due(gone, `${called(state, id)} has gone through its last chapter and is sacrificed.`, '704.5s', '714.4')];
  });
}

/** 714.2d. */
const lastChapter = ({ abilities }: ObjectView): number =>
  Math.max(
    0,
    ...abilities.flatMap(({ ability }) => (ability.kind === 'triggered' && ability.event.kind === 'chapter' ? ability.event.numbers : [])),
  );
