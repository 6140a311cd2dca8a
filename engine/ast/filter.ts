import type { Color, ManaCost, ManaType } from './mana.ts';
import type { NumericCharacteristic, Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef, Recipient, Zone } from './reference.ts';

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
  | { readonly kind: 'colorCount'; readonly which: 'colorless' | 'monocolored' | 'multicolored' | 'colored' }
  | { readonly kind: 'status'; readonly which: ObjectStatus }
  | { readonly kind: 'token'; readonly not: boolean }
  | { readonly kind: 'other' }
  | { readonly kind: 'commander'; readonly not: boolean }
  | { readonly kind: 'historic'; readonly not: boolean }
  | { readonly kind: 'quality'; readonly which: Quality }
  | { readonly kind: 'noun'; readonly which: Noun }
  | { readonly kind: 'anyOf'; readonly words: readonly FilterWord[]; readonly join: Join }
  /** "nonartifact, nonblack creature": all of them, with commas between. */
  | { readonly kind: 'allOf'; readonly words: readonly FilterWord[] }
  /** Before "ability": 113.3, 605, 606. */
  | { readonly kind: 'abilityKind'; readonly which: AbilityKind; readonly not: boolean }
  /** "+1/+1 creature" of tokens and the like: power and toughness before the noun. */
  | { readonly kind: 'powerToughness'; readonly power: number; readonly toughness: number };

export type AbilityKind =
  | 'activated'
  | 'triggered'
  | 'static'
  | 'mana'
  | 'loyalty'
  | 'exhaust'
  | 'boast'
  | 'equip'
  | 'cycling'
  | 'ninjutsu'
  | 'outlast'
  | 'power-up'
  | 'crew'
  | 'channel'
  | 'backup';

/** Heads that are no card type. */
export type Noun = 'permanent' | 'card' | 'spell' | 'source' | 'object' | 'ability' | 'token' | 'copy' | 'door' | 'emblem';
export type ObjectStatus =
  | 'tapped'
  | 'untapped'
  | 'attacking'
  | 'nonattacking'
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
  | 'saddled'
  | 'unattached'
  | 'defending'
  | 'milled'
  | 'returned'
  | 'destroyed'
  | 'copied'
  | 'countered'
  | 'drawn'
  | 'imprinted'
  | 'targeted'
  | 'transformed'
  | 'phased-out'
  | 'suspected'
  | 'prepared'
  | 'paired'
  | 'haunted'
  | 'conjured'
  | 'damaged'
  | 'searched'
  | 'unspent';
export type Quality =
  | 'modified'
  | 'outlaw'
  | 'party'
  | 'kicked'
  | 'foretold'
  | 'renowned'
  | 'monstrous'
  | 'goaded'
  | 'double-faced'
  | 'noncopy'
  | 'attached'
  | 'Ring-bearer';

