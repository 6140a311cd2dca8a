import type { Comparison, Filter } from './filter.ts';
import type { Color } from './mana.ts';
import type { NumericCharacteristic, PlayerNumber, Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';
import type { Unsupported } from './text.ts';

/** Something that is true or not when it is looked at: after "if", "as long as", "unless", "only if". */
export type Condition =
  /** "you control a Swamp", "an opponent controls three or more lands", "there are seven or more cards in your graveyard". */
  | { readonly kind: 'controls'; readonly player: PlayerRef; readonly what: ObjectRef; readonly not: boolean }
  | { readonly kind: 'exists'; readonly what: ObjectRef; readonly not: boolean }
  | { readonly kind: 'compare'; readonly left: Quantity; readonly comparison: Comparison; readonly right: Quantity }
  | {
      readonly kind: 'playerNumber';
      readonly player: PlayerRef;
      readonly which: PlayerNumber;
      readonly comparison: Comparison;
      readonly to: Quantity;
    }
  | {
      readonly kind: 'characteristic';
      readonly of: ObjectRef;
      readonly which: NumericCharacteristic;
      readonly comparison: Comparison;
      readonly to: Quantity;
    }
  /** "~ is tapped", "enchanted permanent is a creature", "it's a Forest", "that creature was an Elf". */
  | { readonly kind: 'is'; readonly subject: ObjectRef; readonly filter: Filter; readonly not: boolean; readonly past: boolean }
  | {
      readonly kind: 'hasCounter';
      readonly subject: ObjectRef;
      readonly counter: string | null;
      readonly amount: Quantity;
      readonly not: boolean;
    }
  | { readonly kind: 'hasKeyword'; readonly subject: ObjectRef; readonly keyword: string; readonly not: boolean }
  | {
      readonly kind: 'attachedState';
      readonly subject: ObjectRef;
      readonly by: 'enchanted' | 'equipped' | 'attached';
      readonly not: boolean;
    }
  | { readonly kind: 'turn'; readonly of: PlayerRef; readonly not: boolean }
  | { readonly kind: 'chosen'; readonly what: string; readonly value: string | Color }
  /** Something that happened this turn, from a closed list of past events. */
  | { readonly kind: 'happened'; readonly what: PastEvent; readonly not: boolean }
  | {
      readonly kind: 'designation';
      readonly player: PlayerRef;
      readonly what: 'monarch' | 'initiative' | "city's blessing" | 'max speed' | 'delirium' | 'starting player';
      readonly not: boolean;
    }
  | { readonly kind: 'cast'; readonly subject: ObjectRef; readonly how: string; readonly not: boolean }
  | { readonly kind: 'manaSpent'; readonly what: string; readonly not: boolean }
  | { readonly kind: 'did'; readonly who: PlayerRef; readonly not: boolean }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | Unsupported;

/** Past events that conditions ask about; the text is what was asked, in the words of the card. */
export interface PastEvent {
  readonly kind: 'past';
  readonly event:
    | 'landPlayed'
    | 'landEntered'
    | 'spellCast'
    | 'attacked'
    | 'lifeGained'
    | 'lifeLost'
    | 'creatureDied'
    | 'permanentLeft'
    | 'counterPut'
    | 'cardDiscarded'
    | 'cardDrawn'
    | 'selfEntered'
    | 'sacrificed'
    | 'damageDealt'
    | 'abilityActivated'
    | 'other';
  readonly text: string;
}
