import { idsThen, withoutForgotten } from '../events/past.ts';
import { err, ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { leavesOut } from '../state/omitted.ts';
import type { Acted, Action, Illegal } from './action.ts';
import { activateAbility } from './activateAbility.ts';
import { beforePriority } from './afterwards.ts';
import { Answers } from './answers.ts';
import { attach } from './attach.ts';
import { cast } from './cast.ts';
import { combat } from './combat.ts';
import { textsPassedOver } from './consulted/passedOver.ts';
import { dealDamage } from './dealDamage.ts';
import { counters, gainControl, life, toPermanents } from './direct.ts';
import { goOn } from './goOn.ts';
import { beyond, outOfRange } from './illegal.ts';
import { leavingOut, standingLeftOut } from './leavingOut.ts';
import { withoutNeedless } from './needless.ts';
import { withOwnName } from './ownName.ts';
import { playLand } from './playLand.ts';
import { begin, type Progress } from './progress.ts';
import { resolve } from './resolve.ts';
import { special } from './special.ts';
import { tapForMana } from './tapForMana.ts';
import { untellable } from './tellable.ts';

/**
 * What comes of an action: the game afterwards and what happened, in order; or why it can't be done, as data. The state that was given is never
 * changed: where the action is refused it is the state still.
 */
export function perform(state: GameState, action: Action): Result<Acted, Illegal> {
  const whole = attempt(state, action);
  const mayLeaveOut = action.allowUnsupported === true && !whole.ok && whole.error.notModelled !== null;
  return withOwnName(state, mayLeaveOut ? leavingOut(state, (from) => attempt(from, action)) : whole);
}

function attempt(state: GameState, action: Action): Result<Acted, Illegal> {
  const done = doing(state, action);
  return done.ok ? acted(state, done.value) : done;
}

function doing(state: GameState, action: Action): Result<Pick<Progress, 'state' | 'events'>, Illegal> {
  switch (action.kind) {
    case 'advance': {
      const done = goOn(state, 'to' in action ? { to: action.to } : { turns: action.turns }, action.choose);
      return done.ok ? done : err({ ...done.error, field: null });
    }
    case 'attack':
    case 'block':
    case 'combatDamage':
      return combat(state, action);
    case 'resolve':
      return resolve(begin(state), action);
    default: {
      const done = act(begin(state, action.choose), action);
      if (!done.ok) return done;
      const answers = new Answers(done.value.left);
      const after = beforePriority(done.value, begin(state), answers);
      return after.ok ? withoutNeedless(after.value, answers) : after;
    }
  }
}

function acted(before: GameState, done: Pick<Progress, 'state' | 'events'>): Result<Acted, Illegal> {
  const { state, events } = done;
  const why = checked(before, done);
  if (why !== null) return why;
  const gone = idsThen(state);
  const passed = leavesOut(state) ? textsPassedOver(before, state, events) : [];
  const told = passed.map((words) => standingLeftOut({ ...words, why: NOT_LOOKED_AT }, before, state));
  return ok({ state: withoutForgotten(state), events: [...events, ...told], gone });
}

/** Why what came of an action can't be told: text that is passed over, where it may not be, a number that is too large. Null where it can. */
export function checked(before: GameState, { state, events }: Pick<Progress, 'state' | 'events'>) {
  const [first] = leavesOut(state) ? [] : textsPassedOver(before, state, events);
  if (first !== undefined) return beyond(first.text, NOT_LOOKED_AT);
  const number = untellable(before, state, events);
  return number === null ? null : outOfRange(number.what, number.value);
}

const NOT_LOOKED_AT = 'it could bear on what would happen, and is not looked at';

function act(
  progress: Progress,
  action: Exclude<Action, { readonly kind: 'advance' | 'resolve' | 'attack' | 'block' | 'combatDamage' }>,
): Result<Progress, Illegal> {
  switch (action.kind) {
    case 'tapForMana':
      return tapForMana(progress, action);
    case 'activate':
      return activateAbility(progress, action);
    case 'cast':
      return cast(progress, action);
    case 'playLand':
      return playLand(progress, action);
    case 'turnFaceUp':
    case 'suspend':
    case 'foretell':
    case 'plot':
      return special(progress, action);
    case 'tap':
    case 'untap':
    case 'destroy':
    case 'sacrifice':
    case 'exile':
    case 'returnToHand':
      return toPermanents(progress, action);
    case 'dealDamage':
      return dealDamage(progress, action);
    case 'gainControl':
      return gainControl(progress, action);
    case 'gainLife':
    case 'loseLife':
    case 'payLife':
    case 'setLife':
      return life(progress, action);
    case 'addCounters':
    case 'removeCounters':
      return counters(progress, action);
    case 'attach':
      return attach(progress, action);
  }
}
