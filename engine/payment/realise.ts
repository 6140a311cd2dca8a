import type { ManaSymbol, ManaType } from '../ast/index.ts';
import type { SymbolDemand } from '../costs/demand.ts';
import { MANA_TYPES, type ManaAmounts } from '../mana/amounts.ts';
import type { GameState } from '../state/game.ts';
import type { PaidSymbol, PaymentPlan, PaymentStep } from './answer.ts';
import { choicesFor } from './choose.ts';
import { amountsOf, type Lot, lotsOf, unspentLots } from './lots.ts';
import { Members } from './members.ts';
import type { NetPlan } from './net.ts';
import type { PaymentNet } from './netOf.ts';
import { inOrder } from './order.ts';
import { type Asked, type Share, sharesOf } from './shares.ts';
import { singly } from './singly.ts';
import { inputDemands } from './uses.ts';

/** A plan of a net told in a player's words: which source, with which choices, pays what. Null where the net's plan does not add up. */
export function realise(
  state: GameState,
  player: string,
  paying: PaymentNet,
  demands: readonly SymbolDemand[],
  found: NetPlan,
): PaymentPlan | null {
  const plan = ordered(paying, singly(paying.net, found));
  const lots = [...unspentLots(state, player, paying), ...lotsOf(player, paying, plan)];
  const asked = askedBy(state, player, paying, demands, plan);
  const shares = sharesOf(paying.net, plan, paying.goal(demands).mana, lots, asked);
  const book: Book = { paying, plan, lots, asked, shares };
  const members = new Members(state, paying.terrain.groups);
  const steps: PaymentStep[] = [];
  const numbers = new Map<number, number>();
  const fromPool = paidFrom(book, -1);
  if (fromPool.length > 0)
    steps.push({ kind: 'pool', mana: amountsOf(lots.filter(({ from }) => from === -1)), pays: told(fromPool, numbers) });
  const later: { readonly pays: readonly Paid[]; readonly build: (pays: readonly PaidSymbol[]) => PaymentStep }[] = [];
  for (const [at, { transition }] of plan.firings.entries()) {
    const label = paying.labels[transition];
    if (label === undefined) return null;
    const pays = paidFrom(book, at);
    if (label.kind === 'life') later.push({ pays, build: (symbols) => ({ kind: 'life', amount: label.amount, pays: symbols }) });
    if (label.kind !== 'way') continue;
    const { way } = label;
    const used = members.use(way);
    if (way.substitute !== null) {
      const { kind: keyword, rule } = way.substitute;
      const object = used[0] ?? way.substitute.objects[0] ?? '';
      later.push({ pays, build: (symbols) => ({ kind: 'substitute', keyword, rule, object, pays: symbols }) });
    }
    if (way.offer === null) continue;
    numbers.set(at, steps.length + later.length);
    const source = used[way.actors.findIndex((actor) => actor.source)] ?? way.offer.source;
    const made = lots.filter(({ from }) => from === at);
    const mana = amountsOf(made);
    const choose = choicesFor(way, used, player, made);
    const {
      early,
      ability: { index: ability },
    } = way.offer;
    later.push({ pays, build: (symbols) => ({ kind: 'activate', source, ability, choose, early, mana, pays: symbols }) });
  }
  steps.push(...later.map(({ pays, build }) => build(told(pays, numbers))));
  return {
    steps,
    leftover: leftoverOf(book),
    life: plan.price.life,
    permanents: plan.price.permanents,
    oneShot: plan.price.oneShot,
    cards: plan.price.cards,
  };
}

/** What changes others comes after them, where the net leaves that open: what is counted leaves, the hand is discarded. */
function ordered(paying: PaymentNet, plan: NetPlan): NetPlan {
  const early = new Set<number>();
  const late = new Set<number>();
  for (const [at, { transition }] of plan.firings.entries()) {
    const label = paying.labels[transition];
    if (label?.kind !== 'way') continue;
    const discards = label.way.offer?.demands.discardsHand === true;
    if (discards || paying.terrain.changing.has(label.way)) late.add(at);
    else if (label.way.offer !== null && label.way.mana.length === 0) early.add(at);
  }
  return inOrder(paying.net, plan, [{ early, late }, lifeFirst(paying, plan)]);
}

