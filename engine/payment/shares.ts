import type { Lot } from './lots.ts';
import type { KindSet, Net, NetPlan } from './net.ts';

/** Mana that a plan needs: for the cost that was asked about (`at` is Infinity), or for a firing's own. */
export interface Asked {
  /** As it is told: generic mana is `1`. */
  readonly symbol: string;
  readonly kinds: KindSet;
  readonly amount: bigint;
  readonly at: number;
}

/** So much of a lot goes into what is asked, both by their places in the lists. */
export interface Share {
  readonly lot: number;
  readonly asked: number;
  readonly amount: bigint;
}

/** Which mana pays which symbol: a plan says it by kinds, here it is lots and symbols. */
export function sharesOf(
  net: Net,
  plan: NetPlan,
  goal: readonly { readonly kinds: KindSet }[],
  lots: readonly Lot[],
  asked: readonly Asked[],
): readonly Share[] {
  const lotLeft = lots.map(({ amount }) => amount);
  const askedLeft = asked.map(({ amount }) => amount);
  const shares: Share[] = [];
  for (const { from, kind, amount, to, units } of plan.paid) {
    const at = to ?? Number.POSITIVE_INFINITY;
    const set = to === null ? goal[units]?.kinds : net.transitions[plan.firings[to]?.transition ?? -1]?.input[units]?.kinds;
    let left = amount;
    for (const [index, lot] of lots.entries()) {
      if (left === 0n) break;
      if (lot.from !== (from ?? -1) || lot.kind !== kind) continue;
      for (const [place, one] of asked.entries()) {
        if (one.at !== at || one.kinds !== set) continue;
        const share = least(left, lotLeft[index] ?? 0n, askedLeft[place] ?? 0n);
        if (share === 0n) continue;
        shares.push({ lot: index, asked: place, amount: share });
        lotLeft[index] = (lotLeft[index] ?? 0n) - share;
        askedLeft[place] = (askedLeft[place] ?? 0n) - share;
        left -= share;
      }
    }
  }
  return shares;
}

function least(first: bigint, ...others: readonly bigint[]): bigint {
  let smallest = first;
  for (const one of others) if (one < smallest) smallest = one;
  return smallest;
}
