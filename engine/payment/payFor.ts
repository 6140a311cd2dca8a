import { isNotModelled } from '../activation/bounds.ts';
import { castCost } from '../activation/castCost.ts';
import { demandOfCost, NOTHING, together } from '../activation/demandParts.ts';
import type { Demands, NotModelled } from '../activation/demands.ts';
import { demandsOf } from '../activation/demandsOf.ts';
import type { ManaCost } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import type { View } from '../characteristics/view.ts';
import type { Asked } from '../costs/asked.ts';
import type { Purpose } from '../costs/demand.ts';
import { isKicked } from '../costs/linked.ts';
import type { LockedCost, TotalCost } from '../costs/locked.ts';
import { contextFor, type Proposal, proposedSpell } from '../costs/proposal.ts';
import { type SpecialPrice, specialCost } from '../costs/specialCost.ts';
import { type Substitute, substitutesFor } from '../costs/substitutes.ts';
import { totalCost } from '../costs/total.ts';
import type { GameState } from '../state/game.ts';
import type { Step } from '../trace.ts';
import type { Concern, Payment } from './answer.ts';
import { payment } from './canPay.ts';
import { maxX } from './maxX.ts';
import type { Payee } from './terrain.ts';

/** One total cost of a spell or ability (601.2f), and whether and how it could be paid. */
export interface CostPayment {
  readonly cost: LockedCost;
  readonly payment: Payment;
}

/** Every total cost that a spell or ability can come to, with its payment. */
export interface Payments {
  readonly all: readonly CostPayment[];
  /** What bears on the cost and can't be told, in words. */
  readonly open: readonly string[];
  /** What the costs are made up from (601.2f). */
  readonly steps: readonly Step[];
}

/** The payments of casting a card (601.2f-h): `x` is the value of {X}, 0 where it is not chosen. */
export function paymentsOfCasting(
  state: GameState,
  player: string,
  {
    card,
    face,
    asked = {},
    preference = [],
  }: { readonly card: string; readonly face: number; readonly asked?: Partial<Asked>; readonly preference?: readonly Concern[] },
): Payments {
  const x = asked.x ?? 0;
  const what: Proposal = { kind: 'cast', card, face };
  const total = castCost(state, player, { card, face }, { ...asked, x });
  const view = proposedSpell(state, player, card, { face, faceDown: false, x })?.view ?? layered(state).view;
  return gather(total, x, (cost) => {
    const demands = demandsBeside(cost, { card, player, x, view });
    if (isNotModelled(demands)) return demands;
    const purpose: Purpose = { kind: 'cast', card, face, x, kicked: isKicked(cost) };
    const substitutes = substitutesFor(state, player, what, cost.waterbend, { ...asked, x }).map((one) => assisted(state, purpose, one));
    const payee: Payee = { card, rest: asksForMore(demands) ? { source: null, demands } : null, substitutes };
    return payment(state, player, { cost: cost.mana, purpose, x, preference }, payee);
  });
}

/** 601.2h: what a total cost of a spell asks for beside mana; `view`: the game with the spell on the stack. */
export function demandsBeside(
  { others: costs, life, energy }: LockedCost,
  { card, player, x, view }: { readonly card: string; readonly player: string; readonly x: number; readonly view: View },
): Demands | NotModelled {
  const parts = costs.map(({ cost: part, among, source }) => {
    const context = { ...contextFor(view, source, source, { it: card, player }), you: player, x };
    const demands = demandOfCost(part, { context, player, source });
    return isNotModelled(demands) || among === null || demands.objects === undefined
      ? demands
      : { ...demands, objects: demands.objects.map((demand) => ({ ...demand, among: demand.among.filter((id) => among.includes(id)) })) };
  });
  const others = together(parts);
  return isNotModelled(others) ? others : atX({ ...others, mana: null, life: others.life + life, energy: others.energy + energy }, x);
}

