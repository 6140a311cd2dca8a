import { layered } from '../characteristics/layers.ts';
import { hasKeyword } from '../characteristics/view.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { type Course, endings, type Halt, type Happening, happenTogether, notModelled } from './course.ts';
import { deedsOn } from './deeds.ts';

/** The permanents that attack or block. */
const inCombat = ({ permanents }: GameState): readonly string[] =>
  [...permanents.values()].filter(({ attacking, blocking }) => attacking !== null || blocking !== null).map(({ id }) => id);

/** Whether anything attacks (508.8: without that there are no blocks and there is no combat damage). */
export const hasAttackers = ({ permanents }: GameState): boolean => [...permanents.values()].some(({ attacking }) => attacking !== null);

/** 508.1d: nobody is declared as an attacker here; halts where a creature of the active player's must attack if able. */
export function declareNoAttackers({ state }: Course): Result<null, Halt> {
  const { view } = layered(state);
  for (const id of view.permanents) {
    const object = view.object(id);
    const permanent = state.permanents.get(id);
    if (object?.controller !== state.active || !object.types.has('creature') || permanent === undefined) continue;
    if (permanent.tapped || (permanent.sick && !hasKeyword(object, 'haste')) || hasKeyword(object, 'defender')) continue;
    const must = deedsOn(state, id, /\battacks?\b.*\bif able\b|\bgoaded\b/, state.active);
    if (!must.ok) return must;
    const [first] = must.value;
    if (first !== undefined) return notModelled(first.text, `${id} must attack if able, and attacking is not worked out here.`, '508.1d');
  }
  return ok(null);
}

/** Combat that is under way is fought out elsewhere: here a step of it in which something attacks or blocks can't be gone through. */
export function combatHalts(state: GameState): Result<null, Halt> {
  return hasAttackers(state)
    ? notModelled('combat', 'Combat is under way, and blocking and combat damage are not worked out here.', '509.1', '510.1')
    : ok(null);
}

/** 511.3: as the combat phase ends, everything leaves combat, and what lasts until then ends. */
export function endCombat(course: Course): Course {
  const permanents = inCombat(course.state);
  const left: readonly Happening[] =
    permanents.length === 0 ? [] : [{ body: { kind: 'RemovedFromCombat', permanents }, text: 'Combat ends.' }];
  const over = [...left, ...endings('endOfCombat', course.state)];
  return over.length === 0 ? course : happenTogether(course, over, '511.3');
}
