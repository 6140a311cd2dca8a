import type { GraphQLFormattedError } from 'graphql';
import { openCatalogue } from '../../data/cards/index.ts';
import { GameKeeper } from '../../data/games/keeper.ts';
import { CardShelf } from '../../data/games/snapshot/cards.ts';
import { openSqliteStore } from '../../data/games/sqlite/store.ts';
import { createContext, createServer, type GamesOf } from '../../resolvers/server.ts';

/** A server in process and its catalogue, for tests that send real requests through the public schema. */
const catalogue = openCatalogue();
const logged: string[] = [];
const server = createServer({ error: (message) => logged.push(message) });
const keeper = new GameKeeper(openSqliteStore(':memory:'), new CardShelf((name) => catalogue.find(name)));

export interface Answer {
  readonly status: number | undefined;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphQLFormattedError[];
}

/** `owner`: whose games it is about; null: nobody knows. */
export async function ask(query: string, variables: Readonly<Record<string, unknown>> = {}, owner: string | null = 'ann'): Promise<Answer> {
  return askIn({ keeper, owner }, query, variables);
}

/** With other games, or none. */
export async function askIn(games: GamesOf | null, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  const { http, body } = await server.executeOperation<Readonly<Record<string, unknown>>>(
    { query, variables },
    { contextValue: createContext(catalogue, games) },
  );
  if (body.kind !== 'single') throw new Error('an answer in parts');
  return { status: http.status, data: body.singleResult.data ?? null, errors: body.singleResult.errors ?? [] };
}

/** The data of an answer that has to be without errors. */
export async function answer(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  owner: string | null = 'ann',
): Promise<unknown> {
  const { data, errors } = await ask(query, variables, owner);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return JSON.parse(JSON.stringify(data));
}

/** What the server has logged since the last call. */
export function takeLog(): readonly string[] {
  return logged.splice(0);
}

/** A board's answer: `select` is asked of it. */
export async function onBoard(select: string, board: Readonly<Record<string, unknown>>): Promise<unknown> {
  const data = await answer(`query($board: BoardInput!) { board(input: $board) { ${select} } }`, { board });
  return typeof data === 'object' && data !== null && 'board' in data ? data.board : undefined;
}

/** The errors that a board is refused with. */
export async function refusals(board: Readonly<Record<string, unknown>>): Promise<readonly GraphQLFormattedError[]> {
  const { errors } = await ask('query($board: BoardInput!) { board(input: $board) { turn } }', { board });
  return errors;
}
