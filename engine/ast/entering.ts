import type { CopyException, GrantedAbility } from './change.ts';
import type { Cost } from './cost.ts';
import type { Effect } from './effect.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';
import type { Unsupported } from './text.ts';

/** 614.1c-d, 614.12. */
export type EntersModification =
  | { readonly kind: 'tapped' }
  | { readonly kind: 'untapped' }
  | {
      readonly kind: 'withCounters';
      readonly amount: Quantity;
      readonly counter: string;
      readonly additional: boolean;
      readonly forEach: Quantity | null;
      /** `number`: "two", "X"; `anAdditional`: "an additional X"; `whereX`: "X …, where X is"; `equal`: "a number of … equal to". */
      readonly wording: 'number' | 'anAdditional' | 'whereX' | 'equal';
    }
  | {
      readonly kind: 'choose';
      readonly what:
        | 'color'
        | 'creatureType'
        | 'landType'
        | 'basicLandType'
        | 'cardName'
        | 'player'
        | 'opponent'
        | 'cardType'
        | 'number'
        | 'words';
      readonly words: string;
    }
  /** "with your choice of a flying counter or a first strike counter on it": as of the instruction. */
  | { readonly kind: 'counterOfChoice'; readonly counters: readonly string[]; readonly shared: boolean | 'among' | 'unsaid' }
  /** `tapped`: "enter tapped as a copy of …". */
  | {
      readonly kind: 'asCopy';
      readonly of: ObjectRef;
      readonly optional: boolean;
      readonly tapped: boolean;
      readonly except: readonly CopyException[];
    }
  /** "you may pay 2 life. If you don't, it enters tapped." */
  | { readonly kind: 'mayPay'; readonly costs: readonly Cost[]; readonly else: EntersModification }
  /** "If it would enter, sacrifice a Swamp instead. If you do, put it onto the battlefield. If you don't, put it into its owner's graveyard." */
  | { readonly kind: 'onlyIf'; readonly costs: readonly Cost[]; readonly optional: boolean }
  | { readonly kind: 'underControlOf'; readonly player: PlayerRef }
  /** What its controller does as it enters. */
  | { readonly kind: 'does'; readonly effect: Effect }
  /** A state that it enters in: "prepared", "transformed", "face down". */
  | { readonly kind: 'in'; readonly state: string }
  /** "escapes with …": how it enters when it was cast by its escape ability (702.138). */
  | { readonly kind: 'escaped'; readonly how: EntersModification }
  /** Abilities that it has from entering on: "with haste". */
  | { readonly kind: 'with'; readonly abilities: readonly GrantedAbility[] }
  | { readonly kind: 'together'; readonly parts: readonly EntersModification[]; readonly join: 'with' | 'and' | 'plus' | 'listed' }
  | Unsupported;
