import type { JsonObject } from '../../cli/scenario/json.ts';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import { openCatalogue } from '../../data/cards/index.ts';
import { GameKeeper, type KeeperOptions } from '../../data/games/keeper.ts';
import type { KeptGame } from '../../data/games/kept.ts';
import type { Made } from '../../data/games/making.ts';
import { CardShelf } from '../../data/games/snapshot/cards.ts';
import type { GameStore } from '../../data/games/store.ts';
import type { GamesOf } from '../../resolvers/server.ts';
import { type Answer, askIn } from '../api/client.ts';
import type { TestedStore } from './gameStores.ts';

const catalogue = openCatalogue();

/** A keeper that knows nothing but what is in the store, as in a process of its own. */
export const keeperOf = (store: GameStore, options: KeeperOptions = {}): GameKeeper =>
  new GameKeeper(store, new CardShelf((name) => catalogue.find(name)), options);

/** The game that was made. @throws where none was */
export function madeOf(made: Made | null): KeptGame {
  if (made?.kind !== 'made') throw new Error(`no game was made: ${made?.kind}`);
  return made.game;
}

/** An owner's games as another process serves them, by the store's clock. */
export const processOf = (tested: TestedStore, owner = 'ann'): GamesOf => ({
  keeper: keeperOf(tested.open(), { now: () => tested.clock.now }),
  owner,
});

/** A board on which little can happen: a land, and two players with their life. */
export const SMALL_BOARD = {
  players: [
    { id: 'a', battlefield: [{ id: 'forest', card: 'Forest' }] },
    { id: 'b', battlefield: [{ id: 'island', card: 'Island' }] },
  ],
};

export const gained = (amount: number, player = 'a') => ({ gainLife: { player, amount } });
export const tapped = (permanent = 'forest') => ({ tapForMana: { permanent } });

/** What is asked of every change: enough to tell two answers apart. */
const RESULT = `__typename
  ... on Acted { game { id version a: player(id: "a") { life } b: player(id: "b") { life } } events { __typename version at text } }
  ... on Illegal { action message }
  ... on VersionConflict { expected actual }`;

export const CREATE = 'mutation($input: BoardInput!) { createGame(input: $input) { id version createdAt expiresAt } }';
export const ACT = `mutation($game: ID!, $actions: [Action!]!, $expectedVersion: Int, $idempotencyKey: String) {
  act(game: $game, actions: $actions, expectedVersion: $expectedVersion, idempotencyKey: $idempotencyKey) { ${RESULT} } }`;
export const UNDO = `mutation($game: ID!, $steps: Int, $expectedVersion: Int, $idempotencyKey: String) {
  undo(game: $game, steps: $steps, expectedVersion: $expectedVersion, idempotencyKey: $idempotencyKey) { ${RESULT} } }`;
export const FORK = 'mutation($game: ID!, $atVersion: Int) { fork(game: $game, atVersion: $atVersion) { id version } }';
export const DELETE = 'mutation($id: ID!) { deleteGame(id: $id) }';
export const READ = `query($id: ID!, $version: Int) { game(id: $id, version: $version) {
  id version a: player(id: "a") { life } b: player(id: "b") { life } permanents { id tapped } } }`;
export const HISTORY = `query($id: ID!, $first: Int, $after: String) { game(id: $id) { history(first: $first, after: $after) {
  edges { cursor node { __typename version text } } pageInfo { hasNextPage endCursor } } } }`;
export const LIST = `query($first: Int, $after: String) { games(first: $first, after: $after) {
  nodes { id version } pageInfo { hasNextPage endCursor } } }`;

/** Data without errors, as plain JSON. @throws where there are errors */
export async function answerIn(games: GamesOf, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  const { data, errors } = await askIn(games, query, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return JSON.parse(JSON.stringify(data));
}

/** All that a connection has, page after page; `pageAfter` asks for the page after a cursor, from null on. */
export async function allPages(list: 'edges' | 'nodes', pageAfter: (after: unknown) => Promise<unknown>): Promise<readonly JsonObject[]> {
  const found: JsonObject[] = [];
  for (let after: unknown = null; ; ) {
    const page = await pageAfter(after);
    found.push(...objectsAt(page, list));
    if (at(page, 'pageInfo', 'hasNextPage') !== true) return found;
    after = at(page, 'pageInfo', 'endCursor');
  }
}

/** A new game's id. */
export async function createdIn(games: GamesOf, input: object = SMALL_BOARD): Promise<string> {
  return String(at(await answerIn(games, CREATE, { input }), 'createGame', 'id'));
}

/** The code and the field of an answer's first error; null where it has none. */
export function errorOf({ errors }: Answer): readonly [unknown, unknown] | null {
  const [first] = errors;
  return first === undefined ? null : [first.extensions?.code, first.extensions?.field];
}
