import { withoutForgotten } from '../events/past.ts';
import { err, ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Acted, Action, Illegal } from './action.ts';
import { activateAbility } from './activateAbility.ts';
import { beforePriority } from './afterwards.ts';
import { Answers } from './answers.ts';
import { attach } from './attach.ts';
import { cast } from './cast.ts';
import { combat } from './combat.ts';
import { textPassedOver } from './consulted/passedOver.ts';
import { dealDamage } from './dealDamage.ts';
import { counters, gainControl, life, toPermanents } from './direct.ts';
import { goOn } from './goOn.ts';
import { beyond, outOfRange } from './illegal.ts';
import { withoutNeedless } from './needless.ts';
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
  if (action.kind === 'advance') {
    const done = goOn(state, 'to' in action ? { to: action.to } : { turns: action.turns }, action.choose);
    return done.ok ? acted(state, done.value) : err({ ...done.error, field: null });
  }
  if (action.kind === 'attack' || action.kind === 'block' || action.kind === 'combatDamage') {
    const done = combat(state, action);
    return done.ok ? acted(state, done.value) : done;
  }
  if (action.kind === 'resolve') {
    const done = resolve(begin(state), action);
    return done.ok ? acted(state, done.value) : done;
  }
  const done = act(begin(state, action.choose), action);
  if (!done.ok) return done;
  const answers = new Answers(done.value.left);
  const after = beforePriority(done.value, begin(state), answers);
  if (!after.ok) return after;
  const whole = withoutNeedless(after.value, answers);
  return whole.ok ? acted(state, whole.value) : whole;
}

function acted(before: GameState, { state, events }: Pick<Progress, 'state' | 'events'>): Result<Acted, Illegal> {
  const why = checked(before, { state, events });
  if (why !== null) return why;
  const gone = new Map([...state.past.values()].map(({ id, was }) => [id, was]));
  return ok({ state: withoutForgotten(state), events, gone });
}

/** Why what came of an action can't be told: text that is passed over, a number that is too large. Null where it can. */
export function checked(before: GameState, { state, events }: Pick<Progress, 'state' | 'events'>) {
  const text = textPassedOver(before, state, events);
  if (text !== null) return beyond(text, 'it could bear on what would happen, and is not looked at');
  const number = untellable(before, state, events);
  return number === null ? null : outOfRange(number.what, number.value);
}

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
