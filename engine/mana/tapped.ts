import type { TypeSet } from './amounts.ts';

/** 106.12a: a permanent was tapped for mana, and its ability produced some. */
export interface TappedForMana {
  readonly kind: 'TappedForMana';
  readonly player: string;
  readonly permanent: string;
  /** The types of mana that it produced, and how much in all. */
  readonly types: TypeSet;
  readonly amount: bigint;
}
