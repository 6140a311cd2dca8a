import type { ManaCost } from '../ast/index.ts';
import { consequencesOf, spendingFor } from '../costs/spending.ts';
import { symbolDemands, symbolsNotModelled } from '../costs/symbols.ts';
import { ok, type Result } from '../result.ts';
import { playerOf } from '../state/game.ts';
import type { Illegal } from './action.ts';
import { beyond, forbidden } from './illegal.ts';
import { payFromPool } from './poolPayment.ts';
import { happen, type Progress, wouldHappen } from './progress.ts';

/** What mana is paid for. */
export interface ManaBill {
  readonly player: string;
  readonly source: string;
  readonly ability: number;
  readonly cost: ManaCost;
  readonly x: number;
}

/** Whether the pool pays for it as it is, without life. */
export function canPayFromPool({ state }: Progress, { player, source, ability, cost, x }: ManaBill): boolean {
  const purpose = { kind: 'activate', permanent: source, ability } as const;
  const pool = playerOf(state, player)?.manaPool ?? [];
  return payFromPool(pool, symbolDemands(cost, x), spendingFor(state, player, purpose, cost), 0) !== null;
}

/** 601.2h, 118.3a: pays a mana cost from the pool, Phyrexian symbols with life where the pool lacks their color. */
export function payMana(progress: Progress, { player, source, ability, cost, x }: ManaBill): Result<Progress, Illegal> {
  const { state } = progress;
  const [unknown] = symbolsNotModelled(cost);
  if (unknown !== undefined) return beyond(`{${unknown}}`, 'this symbol is not paid here');
  const demands = symbolDemands(cost, x);
  if (demands.length === 0) return ok(progress);
  const purpose = { kind: 'activate', permanent: source, ability } as const;
  const { manaPool: pool = [], life = 0 } = playerOf(state, player) ?? {};
  const pays = spendingFor(state, player, purpose, cost);
  const payment = payFromPool(pool, demands, pays, Math.max(0, life));
  const shown = cost.map((symbol) => `{${symbol}}`).join('');
  if (payment === null) return forbidden(`${player} lacks the mana for ${shown}.`, '602.2', '601.2h', '118.3');
  const [follows] = consequencesOf(state, player, purpose, payment.spent, cost);
  if (follows !== undefined) return beyond(follows.text, 'what follows where the mana is spent is not carried out');
  const spent = payment.spent.length === 0 ? progress : happen(progress, { kind: 'ManaSpent', player, mana: payment.spent, on: source });
  return payment.life === 0 ? ok(spent) : wouldHappen(spent, { kind: 'LifePaid', player, amount: payment.life });
}
