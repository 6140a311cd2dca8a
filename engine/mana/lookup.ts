import type { Condition, Filter, ManaSource, ManaType, ObjectRef, PlayerRef, Quantity } from '../ast/index.ts';
import type { Undetermined } from '../characteristics/truth.ts';
import type { ManaAmounts, TypeSet } from './amounts.ts';
import type { Amount, TypeSource } from './possibilities.ts';

/** An answer read off the state, or why the state cannot give it. */
export type Looked<T> = { readonly value: T } | Undetermined;
export const found = <T>(value: T): { readonly value: T } => ({ value });
export const isFound = <T>(looked: Looked<T>): looked is { readonly value: T } => 'value' in looked;

/** What working out a production asks of the game: everything from the point of view of one ability of one permanent. */
export interface Lookup {
  /** An amount; open, or one of several, where paying the costs decides it. */
  readonly quantity: (quantity: Quantity) => Looked<Amount>;
  readonly condition: (condition: Condition) => Looked<boolean>;
  /** The colors or types that some objects could produce (106.7). */
  readonly couldProduce: (what: 'color' | 'type', by: ObjectRef) => Looked<TypeSource>;
  readonly colorsOf: (of: ObjectRef) => Looked<TypeSet>;
  readonly colorsAmong: (among: Filter) => Looked<TypeSet>;
  /** The color chosen for the permanent; none where none was chosen. */
  readonly chosenColor: () => TypeSet;
  /** 903.4: the colors of the commanders' identity; none where the player has no commander. */
  readonly commanderIdentity: () => TypeSet;
  /** The symbols of an object's mana cost as mana: hybrid ones are each of their types, generic ones colorless. */
  readonly manaCostOf: (of: ObjectRef) => Looked<readonly (readonly ManaType[])[]>;
  /** The mana that a triggered mana ability waits for, where its event names it: "tapped for mana of the chosen color". */
  readonly triggeringMana: ManaSource | null;
  /** 106.12a: the types that the permanent just tapped for mana produced; null where none was. */
  readonly produced: TypeSet | null;
  /** The players that the words mean; `they`: whom an instruction before has chosen. */
  readonly players: (who: PlayerRef, they: string | null) => Looked<readonly string[]>;
  /** 106.4: the unspent mana of a player. */
  readonly unspentMana: (who: PlayerRef) => Looked<ManaAmounts>;
}
