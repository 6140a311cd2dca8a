import { ok, type Result } from '../result.ts';
import type { Action, Illegal } from './action.ts';
import { beforePriority } from './afterwards.ts';
import { Answers } from './answers.ts';
import { askFrom } from './asking.ts';
import { beyond, forbidden } from './illegal.ts';
import type { Progress } from './progress.ts';
import { resolveAbility } from './resolveAbility.ts';
import { resolveSpell } from './resolveSpell.ts';

/** The most objects that one action resolves. */
export const RESOLVE_LIMIT = 1000;

/**
 * 608.1: all players pass, and the topmost object of the stack resolves, and with `all` everything on it, what triggers meanwhile included, as long as
 * the game is not over. Before each next one state-based actions are performed and abilities that have triggered go on the stack (117.5).
 */
export function resolve(
  progress: Progress,
  { all = false, choose = [] }: Extract<Action, { readonly kind: 'resolve' }>,
): Result<Progress, Illegal> {
  const answers = new Answers(choose);
  let now = progress;
  for (let count = 0; ; count += 1) {
    const top = now.state.stack.at(-1);
    if (top === undefined && count === 0 && !all) return forbidden('The stack is empty, so that nothing resolves.', '608.1');
    if (top === undefined || (count > 0 && (!all || isOver(now)))) break;
    if (count === RESOLVE_LIMIT) return beyond(top.text, `the stack is not empty after ${RESOLVE_LIMIT} objects have resolved`);
    const before = now;
    const resolved = top.kind === 'spell' ? resolveSpell(now, top, answers) : resolveAbility(now, top, answers);
    if (!resolved.ok) return resolved;
    const after = beforePriority(withPriority(resolved.value), before, askFrom(answers));
    if (!after.ok) return after;
    now = after.value;
  }
  const { unused } = answers;
  return unused === null ? ok(now) : forbidden(`“${unused}” answers nothing that resolving leaves open.`);
}

/** 117.3b: the active player has priority afterwards. */
const withPriority = (progress: Progress): Progress => ({ ...progress, state: { ...progress.state, priority: progress.state.active } });

/** 104.1: at most one player is left. */
const isOver = ({ state: { players } }: Progress): boolean => players.length > 1 && players.filter(({ lost }) => lost === null).length < 2;
