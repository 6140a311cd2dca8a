import type { Color, CompiledCard, Support } from '../../engine/index.ts';

/** What `list` narrows by; every condition given has to hold. */
export interface CardFilter {
  /** A part of the name, folded as in `find`: "aether v" lists "Æther Vial". */
  readonly name?: string;
  /** Words of the type line, in any order and case: "legendary land", "elf". */
  readonly type?: string;
  /** The card (any of its faces) has at least these colors; an empty list asks for colorless cards. */
  readonly colors?: readonly Color[];
  /** The color identity (903.4) is within these colors. */
  readonly colorIdentity?: readonly Color[];
  readonly support?: Support;
}

export interface CardPage {
  readonly cards: readonly CompiledCard[];
  /** How many cards the filter lets through in all. */
  readonly total: number;
  readonly hasNextPage: boolean;
}

/** Where the cards come from, for the API's `service` field and for bug reports. */
export interface CatalogueInfo {
  readonly kind: 'starter' | 'compiled';
  /** Cards in it, tokens included. */
  readonly size: number;
  /** Names of the sources it was made from: "starter", "scryfall oracle_cards", "mtgjson AtomicCards". */
  readonly sources: readonly string[];
  /** When the source was published or the file written, ISO 8601; of the starter the date its facts were last checked. */
  readonly date: string;
  /** SHA-256 over the source's bytes, as hexadecimal digits. */
  readonly sha256: string;
}

/**
 * The port for card data. Names match as people type them: case, accents, "Æther" or "Aether", curly quotes, dashes and extra
 * spaces don't matter; a card with several faces answers to its whole name ("Fire // Ice", "Fire/Ice") and to each face's name.
 * Where two cards would answer, a card's full name goes before a face's, and a card before a token.
 */
export interface CardCatalogue {
  readonly info: CatalogueInfo;
  /** The card of that name; undefined where there is none. */
  find(name: string): CompiledCard | undefined;
  /** Names in the catalogue that look most like this one, the nearest first; for "did you mean". At most `count`. */
  nearest(name: string, count: number): readonly string[];
  /** A page of at most `first` cards in name order, beginning behind the card of the full name `after`. */
  list(filter: CardFilter, first: number, after?: string): CardPage;
  /** Frees the file. A closed catalogue must not be asked again. */
  close(): void;
}
