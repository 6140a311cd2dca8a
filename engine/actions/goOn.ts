import { err, ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { type Advanced, advance, type Goal } from '../turn/advance.ts';
import type { Answers as CourseAnswers } from '../turn/answers.ts';
import type { Course, Halt } from '../turn/course.ts';
import type { Priority } from '../turn/priority.ts';
import type { Illegal } from './action.ts';
import { beforePriority } from './afterwards.ts';
import { Answers } from './answers.ts';
import { drawForTurn } from './drawForTurn.ts';
import { type CombatPlan, fight, lookedAtUpTo } from './fight.ts';
import type { Progress } from './progress.ts';
import { resolveAll } from './resolve.ts';

/** 500: turns and steps go by, with what triggers in them and what resolves (see `advance`), and what players do in combat by that plan. */
export const goOn = (state: GameState, goal: Goal, choose: readonly string[] = [], plan: CombatPlan = {}): Result<Advanced, Halt> =>
  advance(state, goal, choose, priorityWith(plan));

const priorityWith = (plan: CombatPlan): Priority => ({
  fight: (course, step, answers) => withAnswers(course, answers, plan, (progress, own) => fight(progress, step, plan, own)),
  draw: (course, player, answers) => withAnswers(course, answers, plan, (progress, own) => drawForTurn(progress, player, own)),
  receive: (course, since, answers) =>
    withAnswers(course, answers, plan, (progress, own) => beforePriority(progress, since, own, lookedAtUpTo(plan, course.state))),
  pass: (course, answers) => withAnswers(course, answers, plan, (progress, own) => resolveAll(progress, own)),
});

/** What is done as an action does it, with what is left of a course's answers. */
function withAnswers(
  course: Course,
  answers: CourseAnswers,
  { ask }: CombatPlan,
  does: (progress: Progress, answers: Answers) => Result<Progress, Illegal>,
): Result<Course, Halt> {
  const own = new Answers(answers.left(), ask);
  const done = does({ ...course, left: [] }, own);
  if (!done.ok) return err(done.error);
  answers.keep(own.rest);
  const { state, events, occurrences } = done.value;
  return ok({ state, events, occurrences });
}
