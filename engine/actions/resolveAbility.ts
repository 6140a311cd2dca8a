import { isKnown, type Truth } from '../characteristics/truth.ts';
import { carryOut } from '../effects/carryOut.ts';
import { contextWhile, type Resolving } from '../effects/resolving.ts';
import { instructionsOf } from '../mana/production.ts';
import { ok, type Result } from '../result.ts';
import type { AbilityOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { beyond, stopped } from './illegal.ts';
import { carriedOut, happen, type Progress } from './progress.ts';
import { recheck } from './recheck.ts';
import { resolvingOf } from './resolving.ts';

/** 608.2: an activated or triggered ability resolves, and is gone from the stack. */
export function resolveAbility(progress: Progress, object: AbilityOnStack, answers: Answers): Result<Progress, Illegal> {
  const checked = recheck(progress.state, object, [object.ability]);
  if (!checked.ok) return checked;
  const resolving = resolvingOf(progress.state, object, checked.value, answers);
  const stands = isStillSo(object, resolving);
  if (!isKnown(stands)) return beyond(object.text, stands.why);
  if (!stands) return ok(happen(progress, { kind: 'ResolutionFailed', object, because: 'condition' }));
  if (checked.value.fails) return ok(happen(progress, { kind: 'ResolutionFailed', object, because: 'targets' }));
  const done = carryOut(instructionsOf(object.ability), resolving);
  if (done.kind !== 'done') return stopped(done);
  return ok(happen(carriedOut(progress, done), { kind: 'AbilityResolved', object }));
}

/** 603.4, 608.2a: whether the "if" after what it triggered on still holds. */
function isStillSo({ ability }: AbilityOnStack, resolving: Resolving): Truth {
  if (ability.kind !== 'triggered' || ability.condition === null) return true;
  const context = contextWhile(resolving);
  return context.evaluate.holds(ability.condition, context);
}
