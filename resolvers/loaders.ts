import DataLoader from 'dataloader';
import type { CardCatalogue } from '../data/cards/catalogue.ts';
import type { GameKeeper } from '../data/games/keeper.ts';
import type { KeptGame } from '../data/games/kept.ts';
import type { CompiledCard } from '../engine/index.ts';

/** Cards by the name that the caller typed; undefined where the catalogue has none. Each name is looked up once a request. */
export type CardLoader = DataLoader<string, CompiledCard | undefined>;

export function createCardLoader(catalogue: CardCatalogue): CardLoader {
  return new DataLoader(async (names) => names.map((name) => catalogue.find(name)));
}

/** A game as a caller names it; `version` null: the newest. */
export interface GameRef {
  readonly id: string;
  readonly version: number | null;
}

/** A caller's games; null where there is none. Each version is read once a request, until the request changes something. */
export type GameLoader = DataLoader<GameRef, KeptGame | null, string>;

export function createGameLoader(keeper: GameKeeper, owner: string): GameLoader {
  return new DataLoader<GameRef, KeptGame | null, string>(
    (refs) => Promise.all(refs.map(({ id, version }) => keeper.game(owner, id, version))),
    {
      cacheKeyFn: ({ id, version }) => JSON.stringify([id, version]),
    },
  );
}
