import type { Effect } from '../ast/index.ts';
import { carryOut } from '../effects/carryOut.ts';
import { ok, type Result } from '../result.ts';
import type { SpellOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { stopped } from './illegal.ts';
import { carriedOut, type Progress } from './progress.ts';
import { NOTHING_CHOSEN } from './recheck.ts';
import { resolvingOf } from './resolving.ts';

/** What a keyword of a spell says of it once it has resolved, done at once. */
export function saidAfter(
  progress: Progress,
  object: SpellOnStack,
  effects: readonly Effect[],
  answers: Answers,
): Result<Progress, Illegal> {
  if (effects.length === 0) return ok(progress);
  const done = carryOut(effects, resolvingOf(progress.state, { ...object, meant: { ...object.meant, it: null } }, NOTHING_CHOSEN, answers));
  return done.kind === 'done' ? ok(carriedOut(progress, done)) : stopped(done);
}
