import type { Combat } from './combat.ts';
import type { DelayedTrigger, LastingEffect } from './lasting.ts';
import type { PooledMana } from './manaPool.ts';
import type { CardObject, PastObject, PermanentObject } from './objects.ts';
import type { Returning } from './returning.ts';
import type { StackObject } from './stack.ts';
import { isMainPhase, type StepName } from './steps.ts';
import type { ThisTurn } from './thisTurn.ts';
import type { TurnOrder } from './turnOrder.ts';

/** What games are made of, by the one door that other rooms use. */
export type { Aside } from './aside.ts';
export type { Chosen } from './chosenValues.ts';
export { type Attack, type Combat, NEW_COMBAT } from './combat.ts';
export type { FaceDown } from './faceDown.ts';
export type { DelayedTrigger, LastingEffect, Moment, Use } from './lasting.ts';
export type { Activations, CardObject, CopiedValues, Designation, PastObject, PermanentObject } from './objects.ts';
export type { Returning } from './returning.ts';
export {
  type AbilityOnStack,
  type CastFacts,
  type Meant,
  type OtherMeant,
  renamedMeant,
  type SpellOnStack,
  type SpentConsequenceOf,
  type StackObject,
} from './stack.ts';
export { isMainPhase, STEPS, type StepName } from './steps.ts';
export {
  type AttackedThisTurn,
  type BlockedThisTurn,
  type DealtThisTurn,
  type LeftThisTurn,
  type MovedThisTurn,
  NEW_TURN,
  type SpellCast,
  type ThisTurn,
} from './thisTurn.ts';
export { type AddedPhase, plainOrder, type Skippable, type TurnOrder } from './turnOrder.ts';
export type { CardZone } from './zone.ts';

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
  /** 611.2: continuous effects of spells and abilities that have resolved, in the order in which they began. */
  readonly effects: readonly LastingEffect[];
  /** 603.7. */
  readonly delayedTriggers: readonly DelayedTrigger[];
  /** 610.3. */
  readonly returning: readonly Returning[];
  /** 608.2h: objects that are gone and that something on the stack, an effect or a delayed trigger still speaks of, by the id that stands for them there. */
  readonly past: ReadonlyMap<string, PastObject>;
  /** 400.7, 613.7: the next number for new objects and timestamps; it only grows. */
  readonly nextNumber: number;
  readonly thisTurn: ThisTurn;
  /** 506: the combat phase of this turn: the one under way, or the last one. */
  readonly combat: Combat;
  /** Whose turn it was before this one, and how many spells each player cast in it; null in the first turn of a board. */
  readonly lastTurn: { readonly active: string; readonly spells: ReadonlyMap<string, number> } | null;
  /** 500.7-11. */
  readonly order: TurnOrder;
  /** 725, 726: the players who have these; null while nobody does. */
  readonly monarch: string | null;
  readonly initiative: string | null;
  /** 731.1: null until it becomes day or night for the first time. */
  readonly dayNight: 'day' | 'night' | null;
  /** While an action is done that leaves out what is not modelled, the words that count as not being there; never set between actions. */
  readonly omitted?: ReadonlySet<string>;
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
  /** 702.131c: has the city's blessing, for the rest of the game. */
  readonly blessing: boolean;
  /** 702.179: 1 to 4; null: this player has no speed, which counts as 0. */
  readonly speed: number | null;
  /** 104.3: why this player has lost the game; null while still in it. */
  readonly lost: Loss | null;
}

/** 104.3, 704.5a-c: why a player has lost. */
export type Loss = 'life' | 'emptyLibrary' | 'poison' | 'commanderDamage' | 'effect' | 'conceded';

/** 702.26b: the permanents that exist for the game, in the order of the board: those that are phased in. */
export function permanentsOf(state: GameState): readonly string[] {
  return [...state.permanents.values()].filter(({ phasedOut }) => !phasedOut).map(({ id }) => id);
}

/** 104.5: the players who are still in the game, in turn order. */
export function playersOf({ players }: GameState): readonly PlayerState[] {
  return players.every(({ lost }) => lost === null) ? players : players.filter(({ lost }) => lost === null);
}

/** 104.1, 104.2a: at most one of several players is left. */
export const isOver = (state: GameState): boolean => state.players.length > 1 && playersOf(state).length < 2;

/** 102.1, 800.4j: the player whose place it is, or where they have left the game the next one in turn order who has not. */
export function nextInGame(state: GameState, id: string): string {
  const place = state.players.findIndex((player) => player.id === id);
  const following = [...state.players.slice(place), ...state.players.slice(0, Math.max(0, place))];
  return following.find(({ lost }) => lost === null)?.id ?? id;
}

/** A permanent as it is, or as one that is gone last was (608.2h); undefined where there is neither. */
export function permanentIn({ permanents, past }: GameState, id: string): PermanentObject | undefined {
  return permanents.get(id) ?? past.get(id)?.permanent ?? undefined;
}

/** The id that an object had, of one that is gone; of others their own. */
export const idThen = ({ past }: GameState, id: string): string => past.get(id)?.was ?? id;

/** The player of that id; undefined where there is none. */
export function playerOf(state: GameState, id: string): PlayerState | undefined {
  return state.players.find((player) => player.id === id);
}

/** 702.179: the speed at which a player has max speed. */
export const MAX_SPEED = 4;

/** 307.1, 602.5d: whether it is a main phase of a player's own, with an empty stack. */
export const isSorceryTime = ({ active, step, stack }: GameState, player: string): boolean =>
  active === player && isMainPhase(step) && stack.length === 0;
