import type { Effect, ManaRider } from '../ast/index.ts';
import type { Lookup } from './lookup.ts';
import type { Amount, Possibilities, TypeSource } from './possibilities.ts';

/** What a list of instructions could add, and what about it the state could not tell. */
export interface Worked {
  readonly possibilities: Possibilities;
  /** Questions that the board leaves open, in words; the answer then holds every way they could go. */
  readonly open: readonly string[];
  /** 106.5: where an instruction asks for a type that is not defined, in words. */
  readonly undefinedTypes: readonly string[];
  /** What else is not told: types that something outside the board settled, what others decide, text that is not read. */
  readonly untold: readonly string[];
}

/** What earlier instructions of the same ability settled for later ones. */
export interface Scope {
  readonly lookup: Lookup;
  readonly x: Amount | null;
  /** "that color", "that type": what an instruction before has chosen or added. */
  readonly thatColor: TypeSource | null;
  /** "That player": whom an instruction before has chosen. */
  readonly they: string | null;
  /** What instructions that follow say of mana added now. */
  readonly riders: readonly ManaRider[];
  /** Instructions before that change what the board shows: what is counted later is counted after them (608.2c). */
  readonly done: readonly Effect[];
  readonly open: string[];
  readonly undefinedTypes: string[];
  readonly untold: string[];
}

/** What working out has come to. */
export const worked = (possibilities: Possibilities, { open, undefinedTypes, untold }: Scope): Worked => ({
  possibilities,
  open: [...new Set(open)],
  undefinedTypes: [...new Set(undefinedTypes)],
  untold: [...new Set(untold)],
});

/** Nothing settled yet. */
export const scopeOf = (lookup: Lookup): Scope => ({
  lookup,
  x: null,
  thatColor: null,
  they: null,
  riders: [],
  done: [],
  open: [],
  undefinedTypes: [],
  untold: [],
});
