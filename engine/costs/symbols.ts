import type { ManaCost, ManaSymbol, ManaType } from '../ast/index.ts';
import { MANA_TYPES } from '../cards/manaCost.ts';
import { ALL_TYPES, NO_TYPES, typeSet } from '../mana/amounts.ts';
import type { SymbolDemand } from './demand.ts';

/** 107.4f. */
const LIFE_FOR_PHYREXIAN = 2;

/**
 * 107.4: what a mana cost asks for, symbol by symbol in the order of the cost. Generic mana is one demand a symbol however much it is; {0}, and
 * {X} where X is 0 or not chosen yet (null), ask for nothing. Of several {X} each asks for `x`. A symbol that `symbolsNotModelled` lists becomes a
 * demand that no mana pays. `x` must be a whole number of at least 0.
 */
export function symbolDemands(cost: ManaCost, x: number | null): readonly SymbolDemand[] {
  const demands: SymbolDemand[] = [];
  for (const symbol of cost) {
    const demand = symbol === 'X' ? demandOf(symbol, x) : remembered(symbol);
    if (demand !== null) demands.push(demand);
  }
  return demands;
}

const KNOWN = new Map<ManaSymbol, SymbolDemand | null>();
/** Far more than there are symbols; numbers beyond are worked out each time. */
const MOST_KNOWN = 1_000;

/** The same few symbols come up in every cost. */
function remembered(symbol: ManaSymbol): SymbolDemand | null {
  const known = KNOWN.get(symbol);
  if (known !== undefined) return known;
  const demand = demandOf(symbol, null);
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(symbol, demand);
  return demand;
}

/** Symbols of a cost that can't be paid here: halves of mana, and {Y} and {Z}, numbers of their own that nothing here chooses (107.3p). */
export function symbolsNotModelled(cost: ManaCost): readonly ManaSymbol[] {
  return cost.filter((symbol) => !/\d/.test(symbol) && /[YZH½]/.test(symbol));
}

/** 107.4e: the other half of {2/W}: so much generic mana instead; null where a demand has none. */
export function genericHalf({ symbol, orGeneric }: SymbolDemand): SymbolDemand | null {
  return orGeneric === 0 ? null : generic(symbol, BigInt(orGeneric), false);
}

/** 107.4b: a demand for so much generic mana, at least 1. */
export const genericDemand = (amount: bigint): SymbolDemand => generic(String(amount), amount, false);

function demandOf(symbol: ManaSymbol, x: number | null): SymbolDemand | null {
  if (/^\d+$/.test(symbol)) return symbol === '0' ? null : genericOrNone(symbol, BigInt(symbol), false);
  if (symbol === 'X') return genericOrNone(symbol, BigInt(x ?? 0), true);
  const parts = symbol.split('/');
  const types = typeSet(parts.flatMap(typesOf));
  const number = parts.find((part) => /^\d+$/.test(part));
  return {
    symbol,
    amount: 1n,
    types: symbol === 'S' ? ALL_TYPES : symbolsNotModelled([symbol]).length > 0 ? NO_TYPES : types,
    snow: symbol === 'S',
    generic: false,
    ofX: false,
    orGeneric: number === undefined ? 0 : Number(number),
    orLife: parts.includes('P') ? LIFE_FOR_PHYREXIAN : 0,
  };
}

const typesOf = (part: string): readonly ManaType[] => MANA_TYPES.filter((type) => type === part);

const genericOrNone = (symbol: ManaSymbol, amount: bigint, ofX: boolean): SymbolDemand | null =>
  amount <= 0n ? null : generic(symbol, amount, ofX);

const generic = (symbol: ManaSymbol, amount: bigint, ofX: boolean): SymbolDemand => ({
  symbol,
  amount,
  types: ALL_TYPES,
  snow: false,
  generic: true,
  ofX,
  orGeneric: 0,
  orLife: 0,
});
