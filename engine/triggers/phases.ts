import type { PhaseName, PhaseOwner } from '../ast/index.ts';
import type { Truth } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { StepName } from '../state/game.ts';

const STEP_OF: Readonly<Record<PhaseName, readonly StepName[]>> = {
  upkeep: ['UPKEEP'],
  'draw step': ['DRAW'],
  'precombat main phase': ['PRECOMBAT_MAIN'],
  'first main phase': ['PRECOMBAT_MAIN'],
  'postcombat main phase': ['POSTCOMBAT_MAIN'],
  'second main phase': ['POSTCOMBAT_MAIN'],
  'main phase': ['PRECOMBAT_MAIN', 'POSTCOMBAT_MAIN'],
  combat: ['BEGIN_COMBAT'],
  'combat phase': ['BEGIN_COMBAT'],
  'end step': ['END'],
  'cleanup step': ['CLEANUP'],
  'end of combat': ['END_COMBAT'],
  turn: ['UNTAP'],
  'untap step': ['UNTAP'],
  'declare attackers step': ['DECLARE_ATTACKERS'],
  'declare blockers step': ['DECLARE_BLOCKERS'],
};

/** 603.2b: whether a step that begins is the one of "at the beginning of your upkeep". */
export function beginsNow(which: PhaseName, whose: PhaseOwner, step: StepName, active: string, context: Context): Truth {
  if (!STEP_OF[which].includes(step)) return false;
  return typeof whose === 'string' || context.evaluate.isPlayer(whose.player, active, context);
}
