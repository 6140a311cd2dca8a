import { layered } from '../characteristics/layers.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { called } from '../events/called.ts';
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
  const instead = staticEffects(course.state, 'replaces').find(({ effect }) => effect.event.kind === 'countersPut');
  if (instead !== undefined && sagas.length > 0)
    return notModelled(instead.text, `This could change how many lore counters Sagas get: “${instead.text}”.`, '614.1');
  return ok(
    sagas.reduce(
      (after, id) =>
        happen(
          after,
          { kind: 'CounterAdded', object: id, counter: 'lore', amount: 1, by: after.state.active, noEffect: true },
          `${called(after.state, id)} gets a lore counter.`,
          '505.4',
          '714.3c',
        ),
      course,
    ),
  );
}
