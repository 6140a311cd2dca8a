import type { ManaRider, SpentConsequence } from '../ast/index.ts';
import { printRider } from '../compiler/print.ts';
import { unreachable } from '../result.ts';
import type { ManaKind } from '../state/manaPool.ts';

const TEXTS = new WeakMap<ManaRider, string>();

/** 106.6: a rider as cards print it: "Spend this mana only to cast creature spells." */
export function riderText(rider: ManaRider): string {
  const known = TEXTS.get(rider);
  if (known !== undefined) return known;
  const text = printRider(rider);
  TEXTS.set(rider, text);
  return text;
}

/** What restricts the spending of mana, as cards print it; empty where nothing does. How long mana lasts and what spending it does is left out. */
export function restrictionTexts({ riders }: Pick<ManaKind, 'riders'>): readonly string[] {
  return riders.filter(({ kind }) => kind === 'spendOnly' || kind === 'cantSpend').map(riderText);
}

/** What spending mana does to what it is spent on, if anything. */
export function consequenceOf(rider: ManaRider): SpentConsequence | null {
  switch (rider.kind) {
    case 'spendOnly':
    case 'ifSpent':
      return rider.consequence;
    case 'cantSpend':
    case 'retained':
      return null;
    default:
      return unreachable(rider);
  }
}
