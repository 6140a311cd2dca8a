import type { AssignedDamage } from '../combat/assign.ts';
import type { NamedBand } from '../combat/bands.ts';
import type { DeclaredBlock, GameEvent } from '../events/event.ts';
import type { RuleNumber } from '../rules.ts';
import type { Chosen, GameState, StepName } from '../state/game.ts';
import type { Explanation } from '../trace.ts';

/** Answers to what an action leaves open, in order: mana as symbols, ids of objects or players, "yes" and "no". */
export type Choices = readonly string[];

/** A mana ability to use in paying, with its own answers. */
export interface PayWith {
  readonly permanent: string;
  /** Its index or a piece of its text; may be left out where there is only one that fits `choose`. */
  readonly ability?: number | string;
  readonly choose?: Choices;
}

/** How costs are paid: `auto` takes the plan that the preference puts first; a list is used in its order, mana in the pool first. */
export type Pay = 'auto' | readonly PayWith[];

/** Damage that one source deals to one player or permanent. */
export interface DamagePart {
  readonly source: string;
  readonly target: string;
  readonly amount: number;
}

/**
 * Whether text that is not modelled and that would have to be carried out or looked at is left out, with a `LeftOut` in the log for each, where without this the
 * action is refused: instructions that can't be carried out, and those after them that speak of them; triggered abilities of which it can't be told whether
 * they trigger; what other objects say that could bear on what happens, as for as long as they are there. An action that can be done without leaving anything
 * out is done as it is without this. It does not help with what can't be proposed (costs, targets, modes, and what mana abilities say of their mana, that
 * are not read), with state-based actions that can't be told, with a choice that is missing, or with what the rules forbid. Answers to
 * what is left out are none too many.
 */
export interface LeavingOut {
  readonly allowUnsupported?: boolean;
}

/** What a player or the caller makes happen (the scenario format's `do`). */
export type Action = Deed & LeavingOut;

