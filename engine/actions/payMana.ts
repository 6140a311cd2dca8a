import type { SymbolDemand } from '../costs/demand.ts';
import { consequencesOf, openQuestions, spendingFor } from '../costs/spending.ts';
import { genericDemand, symbolDemands, symbolsNotModelled } from '../costs/symbols.ts';
import type { PaidSymbol } from '../payment/answer.ts';
import { ok, type Result } from '../result.ts';
import type { RuleNumber } from '../rules.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { ManaKind } from '../state/manaPool.ts';
import type { Illegal } from './action.ts';
import type { ManaBill } from './bills.ts';
import { beyond, forbidden } from './illegal.ts';
import { type PoolPayment, payFromPool } from './poolPayment.ts';
import { happen, type Progress, wouldHappen } from './progress.ts';

/** Whether the pool pays for it as it is, without life. */
export const canPayFromPool = ({ state }: Progress, bill: ManaBill): boolean => paymentOf(state, bill, null, 0) !== null;

/**
 * 601.2h, 118.3a: pays a mana cost from the pool, Phyrexian symbols with life where the pool lacks their color. `planned`: which mana a plan pays
 * for which symbol; null where that is left to what is least worth keeping.
 */
export function payMana(progress: Progress, bill: ManaBill, planned: readonly PaidSymbol[] | null): Result<Progress, Illegal> {
  const { state } = progress;
  const { player, purpose, on, cost, x } = bill;
  const [unknown] = symbolsNotModelled(cost);
  if (unknown !== undefined) return beyond(`{${unknown}}`, 'this symbol is not paid here');
  if (symbolDemands(cost, x).length === 0) return ok(progress);
  const { manaPool: pool = [], life = 0 } = playerOf(state, player) ?? {};
  const payment = paymentOf(state, bill, planned, life) ?? paymentOf(state, bill, null, life);
  const rule = ruleOfPaying(purpose);
  if (payment === null) {
    const [open] = openQuestions(state, player, purpose, pool, cost);
    if (open !== undefined) return beyond('', open);
    return forbidden(`${player} lacks the mana for ${cost.map((symbol) => `{${symbol}}`).join('')}.`, rule, '601.2h', '118.3');
  }
  const [follows] = consequencesOf(state, player, purpose, payment.spent, cost);
  // 106.6: what is said of a spell is kept with it, see `cast`.
  if (follows !== undefined && purpose?.kind !== 'cast')
    return beyond(follows.text, 'what follows where the mana is spent is not carried out');
  const spent = payment.spent.length === 0 ? progress : happen(progress, { kind: 'ManaSpent', player, mana: payment.spent, on });
  return payment.life === 0 ? ok(spent) : wouldHappen(spent, [{ kind: 'LifePaid', player, amount: payment.life }]);
}

/** The rule by which costs are paid for something. */
function ruleOfPaying(purpose: ManaBill['purpose']): RuleNumber {
  if (purpose === null) return '118.12';
  if (purpose.kind === 'cast') return '601.2';
  return purpose.kind === 'activate' ? '602.2' : '116.2';
}

function paymentOf(
  state: GameState,
  { player, purpose, cost, x }: ManaBill,
  planned: readonly PaidSymbol[] | null,
  life: number,
): PoolPayment | null {
  const pool = playerOf(state, player)?.manaPool ?? [];
  const pays = spendingFor(state, player, purpose, cost);
  if (planned === null) return payFromPool(pool, symbolDemands(cost, x), pays, Math.max(0, life));
  const demands = planned.flatMap((paid) => {
    const { symbol, type, amount } = paid;
    const [demand = genericDemand(amount)] = symbolDemands([symbol], 0);
    return type === null ? [] : [{ demand: { ...demand, amount, orGeneric: 0, orLife: 0 }, type }];
  });
  const typeOf = new Map(demands.map(({ demand, type }) => [demand, type]));
  const mayPay = (mana: ManaKind, demand: SymbolDemand): boolean =>
    typeOf.get(demand) === mana.type && (pays(mana, demand) || pays(mana, genericDemand(1n)));
  const payment = payFromPool(
    pool,
    demands.map(({ demand }) => demand),
    mayPay,
    0,
  );
  const symbolsForLife = planned.filter(({ type }) => type === null).reduce((sum, one) => sum + Number(one.amount) * 2, 0);
  return payment === null || symbolsForLife > life ? null : { spent: payment.spent, life: symbolsForLife };
}
