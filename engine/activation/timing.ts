import type { ActivationTiming } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { type GameState, isMainPhase, isSorceryTime, STEPS, type StepName } from '../state/game.ts';

/** While what an ability is activated: with priority, or while the mana part of a cost is being paid (605.3a). */
export type Moment = 'priority' | 'payment';

const isBefore = (step: StepName, other: StepName): boolean => STEPS.indexOf(step) < STEPS.indexOf(other);

/** 602.5: whether it is the time that a limit on activating names; "your turn" and "their turn" are the activating player's. */
export function isTime(when: ActivationTiming, state: GameState, player: string, moment: Moment): boolean {
  const { step } = state;
  const own = state.active === player;
  switch (when) {
    case 'sorcery':
      return moment === 'priority' && isSorceryTime(state, player);
    case 'instant':
      return moment === 'priority';
    case 'yourTurn':
    case 'theirTurn':
      return own;
    case 'opponentsTurn':
      return !own;
    case 'anyUpkeep':
      return step === 'UPKEEP';
    case 'yourUpkeep':
      return own && step === 'UPKEEP';
    case 'theirDrawStep':
    case 'drawStep':
      return own && step === 'DRAW';
    case 'combat':
      return !isBefore(step, 'BEGIN_COMBAT') && isBefore(step, 'POSTCOMBAT_MAIN');
    case 'combatAfterBlockers':
      return !isBefore(step, 'DECLARE_BLOCKERS') && isBefore(step, 'POSTCOMBAT_MAIN');
    case 'combatBeforeBlockers':
      return !isBefore(step, 'BEGIN_COMBAT') && isBefore(step, 'DECLARE_BLOCKERS');
    case 'beforeBlockers':
      return isBefore(step, 'DECLARE_BLOCKERS');
    case 'afterCombat':
      return !isBefore(step, 'POSTCOMBAT_MAIN');
    case 'opponentsCombat':
      return !own && !isBefore(step, 'BEGIN_COMBAT') && isBefore(step, 'POSTCOMBAT_MAIN');
    case 'opponentsDeclareBlockers':
      return !own && step === 'DECLARE_BLOCKERS';
    case 'yourDeclareAttackers':
      return own && step === 'DECLARE_ATTACKERS';
    case 'opponentsUpkeep':
      return !own && step === 'UPKEEP';
    case 'beforeAttackers':
      return isBefore(step, 'DECLARE_ATTACKERS');
    case 'beforeCombatDamage':
      return isBefore(step, 'COMBAT_DAMAGE');
    case 'declareBlockers':
      return step === 'DECLARE_BLOCKERS';
    case 'declareAttackers':
      return step === 'DECLARE_ATTACKERS';
    case 'yourTurnBeforeAttackers':
      return own && isBefore(step, 'DECLARE_ATTACKERS');
    case 'opponentsTurnBeforeAttackers':
      return !own && isBefore(step, 'DECLARE_ATTACKERS');
    case 'theirTurnBeforeEndStep':
      return own && isBefore(step, 'END');
    case 'yourEndStep':
      return own && step === 'END';
    case 'mainPhase':
      return own && isMainPhase(step);
    default:
      return unreachable(when);
  }
}
