import { CONCERNS, type Concern } from '../answer.ts';
import type { Goal, NetPlan, Price } from '../net.ts';
import { cheapestWay } from './best.ts';
import { STATES } from './budget.ts';
import { costIn, fullOrder } from './cost.ts';
import { coverable, coverableIn } from './coverable.ts';
import { madeOf } from './draft.ts';
import { type PreparedNet, pricedAskedOf, pricedFor, type Sparing, viewFor } from './prepared.ts';
import { realise } from './realise.ts';

/**
 * The plan that the preference puts first: the most important concern decides, among plans that are equal in it the next, and so on; among
 * plans equal in all of them one that does fewest things. Concerns that are left out come after, in the order of `CONCERNS`. Null where
 * there is no plan.
 */
export function bestPlan(prepared: PreparedNet, goal: Goal, preference: readonly Concern[] = CONCERNS): NetPlan | null | 'undetermined' {
  const answer = coverable(prepared, goal);
  if (answer !== 'yes') return answer === 'no' ? null : answer;
  const order = fullOrder(preference);
  const mana = madeOf(goal.mana);
  const priced = pricedFor(prepared, goal, sparedBy(prepared, goal, order), costIn(order), order.join());
  const asked = pricedAskedOf(
    priced,
    mana.map(({ kinds }) => kinds),
    order.length + 1,
  );
  const way = asked === null ? null : cheapestWay(asked.question, asked.cheapest, mana, { left: STATES });
  return way === null ? 'undetermined' : realise(prepared.net, priced.core, goal, way.deeds, way.best);
}

/** What need not be given up at all, as far as that is certain beforehand: what gives it up can be left out of the search. */
function sparedBy(prepared: PreparedNet, goal: Goal, order: readonly Concern[]): Sparing {
  const spared: (keyof Price)[] = [];
  for (const concern of order) {
    if (concern === 'floating' || concern === 'flexibility') break;
    if (coverableIn(viewFor(prepared, goal, [...spared, concern]), goal) !== 'yes') break;
    spared.push(concern);
  }
  return spared;
}
