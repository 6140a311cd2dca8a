import type { ManaType } from '../ast/index.ts';
import type { Addition } from '../mana/activation.ts';
import { MANA_TYPES, typesIn } from '../mana/amounts.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { Firing } from './net.ts';
import type { PaymentNet } from './netOf.ts';
import { optionsOf } from './netOfWay.ts';

/** Mana of one type as a plan has it; `type` null for what stands for life or for generic mana in place of a symbol's own. */
export interface Lot {
  readonly kind: number;
  readonly amount: bigint;
  /** The firing that makes it; -1 for unspent mana that is there from the start. */
  readonly from: number;
  readonly type: ManaType | null;
}

/** The unspent mana. */
export function unspentLots(state: GameState, player: string, { kinds }: PaymentNet): readonly Lot[] {
  return (playerOf(state, player)?.manaPool ?? []).flatMap((mana) => {
    const kind = kinds.of(mana);
    return kind === null ? [] : [{ kind, amount: mana.amount, from: -1, type: mana.type }];
  });
}

/** What a firing makes, by kind and type. */
export function lotsIn(player: string, paying: PaymentNet, firing: Firing, from: number): readonly Lot[] {
  const label = paying.labels[firing.transition];
  if (label?.kind !== 'way') return firing.made.flat().map(({ kind, amount }) => ({ kind, amount, from, type: null }));
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
    for (const [kind, type] of types) {
      const there = left.get(kind) ?? 0n;
      const amount = there < missing ? there : missing;
      if (amount === 0n) continue;
      left.set(kind, there - amount);
      missing -= amount;
      lots.push({ kind, amount, from, type });
    }
    const [type] = typesIn(addition.types);
    if (missing > 0n && types.size === 0) lots.push({ kind: NO_KIND, amount: missing, from, type: type ?? null });
  }
  const copies = [...left].filter(([, amount]) => amount > 0n);
  return [...lots, ...copies.map(([kind, amount]) => ({ kind, amount, from, type: paying.kinds.samples[kind]?.type ?? null }))];
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
