import type { Comparison, Filter, Place } from './filter.ts';
import type { Color, ManaCost } from './mana.ts';
import type { DistinctValue, NumericCharacteristic, PlayerNumber, Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef, Recipient } from './reference.ts';
import type { Unsupported } from './text.ts';
import type { TriggerEvent } from './trigger.ts';

/** Something that is true or not when it is looked at: after "if", "as long as", "unless", "only if". */
export type Condition =
  /** "you control a Swamp", "an opponent controls three or more lands". With `not`, none of them: "you control no creatures". */
  | { readonly kind: 'controls'; readonly player: PlayerRef; readonly what: ObjectRef; readonly not: boolean; readonly past: boolean }
  /** "there are seven or more cards in your graveyard". */
  | { readonly kind: 'exists'; readonly what: ObjectRef; readonly not: boolean; readonly past: boolean }
  /** "there are four or more card types among cards in your graveyard". */
  | {
      readonly kind: 'existsQuantity';
      readonly amount: Quantity;
      readonly what: DistinctValue | 'basicLandType';
      readonly among: ObjectRef;
    }
  /** "your life total is less than 7", "X is 5 or more", "the number of lands you control is even". */
  | {
      readonly kind: 'compare';
      readonly left: Quantity;
      readonly comparison: Comparison;
      readonly right: Quantity;
      readonly past: boolean;
      readonly wording: 'less' | 'fewer' | 'than' | 'plain' | 'or equal' | 'cards in it' | 'at least greater';
    }
  /** "creatures you control have total power 8 or greater". */
  | {
      readonly kind: 'totalOf';
      readonly what: ObjectRef;
      readonly which: NumericCharacteristic;
      readonly comparison: Comparison;
      readonly to: Quantity;
    }
  /** "you have 7 or more life", "you have no cards in hand", "an opponent has three or more poison counters". */
  | {
      readonly kind: 'playerNumber';
      readonly player: PlayerRef;
      readonly which: PlayerNumber;
      readonly comparison: Comparison;
      readonly to: Quantity;
      readonly past: boolean;
    }
  /** "an opponent controls more lands than you", "you have more life than each opponent". `by`: at least so many more. */
  | {
      readonly kind: 'playerCompare';
      readonly player: PlayerRef;
      readonly what: Filter | PlayerNumber;
      readonly comparison: 'more' | 'fewer';
      readonly than: PlayerRef;
      readonly by: Quantity | null;
    }
  /** "you control the most creatures or are tied for the most". */
  | {
      readonly kind: 'playerExtreme';
      readonly player: PlayerRef;
      readonly what: Filter | PlayerNumber;
      readonly extreme: 'most' | 'fewest' | 'highest' | 'lowest';
      readonly tied: boolean;
    }
  /** "it has power 4 or greater", "that spell has mana value 3 or less". */
  | {
      readonly kind: 'characteristic';
      readonly subject: ObjectRef;
      readonly which: NumericCharacteristic;
      readonly comparison: Comparison;
      readonly to: Quantity;
      readonly not: boolean;
      readonly past: boolean;
    }
  /** "~ is tapped", "enchanted permanent is a creature", "it's a Forest", "that creature was an Elf". */
  | { readonly kind: 'is'; readonly subject: ObjectRef; readonly filter: Filter; readonly not: boolean; readonly past: boolean }
  /** "it's your commander". */
  | { readonly kind: 'isThe'; readonly subject: ObjectRef; readonly object: ObjectRef; readonly not: boolean; readonly past: boolean }
  /** "this card is in your graveyard", "~ is on the battlefield". */
  | {
      readonly kind: 'inPlace';
      readonly subject: ObjectRef;
      readonly places: readonly Place[];
      readonly not: boolean;
      readonly past: boolean;
    }
  /** A state from a closed list: "attacking alone", "monstrous", "of the chosen type". */
  | { readonly kind: 'inState'; readonly subject: ObjectRef; readonly state: string; readonly not: boolean; readonly past: boolean }
  | {
      readonly kind: 'attached';
      readonly subject: ObjectRef;
      readonly how:
        | 'attached to'
        | 'enchanted by'
        | 'equipped by'
        | 'paired with'
        | 'exiled with'
        | 'blocking'
        | 'attacking'
        | 'blocked by'
        | 'blocking or blocked by';
      readonly to: Recipient;
      readonly not: boolean;
      readonly past: boolean;
    }
  /** "it has a +1/+1 counter on it", "there are no ki counters on ~". */
  | {
      readonly kind: 'hasCounter';
      readonly subject: ObjectRef;
      readonly counter: string | null;
      readonly amount: Quantity;
      readonly not: boolean;
      readonly past: boolean;
      readonly said: 'has' | 'has a' | 'has no' | 'has plural' | 'there are' | 'there is a' | 'there are no';
    }
  | { readonly kind: 'hasKeyword'; readonly subject: ObjectRef; readonly keyword: string; readonly not: boolean; readonly past: boolean }
  /** "it shares a creature type with ~", "it has the same name as that card". */
  | {
      readonly kind: 'shares';
      readonly subject: ObjectRef;
      readonly what: string;
      readonly with: ObjectRef | null;
      readonly not: boolean;
    }
  /** "it targets a tapped creature". */
  | { readonly kind: 'targets'; readonly subject: ObjectRef; readonly what: Recipient; readonly only: boolean; readonly not: boolean }
  /** "this creature remains tapped", "they remain exiled". */
  | { readonly kind: 'remains'; readonly subject: ObjectRef; readonly state: string; readonly to: ObjectRef | null }
  | { readonly kind: 'turn'; readonly of: PlayerRef; readonly not: boolean; readonly said: 'it is' | 'during' }
  /** "it's your main phase", "it's night"; from a closed list. */
  | { readonly kind: 'time'; readonly when: string }
  /** Something that happened: `when` from a closed list ("this turn", "this combat", "this way"). */
  | {
      readonly kind: 'happened';
      readonly event: TriggerEvent;
      readonly when: string;
      readonly tense: 'present' | 'past' | 'perfect';
      readonly not: boolean;
    }
  /** 725, 728, 702.131, 702.179 …: what a player is or has for as long as the game says. */
  | {
      readonly kind: 'designation';
      readonly player: PlayerRef;
      readonly what: string;
      readonly not: boolean;
    }
  /** How the spell was cast or its costs were paid, from a closed list: "kicked", "cast from your hand". */
  | { readonly kind: 'cast'; readonly subject: ObjectRef; readonly how: string; readonly not: boolean }
  /** "you cast it from your hand", "it was cast from a graveyard". `by` null: by anyone. */
  | {
      readonly kind: 'castFrom';
      readonly subject: ObjectRef;
      readonly by: PlayerRef | null;
      readonly from: Place | null;
      readonly elsewhere: boolean;
      readonly not: boolean;
    }
  /** "its prowl cost was paid", "this spell's additional cost was paid". */
  | { readonly kind: 'costPaid'; readonly of: ObjectRef; readonly which: string; readonly not: boolean }
  /** "the {2}{W}{W} cost was paid": of the costs that the spell could be cast for. */
  | { readonly kind: 'manaCostPaid'; readonly cost: ManaCost; readonly not: boolean }
  /** 702.33: "it was kicked with its {1}{B} kicker". */
  | { readonly kind: 'kickedWith'; readonly subject: ObjectRef; readonly cost: ManaCost }
  | { readonly kind: 'manaSpent'; readonly mana: SpentMana; readonly on: SpentOn; readonly not: boolean; readonly past: boolean }
  /** "this ability has been activated four or more times this turn", "this is the second time this ability has resolved this turn". */
  | { readonly kind: 'repeated'; readonly what: 'activated' | 'resolved'; readonly times: Quantity; readonly wording: string }
  /** "you haven't added mana with this ability this turn". */
  | { readonly kind: 'addedMana'; readonly who: PlayerRef; readonly not: boolean }
  /** Of a closed list of conditions that no board answers: "tribute wasn't paid", "you win the flip". */
  | { readonly kind: 'other'; readonly what: string }
  /** What stands before an ability that an object has only while it holds; put together from a gated ability, never read. */
  | { readonly kind: 'gate'; readonly gate: import('./ability.ts').Gate; readonly not: boolean }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[]; readonly said: 'or' | 'or if' }
  | Unsupported;

/** 106: which mana is asked for. */
export type SpentMana =
  | { readonly kind: 'symbols'; readonly cost: ManaCost }
  | { readonly kind: 'amount'; readonly amount: Quantity; readonly color: Color | 'colorless' | 'snow' | null }
  | { readonly kind: 'from'; readonly source: ObjectRef }
  | { readonly kind: 'none' }
  | { readonly kind: 'noColored' }
  | { readonly kind: 'that' }
  /** "at least three mana of the same color". */
  | { readonly kind: 'sameColor'; readonly least: Quantity }
  /** "{S} of any of that spell's colors". */
  | { readonly kind: 'snowOfColors'; readonly of: ObjectRef };
export type SpentOn =
  | { readonly kind: 'cast'; readonly spell: ObjectRef }
  /** "to cast it or activate it". */
  | { readonly kind: 'castOrActivate'; readonly spell: ObjectRef }
  | { readonly kind: 'activate'; readonly ability: string }
  | { readonly kind: 'spell'; readonly filter: ObjectRef };
