import { isNotModelled } from '../activation/bounds.ts';
import { demandOfCost, together } from '../activation/demandParts.ts';
import type { Demands } from '../activation/demands.ts';
import type { Charge } from '../combat/charges.ts';
import { payment } from '../payment/canPay.ts';
import { ok, type Result } from '../result.ts';
import type { RuleNumber } from '../rules.ts';
import type { Illegal, Pay } from './action.ts';
import { activate } from './activation.ts';
import type { Answers } from './answers.ts';
import type { ManaBill } from './bills.ts';
import { beyond, forbidden } from './illegal.ts';
import { payCosts } from './payCosts.ts';
import { canPayFromPool, payMana } from './payMana.ts';
import type { Progress } from './progress.ts';
import { paidFor, withPlan, withSources } from './sources.ts';

/** 508.1h-j, 509.1d-f: each player pays all of what a declaration costs them, with mana abilities in between. `rule`: of attacking or blocking. */
export function payCharges(
  progress: Progress,
  charges: readonly Charge[],
  pay: Pay,
  answers: Answers,
  rule: RuleNumber,
): Result<Progress, Illegal> {
  let now = progress;
  for (const [player, own] of Map.groupBy(charges, (charge) => charge.player)) {
    const paid = payAll(now, player, own, pay, answers, rule);
    if (!paid.ok) return paid;
    now = paid.value;
  }
  return ok(now);
}

function payAll(
  progress: Progress,
  player: string,
  charges: readonly Charge[],
  pay: Pay,
  answers: Answers,
  rule: RuleNumber,
): Result<Progress, Illegal> {
  const [first, ...others] = charges;
  if (first === undefined) return ok(progress);
  const demands = together(
    charges.flatMap(({ costs, context, source }) => costs.map((cost) => demandOfCost(cost, { context, player, source }))),
  );
  if (isNotModelled(demands)) return beyond(first.text, demands.reason);
  if (demands.x !== null && others.some(({ x }) => x !== first.x)) return beyond(first.text, 'costs with an X of their own each');
  if (demands.x !== null && first.x === null) return beyond(first.text, 'an X that is chosen as it is paid');
  const x = first.x ?? 0;
  const bill: ManaBill = { player, purpose: null, on: null, cost: demands.mana ?? [], x, life: 0 };
  const rest: Demands = { ...demands, mana: null, x: demands.x === null ? null : { least: x, most: x } };
  const made = withMana(progress, bill, rest, pay, first, rule);
  if (!made.ok) return made;
  const paid = payCosts(made.value, rest, { player, source: first.source, forMana: false, number: x, rule: '118.3' }, answers);
  return paid.ok ? ok(paid.value.progress) : paid;
}

function withMana(
  progress: Progress,
  bill: ManaBill,
  rest: Demands,
  pay: Pay,
  { text }: Charge,
  rule: RuleNumber,
): Result<Progress, Illegal> {
  const { player, cost, x } = bill;
  if (cost.length > 0 && pay !== 'auto') {
    const made = canPayFromPool(progress, bill) ? ok(progress) : withSources(progress, player, pay, activate);
    return made.ok ? payMana(made.value, bill, null) : made;
  }
  const can = payment(
    progress.state,
    player,
    { cost, purpose: null, x, preference: [] },
    { card: null, rest: { source: null, demands: rest }, substitutes: [] },
  );
  if (!can.certain) return beyond(text, can.open[0] ?? 'whether it can be paid');
  if (!can.payable) return forbidden(`${player} can't pay what “${text}” asks for.`, rule, '118.3');
  if (cost.length === 0) return ok(progress);
  const plan = can.plan();
  if (plan === null || canPayFromPool(progress, bill)) return payMana(progress, bill, null);
  const made = withPlan(progress, player, plan, activate);
  return made.ok ? payMana(made.value, bill, paidFor(plan.steps, null)) : made;
}
