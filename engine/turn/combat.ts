import type { GameState } from '../state/game.ts';
import { type Course, endings, type Happening, happenTogether } from './course.ts';

/** The permanents that attack or block. */
const inCombat = ({ permanents }: GameState): readonly string[] =>
  [...permanents.values()].filter(({ attacking, blocking }) => attacking !== null || blocking !== null).map(({ id }) => id);

/** Whether anything attacks (508.8: without that there are no blocks and there is no combat damage). */
export const hasAttackers = ({ permanents }: GameState): boolean => [...permanents.values()].some(({ attacking }) => attacking !== null);

/** 511.3: as the combat phase ends, everything leaves combat, and what lasts until then ends. */
export function endCombat(course: Course): Course {
  const permanents = inCombat(course.state);
  const left: readonly Happening[] =
    permanents.length === 0 ? [] : [{ body: { kind: 'RemovedFromCombat', permanents }, text: 'Combat ends.' }];
  const over = [...left, ...endings('endOfCombat', course.state)];
  return over.length === 0 ? course : happenTogether(course, over, '511.3');
}
