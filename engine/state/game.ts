import type { Ability, Duration, Effect, SpentConsequence, StaticEffect, TriggerEvent } from '../ast/index.ts';
import type { CompiledCard } from '../cards/definition.ts';
import type { Chosen } from './chosenValues.ts';
import type { PooledMana } from './manaPool.ts';
import type { ObjectView } from './objectView.ts';

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
  /** 611.2: continuous effects of spells and abilities that have resolved, in the order in which they began. */
  readonly effects: readonly LastingEffect[];
  /** 603.7. */
  readonly delayedTriggers: readonly DelayedTrigger[];
  /** 608.2h: objects that are gone and that something on the stack, an effect or a delayed trigger still speaks of, by the id that stands for them there. */
  readonly past: ReadonlyMap<string, PastObject>;
  /** 400.7, 613.7: the next number for new objects and timestamps; it only grows. */
  readonly nextNumber: number;
  readonly thisTurn: ThisTurn;
}

/** What has happened this turn, as far as text asks for it. */
export interface ThisTurn {
  /** In the order in which they were cast. */
  readonly spells: readonly SpellCast[];
  /** By player. */
  readonly lifeGained: ReadonlyMap<string, number>;
  readonly lifeLost: ReadonlyMap<string, number>;
  /** Cards, by player. */
  readonly drawn: ReadonlyMap<string, number>;
  /** What has left the battlefield, as it last was there. */
  readonly left: readonly LeftThisTurn[];
  /** Which kinds of events have happened, and from and to which zones, and why, objects have moved: what is not in it has not happened. */
  readonly deeds: ReadonlySet<string>;
}

/** 700.4: something that has left the battlefield: where to, and why. */
export interface LeftThisTurn {
  readonly object: ObjectView;
  readonly to: 'battlefield' | CardZone;
  readonly cause: string;
}

/** A turn in which nothing has happened. */
export const NEW_TURN: ThisTurn = {
  spells: [],
  lifeGained: new Map(),
  lifeLost: new Map(),
  drawn: new Map(),
  left: [],
  deeds: new Set(),
};

/** A spell as it was cast, wherever it is by now. */
export interface SpellCast {
  readonly spell: SpellOnStack;
  readonly card: CompiledCard;
  readonly owner: string;
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

/** 405: a spell or an ability on the stack. */
export type StackObject = AbilityOnStack | SpellOnStack;

interface OnStack {
  readonly id: string;
  readonly controller: string;
  /** Its words as printed; a spell's name. */
  readonly text: string;
  /** 601.2c: its targets, one list for each time that its text (of the chosen modes) says "target", in the order of the text. */
  readonly targets: readonly (readonly string[])[];
  /** 700.2: places of its modes that were chosen, in the order of the text; empty where it has none. */
  readonly modes: readonly number[];
  /** What its words point back to: what triggered it, what was paid for it, its X. */
  readonly meant: Meant;
}

/** 113.7: an ability on the stack. It exists apart from its source (113.7a). */
export interface AbilityOnStack extends OnStack {
  readonly kind: 'activatedAbility' | 'triggeredAbility';
  /** The id of the object that it is an ability of. */
  readonly source: string;
  /** 201.5: the object that its words mean by a name. */
  readonly named: string;
  readonly ability: Ability;
  /** Which of its object's abilities its uses are counted for, see `instanceOf`. */
  readonly instance: string;
}

/** 112.1: a spell. Its id is the card's, which is in the zone `stack`. */
export interface SpellOnStack extends OnStack {
  readonly kind: 'spell';
  /** The card's id. */
  readonly source: string;
  readonly face: number;
  /** 708.4. */
  readonly faceDown: boolean;
  readonly cast: CastFacts;
  /** 707.10: a copy is no card; it ceases to exist when it leaves the stack. */
  readonly copy: boolean;
}

/** How a spell was cast, as far as it or the permanent that it becomes asks. */
export interface CastFacts {
  /** From where; null for a copy that was not cast. */
  readonly from: CardZone | null;
  /** 107.3: the X that was chosen; null where there is none. */
  readonly x: number | null;
  /** Its alternative cost, as `alternativesOf` names it; null: for its mana cost. */
  readonly alternative: string | null;
  /** Its optional additional costs that were paid, by name, once for each time: "kicker", "buyback". */
  readonly paid: readonly string[];
  /** 118.9: without paying its mana cost. */
  readonly free: boolean;
  readonly manaSpent: readonly PooledMana[];
  /** 106.6: what was said of the spell where mana was made that was spent on it. */
  readonly consequences: readonly SpentConsequenceOf[];
}

/** 106.6: what text says of a spell on which mana was spent. */
export interface SpentConsequenceOf {
  /** The id of what made the mana; null where it isn't known. */
  readonly source: string | null;
  readonly text: string;
  readonly consequence: SpentConsequence;
}

/** 611.2: a continuous effect that a spell or ability started as it resolved. */
export interface LastingEffect {
  readonly id: string;
  /** The object whose spell or ability it is; it may be gone. */
  readonly source: string;
  /** 201.5: what the text means by its name. */
  readonly named: string;
  readonly controller: string;
  readonly text: string;
  readonly effect: StaticEffect;
  /** 611.2c: the objects that it affects, settled as it began; null where it affects whatever it speaks of at any time. */
  readonly objects: readonly string[] | null;
  readonly meant: Meant;
  readonly duration: Duration;
  /** 613.7b. */
  readonly timestamp: number;
  readonly began: Moment;
  /** How many spells had been cast in the turn in which it began: "the next spell you cast this turn" is the first after those. */
  readonly spellsBefore: number;
  /** 707.2: what its objects become copies of, settled as it began; null where it is no copy effect. */
  readonly copied: CopiedValues | null;
}

/** 603.7: an ability that waits to trigger, set up by a spell or ability. */
export interface DelayedTrigger {
  readonly id: string;
  readonly source: string;
  readonly named: string;
  readonly controller: string;
  readonly text: string;
  readonly event: TriggerEvent;
  readonly effects: readonly Effect[];
  readonly meant: Meant;
  /** 603.7b: whether it triggers once only, the next time. */
  readonly once: boolean;
  /** While what it waits for counts; null: until it has triggered. */
  readonly duration: Duration | null;
  readonly began: Moment;
}

/** When something began: for durations that end in a later turn. */
export interface Moment {
  readonly turn: number;
  readonly step: StepName;
  readonly active: string;
}

/** What words that point back mean to an ability: "it" and "that land", "that player", X, "that many"; null where nothing is meant. */
export interface Meant {
  readonly it: readonly string[] | null;
  readonly they: string | null;
  readonly x: number | null;
  readonly thatMany: number | null;
  /** While it resolves: the cards that were looked at, revealed, found or put somewhere together, as far as nothing was done with them since. */
  readonly among?: readonly string[] | null;
  /** While it resolves: what was "exiled this way", "discarded this way" and so on, by that word. */
  readonly thisWay?: ReadonlyMap<string, readonly string[]>;
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
  /** 104.3: why this player has lost the game; null while still in it. */
  readonly lost: Loss | null;
}

/** 104.3, 704.5a-c: why a player has lost. */
export type Loss = 'life' | 'emptyLibrary' | 'poison' | 'commanderDamage' | 'effect' | 'conceded';

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
  /** How the spell was cast that became it; null where it did not come from a spell; a board does not tell. */
  readonly cast: CastFacts | 'untold' | null;
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