/** The payments of activating an ability (602.2b), {T} and all else that it asks for included; whether it may be activated is not asked. */
export function paymentsOfActivating(
  state: GameState,
  player: string,
  {
    source,
    ability,
    x = 0,
    preference = [],
  }: { readonly source: string; readonly ability: number; readonly x?: number; readonly preference?: readonly Concern[] },
): Payments {
  const what: Proposal = { kind: 'activate', source, ability };
  const total = totalCost(state, player, what, { x });
  const purpose: Purpose = { kind: 'activate', permanent: source, ability };
  const demands = demandsOf(state, player, source, ability);
  return gather(total, x, (cost) => {
    if (isNotModelled(demands)) return demands;
    const others = atX(
      { ...demands, mana: null, life: cost.life, energy: cost.energy, perX: { ...NOTHING.perX, mills: demands.perX.mills } },
      x,
    );
    const substitutes = substitutesFor(state, player, what, cost.waterbend, { x });
    const payee: Payee = { card: null, rest: asksForMore(others) ? { source, demands: others } : null, substitutes };
    return payment(state, player, { cost: cost.mana, purpose, x, preference }, payee);
  });
}

/** 116.2: the payments of a special action; `x` is the value of {X}. */
export function paymentsOfSpecial(state: GameState, player: string, price: SpecialPrice, purpose: Purpose, x = 0): Payments {
  const { object } = price;
  const { view } = layered(state);
  return gather(specialCost(state, player, price, x), x, (cost) => {
    const demands = demandsBeside(cost, { card: object, player, x, view });
    if (isNotModelled(demands)) return demands;
    const payee: Payee = { card: null, rest: asksForMore(demands) ? { source: null, demands } : null, substitutes: [] };
    return payment(state, player, { cost: cost.mana, purpose, x, preference: [] }, payee);
  });
}

/** 702.132: of the other players the one who could pay for the most, and how much that is. */
function assisted(state: GameState, purpose: Purpose, substitute: Substitute): Substitute {
  if (substitute.does !== 'pay') return substitute;
  let best = { player: '', most: 0 };
  for (const player of substitute.objects) {
    const { max, unbounded } = maxX(state, player, ['X'], purpose);
    const most = unbounded ? MOST_ASSISTED : Math.min(MOST_ASSISTED, Number(max ?? 0n));
    if (most > best.most) best = { player, most };
  }
  return { ...substitute, objects: best.most === 0 ? [] : [best.player], limit: best.most };
}

/** No cost has more generic mana than another player could pay then. */
const MOST_ASSISTED = 1_000_000;

function gather(
  { locked, open, steps }: Pick<TotalCost, 'locked' | 'open' | 'steps'>,
  x: number,
  pay: (cost: LockedCost) => Payment | NotModelled,
): Payments {
  const all: CostPayment[] = [];
  const untold = [...open];
  for (const cost of locked) {
    const paid = pay({ ...cost, mana: lowered(cost.mana, x, cost.offX) });
    if ('reason' in paid) untold.push(`“${paid.text}”: ${paid.reason}`);
    else all.push({ cost, payment: paid });
  }
  return { all, open: untold, steps };
}

/** Reductions that take from what {X} comes to. */
function lowered(mana: ManaCost, x: number, offX: number): ManaCost {
  if (offX === 0) return mana;
  const all = mana.filter((symbol) => symbol === 'X').length * x;
  return [String(Math.max(0, all - offX)), ...mana.filter((symbol) => symbol !== 'X')];
}

/** 107.3: the same with X settled. */
const atX = (demands: Demands, x: number): Demands =>
  demands.x === null && demands.perX.life + demands.perX.energy + demands.perX.mills === 0
    ? demands
    : { ...demands, x: { least: x, most: x } };

const asksForMore = ({ objects, counters, life, energy, mills, discardsHand, perX, x }: Demands): boolean =>
  objects.length + counters.length + life + energy + mills > 0 || discardsHand || (x !== null && perX !== NOTHING.perX);
