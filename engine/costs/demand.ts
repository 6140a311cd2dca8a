import type { ManaSymbol, OtherPurpose } from '../ast/index.ts';
import type { TypeSet } from '../mana/amounts.ts';

/** 107.4: one symbol of a mana cost as something that is to be paid. */
export interface SymbolDemand {
  readonly symbol: ManaSymbol;
  /** How much mana it asks for, each of any of `types`: 1, but for generic mana, which is asked for together; at least 1. */
  readonly amount: bigint;
  /** One mana of any of these types pays it: all six for generic; none for a symbol that can't be paid with mana here. */
  readonly types: TypeSet;
  /** 107.4h: only mana from a snow source. */
  readonly snow: boolean;
  /** True for generic mana: what "costs {1} less" takes away, and what delve and improvise pay. */
  readonly generic: boolean;
  /** 107.3: what an {X} of the cost became: "spend only black mana on X" speaks of it. */
  readonly ofX: boolean;
  /** 107.4e: {2/W} can be paid with this much generic mana instead (`genericHalf`); 0 for the others. */
  readonly orGeneric: number;
  /** 107.4f: a Phyrexian symbol can be paid with this much life instead; 0 for the others. */
  readonly orLife: number;
}

/**
 * What a payment is for (106.6): restrictions and riders of mana look at it. Null: any cost at all that no restriction allows or forbids in
 * particular. `face`: of the card that is cast, 0 the front. `kicked`: whether the spell is (702.33d); absent where that is not announced. `ability`: its place among the object's abilities; null: any of them.
 * `other`: neither casting nor activating, such as unlocking a door of a permanent.
 */
export type Purpose =
  | { readonly kind: 'cast'; readonly card: string; readonly face: number; readonly x: number | null; readonly kicked?: boolean }
  | { readonly kind: 'activate'; readonly permanent: string; readonly ability: number | null }
  | { readonly kind: 'other'; readonly what: OtherPurpose }
  | null;
