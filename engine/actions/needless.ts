import { isAbout } from '../events/about.ts';
import type { GameEvent } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { leavesOut } from '../state/omitted.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { forbidden } from './illegal.ts';

/**
 * What came of an action, refused where one of its answers answered nothing. One that names what the action did by itself, since there was one legal way
 * (the only legal target, the only creature to sacrifice), is none too many; nor is one that may have been for something that is left out.
 */
export function withoutNeedless<T extends { readonly state: GameState; readonly events: readonly GameEvent[] }>(
  done: T,
  answers: Answers,
  what = 'this',
): Result<T, Illegal> {
  if (leavesOut(done.state)) return ok(done);
  const { ids, unused } = answers;
  const left = ids.find((id) => !done.events.some((event) => isAbout(event, id))) ?? (ids.length === answers.count ? null : unused);
  return left === null ? ok(done) : forbidden(`“${left}” answers nothing that ${what} leaves open.`);
}
