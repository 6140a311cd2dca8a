import { layered } from '../characteristics/layers.ts';
import { called } from '../events/called.ts';
import { settleBut } from '../replacements/settle.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { type Course, type Halt, happen, notModelled } from './course.ts';

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
    // 614.1a: what replaces the putting of counters that no effect puts.
    const settled = settleBut(now.state, put, null);
    if ('kind' in settled) {
      const text = settled.kind === 'notModelled' ? settled.text : id;
      return notModelled(text, `This could change how many lore counters ${id} gets: “${text}”.`, '614.1');
    }
    const text = `${called(now.state, id)} gets a lore counter.`;
    now = settled.reduce((after, event) => happen(after, event, text, '505.4', '714.3c'), now);
  }
  return ok(now);
}
