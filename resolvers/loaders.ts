import DataLoader from 'dataloader';
import type { CardCatalogue } from '../data/cards/catalogue.ts';
import type { CompiledCard } from '../engine/index.ts';

/** Cards by the name that the caller typed; undefined where the catalogue has none. Each name is looked up once a request. */
export type CardLoader = DataLoader<string, CompiledCard | undefined>;

export function createCardLoader(catalogue: CardCatalogue): CardLoader {
  return new DataLoader(async (names) => names.map((name) => catalogue.find(name)));
}
