import { NOTHING } from '../activation/demandParts.ts';
import { barredParts } from '../activation/payable.ts';
import type { ManaCost } from '../ast/index.ts';
import type { Purpose, SymbolDemand } from '../costs/demand.ts';
import { paymentLimits } from '../costs/spending.ts';
import { symbolDemands } from '../costs/symbols.ts';
import type { GameState } from '../state/game.ts';
import type { Payment } from './answer.ts';
import { coverableForward } from './explore.ts';
import type { Coverable, Goal } from './net.ts';
import { type Desk, netOf, type PaymentNet, type View } from './netOf.ts';
import { coverable } from './solve.ts';
import { NOBODY, type Payee } from './terrain.ts';

/** One way of looking at a payment: the net, and what is to be covered in it. */
export interface Attempt {
  readonly paying: PaymentNet;
  readonly goal: Goal;
  readonly demands: readonly SymbolDemand[];
}

/** A desk with the answers that it has given. */
export interface PayDesk extends Desk {
  readonly answers: Map<string, Payment>;
  /** Whether life may be paid for symbols, and the rest of the cost at all. */
  readonly allowed: { readonly life: boolean; readonly rest: boolean };
  /** Limits on what may go into {X} as a whole, in their words: these are not looked at. */
  readonly limits: readonly string[];
}

const DESKS = new WeakMap<GameState, Map<string, PayDesk>>();

/** The desk for paying for something; `payee` null: nothing but mana is asked for. */
export function deskFor(state: GameState, player: string, purpose: Purpose, payee: Payee | null): PayDesk {
  let ofState = DESKS.get(state);
  if (ofState === undefined) {
    ofState = new Map();
    DESKS.set(state, ofState);
  }
  const key = purpose === null && payee === null ? player : JSON.stringify([player, purpose, payee]);
  const known = ofState.get(key);
  if (known !== undefined) return known;
  const whole = payee ?? payeeFor(purpose);
  const { life, objects } = whole.rest?.demands ?? NOTHING;
  const allowed = {
    life: barredParts(state, player, true, []).length === 0,
    rest: whole.rest === null || barredParts(state, player, life > 0, objects).length === 0,
  };
  const limits = paymentLimits(state, player, purpose).map(({ text }) => text);
  const desk: PayDesk = { state, player, purpose, payee: whole, nets: new Map(), answers: new Map(), allowed, limits };
  ofState.set(key, desk);
  return desk;
}

/** 601.2a: the card that is cast is on the stack while its cost is paid. */
const payeeFor = (purpose: Purpose): Payee => (purpose?.kind === 'cast' ? { ...NOBODY, card: purpose.card } : NOBODY);

/** `view`: see `Terrain`. Without paying life for symbols, when damage of a source's own can't matter; and with it, where any symbol can be paid so. */
export function attemptsAt(desk: PayDesk, cost: ManaCost, x: number, view: View = 'whole'): readonly Attempt[] {
  if (!desk.allowed.rest) return [];
  const demands = symbolDemands(cost, x);
  const first = attempt(desk, cost, demands, false, view);
  return desk.allowed.life && demands.some(({ orLife }) => orLife > 0) ? [first, attempt(desk, cost, demands, true, view)] : [first];
}

function attempt(desk: PayDesk, cost: ManaCost, demands: readonly SymbolDemand[], life: boolean, view: View): Attempt {
  const paying = netOf(desk, { cost, demands, life }, view);
  return { paying, goal: paying.goal(demands), demands };
}

/** Goals of more mana than this are looked at going forward first: going back from them would take as many steps where something loops. */
const LARGE = 2_000n;
/** Goals of more than this are not looked at going back at all. */
const TOO_LARGE = 8_000n;

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

/** Going back from the goal is quicker for most; going forward from the pool can tell of doubling and of any amount. */
function isCovered({ prepared, net }: PaymentNet, goal: Goal): Coverable {
  const asked = amountOf(goal);
  const first = asked > LARGE ? coverableForward(net, goal) : coverable(prepared, goal);
  if (first !== 'undetermined' || asked > TOO_LARGE) return first;
  return asked > LARGE ? coverable(prepared, goal) : coverableForward(net, goal);
}

/** Whether a goal is one that is not looked at going back from it. */
export const isLarge = (goal: Goal): boolean => amountOf(goal) > LARGE;

function amountOf({ mana }: Goal): bigint {
  let sum = 0n;
  for (const { count } of mana) sum += count;
  return sum;
}
