import { abilitiesOn } from '../activation/activated.ts';
import { NOTHING } from '../activation/demandParts.ts';
import { barredParts } from '../activation/payable.ts';
import { layered } from '../characteristics/layers.ts';
import type { Purpose, SymbolDemand } from '../costs/demand.ts';
import { symbolDemands } from '../costs/symbols.ts';
import type { GameState } from '../state/game.ts';
import { CONCERNS, type Concern, type Payment, type PaymentPlan, type PaymentQuestion } from './answer.ts';
import { coverableForward } from './explore.ts';
import { planForward } from './explorePlan.ts';
import type { Coverable, Goal, NetPlan } from './net.ts';
import { netOf, type PaymentNet } from './netOf.ts';
import { realise } from './realise.ts';
import { bestPlan, coverable } from './solve.ts';
import { NOBODY, type Payee } from './terrain.ts';
import { explainPayment } from './words.ts';

/** One way of looking at a payment: the net, and what is to be covered in it. */
export interface Attempt {
  readonly paying: PaymentNet;
  readonly goal: Goal;
  readonly demands: readonly SymbolDemand[];
}

const KNOWN = new WeakMap<GameState, Map<string, Payment>>();

/**
 * Whether a player could pay a mana cost now with mana abilities and what is in the pool (601.2g-h, 602.2b), life for Phyrexian symbols
 * included. Exact for every order of activations; nothing is changed by asking.
 */
export const canPay = (state: GameState, player: string, question: PaymentQuestion): Payment =>
  payment(state, player, question, payeeFor(question.purpose));

/** The card that is cast is on the stack while its cost is paid. */
export const payeeFor = (purpose: Purpose): Payee => (purpose?.kind === 'cast' ? { ...NOBODY, card: purpose.card } : NOBODY);

/** The same with whatever else the cost asks for, and what may be done in place of paying mana. */
export function payment(state: GameState, player: string, question: PaymentQuestion, payee: Payee): Payment {
  const ofState = KNOWN.get(state) ?? new Map<string, Payment>();
  KNOWN.set(state, ofState);
  const key = JSON.stringify([player, question, payee]);
  const known = ofState.get(key) ?? workOut(state, player, question, payee);
  ofState.set(key, known);
  return known;
}

function workOut(state: GameState, player: string, question: PaymentQuestion, payee: Payee): Payment {
  const attempts = attemptsAt(state, player, question, payee);
  const answers = attempts.map(({ paying, goal }): Coverable => {
    const back = coverable(paying.prepared, goal);
    const answer = back === 'undetermined' ? coverableForward(paying.net, goal) : back;
    return answer === 'no' && !paying.terrain.complete ? 'undetermined' : answer;
  });
  const verdict = together(answers);
  const open = [...new Set(attempts.flatMap(({ paying }) => paying.open))];
  const found = remember(() => bestOf(state, player, attempts, question.preference));
  return {
    payable: verdict === 'yes',
    certain: verdict !== 'undetermined',
    open,
    plan: found,
    plans: (first) => ({ plans: [found()].flatMap((plan) => plan ?? []).slice(0, first), truncated: false }),
    shortfall: () => null,
    explanation: () => explainPayment({ question, verdict, plan: found(), shortfall: null, open, ...namesIn(state) }),
  };
}

/** Without paying life for symbols, when damage of a source's own can't matter; and with it, where any symbol can be paid so. */
export function attemptsAt(state: GameState, player: string, { cost, x, purpose }: PaymentQuestion, payee: Payee): readonly Attempt[] {
  const demands = symbolDemands(cost, x);
  const { life: owed, objects } = payee.rest?.demands ?? NOTHING;
  if (payee.rest !== null && barredParts(state, player, owed > 0, objects).length > 0) return [];
  const mayPayLife = demands.some(({ orLife }) => orLife > 0) && barredParts(state, player, true, []).length === 0;
  const lives = mayPayLife ? [false, true] : [false];
  return lives.map((life) => {
    const paying = netOf(state, { player, purpose, payee, cost, x, life });
    return { paying, goal: paying.goal(demands), demands };
  });
}

const together = (answers: readonly Coverable[]): Coverable =>
  answers.includes('yes') ? 'yes' : answers.includes('undetermined') ? 'undetermined' : 'no';

function bestOf(state: GameState, player: string, attempts: readonly Attempt[], preference: readonly Concern[]): PaymentPlan | null {
  const all = [...preference, ...CONCERNS.filter((concern) => !preference.includes(concern))];
  const plans = attempts.flatMap((attempt) => {
    const back = bestPlan(attempt.paying.prepared, attempt.goal, all);
    const plan = back === 'undetermined' ? planForward(attempt.paying.net, attempt.goal, all) : back;
    return plan === null ? [] : [{ attempt, plan }];
  });
  const [best] = plans.sort((left, right) => compare(left.plan, right.plan, all));
  return best === undefined ? null : realise(state, player, best.attempt.paying, best.attempt.demands, best.plan);
}

function compare(left: NetPlan, right: NetPlan, preference: readonly Concern[]): number {
  const floating = ({ leftover }: NetPlan): number => Number(leftover.reduce((sum, amount) => sum + amount, 0n));
  for (const concern of preference) {
    const difference = concern === 'floating' ? floating(left) - floating(right) : left.price[concern] - right.price[concern];
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How objects are called in what is told. */
function namesIn(state: GameState): { readonly named: (id: string) => string; readonly words: (id: string, ability: number) => string } {
  const { view } = layered(state);
  return {
    named: (id) => {
      const name = view.object(id)?.names[0];
      return name === undefined || name === '' ? id : `${name} (${id})`;
    },
    words: (id, ability) => abilitiesOn(state, id)[ability]?.text ?? '',
  };
}

function remember<T>(work: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}