type Deed =
  | {
      readonly kind: 'tapForMana';
      readonly permanent: string;
      readonly ability?: number | string;
      readonly choose?: Choices;
      readonly by?: string;
      readonly pay?: Pay;
    }
  | {
      readonly kind: 'activate';
      readonly permanent: string;
      readonly ability: number | string;
      readonly x?: number;
      readonly targets?: readonly string[];
      readonly modes?: readonly (number | string)[];
      readonly choose?: Choices;
      readonly by?: string;
      readonly pay?: Pay;
    }
  /** 601: from wherever it may be cast. */
  | {
      readonly kind: 'cast';
      readonly card: string;
      /** 0, the front, where not said; or a face's name. */
      readonly face?: number | string;
      readonly x?: number;
      /** In the order of the text; those of one "target" after the other. */
      readonly targets?: readonly string[];
      /** Places from 0, or pieces of the text. */
      readonly modes?: readonly (number | string)[];
      /** Optional additional costs: how often the (first) kicker is paid, or their names. */
      readonly kicked?: boolean | number | readonly string[];
      readonly alternative?: number | string;
      /** 118.9: without paying its mana cost. */
      readonly free?: boolean;
      readonly choose?: Choices;
      readonly by?: string;
      readonly pay?: Pay;
    }
  /** 305.1. `chosen`: what it is told to choose as it enters. */
  | {
      readonly kind: 'playLand';
      readonly card: string;
      readonly face?: number | string;
      readonly chosen?: Chosen;
      readonly choose?: Choices;
      readonly by?: string;
    }
  /** 116.2b. `alternative`: of several costs for that, its place or a piece of its words. */
  | {
      readonly kind: 'turnFaceUp';
      readonly permanent: string;
      readonly alternative?: number | string;
      readonly x?: number;
      readonly choose?: Choices;
      readonly by?: string;
      readonly pay?: Pay;
    }
  /** 116.2f, 116.2h, 116.2k: exiles a card from hand by a keyword of it. */
  | {
      readonly kind: 'suspend' | 'foretell' | 'plot';
      readonly card: string;
      readonly alternative?: number | string;
      readonly x?: number;
      readonly choose?: Choices;
      readonly by?: string;
      readonly pay?: Pay;
    }
  /** 608: the top of the stack, or with `all` everything on it, what triggers meanwhile included. */
  | { readonly kind: 'resolve'; readonly all?: boolean; readonly choose?: Choices }
  /** `choose` of these and those that follow answers what they bring about: state-based actions and abilities that trigger. */
  | {
      readonly kind: 'tap' | 'untap' | 'destroy' | 'sacrifice' | 'exile' | 'returnToHand';
      readonly permanents: readonly string[];
      readonly choose?: Choices;
    }
  /** 120: all parts at once; `combat`: as combat damage (510.2). */
  | { readonly kind: 'dealDamage'; readonly parts: readonly DamagePart[]; readonly combat?: boolean; readonly choose?: Choices }
  | { readonly kind: 'gainControl'; readonly player: string; readonly permanent: string; readonly choose?: Choices }
  | { readonly kind: 'gainLife' | 'loseLife' | 'payLife'; readonly player: string; readonly amount: number; readonly choose?: Choices }
  | { readonly kind: 'setLife'; readonly player: string; readonly to: number; readonly choose?: Choices }
  | {
      readonly kind: 'addCounters' | 'removeCounters';
      readonly permanent: string;
      readonly counter: string;
      readonly amount: number;
      readonly choose?: Choices;
    }
  | { readonly kind: 'attach'; readonly permanent: string; readonly to: string; readonly choose?: Choices }
  /** 508.1: declares attackers, all at once. `bands`: which of them attack in bands (508.1e, 702.22c); none where not said. */
  | {
      readonly kind: 'attack';
      readonly attackers: readonly Attacking[];
      readonly bands?: readonly NamedBand[];
      readonly choose?: Choices;
      readonly pay?: Pay;
    }
  /** 509.1: declares blockers, those of all defending players at once. */
  | { readonly kind: 'block'; readonly blocks: readonly DeclaredBlock[]; readonly choose?: Choices; readonly pay?: Pay }
  /** 510: deals combat damage, in both steps where there are two. `assign`: where there is more than one legal way. */
  | { readonly kind: 'combatDamage'; readonly assign?: readonly AssignedDamage[]; readonly choose?: Choices }
  | { readonly kind: 'advance'; readonly to: StepName; readonly choose?: Choices }
  | { readonly kind: 'advance'; readonly turns: number; readonly choose?: Choices };

/** 508.1b: a creature and the player, planeswalker or battle that it is to attack. */
export interface Attacking {
  readonly attacker: string;
  readonly defending: string;
}

/** What has to be chosen before an action can happen. */
export interface MissingChoice {
  /** In words: "the mana to add", "a creature to sacrifice". */
  readonly what: string;
  /** What could be answered, as `choose` takes it; at most 100. */
  readonly options: readonly string[];
  readonly truncated: boolean;
  /** How many of them are chosen in all, with those that were answered already. */
  readonly least: number;
  readonly most: number;
  /** The answer that was given and is none of them; absent where none was. */
  readonly unfit?: string;
}

/** Why an action can't be done (as data): the state is unchanged. */
export interface Illegal {
  readonly message: string;
  readonly rules: readonly RuleNumber[];
  readonly explanation: Explanation;
  /** Set where nothing forbids it but an answer is missing. */
  readonly missingChoice: MissingChoice | null;
  /** Text that would have to be carried out and that the engine does not model; null where that is not the reason. */
  readonly notModelled: string | null;
  /** What of that text can't be carried out or told, where it is said apart. */
  readonly unmodelled?: string;
  /** The key of the action that is wrong in itself: an id that nothing has, a number that can't be; null where the action is well formed. */
  readonly field: string | null;
}

/** What came of an action. */
export interface Acted {
  readonly state: GameState;
  /** In the order in which they happened. */
  readonly events: readonly GameEvent[];
  /** 608.2h: the ids that objects had, by those under which what happened speaks of them after they were gone. */
  readonly gone: ReadonlyMap<string, string>;
}
