import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { ManaCost, ManaOutput } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef, Zone } from './reference.ts';
import type { CostModification } from './restriction.ts';
import type { Unsupported } from './text.ts';

/** One part of a cost (118, 601.2f, 602.1a). */
export type Cost =
  | { readonly kind: 'mana'; readonly cost: ManaCost }
  /** 107.5 */
  | { readonly kind: 'tapSelf' }
  /** 107.6 */
  | { readonly kind: 'untapSelf' }
  /** 606.4: +N, −N, 0 or −X. */
  | { readonly kind: 'loyalty'; readonly amount: number | '-X' | '+X' }
  | { readonly kind: 'sacrifice'; readonly what: ObjectRef }
  | { readonly kind: 'discard'; readonly what: ObjectRef; readonly random: boolean }
  | { readonly kind: 'discardHand' }
  | { readonly kind: 'exile'; readonly what: ObjectRef; readonly from: Zone | null }
  | { readonly kind: 'returnToHand'; readonly what: ObjectRef }
  | {
      readonly kind: 'removeCounters';
      readonly amount: Quantity;
      readonly counter: string | null;
      readonly from: ObjectRef;
      readonly among: boolean;
    }
  | { readonly kind: 'putCounters'; readonly amount: Quantity; readonly counter: string; readonly on: ObjectRef }
  | { readonly kind: 'payLife'; readonly amount: Quantity; readonly half: boolean }
  | { readonly kind: 'payEnergy'; readonly amount: Quantity }
  /** "Tap an untapped creature you control": not {T}, so 302.6 does not hold it back. */
  | { readonly kind: 'tap'; readonly what: ObjectRef }
  | { readonly kind: 'untap'; readonly what: ObjectRef }
  /** 702.122a: "Tap any number of untapped creatures you control with total power 3 or more". `as`: what a creature does that is tapped for it (702.122c, 702.171c). */
  | { readonly kind: 'tapForPower'; readonly what: Filter; readonly least: Quantity; readonly as?: 'crew' | 'saddle' }
  | { readonly kind: 'reveal'; readonly what: ObjectRef; readonly from: Zone | null }
  | { readonly kind: 'mill'; readonly amount: Quantity }
  | { readonly kind: 'exert'; readonly what: ObjectRef }
  /** 701: "behold a Dragon", "behold a Kithkin and exile it". */
  | { readonly kind: 'behold'; readonly what: ObjectRef; readonly exile: boolean }
  /** Keyword actions paid as costs: forage, collect evidence N, blight N, waterbend {N}, behold …. */
  | { readonly kind: 'keywordAction'; readonly action: string; readonly amount: Quantity | null }
  | { readonly kind: 'either'; readonly options: readonly Cost[] }
  /** Joined by "and": "remove three quest counters from this enchantment and sacrifice it". */
  | { readonly kind: 'both'; readonly parts: readonly Cost[] }
  /** "Cumulative upkeep—Add {R}." */
  | { readonly kind: 'addMana'; readonly mana: ManaOutput }
  /** "Pay any amount of mana." */
  | { readonly kind: 'anyMana' }
  | { readonly kind: 'unattach'; readonly what: ObjectRef }
  /** "Pay enchanted creature's mana cost." */
  | { readonly kind: 'manaCostOf'; readonly of: ObjectRef }
  /** "Pay {1} for each +1/+1 counter on this creature": a cost so often. */
  | { readonly kind: 'forEach'; readonly cost: Cost; readonly amount: Quantity }
  /** A choice made in secret is shown. */
  | { readonly kind: 'revealChoice'; readonly what: 'player' | 'creature type' | 'color' | 'card name' }
  | { readonly kind: 'putInGraveyard'; readonly what: ObjectRef; readonly whose: 'owner' | 'thatPlayer' }
  | { readonly kind: 'putOnLibrary'; readonly what: ObjectRef; readonly where: 'top' | 'bottom' }
  /** "have an opponent gain 3 life". */
  | { readonly kind: 'gainLife'; readonly who: PlayerRef; readonly amount: Quantity }
  | Unsupported;

/** A limit on activating (602.5), after the effects: "Activate only …". */
export type ActivationRestriction =
  | { readonly kind: 'only'; readonly limits: readonly ActivationLimit[] }
  /** "Any player may activate this ability (but only …)", "Only your opponents may activate …". */
  | { readonly kind: 'by'; readonly who: ActivationPlayer; readonly limits: readonly ActivationLimit[] }
  /** 601.2f: "This ability costs {1} less to activate for each …". */
  | {
      readonly kind: 'costs';
      readonly modification: CostModification;
      readonly condition: Condition | null;
      readonly conditionFirst: boolean;
      readonly unless: boolean;
    }
  | Unsupported;

export type ActivationPlayer = 'anyPlayer' | 'opponents' | 'anyOpponent' | { readonly kind: 'only'; readonly who: PlayerRef };

/** One of several limits that must all hold; `times`: how often at most. */
export type ActivationLimit =
  | { readonly kind: 'timing'; readonly when: ActivationTiming; readonly not: boolean }
  | { readonly kind: 'times'; readonly most: Quantity; readonly per: 'turn' | 'game' }
  | { readonly kind: 'if'; readonly condition: Condition }
  /** "if this land entered this turn or if you control a basic land". */
  | { readonly kind: 'ifAny'; readonly conditions: readonly Condition[] };

export type ActivationTiming =
  | 'sorcery'
  | 'instant'
  | 'yourTurn'
  | 'theirTurn'
  | 'opponentsTurn'
  | 'anyUpkeep'
  | 'yourUpkeep'
  | 'theirDrawStep'
  | 'combat'
  | 'combatAfterBlockers'
  | 'combatBeforeBlockers'
  | 'beforeBlockers'
  | 'afterCombat'
  | 'opponentsCombat'
  | 'opponentsDeclareBlockers'
  | 'yourDeclareAttackers'
  | 'opponentsUpkeep'
  | 'beforeAttackers'
  | 'beforeCombatDamage'
  | 'declareBlockers'
  | 'declareAttackers'
  | 'yourTurnBeforeAttackers'
  | 'opponentsTurnBeforeAttackers'
  | 'theirTurnBeforeEndStep'
  | 'drawStep'
  | 'yourEndStep'
  | 'mainPhase';
