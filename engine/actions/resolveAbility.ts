import { isKnown, type Truth } from '../characteristics/truth.ts';
import { carryOut } from '../effects/carryOut.ts';
import { contextWhile, type Resolving } from '../effects/resolving.ts';
import { instructionsOf } from '../mana/production.ts';
import { ok, type Result } from '../result.ts';
import type { AbilityOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { stopped } from './illegal.ts';
import { leftOutOrRefused } from './leaveOut.ts';
import { carriedOut, happen, type Progress } from './progress.ts';
import { recheck } from './recheck.ts';
import { resolvingOf } from './resolving.ts';

/** 608.2: an activated or triggered ability resolves, and is gone from the stack. */
export function resolveAbility(progress: Progress, object: AbilityOnStack, answers: Answers): Result<Progress, Illegal> {
  const checked = recheck(progress.state, object, [object.ability]);
  if (!checked.ok) return checked;
  const resolving = resolvingOf(progress.state, object, checked.value, answers);
  const stands = isStillSo(object, resolving);
  if (!isKnown(stands)) return unresolved(progress, object, stands.why);
  if (!stands) return ok(happen(progress, { kind: 'ResolutionFailed', object, because: 'condition' }));
  if (checked.value.fails) return ok(happen(progress, { kind: 'ResolutionFailed', object, because: 'targets' }));
  if (checked.value.open !== null) return unresolved(progress, object, checked.value.open);
  const done = carryOut(instructionsOf(object.ability), withNamed(object, resolving));
  if (done.kind !== 'done') return stopped(done);
  return ok(happen(carriedOut(progress, done), { kind: 'AbilityResolved', object }));
}

/** It is gone from the stack, and nothing that it says is done, since whether it would be can't be told. */
function unresolved(progress: Progress, object: AbilityOnStack, why: string): Result<Progress, Illegal> {
  const left = leftOutOrRefused(progress, 'resolution', { source: object.source, text: object.text, why });
  return left.ok ? ok(happen(left.value, { kind: 'AbilityResolved', object })) : left;
}

/** "If enchanted creature is untapped, tap it", "at the beginning of the upkeep of enchanted creature's controller, …": the object that was named before. */
function withNamed({ ability }: AbilityOnStack, resolving: Resolving): Resolving {
  if (ability.kind !== 'triggered' || resolving.meant.it !== null) return resolving;
  const { condition, event } = ability;
  const whose = event.kind === 'phase' && typeof event.whose === 'object' ? event.whose.player : null;
  const named =
    condition !== null && 'subject' in condition
      ? condition.subject
      : whose !== null && whose.kind === 'controllerOf'
        ? whose.object
        : null;
  if (named === null || (named.kind !== 'attached' && named.kind !== 'self')) return resolving;
  const context = contextWhile(resolving);
  const it = context.evaluate.objects(named, context);
  return isKnown(it) && it.length > 0 ? { ...resolving, meant: { ...resolving.meant, it } } : resolving;
}

/** 603.4, 608.2a: whether the "if" after what it triggered on still holds. */
function isStillSo({ ability }: AbilityOnStack, resolving: Resolving): Truth {
  if (ability.kind !== 'triggered' || ability.condition === null) return true;
  const context = contextWhile(resolving);
  return context.evaluate.holds(ability.condition, context);
}
