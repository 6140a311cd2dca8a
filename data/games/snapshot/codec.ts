import type { GameState } from '../../../engine/index.ts';
import { StoreError } from '../errors.ts';
import type { GameLog } from '../log.ts';
import { CardList, type CardShelf, type StoredCard } from './cards.ts';
import { completed, MIGRATIONS, type Migrations, migrated } from './migrate.ts';
import { guarded, packed, unpacked } from './pack.ts';
import { shapeOfGames } from './shape.ts';
import { read, written } from './values.ts';

/** The first line of a stored value; the second is the value. */
interface Head {
  /** See `shapeOfGames`. */
  readonly shape: string;
  /** See `Written.holdsText`. */
  readonly holdsText: boolean;
  /** The cards that it speaks of and that are not in its game's list: tokens that nobody foresaw. */
  readonly added: readonly StoredCard[];
}

/**
 * How the states and logs of games become bytes and are read again. A game has a list of the cards that it began with, which is stored once; what is
 * stored of each version names them by their places in it.
 */
export class Codec {
  readonly #shelf: CardShelf;
  readonly #migrations: Migrations;

  /** `migrations`: other ones than `MIGRATIONS`, for tests; there is one format more than there are of them. */
  constructor(shelf: CardShelf, migrations: Migrations = MIGRATIONS) {
    this.#shelf = shelf;
    this.#migrations = migrations;
  }

  /** The cards of a state, as a list to store once. */
  cardsOf(state: GameState): readonly StoredCard[] {
    const list = new CardList([]);
    written(state, (card) => list.placeOf(this.#shelf.stored(card)));
    return list.cards;
  }

  encode(value: GameState | GameLog, cards: readonly StoredCard[]): Uint8Array {
    const list = new CardList(cards);
    const { text, holdsText } = written(value, (card) => list.placeOf(this.#shelf.stored(card)));
    const head: Head = { shape: shapeOfGames(), holdsText, added: list.cards.slice(cards.length) };
    return packed(`${JSON.stringify(head)}\n${text}`, this.#format);
  }

  /**
   * The state that `encode` was given; equal in everything.
   *
   * @throws {StoreError} `GAME_DAMAGED` where the bytes are not what was written; `GAME_OF_OTHER_VERSION` where another version of the engine
   * wrote them and parts of card text are in them that this one could understand otherwise
   */
  decodeState(bytes: Uint8Array, cards: readonly StoredCard[]): GameState {
    const { head, value } = this.#opened(bytes, cards);
    const state: GameState = value;
    if (head.shape === shapeOfGames()) return state;
    if (!head.holdsText) return completed(state);
    throw new StoreError(
      'GAME_OF_OTHER_VERSION',
      'This version of the game was stored by another version of this software, while something was on the stack or effects went on, and can not be gone on with. Fork the game at an earlier version.',
    );
  }

  /** The log that `encode` was given. It is only told, so that one of an older engine is told as well. Throws as `decodeState` does. */
  decodeLog(bytes: Uint8Array, cards: readonly StoredCard[]): GameLog {
    const log: GameLog = this.#opened(bytes, cards).value;
    return log;
  }

  get #format(): number {
    return this.#migrations.length + 1;
  }

  #opened(bytes: Uint8Array, cards: readonly StoredCard[]) {
    const { format, text } = unpacked(bytes, this.#format);
    return guarded(() => {
      const newest = migrated(text, format, this.#migrations);
      const end = newest.indexOf('\n');
      const head: Head = JSON.parse(newest.slice(0, end));
      const all = [...cards, ...head.added];
      const value = read(newest.slice(end + 1), (place) => {
        const card = all[place];
        if (card === undefined) throw new RangeError(`there is no card ${place}`);
        return this.#shelf.compiled(card);
      });
      return { head, value };
    });
  }
}
