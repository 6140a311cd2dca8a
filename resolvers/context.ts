import type { CardCatalogue } from '../data/cards/catalogue.ts';
import { type CardLoader, createCardLoader } from './loaders.ts';

/** What the resolvers of one request share. */
export interface Context {
  readonly catalogue: CardCatalogue;
  readonly cards: CardLoader;
}

/** One for each request: loaders remember what they loaded. */
export function createContext(catalogue: CardCatalogue): Context {
  return { catalogue, cards: createCardLoader(catalogue) };
}
