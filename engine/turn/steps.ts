import { STEPS, type StepName } from '../state/game.ts';

/** The steps with which a phase ends (500.1); the main phases are phases without steps. */
const LAST_OF_PHASE: ReadonlySet<StepName> = new Set(['DRAW', 'PRECOMBAT_MAIN', 'END_COMBAT', 'POSTCOMBAT_MAIN', 'CLEANUP']);

/** Whether a phase ends with a step. */
export const endsPhase = (step: StepName): boolean => LAST_OF_PHASE.has(step);

/** Whether the turn ends with a step. */
export const endsTurn = (step: StepName): boolean => step === 'CLEANUP';

/** 500.1: its place in the turn. */
export const placeOf = (step: StepName): number => STEPS.indexOf(step);

/** The step after it in a turn; null after the last one. */
export const stepAfter = (step: StepName): StepName | null => STEPS[placeOf(step) + 1] ?? null;

/** How a step is called. */
export const NAMES: Readonly<Record<StepName, string>> = {
  UNTAP: 'untap step',
  UPKEEP: 'upkeep step',
  DRAW: 'draw step',
  PRECOMBAT_MAIN: 'precombat main phase',
  BEGIN_COMBAT: 'beginning of combat step',
  DECLARE_ATTACKERS: 'declare attackers step',
  DECLARE_BLOCKERS: 'declare blockers step',
  COMBAT_DAMAGE: 'combat damage step',
  END_COMBAT: 'end of combat step',
  POSTCOMBAT_MAIN: 'postcombat main phase',
  END: 'end step',
  CLEANUP: 'cleanup step',
};