export type FilterSuffix =
  | { readonly kind: 'controlledBy'; readonly player: PlayerRef; readonly not: boolean }
  /** "a permanent you controlled": when it was last there. */
  | { readonly kind: 'controlled'; readonly player: PlayerRef }
  | { readonly kind: 'ownedBy'; readonly player: PlayerRef; readonly not: boolean }
  /** "you own but don't control". */
  | { readonly kind: 'controlsAndOwns'; readonly player: PlayerRef; readonly controls: boolean; readonly owns: boolean }
  /** `word`: "in your graveyard", "from your graveyard", "on the battlefield". The zone is where the object is when it is looked for. */
  | { readonly kind: 'inZone'; readonly zone: Zone; readonly of: PlayerRef | null; readonly word: 'in' | 'from' | 'on' | 'total in' }
  | {
      readonly kind: 'inZones';
      readonly zones: readonly Place[];
      readonly join: 'and' | 'or' | 'and in' | 'or in';
      readonly word: 'in' | 'from';
    }
  /** "that aren't on the battlefield". */
  | { readonly kind: 'outsideOf'; readonly zone: Zone }
  /** "from anywhere other than your hand"; `place` null: "from anywhere". */
  | { readonly kind: 'fromAnywhere'; readonly except: Place | null }
  | { readonly kind: 'compare'; readonly which: NumericCharacteristic; readonly comparison: Comparison; readonly to: Quantity }
  /** "with total mana value 6 or less": the objects that are chosen, together. */
  | { readonly kind: 'total'; readonly which: NumericCharacteristic; readonly comparison: Comparison; readonly to: Quantity }
  /** "with the greatest power among creatures you control"; `among` null: of those that the rest of the phrase describes. */
  | { readonly kind: 'extreme'; readonly which: NumericCharacteristic; readonly of: 'greatest' | 'least'; readonly among: Filter | null }
  /** "with power greater than its base power". */
  | { readonly kind: 'versusBase'; readonly which: 'power' | 'toughness'; readonly comparison: Comparison }
  /** "with base power 1", "with base power and toughness 1/1". */
  | { readonly kind: 'base'; readonly power: Quantity | null; readonly toughness: Quantity | null; readonly comparison: Comparison }
  | { readonly kind: 'named'; readonly name: string; readonly not: boolean }
  | { readonly kind: 'sameName'; readonly as: ObjectRef; readonly not: boolean }
  /** "with the same mana value as that card"; `as` null: as one another. */
  | { readonly kind: 'same'; readonly what: SharedValue; readonly as: ObjectRef | null }
  /** "with different names". */
  | { readonly kind: 'different'; readonly what: SharedValue }
  | { readonly kind: 'chosen'; readonly what: ChosenValue }
  | { readonly kind: 'keyword'; readonly keyword: string; readonly not: boolean }
  | {
      readonly kind: 'keywords';
      readonly keywords: readonly string[];
      readonly join: 'or' | 'and' | 'and/or';
      readonly not: boolean;
      readonly said?: 'have';
    }
  | { readonly kind: 'noAbilities' }
  | { readonly kind: 'counter'; readonly counter: string | null; readonly least: number; readonly not: boolean; readonly wording: string }
  | { readonly kind: 'manaAbility'; readonly not: boolean }
  /** "that isn't a mana ability", of abilities. */
  | { readonly kind: 'isManaAbility'; readonly not: boolean }
  /** "that could produce {C}" (106.7). */
  | { readonly kind: 'couldProduce'; readonly mana: ManaType }
  | { readonly kind: 'manaCostHas'; readonly symbol: string }
  /** "that mana from a Treasure was spent to cast", of spells. */
  | { readonly kind: 'paidWith'; readonly source: ObjectRef }
  /** "with mana cost {0} or {1}": one of these, symbol for symbol. */
  | { readonly kind: 'manaCost'; readonly costs: readonly ManaCost[] }
  /** 305.6: "with a basic land type". `each`: "that each have a basic land type". */
  | { readonly kind: 'basicLandType'; readonly each: boolean }
  | { readonly kind: 'attachedTo'; readonly to: ObjectRef | PlayerRef }
  | { readonly kind: 'is'; readonly word: FilterWord; readonly not: boolean }
  /** "that's both red and white". */
  | { readonly kind: 'isBoth'; readonly left: Color; readonly right: Color }
  /** "that's an Elf or a land", "that isn't a Human". */
  | { readonly kind: 'isA'; readonly filter: Filter; readonly not: boolean; readonly plural: boolean }
  | { readonly kind: 'shares'; readonly what: string; readonly with: ObjectRef | null; readonly not: boolean }
  | { readonly kind: 'exiledWith'; readonly by: ObjectRef }
  | { readonly kind: 'createdWith'; readonly by: ObjectRef }
  /** "attacking you", "blocking it", "blocked by this creature". */
  | { readonly kind: 'inCombat'; readonly how: 'attacking' | 'blocking' | 'blockedBy' | 'blockingOrBlockedBy'; readonly whom: Recipient }
  /** "that's enchanted by an Aura you control", "equipped by …". */
  | { readonly kind: 'hasAttached'; readonly how: 'enchanted' | 'equipped'; readonly by: ObjectRef }
  /** "that's attacking alone" (506.5). */
  | { readonly kind: 'attackingAlone' }
  /** "that targets a creature you control"; `only`: "that targets only ~". */
  | { readonly kind: 'targets'; readonly what: Recipient; readonly only: boolean; readonly count: 'a' | 'one or more' | null }
  /** "dealt damage by ~ this turn". */
  | { readonly kind: 'dealtDamageBy'; readonly by: ObjectRef; readonly when: string }
  | { readonly kind: 'dealtDamageTo'; readonly to: Recipient; readonly when: string; readonly combat: boolean }
  /** Of abilities: "activated ability of an artifact", "from an artifact source". */
  | { readonly kind: 'abilityOf'; readonly of: ObjectRef; readonly word: 'of' | 'from' }
  /** "of your choice", "of their choice", "of an opponent's choice". */
  | { readonly kind: 'ofChoice'; readonly by: PlayerRef }
  | { readonly kind: 'ableToBlock'; readonly whom: ObjectRef }
  /** Done to the object or by it, from a closed list: "that entered this turn", "revealed this way", "you've cast this turn". */
  | { readonly kind: 'event'; readonly what: string }
  | { readonly kind: 'exceptFor'; readonly object: ObjectRef };

/** A zone of a player, or one that all share (`of` null). */
export interface Place {
  readonly kind: 'place';
  readonly zone: Zone;
  readonly of: PlayerRef | null;
}
export type SharedValue = 'manaValue' | 'name' | 'power' | 'toughness' | 'color' | 'controller';
export type ChosenValue =
  | 'type'
  | 'creatureType'
  | 'landType'
  | 'color'
  | 'name'
  | 'cardType'
  | 'colors'
  | 'kind'
  | 'thatType'
  | 'thatColor'
  | 'thatName'
  | 'colorOfYourChoice'
  | 'creatureTypeOfYourChoice'
  | 'thoseTypes';

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
