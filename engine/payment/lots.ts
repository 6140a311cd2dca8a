import type { ManaType } from '../ast/index.ts';
import type { Addition } from '../mana/activation.ts';
import { MANA_TYPES, type ManaAmounts, NO_MANA, typesIn } from '../mana/amounts.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { Firing, NetPlan } from './net.ts';
import type { PaymentNet } from './netOf.ts';
import { optionsOf } from './netOfWay.ts';

/** Mana of one type as a plan has it; `type` null for what stands for life or for generic mana in place of a symbol's own. */
export interface Lot {
  readonly kind: number;
  readonly amount: bigint;
  /** The firing that makes it; -1 for unspent mana that is there from the start. */
  readonly from: number;
  readonly type: ManaType | null;
  /** The object whose ability adds it; null where that is not told. */
  readonly origin: string | null;
}

/** How much of each type; what has none is left out. */
export function amountsOf(lots: readonly Lot[]): ManaAmounts {
  const amounts = { ...NO_MANA };
  for (const { type, amount } of lots) if (type !== null) amounts[type] += amount;
  return amounts;
}

/** The unspent mana. */
export function unspentLots(state: GameState, player: string, { kinds }: PaymentNet): readonly Lot[] {
  return (playerOf(state, player)?.manaPool ?? []).flatMap((mana) => {
    const kind = kinds.of(mana);
    return kind === null ? [] : [{ kind, amount: mana.amount, from: -1, type: mana.type, origin: mana.origin?.id ?? null }];
  });
}

/** What a plan's firings make. */
export const lotsOf = (player: string, paying: PaymentNet, plan: NetPlan): readonly Lot[] =>
  plan.firings.flatMap((firing, at) =>
    paying.net.transitions[firing.transition]?.doubles === undefined ? lotsIn(player, paying, firing, at) : copiesAt(paying, plan, at),
  );

/** 701.10g: what doubling adds: as much of each kind as is unspent by then. */
function copiesAt(paying: PaymentNet, plan: NetPlan, at: number): readonly Lot[] {
  const { doubles = [], copies = 1n } = paying.net.transitions[plan.firings[at]?.transition ?? -1] ?? {};
  const pool = [...paying.net.pool];
  const add = (kind: number, amount: bigint): void => {
    pool[kind] = (pool[kind] ?? 0n) + amount;
  };
  for (const { made } of plan.firings.slice(0, at)) for (const { kind, amount } of made.flat()) add(kind, amount);
  for (let before = 0; before < at; before += 1)
    if (paying.net.transitions[plan.firings[before]?.transition ?? -1]?.doubles !== undefined)
      for (const { kind, amount } of copiesAt(paying, plan, before)) add(kind, amount);
  for (const { kind, amount, to } of plan.paid) if (to !== null && to <= at) add(kind, -amount);
  return pool.flatMap((amount, kind) => {
    const copy = doubles[kind] ?? -1;
    return amount <= 0n || copy < 0
      ? []
      : [{ kind: copy, amount: amount * copies, from: at, type: paying.kinds.samples[copy]?.type ?? null, origin: null }];
  });
}

/** What a firing makes, by kind and type. */
function lotsIn(player: string, paying: PaymentNet, firing: Firing, from: number): readonly Lot[] {
  const label = paying.labels[firing.transition];
  if (label?.kind !== 'way') return firing.made.flat().map(({ kind, amount }) => ({ kind, amount, from, type: null, origin: null }));
  const additions = optionsOf(label.way, player, paying.kinds)[firing.output]?.additions ?? [];
  const left = new Map<number, bigint>();
  for (const { kind, amount } of firing.made.flat()) left.set(kind, (left.get(kind) ?? 0n) + amount);
  const lots: Lot[] = [];
  // Additions that can be of fewer kinds are served first; what is of no kind is mana that nothing can be paid with.
  const order = additions
    .map((addition) => ({ addition, types: typesByKind(addition, paying) }))
    .sort((a, b) => a.types.size - b.types.size);
  for (const { addition, types } of order) {
    let missing = addition.amount;
    const origin = addition.origin?.id ?? null;
    for (const [kind, type] of types) {
      const there = left.get(kind) ?? 0n;
      const amount = there < missing ? there : missing;
      if (amount === 0n) continue;
      left.set(kind, there - amount);
      missing -= amount;
      lots.push({ kind, amount, from, type, origin });
    }
    const [type] = typesIn(addition.types);
    if (missing > 0n && types.size === 0) lots.push({ kind: NO_KIND, amount: missing, from, type: type ?? null, origin });
  }
  return lots;
}

/** No mask has it. */
const NO_KIND = 31;

/** For each kind that some mana could be of, the first type that makes it so. */
function typesByKind({ types, origin, riders, lifetime }: Addition, { kinds }: PaymentNet): ReadonlyMap<number, ManaType> {
  const byKind = new Map<number, ManaType>();
  for (const type of MANA_TYPES) {
    if (!typesIn(types).includes(type)) continue;
    const kind = kinds.of({ type, origin, riders, lifetime });
    if (kind !== null && !byKind.has(kind)) byKind.set(kind, type);
  }
  return byKind;
}
