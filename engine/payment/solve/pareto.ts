import type { Goal, NetPlan } from '../net.ts';
import { cheapestWay } from './best.ts';
import { STATES } from './budget.ts';
import { type Cost, compareCosts, costIn } from './cost.ts';
import { coverable } from './coverable.ts';
import { type CostOf, madeOf } from './draft.ts';
import { type PreparedNet, pricedAskedOf, pricedFor, viewFor } from './prepared.ts';
import { realise } from './realise.ts';

/** Plans that no other beats; `complete`: there are no more, and that is certain. */
export interface ParetoPlans {
  readonly plans: readonly NetPlan[];
  readonly complete: boolean;
}

/** In so many entries plans are compared; the last two decide among plans that are equal in them: what is left floating, and how much is done. */
const COMPARED = 4;

const costOf: CostOf = (transition, output) => {
  const { life, permanents, cards, oneShot, flexibility } = transition.price;
  return [life, permanents + cards, oneShot, flexibility, ...costIn(['floating'])(transition, output)];
};

/**
 * Plans that no other beats: where another gives up less of one thing (life; permanents and cards; one-shot sources; flexibility), it gives
 * up more of another. Of plans equal in all of these, one. At most `limit`, those that give up less life first.
 *
 * The cheapest plan by comparing one thing after the other is one that no other beats. Any further one gives up less of something than it
 * does, so that what is left to search is what is below it in one thing or another.
 */
export function paretoPlans(prepared: PreparedNet, goal: Goal, limit: number): ParetoPlans {
  const answer = coverable(prepared, goal);
  if (answer !== 'yes' || limit <= 0) return { plans: [], complete: answer === 'no' };
  const mana = madeOf(goal.mana);
  const priced = pricedFor(prepared, goal, [], costOf, 'pareto');
  const asked = pricedAskedOf(
    priced,
    mana.map(({ kinds }) => kinds),
    COMPARED + 2,
    COMPARED,
    COMPARED - 1,
  );
  if (asked === null) return { plans: [], complete: false };

  const budget = { left: STATES };
  const found = new Map<string, { readonly cost: Cost; readonly plan: NetPlan }>();
  const anything: Cost = Array.from({ length: COMPARED + 2 }, () => Number.POSITIVE_INFINITY);
  const open: Cost[] = [anything];
  const asking = new Set<string>();
  const empty: Cost[] = [];
  for (let below = open.shift(); below !== undefined; below = open.shift()) {
    if (found.size >= limit || budget.left <= 0) return { plans: inOrder(found), complete: false };
    if (empty.some((other) => within(below, other))) continue;
    const way = cheapestWay(asked.question, asked.cheapest, mana, budget, { depth: COMPARED + 2, below, most: anything });
    if (way === null) {
      empty.push(below);
      continue;
    }
    const key = way.cost.slice(0, COMPARED).join();
    if (!found.has(key)) found.set(key, { cost: way.cost, plan: realise(prepared.net, priced.core, goal, way.deeds, way.best) });
    for (let entry = 0; entry < COMPARED; entry++) {
      const next = below.with(entry, way.cost[entry] ?? 0);
      if ((next[entry] ?? 0) <= 0 || asking.has(next.join())) continue;
      asking.add(next.join());
      open.push(next);
    }
  }
  return { plans: inOrder(found), complete: budget.left > 0 && !viewFor(prepared, goal).core.doubling };
}

const within = (below: Cost, other: Cost): boolean => below.every((value, index) => value <= (other[index] ?? 0));

const inOrder = (found: ReadonlyMap<string, { readonly cost: Cost; readonly plan: NetPlan }>): readonly NetPlan[] =>
  [...found.values()].sort((a, b) => compareCosts(a.cost, b.cost)).map(({ plan }) => plan);
