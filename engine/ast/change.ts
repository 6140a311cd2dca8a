import type { Ability, Keyword } from './ability.ts';
import type { Condition } from './condition.ts';
import type { EntersModification } from './entering.ts';
import type { CardType, Supertype } from './filter.ts';
import type { Color } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';
import type { Unsupported } from './text.ts';

/** 613.1: one change of an object's characteristics; `layer.ts` in characteristics/ says in which layer each applies. */
export type Change =
  | { readonly kind: 'becomesCopy'; readonly of: ObjectRef; readonly except: readonly CopyException[] }
  | { readonly kind: 'controller'; readonly player: PlayerRef }
  /**
   * 305.7, 205.1a: `set` replaces (and for basic land types takes abilities away), otherwise "in addition to its other types".
   * `wording`: how it was said that types are kept: `` or the words after "in addition to its other", or `still`.
   */
  | { readonly kind: 'types'; readonly types: readonly TypeWord[]; readonly set: boolean; readonly wording: string }
  /** "becomes the basic land type of your choice": chosen when the effect begins. */
  | {
      readonly kind: 'becomesOfChoice';
      readonly what: 'basic land type' | 'creature type' | 'color' | 'land type' | 'color or colors' | 'card type';
    }
  | {
      readonly kind: 'losesTypes';
      readonly types: readonly TypeWord[] | 'allLandTypes' | 'allCreatureTypes' | 'allOtherTypes' | 'allOtherCreatureTypes';
    }
  | { readonly kind: 'everyType'; readonly of: 'basicLandType' | 'creatureType' | 'landType' | 'nonbasicLandType'; readonly set: boolean }
  | { readonly kind: 'colors'; readonly colors: readonly Color[] | 'all' | 'colorless' | 'chosen'; readonly set: boolean }
  | { readonly kind: 'gains'; readonly abilities: readonly GrantedAbility[]; readonly verb: 'has' | 'gains' }
  /** `quoted`: an ability in those words. */
  | {
      readonly kind: 'losesAbilities';
      readonly which: 'all' | 'allOther' | 'allExceptMana' | 'hasNone' | readonly Keyword[] | { readonly quoted: Ability };
    }
  | { readonly kind: 'cantHave'; readonly keywords: readonly Keyword[] }
  | {
      readonly kind: 'basePowerToughness';
      readonly power: Quantity | null;
      readonly toughness: Quantity | null;
      readonly defining: boolean;
      readonly wording: string;
    }
  | {
      readonly kind: 'modifyPowerToughness';
      readonly power: SignedQuantity;
      readonly toughness: SignedQuantity;
      readonly forEach: Quantity | null;
    }
  | { readonly kind: 'switchPowerToughness' }
  /**
   * "+1/-1 or -1/+1": one change of power and toughness, chosen when the instruction is carried out (608.2d). `said`: "gains protection from artifacts or from
   * the color of your choice", "gains flying or trample", where nothing says "your choice"; "gains that ability", which was
   * chosen just before: its options are those.
   */
  | { readonly kind: 'oneOf'; readonly options: readonly Change[]; readonly said?: 'protection' | 'plain' | 'that ability' }
  | { readonly kind: 'name'; readonly name: string }
  /**
   * "is an 8/8 Elemental creature …": what one noun phrase says, part by part. `wording`: the verb, `is` or `becomes`; `it` for a clause
   * of its own, `loses` for several things lost at once.
   */
  | { readonly kind: 'together'; readonly changes: readonly Change[]; readonly wording: string }
  /** "can't attack", "doesn't untap during its controller's untap step" among other changes of the same subject. */
  | Deed
  | Unsupported;

/**
 * 101.2, 508-509: what something can't do, must do, may do or doesn't do, from a closed list of wordings in the singular.
 * `object`: what the wording ends with ("can't be blocked by" creatures with flying).
 */
export interface Deed {
  readonly kind: 'deed';
  readonly what: string;
  readonly object: ObjectRef | null;
  /** "You gain hexproof": said of what a player has ("has hexproof") while an effect lasts; the meaning is the same. */
  readonly said?: 'gains';
  /** Of "has protection": from what (702.16). */
  readonly keyword?: Keyword;
}

export interface SignedQuantity {
  readonly sign: '+' | '-';
  readonly amount: Quantity;
}

export type GrantedAbility =
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'quoted'; readonly ability: Ability }
  /** "all activated abilities of all creature cards exiled with it". */
  | { readonly kind: 'abilitiesOf'; readonly which: 'activated' | 'loyalty' | 'all'; readonly of: ObjectRef };

export type TypeWord =
  | { readonly kind: 'cardType'; readonly type: CardType }
  | { readonly kind: 'supertype'; readonly type: Supertype }
  | { readonly kind: 'subtype'; readonly type: string }
  | { readonly kind: 'chosenType' }
  /** "the basic land type of your choice", chosen when the instruction is carried out; "that type". */
  | { readonly kind: 'choiceOfType'; readonly of: 'basicLandType' | 'landType' | 'creatureType' }
  | { readonly kind: 'thatType' }
  /** "a Plains or an Island": one of them, chosen likewise. */
  | { readonly kind: 'oneOf'; readonly types: readonly TypeWord[] };

/** 707.9: what a copy does not take over, or has besides. */
export type CopyException =
  /** `plural`: said of several copies. */
  | { readonly kind: 'changes'; readonly changes: readonly Change[]; readonly plural: boolean }
  /** `besides`: "it has hexproof and this ability". */
  | { readonly kind: 'thisAbility'; readonly besides: readonly GrantedAbility[] }
  | { readonly kind: 'name'; readonly name: ObjectRef }
  /** "it isn't legendary if the spell is legendary". */
  | { readonly kind: 'notLegendary' }
  /** 202.1b: "it has no mana cost". */
  | { readonly kind: 'noManaCost' }
  | { readonly kind: 'enters'; readonly how: EntersModification }
  | { readonly kind: 'entersIf'; readonly how: EntersModification; readonly condition: Condition };
