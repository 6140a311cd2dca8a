import type { Coverable, Goal } from '../net.ts';
import { type Budget, STATES } from './budget.ts';
import { ASKABLE } from './core.ts';
import { cover } from './cover.ts';
import { madeOf } from './draft.ts';
import { hall } from './hall.ts';
import { askedOf, type PreparedNet, type View, viewFor } from './prepared.ts';

/** Whether the goal can be covered. */
export const coverable = (prepared: PreparedNet, goal: Goal): Coverable => coverableIn(viewFor(prepared, goal), goal);

/** The same with a budget, and with so many mana of the goal left out, whichever of them it is best to leave out. */
export function coverableIn(view: View, goal: Goal, budget: Budget = { left: STATES }, leftOut = 0): Coverable {
  const { core, touches, holdsNeed } = view;
  if (core.impossible) return 'no';
  const none = core.doubling ? 'undetermined' : 'no';
  const quick = hall(touches, goal, core.kinds);
  if (quick === 'no' && leftOut === 0) return none;
  // Hall's condition is all there is to it unless places that steps give to are asked for too.
  if (quick === 'yes' && holdsNeed) return 'yes';
  const mana = madeOf(goal.mana);
  if (mana.reduce((sum, { count }) => sum + count, 0) > ASKABLE) return 'undetermined';
  const asked = askedOf(
    view,
    mana.map(({ kinds }) => kinds),
  );
  const answer = asked === null ? 'undetermined' : cover(asked.question, asked.finish, mana, budget, leftOut);
  return answer === 'no' ? none : answer;
}
