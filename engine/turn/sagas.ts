import { layered } from '../characteristics/layers.ts';
import { called } from '../events/called.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { type Course, type Halt, happen } from './course.ts';
import { settledInTurn } from './settled.ts';

/** 714.3c: the Sagas that the active player controls and that have chapter abilities. */
export function sagasOf(state: GameState): readonly string[] {
  const { view } = layered(state);
  return view.permanents.filter((id) => {
    const object = view.object(id);
    if (object === undefined || object.controller !== state.active || !object.subtypes.has('Saga')) return false;
    return object.abilities.some(({ ability }) => ability.kind === 'triggered' && ability.event.kind === 'chapter');
  });
}

/** 505.4, 714.3c: as a precombat main phase begins, each of them gets a lore counter. */
export function addLoreCounters(course: Course, sagas: readonly string[]): Result<Course, Halt> {
  let now = course;
  for (const id of sagas) {
    const by = now.state.active;
    const put = { kind: 'CounterAdded', object: id, counter: 'lore', amount: 1, by, noEffect: true } as const;
    const settled = settledInTurn(now.state, put, id, `how many lore counters ${id} gets`);
    if (!settled.ok) return settled;
    const text = `${called(now.state, id)} gets a lore counter.`;
    now = settled.value.reduce((after, event) => happen(after, event, text, '505.4', '714.3c'), now);
  }
  return ok(now);
}
