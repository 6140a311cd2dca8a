import { isAbout } from '../events/about.ts';
import { ok, type Result } from '../result.ts';
import { type GameState, isOver, type StepName } from '../state/game.ts';
import { leavesOut } from '../state/omitted.ts';
import { triggersOn } from '../triggers/triggered.ts';
import { type Answers, answersFrom } from './answers.ts';
import { beginStep } from './begin.ts';
import { endCombat, hasAttackers } from './combat.ts';
import { type Course, type Halt, impossible, notModelled } from './course.ts';
import { emptyPools } from './emptying.ts';
import { beginNextTurn, skippedOnce, stepFrom } from './order.ts';
import type { Priority } from './priority.ts';
import { skips } from './skipping.ts';
import { NAMES, placeOf, stepAfter } from './steps.ts';

/** How far a game goes on: to the next step of that name, to the same step so many turns later, or to the last combat damage step of this turn (510.4). */
export type Goal = { readonly to: StepName } | { readonly turns: number } | { readonly through: 'combatDamage' };

/** The game afterwards, and what happened, in order. */
export type Advanced = Pick<Course, 'state' | 'events'>;

/** The most turns that one call goes through. */
export const TURN_LIMIT = 100;

/**
 * 500: goes through steps until the goal, with everything that the rules make happen in between: pools empty, permanents phase, untap and stop being new,
 * a card is drawn, damage wears off, state-based actions are performed, and what triggers goes on the stack and resolves before the step ends (500.2), all
 * players passing. Nobody does anything else meanwhile, but for what `priority.fight` has players do in combat. `choose` answers, in order, what is left to choose: ids, "yes" or "no", mana as
 * symbols. Where the game is over before the goal it ends there (104.1). Halts, with the game as it was, where a choice is missing, and where something
 * would happen that isn't worked out here.
 */
export function advance(state: GameState, goal: Goal, choose: readonly string[], priority: Priority): Result<Advanced, Halt> {
  const refused = checkGoal(state, goal);
  if (refused !== null) return refused;
  const answers = answersFrom(choose);
  const from = state;
  let going: Going = { course: { state, events: [], occurrences: [] }, checked: { state, events: [] }, again: false };
  do {
    const next = goOn(going, answers, priority);
    if (!next.ok) return next;
    going = next.value;
    if (going.course.state.turn > from.turn + TURN_LIMIT) return impossible(`There is no such step within ${TURN_LIMIT} turns.`, '500.11');
  } while (!isReached(goal, from, going.course.state) && !isOver(going.course.state));
  const { course } = going;
  const [first] = course.state.step === 'UNTAP' ? triggersOn(course.occurrences).triggered : [];
  if (first !== undefined)
    return notModelled(first.text, `This has triggered and waits for a step in which players get priority: “${first.text}”.`, '502.4');
  const unasked = answers.left().find((one) => !course.events.some((event) => isAbout(event, one)));
  if (unasked !== undefined && !leavesOut(from))
    return impossible(`Nothing was asked that ${JSON.stringify(unasked)} would answer.`, '500.1');
  return ok({ state: course.state, events: course.events });
}

function checkGoal(state: GameState, goal: Goal): { readonly ok: false; readonly error: Halt } | null {
  if (isOver(state)) return impossible('The game is over.', '104.1');
  if ('turns' in goal)
    return Number.isSafeInteger(goal.turns) && goal.turns >= 1 && goal.turns <= TURN_LIMIT
      ? null
      : impossible(`A game goes on by 1 to ${TURN_LIMIT} turns, not by ${goal.turns}.`, '500.1');
  if ('through' in goal) return null;
  const { to } = goal;
  // 508.8: it is not skipped where creatures were declared as attackers, even though none attacks any more.
  const { attackersDeclared, damage } = state.combat;
  // 510.4: after a first step of damage there is a second one, whoever is left.
  const isBetween = to === 'COMBAT_DAMAGE' && state.step === to && damage === 'first';
  const comes = hasAttackers(state) || isBetween || (attackersDeclared && placeOf(state.step) < placeOf(to));
  if ((to === 'DECLARE_BLOCKERS' || to === 'COMBAT_DAMAGE') && !comes)
    return impossible(`Nothing attacks, so there is no ${NAMES[to]}.`, '508.8');
  return null;
}

