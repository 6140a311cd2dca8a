import type { KindSet, Tokens } from '../net.ts';

/**
 * A net made ready for searching: what can't happen and what doesn't matter is gone, what is alike is one. Counts are numbers here; mana
 * beyond `LOTS` is as good as `LOTS`, since no question that asks for more than `ASKABLE` comes this far.
 */
export interface Core {
  readonly kinds: number;
  /** Unspent mana by kind. */
  readonly pool: readonly number[];
  /** What each place holds at the start, the goal's own share taken away where nothing gives the place. */
  readonly caps: readonly number[];
  /** Whether some step gives to the place: what it will have held in the end isn't known from `caps`. */
  readonly given: readonly boolean[];
  /** What the goal takes of given places. */
  readonly need: readonly number[];
  /** Whether something doubles unspent mana. That is left out here: what can be covered without can be covered, and nothing is known of the rest. */
  readonly doubling: boolean;
  /** The goal's own share isn't there. */
  readonly impossible: boolean;
  /** Without input; each takes one of a single place that nothing gives. */
  readonly sources: readonly Source[];
  /** Without input; they take of several places, or several of one, that nothing gives. */
  readonly joints: readonly Step[];
  /** All others: the order in which they happen matters. */
  readonly steps: readonly Step[];
}

/** Mana of one set of kinds. */
export interface Made {
  readonly kinds: KindSet;
  readonly count: number;
}

/** A transition of the net, and which of its outputs. */
export interface Member {
  readonly transition: number;
  readonly output: number;
}

/** One outcome. Its members are outcomes that are alike; their places are in one place of the core. */
export interface Alternative {
  readonly made: readonly Made[];
  /** What a plan gives up by it, the most important first; null where no question is asked about that. */
  readonly cost: readonly number[] | null;
  readonly members: readonly Member[];
}

/** A transition of the core. */
export interface Step {
  readonly input: readonly Made[];
  readonly takes: readonly Tokens[];
  readonly gives: readonly Tokens[];
  readonly alternatives: readonly Alternative[];
}

/** So many times as the place holds: one of the alternatives. */
export interface Source {
  /** Null: as often as one likes. */
  readonly place: number | null;
  readonly alternatives: readonly Alternative[];
}

/** Goals of more mana than this are answered by other means or not at all. */
export const ASKABLE = 2 ** 50;

/** More than any goal and all inputs on the way to it ask for. */
export const LOTS = 2 ** 52;

/** Mana as a number. */
export const saturated = (count: bigint): number => (count >= BigInt(LOTS) ? LOTS : Number(count));
