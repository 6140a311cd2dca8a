import type { Filter } from './filter.ts';
import type { ManaSymbol } from './mana.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';

/** How many: a number, X (107.3), or something counted when the instruction is carried out. */
export type Quantity =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'x' }
  | { readonly kind: 'anyNumber' }
  | { readonly kind: 'upTo'; readonly limit: Quantity }
  | { readonly kind: 'orMore'; readonly least: Quantity }
  | { readonly kind: 'thatMany' }
  /** "the number of <filter>"; the filter says the zone. */
  | { readonly kind: 'count'; readonly of: Filter }
  /** "Elves on the battlefield with a creature type in common" and the like: how many different values. */
  | { readonly kind: 'distinct'; readonly what: DistinctValue; readonly among: Filter }
  | { readonly kind: 'characteristic'; readonly which: NumericCharacteristic; readonly of: ObjectRef }
  | { readonly kind: 'greatest'; readonly which: NumericCharacteristic; readonly among: Filter }
  | { readonly kind: 'total'; readonly which: NumericCharacteristic; readonly among: Filter }
  | { readonly kind: 'counters'; readonly counter: string | null; readonly on: ObjectRef }
  | { readonly kind: 'countersAmong'; readonly counter: string | null; readonly among: Filter }
  | { readonly kind: 'devotion'; readonly to: readonly ManaSymbol[] | 'thatColor' | 'chosenColor'; readonly of: PlayerRef }
  | { readonly kind: 'playerNumber'; readonly which: PlayerNumber; readonly of: PlayerRef }
  | { readonly kind: 'players'; readonly who: PlayerRef }
  /** Counted while the same ability is carried out or its cost is paid: "each charge counter removed this way". */
  | { readonly kind: 'thisWay'; readonly what: string }
  /** What happened earlier this turn: "the amount of life you gained this turn". */
  | { readonly kind: 'thisTurn'; readonly what: string }
  | { readonly kind: 'manaSpent'; readonly what: string }
  | { readonly kind: 'basicLandTypes'; readonly among: Filter }
  | { readonly kind: 'times'; readonly factor: number; readonly of: Quantity }
  | { readonly kind: 'plus'; readonly left: Quantity; readonly right: Quantity }
  | { readonly kind: 'minus'; readonly left: Quantity; readonly right: Quantity }
  | { readonly kind: 'half'; readonly of: Quantity; readonly rounded: 'up' | 'down' };

export type NumericCharacteristic = 'power' | 'toughness' | 'manaValue' | 'loyalty' | 'powerAndToughness';
export type DistinctValue = 'power' | 'manaValue' | 'name' | 'color' | 'cardType' | 'landType' | 'creatureType' | 'counterKind';
export type PlayerNumber = 'life' | 'handSize' | 'speed' | 'energy' | 'poison' | 'librarySize' | 'experience' | 'startingLife';
