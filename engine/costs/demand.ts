import type { ManaSymbol } from '../ast/index.ts';
import type { TypeSet } from '../mana/amounts.ts';

/** 107.4: one symbol of a mana cost as something that is to be paid. */
export interface SymbolDemand {
  readonly symbol: ManaSymbol;
  /** One mana of any of these types pays it: all six for generic. */
  readonly types: TypeSet;
  /** 107.4h: only mana from a snow source. */
  readonly snow: boolean;
  /** True for generic mana: what "costs {1} less" takes away, and what delve and improvise pay. */
  readonly generic: boolean;
  /** 107.4e: {2/W} can be paid with this much generic mana instead; 0 for the others. */
  readonly orGeneric: number;
  /** 107.4f: a Phyrexian symbol can be paid with this much life instead; 0 for the others. */
  readonly orLife: number;
}

/** What a payment is for (106.6): restrictions and riders of mana look at it. Null: any cost at all that no restriction allows or forbids in particular. */
export type Purpose =
  | { readonly kind: 'cast'; readonly card: string; readonly face: number; readonly x: number | null }
  | { readonly kind: 'activate'; readonly permanent: string; readonly ability: number | null }
  | null;
