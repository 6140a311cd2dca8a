import type { ApolloServer } from '@apollo/server';
import type { CardCatalogue } from '../../data/cards/catalogue.ts';
import { type Context, createContext, type GamesOf } from '../../resolvers/server.ts';
import type { JsonObject } from './json.ts';

/** Sends one request to the API and gives its data; throws `Refused` where the API answers with errors. */
export type Ask = (query: string, variables: JsonObject) => Promise<JsonObject>;

/** What the API said instead of an answer. */
export class Refused extends Error {}

/** Through the public schema, without a network; `games`: where games are kept, null where none are. */
export function askIn(server: ApolloServer<Context>, catalogue: CardCatalogue, games: GamesOf | null): Ask {
  return async (query, variables) => {
    const { body } = await server.executeOperation<JsonObject>({ query, variables }, { contextValue: createContext(catalogue, games) });
    if (body.kind !== 'single') throw new Refused('the API answered in parts');
    const { data, errors } = body.singleResult;
    const [error] = errors ?? [];
    if (error !== undefined) throw new Refused(`${String(error.extensions?.code)}: ${error.message}`);
    return data ?? {};
  };
}
