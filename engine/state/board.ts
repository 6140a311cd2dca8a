import type { FaceDown } from './faceDown.ts';
import type { StepName } from './game.ts';

/** A board as a caller describes it. What is left out has the default that stands with it. */
export interface BoardSetup {
  /** In turn order; at least one. */
  readonly players: readonly PlayerSetup[];
  /** Whose turn it is: the first player. */
  readonly active?: string;
  /** Who has priority: the active player. */
  readonly priority?: string;
  /** PRECOMBAT_MAIN */
  readonly step?: StepName;
  /** None; `commander` brings the rules of 903 and 40 life. */
  readonly format?: 'commander';
  /** 0 */
  readonly seed?: number;
  /** 725, 726: the ids of the players who have these; nobody does. */
  readonly monarch?: string;
  readonly initiative?: string;
  /** 731: neither. */
  readonly dayNight?: 'day' | 'night';
}

export interface PlayerSetup {
  readonly id: string;
  /** 20, or 40 in `commander` (903.7). */
  readonly life?: number;
  readonly poison?: number;
  readonly energy?: number;
  /** 702.131: whether they have the city's blessing: no. */
  readonly blessing?: boolean;
  /** 702.179: their speed, 1 to 4; none. */
  readonly speed?: number;
  /** Unspent mana as symbols: `{G}{G}{C}`. */
  readonly manaPool?: string;
  /** Lands played this turn: 0. */
  readonly landsPlayed?: number;
  /** Combat damage taken from each commander, by its object's id. */
  readonly commanderDamage?: Readonly<Record<string, number>>;
  /** The permanents that this player controls. */
  readonly battlefield?: readonly PermanentSetup[];
  /** Cards that this player owns; the library's first is its top. */
  readonly hand?: readonly CardSetup[];
  readonly graveyard?: readonly CardSetup[];
  readonly exile?: readonly CardSetup[];
  readonly library?: readonly CardSetup[];
  readonly command?: readonly CardSetup[];
}

export interface CardSetup {
  readonly card: string;
  /** Unique on the board; made up from the card's name where absent. */
  readonly id?: string;
  /** 1; several copies have the ids `id-1`, `id-2` …. */
  readonly count?: number;
  readonly commander?: boolean;
  /** Of a permanent or a card in exile: counters on it (122.1), by their kinds. */
  readonly counters?: Readonly<Record<string, number>>;
  /** Of a card in exile: whether it was foretold or plotted in an earlier turn (702.143, 702.170). */
  readonly foretold?: boolean;
  readonly plotted?: boolean;
}

export interface PermanentSetup extends Omit<CardSetup, 'foretold' | 'plotted'> {
  readonly tapped?: boolean;
  readonly sick?: boolean;
  /** The player whose battlefield it is listed in. */
  readonly owner?: string;
  /** The id of an object or a player. */
  readonly attachedTo?: string;
  readonly x?: number;
  readonly chosen?: {
    readonly color?: string;
    readonly type?: string;
    readonly creatureType?: string;
    readonly player?: string;
    readonly card?: string;
    readonly word?: string;
  };
  /** `front`, `back` or a face's name: the front. */
  readonly face?: string;
  /** An object's id or a card's name. */
  readonly copyOf?: string;
  /** Whether it is face down, or how it came to be so; see `faceDownOf`. */
  readonly faceDown?: boolean | Exclude<FaceDown, false>;
  readonly phasedOut?: boolean;
  readonly token?: boolean;
  readonly damage?: number;
  /** `monstrous`, `renowned`, `suspected`: none. */
  readonly designations?: readonly string[];
  /** The player or permanent attacked. */
  readonly attacking?: string;
  /** 702.22c: the number of the band that it attacks in, the same for all of them. */
  readonly band?: number;
  /** The attacker blocked, and with it its band. */
  readonly blocking?: string;
  /** Names of exiled cards, or ids of cards listed in exile. */
  readonly imprinted?: readonly string[];
  readonly exiledWith?: readonly string[];
  /** 613.7: the place in the order of the board. */
  readonly timestamp?: number;
}

/** What is wrong with a board: of which kind, where (keys and indices from the board down), and what would be right. */
export interface BoardError {
  readonly code: 'UNKNOWN_CARD' | 'DUPLICATE_ID' | 'UNKNOWN_ID' | 'INVALID_VALUE' | 'TOO_LARGE' | 'CYCLE';
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly suggestions?: readonly string[];
}

/** How large a board may be: what every answer about it stays quick for. */
export const BOARD_LIMITS = { players: 16, permanents: 2_000, cards: 10_000, errors: 200 } as const;
