import type { GameState } from '../../engine/index.ts';
import { Cache } from './cache.ts';
import { StoreError } from './errors.ts';
import type { GameLog } from './log.ts';
import type { StoredCard } from './snapshot/cards.ts';
import type { Codec } from './snapshot/codec.ts';
import { guarded, packed, unpacked } from './snapshot/pack.ts';
import type { GameFacts, GameStore, StoredLog, StoredVersion, VersionFacts } from './store.ts';

/** A version of a game that is kept. */
export interface KeptGame extends VersionFacts {
  readonly game: GameFacts;
  readonly state: GameState;
}

/** A version with what led to it. */
export interface LoggedVersion extends VersionFacts {
  readonly log: GameLog;
}

/** What never changes of a game. */
export interface Fixed {
  readonly cards: readonly StoredCard[];
  /** The board that it began from, as it was given: a `BoardInput` of the API. */
  readonly board: unknown;
  /** What had been done already where it was forked off another one: `Action`s of the API. */
  readonly actions: readonly unknown[];
  /** Whether anything was left out in them, since it is not modelled. */
  readonly leftOut?: true;
  /** Of all that was asked for, where it was asked for with a key; see `Once`. */
  readonly asked?: string;
}

/** What a game begins from; a forked one with the cards that the first began with, others with those of their state. */
export type Begun = Omit<Fixed, 'cards'> & Partial<Fixed>;

/** More than any game comes to: states, logs and what is fixed, in bytes. */
const MOST = 6_000_000;

/** Games as the engine's values, read from and written to a store. Versions never change, so that those read lately are at hand. */
export class KeptGames {
  readonly store: GameStore;
  readonly #codec: Codec;
  readonly #states = new Cache<GameState>(256);
  readonly #fixed = new Cache<Fixed>(256);

  constructor(store: GameStore, codec: Codec) {
    this.store = store;
    this.#codec = codec;
  }

  async newest(owner: string, id: string): Promise<KeptGame | null> {
    return this.#kept(await this.store.newest(owner, id));
  }

  async version(owner: string, id: string, version: number): Promise<KeptGame | null> {
    return this.#kept(await this.store.version(owner, id, version));
  }

  async logs(owner: string, id: string, from: number, to: number, most: number): Promise<readonly LoggedVersion[]> {
    const stored = await this.store.logs(owner, id, from, to, most);
    if (stored.length === 0) return [];
    const { cards } = await this.fixed({ id, owner });
    return stored.map(({ log, ...facts }: StoredLog) => ({ ...facts, log: this.#codec.decodeLog(log, cards) }));
  }

  async fixed({ owner, id }: Pick<GameFacts, 'owner' | 'id'>): Promise<Fixed> {
    const known = this.#fixed.get(id);
    if (known !== undefined) return known;
    const bytes = await this.store.fixed(owner, id);
    if (bytes === null) throw new StoreError('GAME_DAMAGED', 'What this game began from is missing.');
    const { text } = unpacked(bytes);
    const fixed: Fixed = guarded(() => JSON.parse(text));
    this.#fixed.set(id, fixed);
    return fixed;
  }

  async create(game: GameFacts, begun: Begun, state: GameState, log: GameLog): Promise<KeptGame | null> {
    const fixed: Fixed = { ...begun, cards: begun.cards ?? this.#codec.cardsOf(state) };
    const facts: VersionFacts = { version: 1, at: game.createdAt, before: null, same: 1, key: null };
    const first = { ...facts, ...this.#encoded(fixed, state, log) };
    if (!(await this.store.create(game, sized(packed(JSON.stringify(fixed))), first))) return null;
    this.#fixed.set(game.id, fixed);
    this.#states.set(stateKey(game.id, 1), state);
    return { ...facts, game, state };
  }

  /** See `GameStore.append`. */
  async append({ game, state, ...facts }: KeptGame, log: GameLog): Promise<'stored' | 'taken' | 'gone'> {
    const outcome = await this.store.append(game, { ...facts, ...this.#encoded(await this.fixed(game), state, log) });
    if (outcome === 'stored') this.#states.set(stateKey(game.id, facts.version), state);
    return outcome;
  }

  #encoded({ cards }: Fixed, state: GameState, log: GameLog) {
    return { state: sized(this.#codec.encode(state, cards)), log: sized(this.#codec.encode(log, cards)) };
  }

  async #kept(stored: StoredVersion | null): Promise<KeptGame | null> {
    if (stored === null) return null;
    const { state: bytes, ...rest } = stored;
    const key = stateKey(rest.game.id, rest.version);
    const state = this.#states.get(key) ?? this.#codec.decodeState(bytes, (await this.fixed(rest.game)).cards);
    this.#states.set(key, state);
    return { ...rest, state };
  }
}

const stateKey = (id: string, version: number): string => `${id}#${version}`;

function sized(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= MOST) return bytes;
  throw new StoreError(
    'GAME_TOO_LARGE',
    `This comes to ${bytes.length} bytes; of one version of a game at most ${MOST} are kept. Nothing was changed.`,
  );
}
