import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Color, ManaCost, ManaType } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef, Zone } from './reference.ts';

/** What mana may be spent on (106.6). Several purposes are joined by "or" ("or to", where the text repeats it). */
export type SpendingPurpose =
  /** `form`: "cast a creature spell", "cast creature spells", "cast an Elemental spell or a Chandra planeswalker spell", "cast your commander". */
  | { readonly kind: 'castSpell'; readonly filter: Filter; readonly form: PurposeForm; readonly from: CastOrigin | null }
  /** "cast that spell", "cast it", "cast the last card exiled with this artifact". */
  | { readonly kind: 'castObject'; readonly what: ObjectRef }
  /** "activate abilities of artifacts", "activate an ability of a creature", "activate equip abilities". */
  | { readonly kind: 'activateAbility'; readonly of: Filter | null; readonly keyword: string | null; readonly form: AbilityForm }
  /** "activate those abilities", "pay the activation costs of this artifact's abilities". */
  | { readonly kind: 'activateAbilitiesOf'; readonly what: ObjectRef | null }
  | { readonly kind: 'other'; readonly what: OtherPurpose }
  | { readonly kind: 'either'; readonly purposes: readonly SpendingPurpose[]; readonly join: 'or' | 'or to' | 'and' };

/** How a purpose names its objects; the meaning is the same. */
export type PurposeForm = 'a' | 'aOrA' | 'plural' | 'your';
/** `withX` alone says more: abilities with {X} in their activation costs. */
export type AbilityForm = 'an' | 'anOfA' | 'pluralOfA' | 'plural' | 'withX';

/** "from your graveyard", "from exile", "from anywhere other than your hand" (`not`). */
export interface CastOrigin {
  readonly zone: Zone;
  readonly whose: PlayerRef | null;
  readonly not: boolean;
}

/** Payments that are neither casting nor activating an ability (116.2, 702). */
export type OtherPurpose =
  | 'cumulativeUpkeep'
  | 'unlockDoor'
  | 'unlockDoors'
  | 'turnPermanentFaceUp'
  | 'turnPermanentsFaceUp'
  | 'turnCreaturesFaceUp'
  | 'foretellCard'
  | 'foretellCards'
  | 'gainClassLevel'
  | 'costsWithX'
  | 'costWithColorless'
  | 'cumulativeUpkeepCosts'
  | 'castThisWay'
  | 'genericCosts';

/** What an instruction says about the mana that it (or the instruction before it) added. */
export type ManaRider =
  /** `consequence`: "…, and that spell can't be countered". */
  | { readonly kind: 'spendOnly'; readonly on: SpendingPurpose; readonly consequence: SpentConsequence | null }
  | { readonly kind: 'cantSpend'; readonly on: SpendingPurpose; readonly by: 'mana' | 'you' }
  /** 500.4: "Until end of turn, you don't lose this mana as steps and phases end." */
  | { readonly kind: 'retained'; readonly who: PlayerRef; readonly until: 'endOfTurn' | 'endOfCombat' }
  /** "If that mana is spent on a creature spell, it gains haste until end of turn." */
  | {
      readonly kind: 'ifSpent';
      readonly word: 'if' | 'when';
      readonly wording: SpentWording;
      readonly on: SpendingPurpose;
      readonly consequence: SpentConsequence;
    };

/** How spending it is said: "that mana is spent on", "this mana is spent to", "you spend this mana to"; the meaning is the same. */
export type SpentWording = 'thatOn' | 'thisOn' | 'thatTo' | 'thisTo' | 'youSpend' | 'youSpendThat';

/** What happens to or because of the spell that the mana is spent on. */
export type SpentConsequence =
  | { readonly kind: 'cantBeCountered'; readonly what: ObjectRef }
  | {
      readonly kind: 'entersWithCounters';
      readonly what: ObjectRef;
      readonly amount: Quantity;
      readonly counter: string;
      /** "a number of additional +1/+1 counters … equal to …" */
      readonly equalTo: boolean;
      readonly also: Effect | null;
    }
  | { readonly kind: 'effect'; readonly effect: Effect };

/** 609.4b: spending mana as though it were of another type. `mana`: which mana; `as`: what it may be spent as. */
export interface SpendAsThough {
  readonly mana: Color | 'C' | 'all' | 'other' | 'snow';
  readonly as: ManaType | 'anyColor' | 'anyType';
  /** "only as though": it may no longer be spent as what it is. */
  readonly only: boolean;
  /** "mana of any type can be spent to": said of the mana and not of a player. */
  readonly passive: boolean;
}

/** What mana may be spent on something: "Spend only black mana on X", "Spend only mana produced by creatures to cast this spell". */
export type SpendOnly =
  | { readonly kind: 'colorsOnX'; readonly colors: readonly Color[] | 'colored' }
  | { readonly kind: 'producedBy'; readonly what: Filter; readonly spell: ObjectRef }
  | { readonly kind: 'onePerColor' };

/** 601.2f: a change of what spells or abilities cost. */
export interface CostModification {
  readonly change: 'more' | 'less';
  readonly amount: ManaCost;
  /** "up to {2} less". */
  readonly upTo: boolean;
  /** When only, from a closed list: "this way", "during your end step", "except during its controller's turn". */
  readonly when: string | null;
  readonly forEach: Quantity | null;
  /** What X in the amount is. */
  readonly x: Quantity | null;
  /** 601.2f: how little may be left of the cost. */
  readonly floor: ManaCost | null;
  /** How much the cost may be reduced by at most. */
  readonly cap: ManaCost | null;
  /** What else the sentence says of those spells, from a closed list. */
  readonly also: string | null;
}
