import type { GameState } from '../../engine/index.ts';
import { act } from '../act.ts';
import { badInput, type FieldPath, refuse } from '../errors.ts';
import { plain } from '../games/request.ts';
import type { Action, ScenarioQuestion } from '../generated/types.ts';
import { invalid, tooLarge } from '../input/card.ts';
import { LIMITS } from '../limits.ts';
import { type Asking, fail } from './asking.ts';
import { type Expectation, expectation } from './question.ts';
import { stepWritten } from './steps.ts';
import { isJson, type Json, type Writing } from './written.ts';

/** The answers to questions: what is expected, and what came of trying actions. */
export interface Answers {
  readonly expected: readonly Expectation[];
  readonly attempts: readonly Json[];
  /** That what was tried was refused by. */
  readonly refusals: readonly string[];
}

/** What is tried comes last: taking back an action leaves no events to tell of. */
export async function answers(on: Asking, questions: readonly ScenarioQuestion[], writing: Writing): Promise<Answers> {
  if (questions.length > LIMITS.questions)
    throw badInput(tooLarge(['ask'], `A scenario answers at most ${LIMITS.questions} questions, not ${questions.length}.`));
  if (questions.length === 0) throw badInput(invalid(['ask'], 'Ask something, or leave this out.'));
  const expected: Expectation[] = [];
  const attempts: Json[] = [];
  for (const [index, question] of questions.entries()) {
    const at = ['ask', index];
    if (question.attempt !== undefined) attempts.push(...attempted(on.state, question.attempt, [...at, 'attempt'], writing));
    else expected.push(await expectation(on, question, at));
  }
  refuse(writing.problems);
  return { expected, attempts, refusals: attempts.flatMap(({ fails }) => (isJson(fails) ? [String(fails.rule)] : [])) };
}

/** Done and taken back, or refused by a rule. */
function attempted(state: GameState, action: Action, at: FieldPath, writing: Writing): readonly Json[] {
  const step = stepWritten(plain(action), at, writing);
  const done = act(state, [action], { at: ([, , ...path]) => [...at, ...path] });
  if (done.result === 'Done') return [step, { do: 'undo' }];
  const { rules, message, notModelled } = done.illegal;
  const [rule] = rules;
  if (notModelled !== null || rule === undefined)
    return fail('NOT_IN_FORMAT', at, `It is refused, and not by a rule that the format could name: ${message}`);
  return [{ ...step, fails: { rule } }];
}
