import type { PhaseName, PhaseOwner } from '../ast/index.ts';
import { type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { Moment, StepName } from '../state/game.ts';

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

const NAMES: readonly PhaseName[] = [
  'turn',
  'untap step',
  'upkeep',
  'draw step',
  'precombat main phase',
  'first main phase',
  'main phase',
  'combat',
  'combat phase',
  'declare attackers step',
  'declare blockers step',
  'end of combat',
  'postcombat main phase',
  'second main phase',
  'end step',
  'cleanup step',
];

/** What text calls a step, or the phase that begins with it. */
export const namesOf = (step: StepName): readonly PhaseName[] => NAMES.filter((name) => STEP_OF[name].includes(step));

/**
 * 603.2b: whether a step that begins is the one of "at the beginning of your upkeep". `since`: when an ability was set up that waits for it (603.7); the
 * next one is then the first that begins after that.
 */
export function beginsNow(
  which: PhaseName,
  whose: PhaseOwner,
  { step, turn, active }: Moment,
  context: Context,
  since: Moment | null,
): Truth {
  if (!STEP_OF[which].includes(step)) return false;
  const isNext = whose === 'the next' || whose === 'the next turn' || (typeof whose !== 'string' && whose.word === 'next');
  if (isNext && since === null) return undetermined('which of several is the next one');
  if (whose === 'the next turn') return since !== null && turn > since.turn;
  return typeof whose === 'string' || context.evaluate.isPlayer(whose.player, active, context);
}
