/**
 * Paying as a net of places and transitions (a Petri net). Places hold what can be used up: an untapped permanent, a counter, 2 life, a card
 * in hand. A transition is an activation of a mana ability: it takes from places, gives to places, spends mana and makes mana. Whether a
 * cost can be paid is whether the goal can be covered from what is there: a coverability question, which is exact about the order in which
 * things happen, about alternatives and about what two abilities both want.
 */

/** Mana by kind is one bit; kinds that no cost in the net tells apart are one kind. */
export type KindSet = number;

/** `count` mana, each of any one kind in `kinds`. */
export interface Units {
  readonly kinds: KindSet;
  readonly count: bigint;
}

/** So much of a place. */
export interface Tokens {
  /** Index into `Net.places`. */
  readonly place: number;
  readonly amount: number;
}

/** What a plan gives up by one firing: the parts of the preference, see `Preference`. */
export interface Price {
  /** Life paid or lost to the source's own damage. */
  readonly life: number;
  /** Permanents sacrificed, exiled or returned. */
  readonly permanents: number;
  /** Sources that are gone for good once used: Treasure, a counter that does not come back. */
  readonly oneShot: number;
  /** Cards from hand, graveyard or library. */
  readonly cards: number;
  /** How much choice is lost when this source is used: the more types it could have made, the more. */
  readonly flexibility: number;
}

export interface Transition {
  /** Mana that it spends. */
  readonly input: readonly Units[];
  readonly takes: readonly Tokens[];
  readonly gives: readonly Tokens[];
  /** What it makes: one of these alternatives. Mana that is not needed is left over; it never has to be spent. */
  readonly outputs: readonly (readonly Units[])[];
  /**
   * Present where it also copies the unspent mana ("double the amount of each type of unspent mana you have"): for each kind, the kind of
   * which more is added for every mana of that kind that is in the pool once the input is spent and before the output is added: `copies` of
   * it, one where that is absent.
   */
  readonly doubles?: readonly number[];
  readonly copies?: bigint;
  readonly price: Price;
}

export interface Net {
  /** At most 30. */
  readonly kinds: number;
  /** How much each place holds at the start. Infinity where it never runs out. */
  readonly places: readonly number[];
  readonly transitions: readonly Transition[];
  /** Unspent mana by kind. */
  readonly pool: readonly bigint[];
}

/** What has to be paid at the end, at once. */
export interface Goal {
  readonly mana: readonly Units[];
  readonly takes: readonly Tokens[];
}

/** A transition firing in a plan: which, which alternative, and of which kind its mana was made (one list per `Units`, amounts by kind of all its times together). */
export interface Firing {
  readonly transition: number;
  readonly output: number;
  /** How often in a row. */
  readonly times: number;
  readonly made: readonly (readonly { readonly kind: number; readonly amount: bigint }[])[];
}

/** Mana of one kind that is spent. */
export interface Paid {
  /** Which of the plan's firings made it; null: it was in the pool. */
  readonly from: number | null;
  readonly kind: number;
  readonly amount: bigint;
  /** For the input of which of the plan's firings it is spent; null: for the goal. */
  readonly to: number | null;
  /** For which of the `Units` of that input, or of the goal's. */
  readonly units: number;
}

/** A plan: firings in the order in which they happen. */
export interface NetPlan {
  /** Whether it is certain that no other plan is better by the preference; false where the search ended before that. */
  readonly best: boolean;
  readonly firings: readonly Firing[];
  /** Which mana pays what. */
  readonly paid: readonly Paid[];
  /** Mana that is left when the goal is paid, by kind. */
  readonly leftover: readonly bigint[];
  readonly price: Price;
}

/** What the search answers. `undetermined`: its budget ran out before an answer was certain. */
export type Coverable = 'yes' | 'no' | 'undetermined';
