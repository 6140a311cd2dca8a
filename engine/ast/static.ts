import type { Ability, Keyword } from './ability.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { CardType, Filter, Supertype } from './filter.ts';
import type { Color, ManaType } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef, Zone } from './reference.ts';
import type { ManaReplacement } from './replacement.ts';
import type { CostModification, SpendAsThough, SpendingPurpose, SpendOnly } from './restriction.ts';
import type { Unsupported } from './text.ts';

/** What a static ability does (604, 611.3). */
export type StaticEffect =
  /** 613: characteristics of some objects. */
  | {
      readonly kind: 'continuous';
      readonly subject: ObjectRef;
      readonly changes: readonly Change[];
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
    }
  | { readonly kind: 'manaReplacement'; readonly replacement: ManaReplacement; readonly condition: Condition | null }
  /** 614.1c-d, 614.12: how it enters. */
  | {
      readonly kind: 'enters';
      readonly subject: ObjectRef;
      readonly how: EntersModification;
      readonly condition: Condition | null;
      readonly unless: boolean;
    }
  /** 601.2f. */
  | {
      readonly kind: 'costModification';
      readonly of: CostSubject;
      readonly modification: CostModification;
      readonly condition: Condition | null;
    }
  | { readonly kind: 'alternativeCost'; readonly costs: readonly Cost[]; readonly of: CostSubject; readonly condition: Condition | null }
  | { readonly kind: 'additionalCost'; readonly costs: readonly Cost[]; readonly optional: boolean; readonly of: CostSubject }
  | {
      readonly kind: 'spendAsThough';
      readonly who: PlayerRef;
      readonly how: SpendAsThough;
      readonly on: SpendingPurpose | null;
    }
  | { readonly kind: 'spendOnly'; readonly rule: SpendOnly }
  /** 500.4: "You don't lose unspent green mana as steps and phases end." `becomes`: "that mana becomes colorless instead". */
  | { readonly kind: 'unspentMana'; readonly who: PlayerRef; readonly mana: ManaType | 'all'; readonly becomes: ManaType | null }
  /** "A player losing unspent mana causes that player to lose that much life." */
  | { readonly kind: 'manaBurn' }
  /** 101.2: what an object or a player can't do, must do or may do. `unless`: it holds while the condition does not. */
  | {
      readonly kind: 'cant';
      readonly subject: ObjectRef | PlayerRef;
      readonly deeds: readonly Deed[];
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  | { readonly kind: 'permission'; readonly text: string; readonly condition: Condition | null }
  | { readonly kind: 'additionalLand'; readonly who: PlayerRef; readonly amount: Quantity }
  /** 603.2d, 614: other effects that are read whole but have no bearing on what mana there is: kept by kind and words. */
  | { readonly kind: 'rule'; readonly about: string; readonly text: string }
  | { readonly kind: 'castFrom'; readonly zone: Zone; readonly text: string }
  | Unsupported;

export type CostSubject =
  | { readonly kind: 'thisSpell' }
  | { readonly kind: 'spells'; readonly filter: Filter; readonly caster: PlayerRef | null; readonly nth: string | null }
  | { readonly kind: 'abilities'; readonly of: ObjectRef | null; readonly which: string | null }
  | { readonly kind: 'itself' };

/** 613.1: one change of an object's characteristics; `layer.ts` in characteristics/ says in which layer each applies. */
export type Change =
  | { readonly kind: 'becomesCopy'; readonly of: ObjectRef; readonly except: string | null }
  | { readonly kind: 'controller'; readonly player: PlayerRef }
  /**
   * 305.7, 205.1a: `set` replaces (and for basic land types takes abilities away), otherwise "in addition to its other types".
   * `wording`: how it was said that types are kept: `` or the words after "in addition to its other", or `still`.
   */
  | { readonly kind: 'types'; readonly types: readonly TypeWord[]; readonly set: boolean; readonly wording: string }
  | { readonly kind: 'losesTypes'; readonly types: readonly TypeWord[] | 'allLandTypes' | 'allCreatureTypes' | 'allOtherTypes' }
  | { readonly kind: 'everyType'; readonly of: 'basicLandType' | 'creatureType' | 'landType'; readonly set: boolean }
  | { readonly kind: 'colors'; readonly colors: readonly Color[] | 'all' | 'colorless' | 'chosen'; readonly set: boolean }
  | { readonly kind: 'gains'; readonly abilities: readonly GrantedAbility[]; readonly verb: 'has' | 'gains' }
  | { readonly kind: 'losesAbilities'; readonly which: 'all' | 'allOther' | 'allExceptMana' | readonly Keyword[] }
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
  | { readonly kind: 'name'; readonly name: string }
  /** "is an 8/8 Elemental creature …": what one noun phrase says, part by part. `wording`: the verb, `is` or `becomes`. */
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
}

export interface SignedQuantity {
  readonly sign: '+' | '-';
  readonly amount: Quantity;
}

export type GrantedAbility =
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'quoted'; readonly ability: Ability };

export type TypeWord =
  | { readonly kind: 'cardType'; readonly type: CardType }
  | { readonly kind: 'supertype'; readonly type: Supertype }
  | { readonly kind: 'subtype'; readonly type: string }
  | { readonly kind: 'chosenType' };

/** 614.1c. */
export type EntersModification =
  | { readonly kind: 'tapped' }
  | { readonly kind: 'untapped' }
  | { readonly kind: 'withCounters'; readonly amount: Quantity; readonly counter: string; readonly additional: boolean }
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
  | { readonly kind: 'asCopy'; readonly of: ObjectRef; readonly optional: boolean; readonly except: string | null }
  | { readonly kind: 'mayPay'; readonly costs: readonly Cost[]; readonly else: EntersModification }
  | { readonly kind: 'underControlOf'; readonly player: PlayerRef }
  | Unsupported;
