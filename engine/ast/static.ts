import type { Keyword } from './ability.ts';
import type { Change, Deed, GrantedAbility } from './change.ts';
import type { Condition } from './condition.ts';
import type { ActivationLimit, ActivationRestriction, Cost } from './cost.ts';
import type { DamageRecipient } from './damage.ts';
import type { Effect } from './effect.ts';
import type { EntersModification } from './entering.ts';
import type { Filter, FilterSuffix } from './filter.ts';
import type { ManaType } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';
import type { ManaReplacement } from './replacement.ts';
import type { CostModification, SpendAsThough, SpendingPurpose, SpendOnly } from './restriction.ts';
import type { Unsupported } from './text.ts';
import type { EventLimit, TriggerEvent } from './trigger.ts';
import type { DamageSort, WouldEvent } from './would.ts';

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
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  /** 601.2f. */
  | {
      readonly kind: 'costModification';
      readonly of: CostSubject;
      readonly modification: CostModification;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  /** 601.2f: what would cost less than so much mana to cast costs so much. */
  | {
      readonly kind: 'leastCost';
      readonly of: CostSubject;
      readonly least: Quantity;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  /** 702: what one spell of several has, told by when it is cast: "The first spell you cast each turn has cascade". */
  | {
      readonly kind: 'spellsHave';
      readonly of: CostSubject;
      readonly abilities: readonly GrantedAbility[];
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
    }
  /** 118.9: "You may … rather than pay this spell's mana cost"; no costs: "without paying its mana cost". */
  | {
      readonly kind: 'alternativeCost';
      readonly costs: readonly Cost[];
      readonly of: CostSubject;
      /** What X in the costs is. */
      readonly x: Quantity | null;
      /** How it is said: "you may … rather than …", "rather than …, you may …", "… can be cast without …", "if you cast it this way, …". */
      readonly said: 'you may' | 'rather than first' | 'can be cast' | 'if cast this way';
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  | {
      readonly kind: 'additionalCost';
      readonly costs: readonly Cost[];
      readonly optional: boolean;
      readonly of: CostSubject;
      /** What X in the costs is. */
      readonly x: Quantity | null;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  | {
      readonly kind: 'spendAsThough';
      readonly who: PlayerRef;
      readonly how: SpendAsThough;
      readonly on: SpendingPurpose | null;
    }
  | { readonly kind: 'spendOnly'; readonly rule: SpendOnly }
  /** 119.4: "For each {B} in a cost, you may pay 2 life rather than pay that mana." */
  | { readonly kind: 'lifeForMana'; readonly who: PlayerRef; readonly symbol: ManaType; readonly life: Quantity }
  /** 601.3: "Cast this spell only during combat." */
  | { readonly kind: 'castOnly'; readonly limits: readonly ActivationLimit[] }
  /** 601.3c: "You may cast this spell as though it had flash if you pay {2} more to cast it." */
  | { readonly kind: 'flashFor'; readonly costs: readonly Cost[] }
  /** 500.4: "You don't lose unspent green mana as steps and phases end." `becomes`: "that mana becomes colorless instead". */
  | { readonly kind: 'unspentMana'; readonly who: PlayerRef; readonly mana: ManaType | 'all'; readonly becomes: ManaType | null }
  /** "A player losing unspent mana causes that player to lose that much life." */
  | { readonly kind: 'manaBurn' }
  /** 502.3: what untaps in the untap steps of other players, too. */
  | {
      readonly kind: 'untapsToo';
      readonly what: ObjectRef;
      readonly whose: PlayerRef;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
    }
  /** 101.2: what an object or a player can't do, must do or may do. `unless`: it holds while the condition does not. */
  | {
      readonly kind: 'cant';
      readonly subject: ObjectRef | PlayerRef;
      readonly deeds: readonly Deed[];
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  /** 101.2: the same of several subjects in one sentence: "You can't lose the game and your opponents can't win the game". */
  | {
      readonly kind: 'cants';
      readonly all: readonly { readonly kind: 'cant'; readonly subject: PlayerRef; readonly deeds: readonly Deed[] }[];
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  /** 614, 615: "If a creature would die, exile it instead", other than of producing mana. Damage: "Prevent all damage …" as an effect. */
  | {
      readonly kind: 'replaces';
      readonly event: WouldEvent;
      readonly limit: EventLimit | null;
      readonly effect: Effect;
      /** Where "instead" stands. */
      readonly instead: 'after' | 'after, rounded down' | 'before' | 'unsaid';
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      /** 615.5: sentences after it that say what is done right afterwards: "Put a +1/+1 counter on that creature for each 1 damage prevented this way." */
      readonly afterwards?: readonly Effect[];
    }
  | {
      readonly kind: 'prevents';
      readonly effect: Effect;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      /** As of `replaces`. */
      readonly afterwards?: readonly Effect[];
    }
  /** 120.4c: what damage may bring a life total down to: "damage that would reduce your life total to less than 1 reduces it to 1 instead". */
  | {
      readonly kind: 'lifeFloor';
      readonly whose: PlayerRef;
      readonly least: Quantity;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
    }
  /** 615.12: "damage that would be dealt by this creature can't be prevented"; `by` null: by whatever. */
  | {
      readonly kind: 'unpreventable';
      readonly damage: DamageSort;
      readonly by: ObjectRef | null;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      /** "damage that would be dealt by", "damage dealt by": the meaning is the same. */
      readonly said: 'would be dealt' | 'dealt' | 'plain';
    }
  /** 120.3: "All damage is dealt to you as though its source had infect"; `to`: null for any. */
  | {
      readonly kind: 'damageAsThough';
      readonly to: DamageRecipient | null;
      readonly keyword: Keyword;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
    }
  /** 603.2d: abilities of some objects trigger once more, where `cause` (null: whatever) causes them to. */
  | {
      readonly kind: 'triggersAgain';
      readonly cause: TriggerEvent | null;
      readonly of: ObjectRef;
      readonly limit: EventLimit | null;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
    }
  /** 603.2, 101.2: what causes no abilities to trigger, or none of some objects (`of` null: of whatever objects). */
  | {
      readonly kind: 'triggersStopped';
      readonly cause: TriggerEvent;
      readonly of: ObjectRef | null;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
    }
  /** 602.5: what is said after a keyword of activating it: "Equip {3}. Activate only once each turn." */
  | { readonly kind: 'limits'; readonly restriction: ActivationRestriction }
  /** 602.5: "Activated abilities of artifacts can't be activated (unless they're mana abilities)". */
  | {
      readonly kind: 'cantActivate';
      readonly of: CostSubject;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  /** 508.1d, 509.1c: what something can't do unless someone pays, each time that number of times. */
  | {
      readonly kind: 'cantUnlessPaid';
      readonly subject: ObjectRef;
      readonly deeds: readonly Deed[];
      readonly who: PlayerRef;
      readonly costs: readonly Cost[];
      readonly forEach: Quantity | null;
      readonly x: Quantity | null;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
    }
  /** 601.3, 116.2a, 702.8: what a player may do that the rules don't let them; the words of a closed list around `object`. */
  | {
      readonly kind: 'permission';
      readonly who: PlayerRef;
      readonly what: string;
      readonly object: ObjectRef | null;
      /** "by discarding a card in addition to paying its other costs"; `rather`: "rather than paying its mana cost", which
       * with no costs is "without paying its mana cost"; `flash`: "and as though it had flash". */
      readonly by: { readonly costs: readonly Cost[]; readonly rather: boolean; readonly flash: boolean } | null;
      /** "Once during each of your turns, …". */
      readonly often: string | null;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  /** 701.43d: what may be exerted as it attacks, and what is done when it is. */
  | { readonly kind: 'exertion'; readonly object: ObjectRef; readonly effects: readonly Effect[] }
  /** "The same is true for spells you control": what the continuous effect before it says of characteristics holds of these spells and cards, too. */
  | { readonly kind: 'sameFor'; readonly of: ObjectRef }
  | { readonly kind: 'additionalLand'; readonly who: PlayerRef; readonly amount: Quantity; readonly turns: string }
  /** 603.2d, 614: other effects that are read whole but have no bearing on what mana there is: kept by kind and words. */
  | { readonly kind: 'rule'; readonly about: RuleAbout; readonly text: string }
  | Unsupported;

/** What rules in fixed words are about. */
export type RuleAbout =
  | 'granted cost'
  | 'same is true'
  | 'day and night'
  | 'deck construction'
  | 'draft'
  | 'protection'
  | 'hand size'
  | 'attackers'
  | 'blockers'
  | 'legend rule'
  | 'damage'
  | 'reduction'
  | 'commander tax'
  | 'X'
  | 'opening hand';

export type CostSubject =
  | { readonly kind: 'thisSpell' }
  /** "Instant and sorcery spells you cast of the chosen type", "the first creature spell you cast each turn". */
  | {
      readonly kind: 'spells';
      readonly filter: Filter;
      readonly each: boolean;
      readonly caster: PlayerRef | null;
      readonly nth: string | null;
      /** What is said of the spells after the caster. */
      readonly also: readonly FilterSuffix[];
      /** Where they are cast from, or when; words of a closed list. */
      readonly from: string | null;
    }
  /** "Activated abilities of creatures you control", "equip abilities you activate that target this creature", "dash costs you pay". */
  | {
      readonly kind: 'abilities';
      readonly which: string;
      readonly of: ObjectRef | null;
      readonly by: PlayerRef | null;
      readonly targeting: ObjectRef | null;
      readonly exceptMana: boolean;
    }
  /** Spells spoken of before, or told without who casts them: "that copy", "a spell cast this way", "each spell". */
  | { readonly kind: 'objects'; readonly what: ObjectRef }
  /** The keyword that stands before it: "this ability costs", "this cost is reduced by". */
  | { readonly kind: 'itself'; readonly as: 'ability' | 'cost' };
