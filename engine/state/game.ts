import type { Ability } from '../ast/index.ts';
import type { CompiledCard } from '../cards/definition.ts';
import type { Chosen } from './chosenValues.ts';
import type { PooledMana } from './manaPool.ts';

export type { Chosen };

/** 500.1, in the order of a turn. */
export const STEPS = [
  'UNTAP',
  'UPKEEP',
  'DRAW',
  'PRECOMBAT_MAIN',
  'BEGIN_COMBAT',
  'DECLARE_ATTACKERS',
  'DECLARE_BLOCKERS',
  'COMBAT_DAMAGE',
  'END_COMBAT',
  'POSTCOMBAT_MAIN',
  'END',
  'CLEANUP',
] as const;
export type StepName = (typeof STEPS)[number];

/** What is true of a game at one moment. Deeply readonly: an action makes a new one. */
export interface GameState {
  /** The turn's number, from 1. */
  readonly turn: number;
  readonly step: StepName;
  /** 102.1: whose turn it is. */
  readonly active: string;
  /** 117: who has priority. */
  readonly priority: string;
  readonly format: 'commander' | null;
  /** For what is random; the same seed gives the same results. */
  readonly seed: number;
  /** In turn order. */
  readonly players: readonly PlayerState[];
  /** 110: everything on the battlefield by id, phased-out permanents too, in the order of the board. */
  readonly permanents: ReadonlyMap<string, PermanentObject>;
  /** Everything in the other zones by id. */
  readonly cards: ReadonlyMap<string, CardObject>;
  /** 405: the stack, the bottom first. */
  readonly stack: readonly StackObject[];
}

/** 113.7, 405: an ability on the stack. It exists apart from its source (113.7a). */
export interface StackObject {
  readonly id: string;
  readonly kind: 'activatedAbility' | 'triggeredAbility';
  /** The id of the object that it is an ability of. */
  readonly source: string;
  readonly ability: Ability;
  /** Its words as printed. */
  readonly text: string;
  readonly controller: string;
  /** What its words point back to: what triggered it, or what was paid for it. */
  readonly meant: Meant;
}

/** What words that point back mean to an ability: "it" and "that land", "that player", X, "that many"; null where nothing is meant. */
export interface Meant {
  readonly it: readonly string[] | null;
  readonly they: string | null;
  readonly x: number | null;
  readonly thatMany: number | null;
}

export interface PlayerState {
  readonly id: string;
  readonly life: number;
  readonly poison: number;
  readonly energy: number;
  readonly landsPlayed: number;
  /** 903.10a: combat damage dealt to this player, by the id of the commander that dealt it. */
  readonly commanderDamage: ReadonlyMap<string, number>;
  /** 903.8: how often this player has cast a commander of theirs from the command zone this game, by the card's id; 0 where it isn't listed. */
  readonly commanderCasts: ReadonlyMap<string, number>;
  /** 106.4: unspent mana, what is of one kind together. */
  readonly manaPool: readonly PooledMana[];
  /** Ids of the cards in this player's zones; the library's first is its top. */
  readonly hand: readonly string[];
  readonly graveyard: readonly string[];
  readonly exile: readonly string[];
  readonly library: readonly string[];
  readonly command: readonly string[];
}

/** 707.2, 707.2b: what a permanent is a copy of, settled when it became one. */
export interface CopiedValues {
  readonly card: CompiledCard;
  readonly face: number;
  readonly faceDown: boolean;
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
  readonly faceDown: boolean;
  readonly token: boolean;
  readonly commander: boolean;
  /** 508: the player or permanent that it attacks. */
  readonly attacking: string | null;
  /** 509: the attacker that it blocks. */
  readonly blocking: string | null;
  /** 607.2a: ids of the cards in exile that it imprinted, or exiled otherwise. */
  readonly imprinted: readonly string[];
  readonly exiledWith: readonly string[];
  /** 613.7d: the order in which continuous effects are applied. */
  readonly timestamp: number;
  /** 502.3: in so many of its controller's next untap steps it doesn't untap, one effect of that kind or several. */
  readonly heldTapped: number;
  /** 602.5b, 603.2h: how often each of its abilities has been activated, or has triggered, by the ability's words. */
  readonly activations: ReadonlyMap<string, Activations>;
}

/** How often an ability has been activated, or has triggered. */
export interface Activations {
  readonly thisTurn: number;
  readonly thisGame: number;
}

export type CardZone = 'hand' | 'graveyard' | 'exile' | 'library' | 'command' | 'stack';

/** A card outside the battlefield. */
export interface CardObject {
  readonly id: string;
  readonly card: CompiledCard;
  readonly owner: string;
  readonly zone: CardZone;
  readonly commander: boolean;
}

/** 702.26b: the permanents that exist for the game, in the order of the board: those that are phased in. */
export function permanentsOf(state: GameState): readonly string[] {
  return [...state.permanents.values()].filter(({ phasedOut }) => !phasedOut).map(({ id }) => id);
}

/** The player of that id; undefined where there is none. */
export function playerOf(state: GameState, id: string): PlayerState | undefined {
  return state.players.find((player) => player.id === id);
}
