import type { ManaCost, ManaOutput } from '../ast/index.ts';

/** What a part of a cost does to the objects that it is paid with. */
export type ObjectCost =
  | 'tap'
  | 'untap'
  | 'sacrifice'
  | 'exile'
  | 'discard'
  | 'returnToHand'
  | 'reveal'
  | 'putInGraveyard'
  | 'putOnLibrary'
  | 'exert'
  | 'unattach';

/** A number that is fixed, or chosen between bounds by who pays; `most` null: without bound. */
export interface Bounds {
  readonly least: number;
  readonly most: number | null;
}

/** Objects to be chosen for a part of a cost (601.2b, 602.2b). */
export interface ObjectDemand {
  readonly kind: ObjectCost;
  /** How many of them; `x`: so many as X is. */
  readonly amount: Bounds | 'x';
  /** Ids of the objects that it can be paid with now, in the order of the board; the permanent's own id alone for {T}, {Q} and "sacrifice this". */
  readonly among: readonly string[];
  /** 107.5, 107.6: {T} or {Q} itself, which 302.6 holds back, and not the words "tap" and "untap". */
  readonly symbol: boolean;
  /** 702.122a: any number of them, with so much power in all; absent where only how many they are counts. */
  readonly total?: TotalPower;
  /** 701.9b: chance decides which of them, and nobody chooses. */
  readonly random?: true;
}

/** How much power objects must have together, and what each of them counts for. */
export interface TotalPower {
  readonly least: number;
  readonly powers: Readonly<Record<string, number>>;
  /** 702.122c, 702.171c: what a creature does to the object whose cost it is; null for another cost. */
  readonly as: 'crew' | 'saddle' | null;
}

/** Counters to be removed from, or put on, one object. */
export interface CounterDemand {
  readonly kind: 'remove' | 'put';
  /** Null: of any kind. */
  readonly counter: string | null;
  readonly amount: Bounds | 'x';
  /** From one of these. `spread`: from any number of them together ("from among"). */
  readonly among: readonly string[];
  readonly spread: boolean;
}

/** What is done as a cost is paid, and could always be (118.11). */
export type CostDeed =
  /** One of these players gains life, whom who pays chooses. */
  | { readonly kind: 'gainLife'; readonly among: readonly string[]; readonly amount: number }
  | { readonly kind: 'addMana'; readonly mana: ManaOutput };

/**
 * All that activating an ability asks for, as it stands now (602.1a, 602.2b): what is left to be chosen is given with what it can be chosen
 * from, so that one description serves who pays by hand, who looks for a payment, and who asks why there is none.
 */
export interface Demands {
  /** The mana part after increases and reductions (601.2f); null where there is none. `{X}` stays in it. */
  readonly mana: ManaCost | null;
  readonly objects: readonly ObjectDemand[];
  readonly counters: readonly CounterDemand[];
  readonly life: number;
  readonly energy: number;
  /** Cards that are milled. */
  readonly mills: number;
  readonly discardsHand: boolean;
  readonly deeds: readonly CostDeed[];
  /** Whether X is part of it, and its bounds if the text gives any. */
  readonly x: Bounds | null;
  /** What each 1 of X asks for beside mana, objects and counters: "Pay X life". */
  readonly perX: { readonly life: number; readonly energy: number; readonly mills: number };
}

/** Costs of an ability can't be told from its text or the board: then it can't be activated here, and this says what is missing. */
export interface NotModelled {
  readonly text: string;
  readonly reason: string;
}
