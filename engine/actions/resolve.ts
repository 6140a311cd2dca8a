import { ok, type Result } from '../result.ts';
import { isOver, nextInGame, type StackObject } from '../state/game.ts';
import type { Action, Illegal } from './action.ts';
import { beforePriority } from './afterwards.ts';
import { Answers } from './answers.ts';
import { beyond, forbidden } from './illegal.ts';
import { withoutNeedless } from './needless.ts';
import type { Progress } from './progress.ts';
import { resolveAbility } from './resolveAbility.ts';
import { resolveSpell } from './resolveSpell.ts';

/** The most objects that one action resolves. */
export const RESOLVE_LIMIT = 1000;

/** 608.1: all players pass, and the topmost object of the stack resolves, and with `all` everything on it (see `resolveAll`). */
export function resolve(
  progress: Progress,
  { all = false, choose = [] }: Extract<Action, { readonly kind: 'resolve' }>,
): Result<Progress, Illegal> {
  const answers = new Answers(choose);
  const top = progress.state.stack.at(-1);
  if (top === undefined && !all) return forbidden('The stack is empty, so that nothing resolves.', '608.1');
  const done = all || top === undefined ? resolveAll(progress, answers) : resolveOne(progress, top, answers);
  return done.ok ? withoutNeedless(done.value, answers, 'resolving') : done;
}

/**
 * 608.1: everything on the stack resolves, the topmost first, what triggers meanwhile included, as long as the game is not over (104.1). Before each next
 * one state-based actions are performed and abilities that have triggered go on the stack (117.5).
 */
export function resolveAll(progress: Progress, answers: Answers): Result<Progress, Illegal> {
  let now = progress;
  for (let count = 0; ; count += 1) {
    const top = now.state.stack.at(-1);
    if (top === undefined || isOver(now.state)) return ok(now);
    if (count === RESOLVE_LIMIT) return beyond(top.text, `the stack is not empty after ${RESOLVE_LIMIT} objects have resolved`);
    const done = resolveOne(now, top, answers);
    if (!done.ok) return done;
    now = done.value;
  }
}

function resolveOne(progress: Progress, top: StackObject, answers: Answers): Result<Progress, Illegal> {
  const resolved = top.kind === 'spell' ? resolveSpell(progress, top, answers) : resolveAbility(progress, top, answers);
  return resolved.ok ? beforePriority(withPriority(resolved.value), progress, answers) : resolved;
}

/** 117.3b: the active player has priority afterwards. */
const withPriority = (progress: Progress): Progress => ({
  ...progress,
  state: { ...progress.state, priority: nextInGame(progress.state, progress.state.active) },
});
