import { inCombat } from '../combat/damageSteps.ts';
import { err, ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Goal } from '../turn/advance.ts';
import { stepBegan } from '../turn/begin.ts';
import { NAMES, placeOf } from '../turn/steps.ts';
import type { Action, Illegal } from './action.ts';
import { beforePriority } from './afterwards.ts';
import { Answers } from './answers.ts';
import { Assignments } from './assignments.ts';
import { wrongAssignment } from './dealCombatDamage.ts';
import { type CombatPlan, fight, lookedAtUpTo } from './fight.ts';
import { goOn } from './goOn.ts';
import { forbidden } from './illegal.ts';
import { withoutNeedless } from './needless.ts';
import { begin, happen, type Progress } from './progress.ts';

type Fighting = Extract<Action, { readonly kind: 'attack' | 'block' | 'combatDamage' }>;
type Done = Result<Pick<Progress, 'state' | 'events'>, Illegal>;

/** 506.1: what players do in the combat phase of this turn; the turn goes on to the step in which it is done. */
export function combat(state: GameState, action: Fighting): Done {
  switch (action.kind) {
    case 'attack':
      return doneIn('DECLARE_ATTACKERS', state, action, {
        attackers: action.attackers,
        ...(action.bands === undefined ? {} : { bands: action.bands }),
        ...paid(action),
      });
    case 'block':
      return doneIn('DECLARE_BLOCKERS', state, action, { blocks: action.blocks, ...paid(action) });
    case 'combatDamage':
      return damage(state, action);
  }
}

const paid = ({ pay }: Extract<Fighting, { kind: 'attack' | 'block' }>): CombatPlan => (pay === undefined ? {} : { pay });

/** 509.1: a board on which something blocks before blockers are declared is at no moment of a combat. */
function blocksEarly({ step, permanents }: GameState) {
  if (placeOf(step) >= placeOf('DECLARE_BLOCKERS')) return null;
  const blocker = [...permanents.values()].find(({ blocking }) => blocking !== null);
  return blocker === undefined
    ? null
    : forbidden(`${blocker.id} blocks already, before blockers are declared: give the board the step DECLARE_BLOCKERS.`, '509.1');
}

/** In that step: right now where the game is in it and nothing was declared, otherwise as it begins. */
function doneIn(step: 'DECLARE_ATTACKERS' | 'DECLARE_BLOCKERS', state: GameState, action: Fighting, plan: CombatPlan): Done {
  const early = blocksEarly(state);
  if (early !== null) return early;
  const again = state.order.phases.includes('combat');
  if (placeOf(state.step) > placeOf(step) && again) return goneTo(step, state, action, plan);
  if (placeOf(state.step) > placeOf(step)) return forbidden(`The ${NAMES[step]} of this turn is over.`, '506.1', '500.1');
  const { attackersDeclared, blockersDeclared } = state.combat;
  if (step === 'DECLARE_ATTACKERS' && attackersDeclared) return forbidden('Attackers have been declared in this combat phase.', '508.1');
  if (step === 'DECLARE_BLOCKERS' && blockersDeclared) return forbidden('Blockers have been declared in this combat phase.', '509.1');
  if (state.step !== step) return goneTo(step, state, action, plan);
  const answers = new Answers(action.choose ?? []);
  const done = fight(begin(state), step, plan, answers);
  const after = done.ok ? beforePriority(done.value, begin(state), answers) : done;
  return after.ok ? withoutNeedless(after.value, answers) : after;
}

/**
 * 510.4: both combat damage steps, where there are two; of a board that is described in the step right now. `looking`: where the damage is only looked at;
 * what triggers on the last of it is left out then.
 */
export function damage(
  state: GameState,
  action: Extract<Fighting, { kind: 'combatDamage' }>,
  looking: Pick<CombatPlan, 'ask' | 'begun'> = {},
): Done {
  const { step, combat: soFar } = state;
  if (soFar.damage === 'all' || placeOf(step) > placeOf('COMBAT_DAMAGE'))
    return forbidden('Combat damage has been dealt in this combat phase.', '510.4', '510.2');
  if (!soFar.attackersDeclared && inCombat(state).length === 0) return forbidden('Nothing attacks, so there is no combat damage.', '508.8');
  const early = blocksEarly(state);
  if (early !== null) return early;
  const said = action.assign ?? [];
  const wrong = wrongAssignment(begin(state), said);
  if (wrong !== null) return wrong;
  const plan: CombatPlan = { assign: new Assignments(said), ...looking };
  if (step !== 'COMBAT_DAMAGE' || soFar.damage !== 'none') return goneOn(state, { through: 'combatDamage' }, action, plan);
  const answers = new Answers(action.choose ?? [], looking.ask);
  const begun = happen(begin(state), stepBegan(state));
  const dealt = fight(begun, step, plan, answers);
  if (!dealt.ok) return dealt;
  const after = beforePriority(dealt.value, begin(state), answers, lookedAtUpTo(plan, dealt.value.state));
  if (!after.ok) return after;
  if (after.value.state.combat.damage !== 'all') {
    const rest = goneOn(after.value.state, { through: 'combatDamage' }, { ...action, choose: answers.rest }, plan);
    return rest.ok ? ok({ ...rest.value, events: [...after.value.events, ...rest.value.events] }) : rest;
  }
  return withoutNeedless(after.value, answers);
}

/** The turn goes on to that step; 104.1: a game that is over on the way comes to none. */
function goneTo(step: 'DECLARE_ATTACKERS' | 'DECLARE_BLOCKERS', state: GameState, action: Fighting, plan: CombatPlan): Done {
  const done = goneOn(state, { to: step }, action, plan);
  if (!done.ok || done.value.state.step === step) return done;
  return forbidden(`The game is over before the ${NAMES[step]} begins; go on with advance to see how.`, '104.1');
}

function goneOn(state: GameState, goal: Goal, { choose }: Fighting, plan: CombatPlan): Done {
  const done = goOn(state, goal, choose, { ...plan, turn: state.turn });
  return done.ok ? ok(done.value) : err({ ...done.error, field: null });
}
