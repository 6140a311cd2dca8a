import { isNotModelled } from '../activation/bounds.ts';
import { barredParts } from '../activation/payable.ts';
import { refusal } from '../activation/reasons.ts';
import type { Asked } from '../costs/asked.ts';
import { isKicked } from '../costs/linked.ts';
import type { LockedCost } from '../costs/locked.ts';
import { proposedSpell } from '../costs/proposal.ts';
import { substitutesFor } from '../costs/substitutes.ts';
import type { Payment } from '../payment/answer.ts';
import { type CostPayment, demandsBeside, paymentsOfCasting } from '../payment/payFor.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal, Pay } from './action.ts';
import type { Answers } from './answers.ts';
import { lowered, type ManaBill } from './bills.ts';
import { withSubstitutes } from './castSubstitutes.ts';
import type { Way } from './castWay.ts';
import { beyond, forbidden, refused } from './illegal.ts';
import { payAsPlanned } from './payAsPlanned.ts';
import { payCosts } from './payCosts.ts';
import type { Progress } from './progress.ts';

/** What a spell is paid for with. */
export interface Paying {
  /** The game before the card went on the stack. */
  readonly before: GameState;
  readonly player: string;
  readonly way: Way;
  readonly asked: Asked;
  readonly pay: Pay;
}

/** The game after its costs were paid, and the objects that they were paid with. */
export interface PaidSpell {
  readonly progress: Progress;
  readonly objects: readonly string[];
}

/** 601.2f-h: pays the first of the total costs of a spell that can be paid: mana abilities, mana and what stands for it, then all else. */
export function payForSpell(progress: Progress, paying: Paying, answers: Answers): Result<PaidSpell, Illegal> {
  const { before, player, way, asked } = paying;
  const { card, face } = way;
  const { all, open } = paymentsOfCasting(before, player, { card, face, asked });
  const [untold] = open;
  if (untold !== undefined && all.length === 0) return beyond('', untold);
  if (all.length === 0) return forbidden(`${card} has no cost that could be paid.`, '118.6', '601.2');
  const announced = all.filter(({ cost }) => isSame(cost.optional, asked.optional));
  const [first, ...others] = inOrder(announced.length > 0 ? announced : all);
  if (first === undefined) return forbidden(`${card} has no cost that could be paid.`, '118.6', '601.2');
  if (untold !== undefined) return beyond('', untold);
  const done = payOne(progress, paying, first, answers.copy());
  const paid = done.ok ? done : (firstPaid(others, (one) => payOne(progress, paying, one, answers.copy())) ?? done);
  if (!paid.ok) return paid;
  answers.become(paid.value.answers);
  return paid;
}

const isSame = (left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): boolean =>
  left.size === right.size && [...left].every(([id, times]) => right.get(id) === times);

/** Those that can be paid come first. */
const inOrder = (all: readonly CostPayment[]): readonly CostPayment[] => [
  ...all.filter(({ payment }) => payment.payable),
  ...all.filter(({ payment }) => !payment.payable),
];

function firstPaid<T>(all: readonly CostPayment[], pay: (one: CostPayment) => Result<T, Illegal>): Result<T, Illegal> | null {
  for (const one of all) {
    const paid = pay(one);
    if (paid.ok) return paid;
  }
  return null;
}

type PaidOne = PaidSpell & { readonly answers: Answers };

function payOne(progress: Progress, paying: Paying, { cost, payment }: CostPayment, answers: Answers): Result<PaidOne, Illegal> {
  const { player, way, asked } = paying;
  const { card, face } = way;
  const x = asked.x ?? 0;
  const bill: ManaBill = {
    player,
    purpose: { kind: 'cast', card, face, x, kicked: isKicked(cost) },
    on: card,
    cost: lowered(cost.mana, x, cost.offX),
    x,
    life: 0,
  };
  const mana = payManaOf(progress, paying, cost, bill, payment, answers);
  if (!mana.ok) return mana;
  const { state } = mana.value;
  const view = proposedSpell(state, player, card, { face: way.faceUp, faceDown: way.faceDown, x: asked.x })?.view;
  if (view === undefined) return forbidden(`${card} is not on the stack any more.`, '601.2');
  const demands = demandsBeside(cost, { card, player, x, view });
  if (isNotModelled(demands)) return beyond(demands.text, demands.reason);
  const barred = refusal(barredParts(state, player, demands.life > 0, demands.objects));
  if (barred !== null) return refused(barred);
  const paid = payCosts(mana.value, demands, { player, source: card, forMana: false, number: asked.x, rule: '601.2h' }, answers);
  return paid.ok ? ok({ progress: paid.value.progress, objects: paid.value.costs.objects, answers }) : paid;
}

/** 601.2g-h: mana abilities, and the mana; what the answers name in place of mana is done for as much of it. */
function payManaOf(
  progress: Progress,
  { before, player, way, asked, pay }: Paying,
  cost: LockedCost,
  bill: ManaBill,
  payment: Payment,
  answers: Answers,
): Result<Progress, Illegal> {
  const { card, face } = way;
  const substitutes = substitutesFor(before, player, { kind: 'cast', card, face }, cost.waterbend, asked);
  const chosen = answers.takeIds(
    substitutes.flatMap(({ objects }) => objects),
    Number.POSITIVE_INFINITY,
  );
  if (chosen.length > 0) return withSubstitutes(progress, { bill, pay, substitutes, chosen });
  return payAsPlanned(progress, bill, { pay, payment, substitutes, text: '', rule: '601.2' });
}
