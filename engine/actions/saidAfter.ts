import type { Effect } from '../ast/index.ts';
import { carryOut } from '../effects/carryOut.ts';
import { ok, type Result } from '../result.ts';
import type { SpellOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { stopped } from './illegal.ts';
import { carriedOut, type Progress } from './progress.ts';
import { resolvingOf } from './resolving.ts';

/** What a keyword of a spell says of it once it has resolved, done at once. */
export function saidAfter(
  progress: Progress,
  object: SpellOnStack,
  effects: readonly Effect[],
  answers: Answers,
): Result<Progress, Illegal> {
  if (effects.length === 0) return ok(progress);
  const nothing = { targets: new Map(), illegal: new Set<object>(), shares: new Map() };
  const done = carryOut(effects, resolvingOf(progress.state, { ...object, meant: { ...object.meant, it: null } }, nothing, answers));
  return done.kind === 'done' ? ok(carriedOut(progress, done)) : stopped(done);
}
