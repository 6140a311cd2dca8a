import { describe, expect, it } from 'vitest';
import { CONCERNS, type Concern } from '../../engine/payment/answer.ts';
import { bestPlan, prepare } from '../../engine/payment/solve.ts';
import { FLAVORS } from './flavors.ts';
import { pays, reachable } from './forward.ts';
import { compare, costOfFiring, leastCost } from './forwardBest.ts';
import { type Asked, randomNet, randomOf, textOf } from './randomNets.ts';
import { wrongWith } from './replay.ts';

/** What is wrong with the plan, or null. */
function faultOf({ net, goal }: Asked, order: readonly Concern[]): string | null {
  const markings = reachable(net, 250, 12);
  const plan = bestPlan(prepare(net), goal, order);
  if (plan === 'undetermined') return markings === null ? null : plan;
  if (plan === null) return markings?.some((marking) => pays(marking, goal)) === true ? 'no plan' : null;
  const wrong = wrongWith(net, goal, plan);
  if (wrong !== null || markings === null) return wrong;
  const least = leastCost(net, goal, order);
  if (least === null) return 'a plan where nothing pays';
  const cost = plan.firings.reduce<readonly number[]>(
    (sum, { transition, output, times }) =>
      costOfFiring(net, transition, output, order).map((value, index) => (sum[index] ?? 0) + times * value),
    least.map(() => 0),
  );
  return compare(cost, least) === 0 && plan.best ? null : `cost ${cost.join()} instead of ${least.join()} by ${order.join()}`;
}

describe('the plan that a preference puts first, carried out and compared with the cheapest that a forward search finds', () => {
  it.each(FLAVORS)('CR 601.2h: in random nets with %s', (_, flavor) => {
    for (let seed = 1; seed <= 1200; seed++) {
      const random = randomOf(seed);
      const order =
        seed % 3 === 0
          ? CONCERNS
          : CONCERNS.map((concern) => ({ concern, at: random(100) }))
              .sort((a, b) => a.at - b.at)
              .map(({ concern }) => concern);
      const asked = randomNet(seed + 100_000, flavor);
      const fault = faultOf(asked, order);
      if (fault !== null) expect.fail(`seed ${seed}: ${fault} for ${textOf(asked)}`);
    }
  });
});
