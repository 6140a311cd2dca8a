import type { GameState } from '../state/game.ts';
import { CONCERNS, type Concern, type PaymentPlan } from './answer.ts';
import { type Attempt, isLarge } from './attempts.ts';
import { planForward } from './explore/plan.ts';
import type { NetPlan, Price } from './net.ts';
import { realise } from './realise.ts';
import { bestPlan, paretoPlans } from './solve.ts';

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

/**
 * The plan that the preference puts first, then others that no other beats in life, permanents and cards, sources that are gone, and choice
 * kept; at most so many. `truncated`: there may be more.
 */
export function plansOf(
  state: GameState,
  player: string,
  attempts: readonly Attempt[],
  best: PaymentPlan,
  first: number,
): { readonly plans: readonly PaymentPlan[]; readonly truncated: boolean } {
  const found = attempts.flatMap((attempt) => {
    if (isLarge(attempt.goal)) return [];
    const { plans, complete } = paretoPlans(attempt.paying.prepared, attempt.goal, first);
    return [{ attempt, plans, complete }];
  });
  const all = found.flatMap(({ attempt, plans }) => plans.map((plan) => ({ attempt, plan })));
  const others = all.filter(({ plan }) => !all.some((other) => other.plan !== plan && isBetter(other.plan.price, plan.price)));
  const told = others.flatMap(({ attempt, plan }) => realise(state, player, attempt.paying, attempt.demands, plan) ?? []);
  const different = new Map([best, ...told].map((plan): [string, PaymentPlan] => [givenUp(plan), plan]));
  different.set(givenUp(best), best);
  const plans = [...different.values()];
  return {
    plans: plans.slice(0, first),
    truncated: plans.length > first || found.length < attempts.length || found.some(({ complete }) => !complete),
  };
}

/** Whether one gives up no more of anything and less of something. */
function isBetter(one: Price, other: Price): boolean {
  const keys = ['life', 'permanents', 'oneShot', 'cards', 'flexibility'] as const;
  return keys.every((key) => one[key] <= other[key]) && keys.some((key) => one[key] < other[key]);
}

/** Plans that give up the same are one for the list: the sources that are used are part of it. */
const givenUp = ({ life, permanents, oneShot, cards, steps }: PaymentPlan): string =>
  `${life} ${permanents} ${oneShot} ${cards} ${steps
    .map((step) => (step.kind === 'activate' ? `${step.source}.${step.ability}` : step.kind))
    .sort()
    .join()}`;

function planFor({ paying, goal }: Attempt, preference: readonly Concern[]): NetPlan | null {
  const back = isLarge(goal) ? 'undetermined' : bestPlan(paying.prepared, goal, preference);
  const plan = back === 'undetermined' ? planForward(paying.net, goal, preference) : back;
  if (plan === null || plan.firings.reduce((sum, { times }) => sum + times, 0) > LONGEST) return null;
  return plan;
}

function compare(left: NetPlan, right: NetPlan, preference: readonly Concern[]): number {
  const floating = ({ leftover }: NetPlan): number => Number(leftover.reduce((sum, amount) => sum + amount, 0n));
  for (const concern of preference) {
    const difference = concern === 'floating' ? floating(left) - floating(right) : left.price[concern] - right.price[concern];
    if (difference !== 0) return difference;
  }
  return 0;
}
