import type { GameState } from '../state/game.ts';
import { CONCERNS, type Concern, type PaymentPlan } from './answer.ts';
import { type Attempt, isLarge } from './attempts.ts';
import { planForward } from './explore/plan.ts';
import type { NetPlan } from './net.ts';
import { realise } from './realise.ts';
import { bestPlan } from './solve.ts';

/** No longer plans are told. */
const LONGEST = 2_000;

/** The plan that the preference puts first, in any of the attempts; null where none is found. */
export function bestOf(state: GameState, player: string, attempts: readonly Attempt[], preference: readonly Concern[]): PaymentPlan | null {
  const all = [...preference, ...CONCERNS.filter((concern) => !preference.includes(concern))];
  const plans = attempts.flatMap((attempt) => {
    const plan = planFor(attempt, all);
    return plan === null ? [] : [{ attempt, plan }];
  });
  const [best] = plans.sort((left, right) => compare(left.plan, right.plan, all));
  return best === undefined ? null : realise(state, player, best.attempt.paying, best.attempt.demands, best.plan);
}

function planFor({ paying, goal }: Attempt, preference: readonly Concern[]): NetPlan | null {
  const back = isLarge(goal) ? 'undetermined' : bestPlan(paying.prepared, goal, preference);
  const plan = back === 'undetermined' ? planForward(paying.net, goal, preference) : back;
  return plan === null || plan.firings.reduce((sum, { times }) => sum + times, 0) > LONGEST ? null : plan;
}

function compare(left: NetPlan, right: NetPlan, preference: readonly Concern[]): number {
  const floating = ({ leftover }: NetPlan): number => Number(leftover.reduce((sum, amount) => sum + amount, 0n));
  for (const concern of preference) {
    const difference = concern === 'floating' ? floating(left) - floating(right) : left.price[concern] - right.price[concern];
    if (difference !== 0) return difference;
  }
  return 0;
}