/** 119.4: life is paid before damage of other sources, which may go below 0, could take it away. */
function lifeFirst(paying: PaymentNet, { firings }: NetPlan): { readonly early: ReadonlySet<number>; readonly late: ReadonlySet<number> } {
  const life = paying.terrain.places.all.findIndex(({ kind }) => kind === 'life');
  const takes = ({ transition }: NetPlan['firings'][number]): boolean =>
    paying.net.transitions[transition]?.takes.some(({ place }) => place === life) === true;
  const [early, late] = [new Set<number>(), new Set<number>()];
  for (const [at, firing] of firings.entries()) (takes(firing) ? early : late).add(at);
  return { early, late };
}

interface Book {
  readonly paying: PaymentNet;
  readonly plan: NetPlan;
  readonly lots: readonly Lot[];
  readonly asked: readonly Asked[];
  readonly shares: readonly Share[];
}

/** What each firing needs, and in the end the cost. */
function askedBy(state: GameState, player: string, paying: PaymentNet, demands: readonly SymbolDemand[], plan: NetPlan): readonly Asked[] {
  const inputs = plan.firings.flatMap(({ transition }, at): readonly Asked[] => {
    const label = paying.labels[transition];
    if (label?.kind === 'generic')
      return (paying.net.transitions[transition]?.input ?? []).map(({ kinds, count }) => ({ symbol: '1', kinds, amount: count, at }));
    if (label?.kind !== 'way') return [];
    return inputDemands(state, player, label.way, paying.kinds).map(({ demand, kinds }) => ({
      symbol: nameOf(demand),
      kinds,
      amount: demand.amount,
      at,
    }));
  });
  const at = Number.POSITIVE_INFINITY;
  return [...inputs, ...demands.map((demand) => ({ symbol: nameOf(demand), kinds: paying.accepted(demand), amount: demand.amount, at }))];
}

const nameOf = ({ generic, symbol }: SymbolDemand): ManaSymbol => (generic ? '1' : symbol);

/** Mana paid for a symbol of a firing's cost, or in the end. */
interface Paid {
  readonly symbol: ManaSymbol;
  readonly type: ManaType | null;
  readonly amount: bigint;
  readonly at: number;
}

/** What the mana of a firing, or the unspent mana (-1), pays. Generic mana for {2/W} is told as paid for that symbol. */
function paidFrom(book: Book, from: number): readonly Paid[] {
  const { lots, asked, shares, paying, plan } = book;
  return shares.flatMap(({ lot: index, asked: place, amount }): readonly Paid[] => {
    const lot = lots[index];
    const to = asked[place];
    if (lot === undefined || to === undefined || lot.from !== from) return [];
    const through = paying.labels[plan.firings[to.at]?.transition ?? -1];
    if (through?.kind !== 'generic') return [{ symbol: to.symbol, type: lot.type, amount, at: to.at }];
    return [{ symbol: paidFrom(book, to.at)[0]?.symbol ?? to.symbol, type: lot.type, amount, at: Number.POSITIVE_INFINITY }];
  });
}

/** The same symbols with the same mana together. */
function told(all: readonly Paid[], numbers: ReadonlyMap<number, number>): readonly PaidSymbol[] {
  const byKey = new Map<string, PaidSymbol>();
  for (const { symbol, type, amount, at } of all) {
    const key = `${symbol} ${type} ${at}`;
    byKey.set(key, { symbol, type, amount: amount + (byKey.get(key)?.amount ?? 0n), step: numbers.get(at) ?? null });
  }
  return [...byKey.values()];
}

function leftoverOf({ lots, shares }: Book): ManaAmounts {
  const amounts = amountsOf(lots);
  const left = { ...amounts };
  for (const { lot, amount } of shares) {
    const type = lots[lot]?.type;
    if (type !== undefined && type !== null) left[type] -= amount;
  }
  for (const type of MANA_TYPES) if (left[type] < 0n) left[type] = 0n;
  return left;
}
