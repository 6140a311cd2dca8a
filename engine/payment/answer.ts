import type { ManaCost, ManaSymbol, ManaType } from '../ast/index.ts';
import type { Purpose } from '../costs/demand.ts';
import type { ManaAmounts, TypeSet } from '../mana/amounts.ts';
import type { RuleNumber } from '../rules.ts';
import type { Explanation } from '../trace.ts';

/** What a plan may give up, in the order in which users would rather not: life, permanents, sources that are gone once used, cards, mana left over, choice. */
export const CONCERNS = ['life', 'permanents', 'oneShot', 'cards', 'floating', 'flexibility'] as const;
export type Concern = (typeof CONCERNS)[number];

/** What is asked about paying a cost. */
export interface PaymentQuestion {
  readonly cost: ManaCost;
  readonly purpose: Purpose;
  /** 107.3: the value of {X}. */
  readonly x: number;
  /** What the plan is to spare, the most important first; concerns that are left out come after, in the order of `CONCERNS`. */
  readonly preference: readonly Concern[];
}

/** `amount` mana of one type paid for this symbol of the cost, or of another step's cost. */
export interface PaidSymbol {
  /** Generic mana is `1`, whatever number stands in the cost. */
  readonly symbol: ManaSymbol;
  /** Null where it was paid with life or with another thing than mana. */
  readonly type: ManaType | null;
  readonly amount: bigint;
  /** The step whose cost the symbol is part of; null: the cost that was asked about. */
  readonly step: number | null;
}

/** One source in a plan and what it pays. */
export type PaymentStep =
  /** Mana that is in the pool. */
  | { readonly kind: 'pool'; readonly mana: ManaAmounts; readonly pays: readonly PaidSymbol[] }
  /** A mana ability: `source` is a permanent's id or a card's; `choose` as an action takes it; `mana` all that it adds, triggered mana included. */
  | {
      readonly kind: 'activate';
      readonly source: string;
      readonly ability: number;
      readonly choose: readonly string[];
      /** Whether it has to be done before what is paid for is announced: "Activate only as an instant." */
      readonly early: boolean;
      readonly mana: ManaAmounts;
      readonly pays: readonly PaidSymbol[];
    }
  /** 107.4f. */
  | { readonly kind: 'life'; readonly amount: number; readonly pays: readonly PaidSymbol[] }
  /** 702.51, 702.66 and the like: `object` pays in place of mana. */
  | {
      readonly kind: 'substitute';
      readonly keyword: string;
      readonly rule: RuleNumber;
      readonly object: string;
      readonly pays: readonly PaidSymbol[];
    };

/** One way to pay: its steps in the order in which they are done, and what they give up. */
export interface PaymentPlan {
  readonly steps: readonly PaymentStep[];
  /** Mana that is left in the pool. */
  readonly leftover: ManaAmounts;
  /** Life paid and lost to the sources' own damage. */
  readonly life: number;
  /** How many permanents are sacrificed, exiled or returned. */
  readonly permanents: number;
  /** How many sources are gone for good once used. */
  readonly oneShot: number;
  /** How many cards leave hand, graveyard or library. */
  readonly cards: number;
}

/** Why a cost can't be paid, so that it can be checked (Hall's condition): these symbols ask for more than all that reaches them gives. */
export interface Shortfall {
  /** The symbols that ask, generic as `1`, each as often as it stands there. */
  readonly symbols: readonly ManaSymbol[];
  readonly asked: bigint;
  /** The most that can be had for them at once. */
  readonly reached: bigint;
  /** Ids of all the sources that reach them. */
  readonly sources: readonly string[];
  /** Ids of those that are wanted for two things at once. */
  readonly contested: readonly string[];
  /** The smallest repair: one more mana of any of these types for each entry. Null where none was found. */
  readonly repair: readonly TypeSet[] | null;
}

/** Whether a cost could be paid. What takes more work than the answer itself is worked out where it is asked for. */
export interface Payment {
  readonly payable: boolean;
  /** False where the search ended before it was certain: `payable` is false then. */
  readonly certain: boolean;
  /** What the answer hangs on and the board leaves open, in words. */
  readonly open: readonly string[];
  /** The plan that the preference puts first; null where there is none. */
  readonly plan: () => PaymentPlan | null;
  /** Plans that no other beats in everything that a plan gives up, the one of `plan` first; at most so many. */
  readonly plans: (first: number) => { readonly plans: readonly PaymentPlan[]; readonly truncated: boolean };
  /** Null where it is payable. */
  readonly shortfall: () => Shortfall | null;
  readonly explanation: () => Explanation;
}

/** What a player could have in the pool by activating mana abilities. Where it isn't certain, there may be more than is said. */
export interface AvailableMana {
  /** Null: without bound. */
  readonly max: bigint | null;
  /** The most mana of these types at once; null: without bound. */
  readonly maxOf: (types: TypeSet) => bigint | null;
  /** Types of which there could be more than any number. */
  readonly unbounded: TypeSet;
  /** Multisets none of which is part of another; types without bound are left out of them. `truncated`: there are more. */
  readonly options: (first: number) => { readonly options: readonly ManaAmounts[]; readonly truncated: boolean };
  /** False where the search ended before it was certain. */
  readonly certain: boolean;
  readonly open: readonly string[];
  readonly explanation: () => Explanation;
}

/** 107.3: the values of {X} for which a cost can be paid. */
export interface MaxX {
  /** The largest; null where there is none, or no bound. */
  readonly max: bigint | null;
  readonly unbounded: boolean;
  /** Values below `max` that can't be paid, the smallest first. */
  readonly gaps: readonly number[];
  readonly certain: boolean;
  readonly open: readonly string[];
  readonly explanation: () => Explanation;
}

/** Whether a player may do something now, its costs paid with mana abilities and unspent mana included (601.2, 602.2). */
export interface Legality {
  readonly legal: boolean;
  /** Text that the answer hangs on and that the engine does not model; `legal` is false then. Null where that is not the reason. */
  readonly notModelled: string | null;
  readonly explanation: Explanation;
}

/** Activating an ability: of a permanent, or of a card whose ability works where it is. */
export interface ActivationQuestion {
  readonly source: string;
  /** The ability's place among the object's abilities. */
  readonly ability: number;
  readonly player: string;
  /** 107.3: null where it is the player's to choose: legal if it is for any value. */
  readonly x: number | null;
}

/** Casting a card. */
export interface CastingQuestion {
  readonly card: string;
  /** The face that is cast; 0 is the front. */
  readonly face: number;
  readonly player: string;
  /** As in `ActivationQuestion`. */
  readonly x: number | null;
}
