import type { Color } from './mana.ts';
import type { NumericCharacteristic, Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef, Zone } from './reference.ts';

/**
 * Which objects: a noun phrase. An object matches when it has every word and every suffix.
 * `either`: it matches one of several whole phrases ("a creature you control or a land").
 */
export type Filter =
  | { readonly kind: 'objects'; readonly words: readonly FilterWord[]; readonly suffixes: readonly FilterSuffix[] }
  | { readonly kind: 'either'; readonly filters: readonly Filter[]; readonly join: Join };

export type Join = 'or' | 'and' | 'and/or';

/** A word before or at the head of the phrase. `not` for "non-". */
export type FilterWord =
  | { readonly kind: 'cardType'; readonly type: CardType; readonly not: boolean }
  | { readonly kind: 'supertype'; readonly type: Supertype; readonly not: boolean }
  | { readonly kind: 'subtype'; readonly type: string; readonly not: boolean }
  | { readonly kind: 'color'; readonly color: Color; readonly not: boolean }
  | { readonly kind: 'colorCount'; readonly which: 'colorless' | 'monocolored' | 'multicolored' }
  | { readonly kind: 'status'; readonly which: ObjectStatus }
  | { readonly kind: 'token'; readonly not: boolean }
  | { readonly kind: 'other' }
  | { readonly kind: 'commander'; readonly not: boolean }
  | { readonly kind: 'historic'; readonly not: boolean }
  | { readonly kind: 'quality'; readonly which: Quality }
  | { readonly kind: 'noun'; readonly which: Noun }
  | { readonly kind: 'anyOf'; readonly words: readonly FilterWord[]; readonly join: Join };

/** Heads that are no card type. */
export type Noun = 'permanent' | 'card' | 'spell' | 'source' | 'object' | 'ability' | 'token';
export type ObjectStatus =
  | 'tapped'
  | 'untapped'
  | 'attacking'
  | 'blocking'
  | 'blocked'
  | 'unblocked'
  | 'face-down'
  | 'face-up'
  | 'enchanted'
  | 'equipped'
  | 'fortified'
  | 'exiled'
  | 'sacrificed'
  | 'revealed'
  | 'discarded'
  | 'chosen'
  | 'suspended'
  | 'crewed'
  | 'saddled';
export type Quality = 'modified' | 'outlaw' | 'party' | 'kicked' | 'foretold' | 'renowned' | 'monstrous' | 'goaded' | 'double-faced';

export type FilterSuffix =
  | { readonly kind: 'controlledBy'; readonly player: PlayerRef; readonly not: boolean }
  | { readonly kind: 'ownedBy'; readonly player: PlayerRef; readonly not: boolean }
  | { readonly kind: 'inZone'; readonly zone: Zone; readonly of: PlayerRef | null }
  | { readonly kind: 'compare'; readonly which: NumericCharacteristic; readonly comparison: Comparison; readonly to: Quantity }
  | { readonly kind: 'named'; readonly name: string; readonly not: boolean }
  | { readonly kind: 'sameName'; readonly as: ObjectRef; readonly not: boolean }
  | { readonly kind: 'chosen'; readonly what: 'type' | 'creatureType' | 'landType' | 'color' | 'name' | 'cardType' }
  | { readonly kind: 'keyword'; readonly keyword: string; readonly not: boolean }
  | { readonly kind: 'counter'; readonly counter: string | null; readonly least: number; readonly not: boolean }
  | { readonly kind: 'manaAbility'; readonly not: boolean }
  | { readonly kind: 'manaCostHas'; readonly symbol: string }
  | { readonly kind: 'attachedTo'; readonly to: ObjectRef }
  | { readonly kind: 'is'; readonly word: FilterWord }
  | { readonly kind: 'shares'; readonly what: string; readonly with: ObjectRef; readonly not: boolean }
  | { readonly kind: 'exiledWith'; readonly by: ObjectRef }
  | { readonly kind: 'event'; readonly what: string }
  | { readonly kind: 'exceptFor'; readonly object: ObjectRef };

export type Comparison = 'equal' | 'orLess' | 'orGreater' | 'less' | 'greater' | 'notEqual' | 'odd' | 'even';
export type CardType =
  | 'artifact'
  | 'battle'
  | 'creature'
  | 'enchantment'
  | 'instant'
  | 'kindred'
  | 'land'
  | 'planeswalker'
  | 'sorcery'
  | 'dungeon'
  | 'plane'
  | 'phenomenon'
  | 'scheme'
  | 'vanguard'
  | 'conspiracy';
export type Supertype = 'basic' | 'legendary' | 'ongoing' | 'snow' | 'world';
