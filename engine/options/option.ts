import type { Action, MissingChoice } from '../actions/action.ts';
import type { Payments } from '../payment/payFor.ts';

/** What a player may do, as opposed to what a caller makes happen. */
export type PlayerAction = Extract<
  Action,
  | { readonly kind: 'tapForMana' | 'activate' | 'cast' | 'playLand' | 'turnFaceUp' | 'suspend' | 'foretell' | 'plot' }
  | { readonly kind: 'attack' }
  | { readonly kind: 'block' }
  | { readonly kind: 'combatDamage' }
  | { readonly kind: 'resolve' }
  | { readonly kind: 'advance' }
>;

/** A number that is chosen (107.3). */
export interface NumberToChoose {
  /** The values for which it can be paid now, the least first. */
  readonly values: readonly number[];
  /** Whether there may be larger ones. */
  readonly truncated: boolean;
}

/** 601.2c: one "target" of a text. */
export interface TargetToChoose {
  readonly least: number;
  /** Null: any number. */
  readonly most: number | null;
  /** Ids of the objects and players that may be chosen, as long as no target before it is; for some X where X is chosen (107.3a). */
  readonly options: readonly string[];
  /** What can't be told of others, in words. */
  readonly open: readonly string[];
}

/** 700.2a: the modes that are chosen among. */
export interface ModesToChoose {
  readonly least: number;
  readonly most: number;
  /** 700.2d: whether one can be chosen more than once. */
  readonly repeats: boolean;
  /** All of them in the order of the text; `possible`: whether there are legal targets for it. */
  readonly modes: readonly { readonly text: string; readonly targets: readonly TargetToChoose[]; readonly possible: boolean }[];
}

/** 601.2b: an additional cost that may be paid. */
export interface AdditionalToChoose {
  /** As `kicked` of a casting names it. */
  readonly name: string;
  readonly text: string;
  /** How often; null: any number of times. */
  readonly most: number | null;
}

/** 508.1, 509.1: a creature that may attack or block, and whom by itself; what all of them together have to obey is looked at when they are declared. */
export interface CreatureToDeclare {
  readonly creature: string;
  /** Ids of the players, planeswalkers and battles that it may attack, or of the attackers that it may block. */
  readonly options: readonly string[];
  /** How many of them at once: 1 of an attacker. */
  readonly most: number;
}

/** 508.1, 509.1: declarations of attackers or blockers that are legal as a whole, each as an action; what is asked besides is added to it. */
export interface Declarations {
  readonly all: readonly PlayerAction[];
  /** What text that isn't modelled leaves open of others, in words. */
  readonly open: readonly string[];
  /** Whether there may be more: there are too many to look at all of them. */
  readonly truncated: boolean;
}

/** 601.2b-c, 602.2b: what is announced for a spell or ability, and between what. */
export interface Announcement {
  /** Null where no number is chosen. */
  readonly x: NumberToChoose | null;
  /** Null where there are no modes. */
  readonly modes: ModesToChoose | null;
  /** In the order of the text, those of modes left out. */
  readonly targets: readonly TargetToChoose[];
  readonly additional: readonly AdditionalToChoose[];
  /** 508.1, 509.1: of declaring attackers or blockers; empty for all else. */
  readonly creatures: readonly CreatureToDeclare[];
  /** What these creatures may do together; absent where none are declared. */
  readonly declarations?: () => Declarations;
}

/** What would come of an action with no more said than the option says. */
export interface Prospect {
  /** What is asked first where something is left open; null where nothing is. */
  readonly missingChoice: MissingChoice | null;
  /** Text that would have to be carried out and that the engine does not model: the action would be refused for it; null where there is none. */
  readonly notModelled: string | null;
  /** Whether rules forbid it so: what it leaves out has to be said, such as creatures that have to attack. */
  readonly refused: boolean;
}

/** An action that a player may do now. What takes more work than to say so is worked out where it is asked for. */
export interface LegalAction {
  /** As `perform` takes it; what is announced or chosen besides is added to it. */
  readonly action: PlayerAction;
  /** In words: the card's name, the ability's text. */
  readonly text: string;
  /** 118.9: the words of the alternative cost that is paid; null: none. */
  readonly alternative: string | null;
  /** Text that it hangs on and that the engine does not model, so that it can't be told whether it is legal, and it is refused; null for all that are legal. */
  readonly notModelled: string | null;
  /** Null where nothing is announced. */
  readonly announcement: () => Announcement | null;
  /** How it can be paid, with nothing announced; null where it costs nothing that has to be paid. */
  readonly payments: () => Payments | null;
  readonly prospect: () => Prospect;
}
