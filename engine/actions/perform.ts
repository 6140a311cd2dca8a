import { err, ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { advance } from '../turn/advance.ts';
import type { Acted, Action, Illegal } from './action.ts';
import { activateAbility } from './activateAbility.ts';
import { putTriggersOnStack } from './afterwards.ts';
import { attach } from './attach.ts';
import { counters, gainControl, life, toPermanents } from './direct.ts';
import { withNewControl } from './newControl.ts';
import { playLand } from './playLand.ts';
import { begin, type Progress } from './progress.ts';
import { tapForMana } from './tapForMana.ts';

/**
 * What comes of an action: the game afterwards and what happened, in order; or why it can't be done, as data. The state that was given is never
 * changed: where the action is refused it is the state still.
 */
export function perform(state: GameState, action: Action): Result<Acted, Illegal> {
  if (action.kind === 'advance') return goOn(state, action);
  const done = act(begin(state), action);
  if (!done.ok) return done;
  const after = putTriggersOnStack(withNewControl(done.value, state));
  return after.ok ? ok({ state: after.value.state, events: after.value.events }) : after;
}

function act(progress: Progress, action: Exclude<Action, { readonly kind: 'advance' }>): Result<Progress, Illegal> {
  switch (action.kind) {
    case 'tapForMana':
      return tapForMana(progress, action);
    case 'activate':
      return activateAbility(progress, action);
    case 'playLand':
      return playLand(progress, action);
    case 'tap':
    case 'untap':
    case 'destroy':
    case 'sacrifice':
    case 'exile':
    case 'returnToHand':
      return toPermanents(progress, action);
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

/** 500: turns and steps see to what triggers in them. */
function goOn(state: GameState, action: Extract<Action, { readonly kind: 'advance' }>): Result<Acted, Illegal> {
  const done = advance(state, 'to' in action ? { to: action.to } : { turns: action.turns }, action.choose ?? []);
  return done.ok ? done : err({ ...done.error, field: null });
}
