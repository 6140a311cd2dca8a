import type { SpentOn } from './condition.ts';
import type { Filter, Place } from './filter.ts';
import type { Color, ManaSymbol, ManaType } from './mana.ts';
import type { ObjectRef, PlayerCondition, PlayerRef } from './reference.ts';

/** How many: a number, X (107.3), or something counted when the instruction is carried out. */
export type Quantity =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'x' }
  | { readonly kind: 'anyNumber' }
  | { readonly kind: 'upTo'; readonly limit: Quantity }
  | { readonly kind: 'orMore'; readonly least: Quantity }
  | { readonly kind: 'orFewer'; readonly most: Quantity }
  | { readonly kind: 'exactly'; readonly amount: Quantity }
  | { readonly kind: 'atLeast'; readonly least: Quantity }
  /** "one or two", "one, two, or three". */
  | { readonly kind: 'oneOf'; readonly values: readonly Quantity[] }
  /** As many as were spoken of; `said`: as much as the damage that would be dealt. */
  | { readonly kind: 'thatMany'; readonly said?: 'that damage' | 'those cards' }
  /** "all counters": as many as there are. */
  | { readonly kind: 'allOfThem' }
  /** "the number of <filter>"; the filter says the zone. */
  | { readonly kind: 'count'; readonly of: Filter }
  /** "Elves on the battlefield with a creature type in common" and the like: how many different values. */
  | { readonly kind: 'distinct'; readonly what: DistinctValue; readonly among: Filter }
  /** "the greatest number of creatures you control that have a creature type in common": the largest group that shares a value. */
  | { readonly kind: 'mostInCommon'; readonly what: 'creatureType'; readonly among: Filter }
  | { readonly kind: 'characteristic'; readonly which: NumericCharacteristic; readonly of: ObjectRef; readonly said: 'possessive' | 'of' }
  | { readonly kind: 'greatest'; readonly which: NumericCharacteristic; readonly among: Filter }
  | { readonly kind: 'total'; readonly which: NumericCharacteristic; readonly among: Filter }
  | { readonly kind: 'counters'; readonly counter: string | null; readonly on: ObjectRef }
  | { readonly kind: 'countersAmong'; readonly counter: string | null; readonly among: Filter }
  | { readonly kind: 'devotion'; readonly to: readonly ManaSymbol[] | 'thatColor' | 'chosenColor'; readonly of: PlayerRef }
  | { readonly kind: 'playerNumber'; readonly which: PlayerNumber; readonly of: PlayerRef }
  /** "the highest life total among all players". */
  | { readonly kind: 'extremeNumber'; readonly which: PlayerNumber; readonly of: PlayerRef; readonly extreme: 'highest' | 'lowest' }
  | { readonly kind: 'players'; readonly who: PlayerRef }
  /** Counted while the same ability is carried out or its cost is paid: "each charge counter removed this way". */
  | { readonly kind: 'thisWay'; readonly what: string }
  /** What happened earlier this turn: "the amount of life you gained this turn". */
  | { readonly kind: 'thisTurn'; readonly what: string }
  | { readonly kind: 'countersRemoved'; readonly counter: string | null }
  /** 702.33. */
  | { readonly kind: 'kicked'; readonly what: ObjectRef }
  /** How often an optional additional cost was paid, by the name of its keyword (702.56a). */
  | { readonly kind: 'timesPaid'; readonly which: string; readonly what: ObjectRef }
  /** "the amount of mana spent to cast that spell", "color of mana spent to cast this spell"; of `snow`, the mana from snow sources. */
  | { readonly kind: 'manaSpent'; readonly what: SpentQuantity; readonly on: SpentOn }
  /** "the number of Wizards you control as this ability resolves": counted then. */
  | { readonly kind: 'asOf'; readonly of: Quantity; readonly when: string }
  /** "color of the creature it targets". */
  | { readonly kind: 'colorsOf'; readonly of: ObjectRef }
  /** "card type they share with cards exiled with this creature". */
  | { readonly kind: 'sharedTypes'; readonly with: ObjectRef }
  | { readonly kind: 'basicLandTypes'; readonly among: Filter }
  | { readonly kind: 'times'; readonly factor: number; readonly of: Quantity }
  | { readonly kind: 'plus'; readonly left: Quantity; readonly right: Quantity }
  | { readonly kind: 'minus'; readonly left: Quantity; readonly right: Quantity }
  | { readonly kind: 'half'; readonly of: Quantity; readonly rounded: 'up' | 'down' | null }
  /** "a third of their life, rounded up". */
  | { readonly kind: 'fraction'; readonly part: number; readonly of: Quantity; readonly rounded: 'up' | 'down' }
  /** "the difference between its power and its toughness". */
  | { readonly kind: 'difference'; readonly left: Quantity; readonly right: Quantity }
  /** "the greater of …", "whichever is less". */
  | { readonly kind: 'lesser'; readonly of: readonly Quantity[] }
  /** 107.14, 122.1: "the number of experience counters you have". */
  | { readonly kind: 'playerCounters'; readonly counter: string | null; readonly of: PlayerRef }
  /** "the greatest power among them", said of objects named before. */
  | { readonly kind: 'greatestOf'; readonly which: NumericCharacteristic; readonly among: ObjectRef; readonly least: boolean }
  | { readonly kind: 'totalOf'; readonly which: NumericCharacteristic; readonly of: ObjectRef }
  /** "white mana symbol in the mana costs of permanents you control". */
  | { readonly kind: 'manaSymbols'; readonly color: Color; readonly of: ObjectRef; readonly said: 'possessive' | 'of' }
  /** "the number of players who control more lands than you". */
  | { readonly kind: 'playersWho'; readonly opponents: boolean; readonly condition: PlayerCondition }
  | { readonly kind: 'distinctOf'; readonly what: DistinctValue; readonly of: ObjectRef }
  /** "of those creatures", "of them": after "for each". */
  | { readonly kind: 'countOf'; readonly of: ObjectRef }
  /** 106.4: "unspent green mana you have"; `mana` null: of whatever type. */
  | { readonly kind: 'unspentMana'; readonly of: PlayerRef; readonly mana: ManaType | null }
  /** 903.8: "the number of times it's been cast from the command zone this game". */
  | { readonly kind: 'timesCast'; readonly what: ObjectRef; readonly from: Place }
  /** 903.4: "the number of colors in your commanders' color identity". */
  | { readonly kind: 'identityColors' }
  /** "the number of players you attacked", "opponent who does": players counted. */
  | { readonly kind: 'stat'; readonly what: string };

/** What is counted of the mana that was spent: all of it, its colors, the mana from snow sources, of one color, from some source. */
export type SpentQuantity = 'amount' | 'colors' | 'snow' | Color | { readonly kind: 'from'; readonly source: ObjectRef };

export type NumericCharacteristic = 'power' | 'toughness' | 'manaValue' | 'loyalty' | 'powerAndToughness' | 'powerOrToughness' | 'defense';
export type DistinctValue =
  | 'power'
  | 'manaValue'
  | 'name'
  | 'color'
  | 'cardType'
  | 'landType'
  | 'creatureType'
  | 'counterKind'
  | 'toughness'
  | 'subtype'
  | 'permanentType'
  | 'colorPair';
export type PlayerNumber =
  | 'life'
  | 'handSize'
  | 'speed'
  | 'energy'
  | 'poison'
  | 'librarySize'
  | 'experience'
  | 'startingLife'
  | 'opponents'
  | 'graveyardSize'
  | 'partySize'
  | 'rad'
  | 'ticket'
  | 'handLimit'
  | 'unspentMana';
