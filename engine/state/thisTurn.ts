import type { CompiledCard } from '../cards/definition.ts';
import type { ObjectView } from './objectView.ts';
import type { SpellOnStack } from './stack.ts';
import type { CardZone } from './zone.ts';

/** What has happened this turn, as far as text asks for it. */
export interface ThisTurn {
  /** In the order in which they were cast. */
  readonly spells: readonly SpellCast[];
  /** By player. */
  readonly lifeGained: ReadonlyMap<string, number>;
  readonly lifeLost: ReadonlyMap<string, number>;
  /** 700.14: how much mana, by player. */
  readonly manaSpent: ReadonlyMap<string, number>;
  /** Ids of the objects that have added mana, the same objects still. */
  readonly addedMana: ReadonlySet<string>;
  /** Cards, by player. */
  readonly drawn: ReadonlyMap<string, number>;
  /** What has left the battlefield, as it last was there. */
  readonly left: readonly LeftThisTurn[];
  /** 400.7: what has moved from zone to zone, or was created, in that order. */
  readonly moved: readonly MovedThisTurn[];
  /** 508.6: what was declared as an attacker, in that order. */
  readonly attacked: readonly AttackedThisTurn[];
  /** 509: which creature was declared to block which. */
  readonly blocked: readonly BlockedThisTurn[];
  /** 120: damage that was dealt. */
  readonly dealt: readonly DealtThisTurn[];
  /** 702.122c, 702.171c: which creature crewed or saddled which permanent. */
  readonly crewed: readonly CrewedThisTurn[];
  /** Ids of cards that were discarded and lie in a graveyard since. */
  readonly discarded: ReadonlySet<string>;
  /** 115.1: what became the target of a spell or ability, whose and which of these, in that order; whether it is there still, the same object. */
  readonly aimed: readonly AimedThisTurn[];
  /** How many combat phases attackers were declared in. */
  readonly combats: number;
  /** Which abilities that are the game's own, without a source, have triggered (702.179). */
  readonly sourceless: ReadonlySet<string>;
  /** Which kinds of events have happened, and from and to which zones, and why, objects have moved: what is not in it has not happened. */
  readonly deeds: ReadonlySet<string>;
}

/** A creature that was declared as an attacker: as what, by whom, against whom and in which combat phase of the turn. */
export interface AttackedThisTurn {
  readonly id: string;
  /** Whether it is on the battlefield still, the same object (400.7). */
  readonly there: boolean;
  readonly object: ObjectView;
  readonly player: string;
  readonly whom: string;
  readonly defending: string;
  readonly combat: number;
}

/** A creature that was declared to block another; whether each is on the battlefield still, the same object. */
export interface BlockedThisTurn {
  readonly blocker: string;
  readonly blockerThere: boolean;
  readonly attacker: string;
  readonly attackerThere: boolean;
}

/** Damage that was dealt; whether its source and what it was dealt to are there still, the same objects. */
export interface DealtThisTurn {
  readonly source: string;
  readonly sourceThere: boolean;
  readonly target: string;
  readonly targetThere: boolean;
  readonly amount: number;
  readonly combat: boolean;
  /** Of combat damage to a player: its source as it was then. */
  readonly by?: ObjectView;
}

/** A player or object that became a target. */
export interface AimedThisTurn {
  readonly target: string;
  readonly there: boolean;
  readonly by: 'spell' | 'ability';
  readonly controller: string;
}

/** A creature that crewed a Vehicle or saddled a Mount; whether each is on the battlefield still, the same object. */
export interface CrewedThisTurn {
  readonly how: 'crew' | 'saddle';
  readonly creature: string;
  readonly creatureThere: boolean;
  readonly object: string;
  readonly objectThere: boolean;
}

/** Something that has moved; `player`: who controls it where it went to the battlefield, who controlled it where it came from there, else its owner. */
export interface MovedThisTurn {
  /** The id that it has afterwards, or had before where it ceased to exist. */
  readonly id: string;
  readonly from: 'battlefield' | CardZone | 'nowhere';
  readonly to: 'battlefield' | CardZone | 'nowhere';
  readonly cause: string;
  readonly player: string;
  readonly owner: string;
}

/** 700.4: something that has left the battlefield: where to, and why. */
export interface LeftThisTurn {
  readonly object: ObjectView;
  readonly to: 'battlefield' | CardZone | 'nowhere';
  readonly cause: string;
}

/** A turn in which nothing has happened. */
export const NEW_TURN: ThisTurn = {
  spells: [],
  lifeGained: new Map(),
  lifeLost: new Map(),
  manaSpent: new Map(),
  addedMana: new Set(),
  drawn: new Map(),
  left: [],
  moved: [],
  attacked: [],
  blocked: [],
  dealt: [],
  crewed: [],
  discarded: new Set(),
  aimed: [],
  combats: 0,
  sourceless: new Set(),
  deeds: new Set(),
};

/** A spell as it was cast, wherever it is by now. */
export interface SpellCast {
  readonly spell: SpellOnStack;
  readonly card: CompiledCard;
  readonly owner: string;
}
