import type { Filter } from './filter.ts';
import type { PlayerNumber, Quantity } from './quantity.ts';

/** The objects an instruction speaks of. */
export type ObjectRef =
  /** The object that has the ability: `~` for its name, or `this creature` in the words used. */
  | { readonly kind: 'self'; readonly as: string }
  | { readonly kind: 'it'; readonly plural: boolean }
  /** An object named before: "that land", "those creatures", "the sacrificed creature", "the exiled card". */
  | {
      readonly kind: 'that';
      readonly filter: Filter;
      readonly plural: boolean;
      readonly article: 'that' | 'the' | 'those' | 'this' | 'the last';
    }
  /** 701.3, 303.4: "enchanted land", "equipped creature". */
  | { readonly kind: 'attached'; readonly by: 'enchanted' | 'equipped' | 'fortified'; readonly filter: Filter }
  | { readonly kind: 'each'; readonly filter: Filter }
  | { readonly kind: 'all'; readonly filter: Filter; readonly said: boolean }
  /** "a land", "two creatures", "up to three Forests", "any number of Elves": chosen when the instruction is carried out. */
  | { readonly kind: 'some'; readonly amount: Quantity; readonly filter: Filter }
  /** 115. "target creature", "up to two target lands", "any target". */
  /** `except`: "any target other than that permanent". */
  | {
      readonly kind: 'target';
      readonly amount: Quantity;
      readonly filter: Filter | 'any';
      readonly other: boolean;
      readonly except?: ObjectRef;
    }
  /** 115.4: "target creature or player", "target player or planeswalker", "target opponent or battle". */
  | {
      readonly kind: 'targetOrPlayer';
      readonly amount: Quantity;
      readonly players: 'player' | 'opponent';
      readonly filter: Filter;
      readonly playersFirst: boolean;
      readonly other: boolean;
      /** "target creature, planeswalker, or player": in one list with the objects. */
      readonly listed?: true;
    }
  | { readonly kind: 'topCards'; readonly amount: Quantity; readonly of: PlayerRef }
  | { readonly kind: 'bottomCards'; readonly amount: Quantity; readonly of: PlayerRef }
  /** "each of those creatures", "one of them", "any number of them": some of what another phrase names. */
  | { readonly kind: 'outOf'; readonly amount: Quantity | 'each' | 'all' | 'both' | 'any'; readonly of: ObjectRef }
  /** What is left of a set spoken of before. */
  | {
      readonly kind: 'rest';
      readonly as: 'the rest' | 'the other' | 'the others' | 'both' | 'both creatures' | 'the last' | 'neither' | 'each';
    }
  /** "no creatures": 0 of them. */
  | { readonly kind: 'none'; readonly filter: Filter; readonly plural: boolean }
  /** "each card in your hand" said of the whole zone: "your graveyard", "their hand". */
  | { readonly kind: 'wholeZone'; readonly zone: Zone; readonly of: PlayerRef }
  /** "the creature tapped this way", "the last card exiled with ~": an object told by what was done with it. */
  | { readonly kind: 'possessed'; readonly of: PlayerRef; readonly filter: Filter; readonly plural: boolean }
  /** "put one into your hand and the other …": a bare number of the cards spoken of. */
  | { readonly kind: 'bareNumber'; readonly amount: Quantity }
  | { readonly kind: 'several'; readonly refs: readonly ObjectRef[]; readonly join: 'and' | 'or' | 'and/or' };

