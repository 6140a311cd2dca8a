import type { Substitute } from '../costs/substitutes.ts';
import type { Payment } from '../payment/answer.ts';
import { TOO_MANY_WAYS } from '../payment/told.ts';
import type { Result } from '../result.ts';
import type { Illegal, Pay } from './action.ts';
import { activate } from './activation.ts';
import type { ManaBill } from './bills.ts';
import { substituted } from './castSubstitutes.ts';
import { beyond, unpayable } from './illegal.ts';
import { canPayFromPool, payMana } from './payMana.ts';
import type { Progress } from './progress.ts';
import { paidFor, withPlan, withSources } from './sources.ts';

/** How the mana of a cost is to be paid. */
interface Planned {
  readonly pay: Pay;
  readonly payment: Payment;
  /** What may stand for mana of it. */
  readonly substitutes: readonly Substitute[];
  /** The text that is told where it can't be told whether it can be paid. */
  readonly text: string;
  /** What is cited where it can't be: of casting or of special actions. */
  readonly rule: '601.2' | '116.2';
}

/** 601.2g-h: pays from the mana that is there, otherwise with the mana abilities that the player names or, where none are named, by the plan that was found. */
export function payAsPlanned(
  progress: Progress,
  bill: ManaBill,
  { pay, payment, substitutes, text, rule }: Planned,
): Result<Progress, Illegal> {
  if (canPayFromPool(progress, bill)) return payMana(progress, bill, null);
  if (pay !== 'auto') {
    const made = withSources(progress, bill.player, pay, activate);
    return made.ok ? payMana(made.value, bill, null) : made;
  }
  const plan = payment.plan();
  if (plan !== null) {
    const made = withPlan(progress, bill.player, plan, activate);
    if (!made.ok) return made;
    const reduced = substituted(made.value, bill, plan, substitutes);
    return reduced.ok ? payMana(reduced.value.progress, reduced.value.bill, paidFor(plan.steps, null)) : reduced;
  }
  const [untold] = payment.open;
  if (untold !== undefined) return beyond(text, untold);
  if (!payment.certain) return beyond(text, TOO_MANY_WAYS);
  const paid = payMana(progress, bill, null);
  return paid.ok || paid.error.notModelled !== null ? paid : unpayable(paid.error.message, payment.explanation(), rule);
}
