import type { Ending } from '../characteristics/durations.ts';
import { layered } from '../characteristics/layers.ts';
import { strikingFirst } from '../combat/damageSteps.ts';
import type { GameEventBody } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { GameState, StepName } from '../state/game.ts';
import type { Answers } from './answers.ts';
import { discardToHandSize, wearOff } from './cleanup.ts';
import { type Course, endings, type Halt, happen, happenTogether } from './course.ts';
import { dayOrNight } from './dayNight.ts';
import { drawForTurn } from './drawing.ts';
import { phase } from './phasing.ts';
import type { Priority } from './priority.ts';
import { addLoreCounters, sagasOf } from './sagas.ts';
import { NAMES } from './steps.ts';
import { untapPermanents } from './untapping.ts';

/** 500.1: a player's turn begins: what counts by turns begins anew, and what they control is new no longer (302.6). */
export function beginTurn(course: Course, active: string, extra: boolean): Course {
  const { state } = course;
  const { view } = layered(state);
  const settled = [...state.permanents.values()]
    .filter((one) => (view.object(one.id)?.controller ?? one.controller) === active)
    .map(({ id }) => id);
  const begun = happen(
    course,
    { kind: 'TurnBegan', turn: state.turn + 1, active, settled, ...(extra ? { extra } : {}) },
    `Turn ${state.turn + 1} begins: it is ${active}'s${extra ? ', an extra one' : ''}.`,
    extra ? '500.7' : '500.1',
    '302.6',
  );
  return ending(begun, 'turn');
}

/** 611.2a: "until your next turn" and the like end as that turn or step begins. */
function ending(course: Course, moment: Ending): Course {
  const over = endings(moment, course.state);
  return over.length === 0 ? course : happenTogether(course, over, '611.2a');
}

const ENDINGS: Readonly<Partial<Record<StepName, Ending>>> = { UNTAP: 'untapStep', UPKEEP: 'upkeep', END: 'endStep' };

/** 500.6, 703.4: a step of the active player's turn begins, and its turn-based actions happen. */
export function beginStep(
  course: Course,
  step: StepName,
  answers: Answers,
  priority: Pick<Priority, 'fight' | 'draw'>,
): Result<Course, Halt> {
  const { active } = course.state;
  const begun = happen(course, stepBegan({ ...course.state, step }), `The ${NAMES[step]} of ${active}'s turn begins.`, '500.1');
  const moment = ENDINGS[step];
  return act(moment === undefined ? begun : ending(begun, moment), step, answers, priority);
}

/** 500.1, 510.4: the step that a game is in begins; of combat damage steps it tells which creatures strike first. */
export function stepBegan(state: GameState): Extract<GameEventBody, { readonly kind: 'StepBegan' }> {
  const { step, turn, active } = state;
  const struckFirst = step === 'COMBAT_DAMAGE' ? strikingFirst(state) : null;
  return { kind: 'StepBegan', step, turn, active, ...(struckFirst === null ? {} : { struckFirst }) };
}

/** What the rules make happen as a step begins (703.4), without the stack. */
function act(course: Course, step: StepName, answers: Answers, { fight, draw }: Pick<Priority, 'fight' | 'draw'>): Result<Course, Halt> {
  switch (step) {
    case 'UNTAP': {
      const phased = phase(course);
      return phased.ok ? untapPermanents(dayOrNight(phased.value), answers) : phased;
    }
    case 'DRAW':
      return drawForTurn(course, answers, draw);
    case 'PRECOMBAT_MAIN':
      return addLoreCounters(course, sagasOf(course.state));
    case 'DECLARE_ATTACKERS':
    case 'DECLARE_BLOCKERS':
    case 'COMBAT_DAMAGE':
      return fight(course, step, answers);
    case 'CLEANUP': {
      const discarded = discardToHandSize(course, answers);
      return discarded.ok ? ok(wearOff(discarded.value)) : discarded;
    }
    case 'UPKEEP':
    case 'BEGIN_COMBAT':
    case 'END_COMBAT':
    case 'POSTCOMBAT_MAIN':
    case 'END':
      return ok(course);
  }
}
