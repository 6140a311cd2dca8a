import { isForbidden } from '../activation/forbidden.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown } from '../characteristics/truth.ts';
import { hasKeyword } from '../characteristics/view.ts';
import { ok, type Result } from '../result.ts';
import { withAttached } from '../state/attachedTo.ts';
import type { GameState, PermanentObject } from '../state/game.ts';
import { type Course, type Halt, happen, notModelled } from './course.ts';

/**
 * 502.1, 702.26: the active player's permanents with phasing phase out, with what is attached to them, and those that phased out under their control
 * phase in, with what phased out along with them (702.26g); all at once.
 */
export function phase(course: Course): Result<Course, Halt> {
  const { state } = course;
  const phasing: string[] = [];
  for (const id of phasingOut(state)) {
    const barred = isForbidden(state, id, "can't phase out");
    if (!isKnown(barred)) return notModelled(id, `The board does not tell ${barred.why}.`, '502.1', '101.2');
    if (!barred) phasing.push(id);
  }
  const out = withAttached(state, phasing, (one) => !one.phasedOut);
  const back = [...state.permanents.values()].filter((one) => one.phasedOut && one.controller === state.active && !isHosted(state, one));
  const into = withAttached(
    state,
    back.map(({ id }) => id),
    (one) => one.phasedOut,
  );
  const gone =
    out.length === 0 ? course : happen(course, { kind: 'PhasedOut', permanents: out }, `${out.join(', ')} phased out.`, '502.1', '702.26');
  if (into.length === 0) return ok(gone);
  return ok(happen(gone, { kind: 'PhasedIn', permanents: into }, `${into.join(', ')} phased in.`, '502.1', '702.26c'));
}

function phasingOut(state: GameState): readonly string[] {
  const { view } = layered(state);
  return view.permanents.filter((id) => {
    const object = view.object(id);
    return object?.controller === state.active && hasKeyword(object, 'phasing');
  });
}

/** 702.26g: whether it phased out because what it is attached to did. */
const isHosted = (state: GameState, { attachedTo }: PermanentObject): boolean => state.permanents.get(attachedTo ?? '')?.phasedOut === true;