function isReached(goal: Goal, from: GameState, { turn, step, combat }: GameState): boolean {
  if ('through' in goal)
    return turn > from.turn || (step === 'COMBAT_DAMAGE' ? combat.damage === 'all' : placeOf(step) > placeOf('COMBAT_DAMAGE'));
  if ('to' in goal) return step === goal.to;
  return turn > from.turn + goal.turns || (turn === from.turn + goal.turns && placeOf(step) >= placeOf(from.step));
}

interface Going {
  readonly course: Course;
  /** How things were when state-based actions and triggers were last looked for. */
  readonly checked: Pick<Course, 'state' | 'events'>;
  /** 514.3a: players got priority in a cleanup step, so that there is another one. */
  readonly again: boolean;
}

/** The step that a game is in ends, and the next one that isn't skipped begins. */
function goOn(going: Going, answers: Answers, priority: Priority): Result<Going, Halt> {
  const ended = endStep(going.course, answers, priority);
  if (!ended.ok) return ended;
  if (isOver(ended.value.state)) return ok({ ...going, course: ended.value });
  const moved = going.again ? ok({ course: ended.value, step: 'CLEANUP' } as const) : toNextStep(ended.value);
  if (!moved.ok) return moved;
  const begun = beginStep(moved.value.course, moved.value.step, answers, priority);
  if (!begun.ok) return begun;
  const { checked } = going.course.events.length === ended.value.events.length ? going : { checked: ended.value };
  // 502.4.
  if (moved.value.step === 'UNTAP') return ok({ course: begun.value, checked, again: false });
  const received = priority.receive(begun.value, checked, answers);
  if (!received.ok) return received;
  const again = moved.value.step === 'CLEANUP' && received.value.events.length > begun.value.events.length;
  return ok({ course: received.value, checked: received.value, again });
}

/** 500.2, 500.5. */
function endStep(course: Course, answers: Answers, { pass }: Priority): Result<Course, Halt> {
  const { step } = course.state;
  const passed = course.state.stack.length === 0 ? ok(course) : pass(course, answers);
  if (!passed.ok) return passed;
  const emptied = emptyPools(passed.value, step, answers);
  return emptied.ok && step === 'END_COMBAT' ? ok(endCombat(emptied.value)) : emptied;
}

/** The next step that isn't skipped (500.11), its turn begun where it is in a new one. */
function toNextStep(course: Course): Result<{ readonly course: Course; readonly step: StepName }, Halt> {
  let after = course;
  let { step } = course.state;
  for (;;) {
    const next = stepFrom(after, step);
    after = next.course;
    if (next.step === null) {
      const begun = beginNextTurn(after);
      if (!begun.ok) return begun;
      after = begun.value;
    }
    step = next.step ?? 'UNTAP';
    // 508.8: without attackers combat goes on with its last step.
    const { attackersDeclared } = after.state.combat;
    if ((step === 'DECLARE_BLOCKERS' || step === 'COMBAT_DAMAGE') && !attackersDeclared && !hasAttackers(after.state)) continue;
    const skipped = skips(after.state, after.state.active, step);
    if (!skipped.ok) return skipped;
    if (skipped.value) continue;
    const once = skippedOnce(after, step);
    if (once === null) return ok({ course: after, step });
    after = once;
    if (step === 'BEGIN_COMBAT') step = 'END_COMBAT';
  }
}

/**
 * 500.1: the next step in which players get priority as things stand: no untap step (502.4), and no cleanup step (514.3). Where it can't be told which
 * are skipped, the next one of a turn.
 */
export function nextStep(state: GameState): StepName {
  let course: Course = { state, events: [], occurrences: [] };
  for (;;) {
    const moved = toNextStep(course);
    if (!moved.ok) return stepAfter(state.step) ?? 'UPKEEP';
    const { step } = moved.value;
    if (step !== 'UNTAP' && step !== 'CLEANUP') return step;
    course = { ...moved.value.course, state: { ...moved.value.course.state, step } };
  }
}
