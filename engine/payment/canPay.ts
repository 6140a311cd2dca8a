import { abilitiesOn } from '../activation/activated.ts';
import { NOTHING } from '../activation/demandParts.ts';
import { barredParts } from '../activation/payable.ts';
import { layered } from '../characteristics/layers.ts';
import type { Purpose, SymbolDemand } from '../costs/demand.ts';
import { symbolDemands } from '../costs/symbols.ts';
import type { GameState } from '../state/game.ts';
import { CONCERNS, type Concern, type Payment, type PaymentPlan, type PaymentQuestion } from './answer.ts';
import { planForward } from './explore/plan.ts';
import { coverableForward } from './explore.ts';
import type { Coverable, Goal, Net, NetPlan } from './net.ts';
import { netOf, type PaymentNet } from './netOf.ts';
import { realise } from './realise.ts';
import { shortfallOf } from './shortfall.ts';
import { bestPlan, coverable, prepare } from './solve.ts';
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
  const verdict = verdictOf(attempts);
  const open = [...new Set(attempts.flatMap(({ paying }) => paying.open))];
  const shortfall = remember(() => {
    const last = verdict === 'no' ? attempts.at(-1) : undefined;
    return last === undefined ? null : shortfallOf(last.paying, last.demands, coversIn);
  });
  const found = remember(() => bestOf(state, player, attempts, question.preference));
  return {
    payable: verdict === 'yes',
    certain: verdict !== 'undetermined',
    open,
    plan: found,
    plans: (first) => ({ plans: [found()].flatMap((plan) => plan ?? []).slice(0, first), truncated: false }),
    shortfall,
    explanation: () => explainPayment({ question, verdict, plan: found(), shortfall: shortfall(), open, ...namesIn(state) }),
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

/** Goals of more mana than this are looked at going forward first: going back from them would take as many steps where something loops. */
const LARGE = 2_000n;
/** Goals of more than this are not looked at going back at all. */
const TOO_LARGE = 8_000n;

/** Going back from the goal is quicker for most; going forward from the pool can tell of doubling and of any amount. */
function isCovered({ prepared, net }: PaymentNet, goal: Goal): Coverable {
  const asked = amountOf(goal);
  const first = asked > LARGE ? coverableForward(net, goal) : coverable(prepared, goal);
  if (first !== 'undetermined' || asked > TOO_LARGE) return first;
  return asked > LARGE ? coverable(prepared, goal) : coverableForward(net, goal);
}

/** The same for a net that is asked about once. */
const coversIn = (net: Net, goal: Goal): Coverable => coverable(prepare(net), goal);

const amountOf = (goal: Goal): bigint => goal.mana.reduce((sum, { count }) => sum + count, 0n);

/** Whether one of the attempts can be covered. */
export function verdictOf(attempts: readonly Attempt[]): Coverable {
  let verdict: Coverable = 'no';
  for (const { paying, goal } of attempts) {
    const answer = isCovered(paying, goal);
    if (answer === 'yes') return answer;
    if (answer === 'undetermined' || !paying.terrain.complete) verdict = 'undetermined';
  }
  return verdict;
}

function bestOf(state: GameState, player: string, attempts: readonly Attempt[], preference: readonly Concern[]): PaymentPlan | null {
  const all = [...preference, ...CONCERNS.filter((concern) => !preference.includes(concern))];
  const plans = attempts.flatMap((attempt) => {
    const plan = planFor(attempt, all);
    return plan === null ? [] : [{ attempt, plan }];
  });
  const [best] = plans.sort((left, right) => compare(left.plan, right.plan, all));
  return best === undefined ? null : realise(state, player, best.attempt.paying, best.attempt.demands, best.plan);
}

function planFor({ paying, goal }: Attempt, preference: readonly Concern[]): NetPlan | null {
  const back = amountOf(goal) > LARGE ? 'undetermined' : bestPlan(paying.prepared, goal, preference);
  const plan = back === 'undetermined' ? planForward(paying.net, goal, preference) : back;
  return plan === null || plan.firings.reduce((sum, { times }) => sum + times, 0) > LONGEST ? null : plan;
}

/** No longer plans are told. */
const LONGEST = 2_000;

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
