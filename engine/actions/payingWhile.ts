import { isNotModelled } from '../activation/bounds.ts';
import { demandOfCost, together } from '../activation/demandParts.ts';
import type { Demands } from '../activation/demands.ts';
import type { ManaCost } from '../ast/index.ts';
import { following, renamed } from '../effects/following.ts';
import { type CarriedOut, cannot, contextWhile, type Pays, type Resolving, type Stop } from '../effects/resolving.ts';
import { payment } from '../payment/canPay.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal } from './action.ts';
import { activate } from './activation.ts';
import type { Answers } from './answers.ts';
import type { ManaBill } from './bills.ts';
import { payCosts } from './payCosts.ts';
import { canPayFromPool, payMana } from './payMana.ts';
import { begin, type Progress } from './progress.ts';
import { paidFor, withPlan } from './sources.ts';
import { stopOf } from './stops.ts';

/** 118.12, 608.2g: what a player pays as something resolves, with mana abilities where mana is asked for; null where it can't be paid. */
export const payingWhile =
  (answers: Answers): Pays =>
  (player, costs, resolving) => {
    const { text, source, meant, state } = resolving;
    const context = { ...contextWhile(resolving), you: player };
    const demands = together(costs.map((cost) => demandOfCost(cost, { context, player, source })));
    if (isNotModelled(demands)) return cannot(text, demands.reason);
    const x = meant.x ?? 0;
    if (demands.x !== null && meant.x === null) return cannot(text, 'an X that is chosen as it is paid');
    const mana = demands.mana ?? [];
    const rest: Demands = { ...demands, mana: null, x: demands.x === null ? null : { least: x, most: x } };
    const can = payment(
      state,
      player,
      { cost: mana, purpose: null, x, preference: [] },
      { card: null, rest: { source: null, demands: rest }, substitutes: [] },
    );
    if (!can.certain) return cannot(text, can.open[0] ?? 'whether it can be paid');
    if (!can.payable) return null;
    const bill: ManaBill = { player, purpose: null, on: null, cost: mana, x, life: 0 };
    const made = withMana(begin(state), bill, can.plan());
    if (!made.ok) return stopOf(made.error, text);
    const paid = payCosts(made.value, rest, { player, source, forMana: false, number: x, rule: '118.3' }, answers);
    if (!paid.ok) return stopOf(paid.error, text);
    return done(paid.value.progress, paid.value.costs.objects, resolving);
  };

function withMana(progress: Progress, bill: ManaBill, plan: ReturnType<ReturnType<typeof payment>['plan']>): Result<Progress, Illegal> {
  if (isNothing(bill.cost)) return ok(progress);
  if (plan === null || canPayFromPool(progress, bill)) return payMana(progress, bill, null);
  const made = withPlan(progress, bill.player, plan, activate);
  return made.ok ? payMana(made.value, bill, paidFor(plan.steps, null)) : made;
}

const isNothing = (cost: ManaCost): boolean => cost.length === 0;

/** "It" is then what it was paid with, if anything. */
function done({ state: after, occurrences }: Progress, objects: readonly string[], resolving: Resolving): CarriedOut | Stop {
  const { state, rename } = following(resolving.state, occurrences, after);
  const meant = objects.length === 0 ? resolving.meant : { ...resolving.meant, it: objects };
  return { kind: 'done', state, happened: occurrences, after: renamed({ ...resolving, meant }, rename), did: true };
}
