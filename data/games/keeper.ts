import type { GameState } from '../../engine/index.ts';
import { type ChangeRequest, change, type Decision } from './change.ts';
import type { Changed } from './changed.ts';
import { StoreError } from './errors.ts';
import { type Begun, type Fixed, type KeptGame, KeptGames, type LoggedVersion } from './kept.ts';
import type { GameLog } from './log.ts';
import { idFor, type Made, type Once } from './making.ts';
import { type HistoryEntry, historyOf, type Past, type Place, pastOf, versionBefore } from './past.ts';
import type { CardShelf } from './snapshot/cards.ts';
import { Codec } from './snapshot/codec.ts';
import type { GameFacts, GameStore } from './store.ts';
import { Turns } from './turns.ts';

/** How long games are kept where nothing else is said, in days. */
export const KEPT_DAYS = 30;
const DAY = 86_400_000;
/** How long a change is tried while others come first, waiting in line included, in milliseconds. */
const PATIENCE = 15_000;

export interface KeeperOptions {
  /** `KEPT_DAYS` where absent. */
  readonly days?: number;
  readonly now?: () => number;
}

/** Keeps games: makes them, changes them, reads what they are and were. To any but its owner a game isn't there. @throws {StoreError} */
export class GameKeeper {
  readonly #games: KeptGames;
  readonly #store: GameStore;
  readonly #days: number;
  readonly #now: () => number;
  readonly #turns = new Turns();

  constructor(store: GameStore, shelf: CardShelf, { days = KEPT_DAYS, now = Date.now }: KeeperOptions = {}) {
    this.#store = store;
    this.#games = new KeptGames(store, new Codec(shelf));
    this.#days = days;
    this.#now = now;
  }

  /** `board`: what the state was set up from, as it was given. */
  create(owner: string, state: GameState, board: unknown, once: Once | null = null): Promise<Made> {
    return this.#create(owner, { board, actions: [] }, state, { kind: 'created' }, once);
  }

  /** What came of it when it was asked for before; null where it wasn't, or nothing came of it. */
  async made(owner: string, once: Once): Promise<Made | null> {
    const game = await this.#games.version(owner, idFor(owner, once), 1);
    if (game === null) return null;
    if ((await this.#games.fixed(game.game)).asked !== once.digest) return { kind: 'otherUse' };
    await this.#store.enlist(game.game);
    return { kind: 'made', game };
  }

  /** The newest version, or that one; null where there is none. */
  async game(owner: string, id: string, version: number | null = null): Promise<KeptGame | null> {
    return version === null ? this.#games.newest(owner, id) : this.#games.version(owner, id, version);
  }

  /** See `change`. */
  change<R>(request: ChangeRequest, decide: (game: KeptGame) => Promise<Decision<R>>): Promise<Changed<R>> {
    const times = { until: performance.now() + PATIENCE, now: this.#now };
    return this.#turns.take(JSON.stringify([request.owner, request.id]), PATIENCE, () => change(this.#games, request, decide, times));
  }

  /** Takes back so many changes; undoing is a change itself, and is not undone. Refused where fewer were made. */
  undo<R>(request: ChangeRequest, steps: number, refusal: R): Promise<Changed<R>> {
    return this.change<R>(request, async (game) => {
      const to = await versionBefore(this.#games, game, steps);
      if (to === null) return { kind: 'refused', refusal };
      const { state, same, before } = to;
      return { kind: 'next', state, same, before, log: { kind: 'undone', to: to.version, steps } };
    });
  }

  /** A new game that begins as that version is. */
  async fork(game: KeptGame, once: Once | null = null): Promise<Made> {
    const { id, owner } = game.game;
    const { board, cards, actions, leftOut } = await this.origin(game);
    const begun: Begun = { board, cards, actions, ...(leftOut ? { leftOut } : {}) };
    return this.#create(owner, begun, game.state, { kind: 'forked', from: id, version: game.version }, once);
  }

  delete(owner: string, id: string): Promise<boolean> {
    return this.#store.delete(owner, id);
  }

  list(owner: string, most: number, after: Pick<GameFacts, 'id' | 'createdAt'> | null): Promise<readonly GameFacts[]> {
    return this.#store.list(owner, most, after);
  }

  /** See `historyOf`. */
  history(game: KeptGame, most: number, after: Place | null, count: (version: LoggedVersion) => number): Promise<readonly HistoryEntry[]> {
    return historyOf(this.#games, game, most, after, count);
  }

  /** What a game began from, with the cards as they were then, and everything that was done since. */
  async origin(game: KeptGame): Promise<Past & Pick<Fixed, 'board' | 'cards'>> {
    const [{ board, cards }, past] = await Promise.all([this.#games.fixed(game.game), pastOf(this.#games, game)]);
    return { ...past, board, cards };
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  async #create(owner: string, begun: Begun, state: GameState, log: GameLog, once: Once | null): Promise<Made> {
    const createdAt = this.#now();
    const facts: GameFacts = { id: idFor(owner, once), owner, createdAt, expiresAt: createdAt + this.#days * DAY };
    const game = await this.#games.create(facts, once === null ? begun : { ...begun, asked: once.digest }, state, log);
    if (game !== null) return { kind: 'made', game };
    if (once === null) throw new StoreError('STORE_BUSY', 'The game could not be made. Ask again.');
    return (await this.made(owner, once)) ?? { kind: 'gone' };
  }
}
