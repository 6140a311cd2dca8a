import { isNotModelled } from '../activation/bounds.ts';
import type { SpecialAction } from '../activation/specialAction.ts';
import { layered } from '../characteristics/layers.ts';
import type { Purpose } from '../costs/demand.ts';
import { type CostPayment, demandsBeside, paymentsOfSpecial } from '../payment/payFor.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal, Pay } from './action.ts';
import type { Answers } from './answers.ts';
import { lowered, type ManaBill } from './bills.ts';
import { beyond, forbidden, unpayable } from './illegal.ts';
import { payAsPlanned } from './payAsPlanned.ts';
import { payCosts } from './payCosts.ts';
import type { Progress } from './progress.ts';

/** What a special action is paid for with. */
export interface PayingSpecial {
  readonly player: string;
  readonly special: SpecialAction;
  readonly x: number;
  readonly pay: Pay;
}

/** 116.2, 118.3: pays the first of the total costs of a special action that can be paid: mana abilities, mana, then all else. */
export function paySpecial(progress: Progress, paying: PayingSpecial, answers: Answers): Result<Progress, Illegal> {
  const { player, special, x } = paying;
  const { all, open } = paymentsOfSpecial(progress.state, player, special, purposeOf(progress.state, special), x);
  const [untold] = open;
  if (untold !== undefined) return beyond(special.text, untold);
  const ordered = [...all].sort((left, right) => Number(right.payment.payable) - Number(left.payment.payable));
  let first: Result<Progress, Illegal> | null = null;
  for (const one of ordered) {
    const left = answers.copy();
    const paid = payOne(progress, paying, one, left);
    if (paid.ok) {
      answers.become(left);
      return paid;
    }
    first ??= paid;
  }
  return first ?? forbidden(`${special.object} has no cost for that which could be paid.`, '118.6', special.rule);
}

/** 106.6: what mana that may be spent on some things only has to be good for. */
export function purposeOf(state: GameState, { kind, object }: SpecialAction): Purpose {
  switch (kind) {
    case 'turnFaceUp':
      return {
        kind: 'other',
        what: layered(state).view.object(object)?.types.has('creature') === true ? 'turnCreaturesFaceUp' : 'turnPermanentsFaceUp',
      };
    case 'foretell':
      return { kind: 'other', what: 'foretellCards' };
    case 'suspend':
    case 'plot':
      return null;
  }
}

function payOne(progress: Progress, paying: PayingSpecial, { cost, payment }: CostPayment, answers: Answers): Result<Progress, Illegal> {
  const { player, special, x, pay } = paying;
  if (payment.certain && !payment.payable)
    return unpayable(`${player} can't pay what “${special.text}” asks for.`, payment.explanation(), '116.2');
  const bill: ManaBill = {
    player,
    purpose: purposeOf(progress.state, special),
    on: null,
    cost: lowered(cost.mana, x, cost.offX),
    x,
    life: 0,
  };
  const paid = payAsPlanned(progress, bill, { pay, payment, substitutes: [], text: special.text, rule: '116.2' });
  if (!paid.ok) return paid;
  const demands = demandsBeside(cost, { card: special.object, player, x, view: layered(paid.value.state).view });
  if (isNotModelled(demands)) return beyond(demands.text, demands.reason);
  const done = payCosts(paid.value, demands, { player, source: special.object, forMana: false, number: x, rule: '118.3' }, answers);
  return done.ok ? ok(done.value.progress) : done;
}
