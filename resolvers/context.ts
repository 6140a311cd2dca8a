import type { CardCatalogue } from '../data/cards/catalogue.ts';
import type { GameKeeper } from '../data/games/keeper.ts';
import { type CardLoader, createCardLoader, createGameLoader, type GameLoader } from './loaders.ts';

/** The games of whoever asks. */
export interface CallersGames {
  readonly keeper: GameKeeper;
  readonly owner: string;
  readonly loader: GameLoader;
}

/** What the resolvers of one request share. */
export interface Context {
  readonly catalogue: CardCatalogue;
  readonly cards: CardLoader;
  /** `unknown`: nobody knows who asks; `none`: this service keeps no games. */
  readonly games: CallersGames | 'unknown' | 'none';
}

/** Where games are kept, and whose they are; `owner` null where the service has to know who asks and does not. */
export interface GamesOf {
  readonly keeper: GameKeeper;
  readonly owner: string | null;
}

/** One for each request: loaders remember what they loaded. Without `games` none are kept. */
export function createContext(catalogue: CardCatalogue, games: GamesOf | null = null): Context {
  return { catalogue, cards: createCardLoader(catalogue), games: games === null ? 'none' : gamesOf(games) };
}

function gamesOf({ keeper, owner }: GamesOf): CallersGames | 'unknown' {
  return owner === null ? 'unknown' : { keeper, owner, loader: createGameLoader(keeper, owner) };
}
