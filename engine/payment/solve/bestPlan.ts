import { CONCERNS, type Concern } from '../answer.ts';
import type { Goal, NetPlan, Price } from '../net.ts';
import { cheapestWay } from './best.ts';
import { STATES_OF_PLANS } from './budget.ts';
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
  // A plan that doubles mana might be better.
  const { doubling } = viewFor(prepared, goal).core;
  const order = fullOrder(preference);
  const mana = madeOf(goal.mana);
  const priced = pricedFor(prepared, goal, sparedBy(prepared, goal, order), costIn(order), order.join());
  const width = order.length + 1;
  const floating = order.indexOf('floating');
  const asked = pricedAskedOf(
    priced,
    mana.map(({ kinds }) => kinds),
    width,
    floating,
  );
  if (asked === null) return 'undetermined';
  const { question, cheapest } = asked;
  // First what is more important than what is left floating, and that: what would make more mana than then can be left over is out.
  const anything = Array.from({ length: width }, () => Number.POSITIVE_INFINITY);
  const rough = cheapestWay(question, cheapest, mana, { left: STATES_OF_PLANS }, { depth: floating + 1, below: null, most: anything });
  const most = anything.map((all, entry) => (rough?.best === true && entry <= floating ? (rough.cost[entry] ?? all) : all));
  const budget = { left: STATES_OF_PLANS };
  const fine = cheapestWay(question, cheapest, mana, budget, { depth: width, below: null, most }, rough?.cost ?? null);
  const way = fine ?? (rough === null ? null : { ...rough, best: rough.best && budget.left > 0 });
  return way === null ? 'undetermined' : realise(prepared.net, priced.core, goal, way.deeds, way.best && !doubling);
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
