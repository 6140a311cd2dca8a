import type { CompiledCard } from '../cards/definition.ts';
import type { Aside } from './aside.ts';
import type { Chosen } from './chosenValues.ts';
import type { Attack } from './combat.ts';
import type { FaceDown } from './faceDown.ts';
import type { ObjectView } from './objectView.ts';
import type { CastFacts } from './stack.ts';
import type { CardZone } from './zone.ts';

/** 707.2, 707.2b: what a permanent is a copy of, settled when it became one. */
export interface CopiedValues {
  readonly card: CompiledCard;
  readonly face: number;
  readonly faceDown: FaceDown;
  /** The objects that copied it in between, the first one first: the exceptions in their texts are part of what is copied (707.9). */
  readonly through: readonly CompiledCard[];
}

/** 110: a permanent, before any continuous effect. */
export interface PermanentObject {
  readonly id: string;
  readonly card: CompiledCard;
  /** Which of the card's faces is up, or of what it copies where that is a card; 0 is the front. */
  readonly face: number;
  readonly copy: CopiedValues | null;
  readonly owner: string;
  /** 110.2a: who controls it by default; control-changing effects come on top (613.1b). */
  readonly controller: string;
  readonly tapped: boolean;
  /** 302.6: its controller has not controlled it since the turn began. */
  readonly sick: boolean;
  /** 122: how many counters of each kind; none that is 0. */
  readonly counters: ReadonlyMap<string, number>;
  /** 701.3: the id of the object or player that it is attached to. */
  readonly attachedTo: string | null;
  /** 107.3m: the X that was chosen as it was cast. */
  readonly x: number | null;
  readonly chosen: Chosen;
  /** 120.6: damage marked on it. */
  readonly damage: number;
  readonly phasedOut: boolean;
  readonly faceDown: FaceDown;
  readonly token: boolean;
  readonly commander: boolean;
  /** 508: how it attacks; null where it is no attacking creature. */
  readonly attacking: Attack | null;
  /** 509: the attackers that it blocks; it stays a blocking creature where none of them is left (509.1g). Null where it is none. */
  readonly blocking: readonly string[] | null;
  /** 607.2a: ids of the cards in exile that it imprinted, or exiled otherwise. */
  readonly imprinted: readonly string[];
  readonly exiledWith: readonly string[];
  /** 613.7d: the order in which continuous effects are applied. */
  readonly timestamp: number;
  /** 714.2b: of a Saga that a board is set up with: how many lore counters it had, whose chapters have resolved before. 0 for what enters later. */
  readonly chapters: number;
  /** 502.3: in so many of its controller's next untap steps it doesn't untap, one effect of that kind or several. */
  readonly heldTapped: number;
  /** 702.30a: how many upkeeps of its controller have begun since it came under their control, 2 for more; null: a board does not tell. */
  readonly upkeepsHeld: number | null;
  /** 602.5b, 603.2h: how often each of its abilities has been activated, or has triggered, by the ability's words. */
  readonly activations: ReadonlyMap<string, Activations>;
  /** How the spell was cast that became it; null where it did not come from a spell; a board does not tell. */
  readonly cast: CastFacts | 'untold' | null;
  /** 701.37b, 701.60: what it has become, for as long as it is that permanent; no characteristic, and not copied. */
  readonly designations: ReadonlySet<Designation>;
}

/** 701.37, 702.112, 701.60, 702.171b, 719.3b: what a permanent may be besides its characteristics; saddled until end of turn. */
export type Designation = 'monstrous' | 'renowned' | 'saddled' | 'suspected' | 'solved';

/** How often an ability has been activated, or has triggered. */
export interface Activations {
  readonly thisTurn: number;
  readonly thisGame: number;
}

/** A card outside the battlefield. */
export interface CardObject {
  readonly id: string;
  readonly card: CompiledCard;
  readonly owner: string;
  readonly zone: CardZone;
  readonly commander: boolean;
  /** 707.12: a copy of a card, which is none: it is there to be cast, and ceases to exist otherwise (704.5e). */
  readonly copy?: true;
  /** Of a card in exile; absent where there is nothing to say. */
  readonly aside?: Aside;
}

/**
 * 400.7, 608.2h: an object that is gone, as it last was. A card keeps its id wherever it goes, so what spoke of the object that it was before
 * speaks of this id from then on, and never of the object that it has become.
 */
export interface PastObject {
  /** Of no object of the game. */
  readonly id: string;
  /** The id that it had. */
  readonly was: string;
  readonly object: ObjectView;
  /** What it was on the battlefield, before continuous effects; null where it was not there. */
  readonly permanent: PermanentObject | null;
  /** 400.7e, 400.7j: the id of what it has become, where words that mean it find that; null where they find nothing. */
  readonly now: string | null;
}