export type PlayerRef =
  /** `team`: "your team", which means you where there are no teams (102.4). */
  | { readonly kind: 'you'; readonly said?: 'team' }
  | { readonly kind: 'opponent'; readonly quantifier: OpponentQuantifier }
  | {
      readonly kind: 'player';
      readonly quantifier: PlayerQuantifier;
    }
  | { readonly kind: 'controllerOf'; readonly object: ObjectRef; readonly said: 'possessive' | 'of' }
  | { readonly kind: 'ownerOf'; readonly object: ObjectRef; readonly said: 'possessive' | 'of' }
  | { readonly kind: 'they' }
  /** "any number of target players", "two target opponents". */
  | { readonly kind: 'targetPlayers'; readonly amount: Quantity; readonly opponents: boolean }
  /** "those players", "those opponents", "one of those players", "each of those opponents". */
  | { readonly kind: 'thosePlayers'; readonly opponents: boolean; readonly pick: 'all' | 'each' | 'one' | 'each other' }
  /** "you and that player", "you or target opponent". */
  | { readonly kind: 'players'; readonly refs: readonly PlayerRef[]; readonly join: 'and' | 'or' | 'and/or' }
  /** "each opponent who controls more lands than you", "a player who does". */
  | { readonly kind: 'who'; readonly player: PlayerRef; readonly condition: PlayerCondition }
  /** Whose zone it is is not said: "a graveyard", "graveyards", "all graveyards", "a single graveyard". */
  | { readonly kind: 'anyones'; readonly said: 'a' | 'any' | 'all' | 'each' | 'a single' | 'that' | 'plural' }
  /** "players who control …" are plural; "the player who …", "the monarch". */
  | { readonly kind: 'monarch' }
  | { readonly kind: 'protectorOf'; readonly object: ObjectRef };

/** A relative clause about a player; the condition's player is the one spoken of. */
export type PlayerCondition =
  | { readonly kind: 'controls'; readonly what: ObjectRef; readonly not: boolean }
  | { readonly kind: 'has'; readonly which: PlayerNumber; readonly amount: Quantity; readonly said: 'who' | 'with' }
  | {
      readonly kind: 'moreThan';
      readonly what: Filter | PlayerNumber;
      readonly comparison: 'more' | 'fewer';
      readonly than: PlayerRef;
      /** "at least two more": null where one more is enough. */
      readonly by: Quantity | null;
      readonly said: 'who' | 'with';
    }
  | {
      readonly kind: 'most';
      readonly what: Filter | PlayerNumber;
      readonly comparison: 'most' | 'fewest';
      readonly tied: boolean;
      readonly said: 'who' | 'with';
    }
  /** From a closed list: "does", "can't", "was dealt damage this turn". */
  | { readonly kind: 'did'; readonly what: string };

/** Whoever or whatever something is done to: damage, a target, an attack. */
export type Recipient =
  | ObjectRef
  | PlayerRef
  /** "a player or planeswalker", "you or a permanent you control", "each creature and each player". */
  | { readonly kind: 'mixed'; readonly refs: readonly (ObjectRef | PlayerRef)[]; readonly join: 'and' | 'or' | 'and/or' }
  /** "a player or planeswalker": one article for both. `listed`: "a creature, battle, or opponent", in one list with the objects. */
  | ({ readonly kind: 'orPlayer' } & WithPlayer)
  | ({ readonly kind: 'playerOr' } & WithPlayer)
  /** "the player or planeswalker it's attacking": `battle`: "the player, planeswalker, or battle". */
  | { readonly kind: 'attackedBy'; readonly by: ObjectRef; readonly battle: boolean };

interface WithPlayer {
  readonly article: 'a' | 'that' | 'each' | 'the';
  readonly opponent: boolean;
  readonly filter: Filter;
  readonly listed?: true;
}

export type OpponentQuantifier =
  | 'an'
  | 'each'
  | 'all'
  | 'target'
  | 'that'
  | 'any'
  | 'each other'
  | 'one of'
  | 'another'
  | 'another target'
  | 'up to one target'
  | 'the chosen'
  | 'of your choice'
  | 'of their choice'
  | 'one'
  | 'no'
  | 'at random';
export type PlayerQuantifier =
  | 'a'
  | 'each'
  | 'all'
  | 'target'
  | 'that'
  | 'chosen'
  | 'active'
  | 'defending'
  | 'attacking'
  | 'enchanted'
  | 'other'
  | 'any'
  | 'another'
  | 'another target'
  | 'up to one target'
  | 'the'
  | 'one'
  | 'no'
  | 'of your choice'
  | 'of their choice'
  | 'each of your teammates'
  | 'other players';

export type Zone = 'battlefield' | 'graveyard' | 'hand' | 'library' | 'exile' | 'stack' | 'command';
