import { openCatalogue } from '../data/cards/index.ts';
import { GameKeeper } from '../data/games/keeper.ts';
import { CardShelf } from '../data/games/snapshot/cards.ts';
import type { GameStore } from '../data/games/store.ts';
import { cursor } from '../resolvers/games/pages.ts';
import { createContext, createServer } from '../resolvers/server.ts';
import { GAME_STORES } from './gameStores.ts';
import { measure, printRatios } from './measure.ts';

/** Kept games through GraphQL: how long changing and reading take, and how that grows with permanents and with what has been done before. */
export async function benchGames(): Promise<void> {
  for (const [name, open] of Object.entries(GAME_STORES)) {
    const { store, close } = await open();
    const service = serviceOn(store);
    const bySize = await Promise.all(PERMANENTS.map(async (count) => [`${count} permanents`, await service.create(count)] as const));
    for (const [what, run] of Object.entries(service.questions))
      printRatios(`${name}: ${what}`, await measure(tasks(bySize, run), { time: 1_000, least: 16 }));
    const byAge: (readonly [string, string])[] = [];
    for (const actions of HISTORY) byAge.push([`${actions} actions before`, await service.grown(10, actions)]);
    for (const [what, run] of Object.entries(service.questions))
      printRatios(`${name}: ${what}`, await measure(tasks(byAge, run), { time: 1_000, least: 16 }));
    await close();
  }
}

const PERMANENTS = [10, 100, 1_000];
const HISTORY = [1, 100, 1_000, 10_000];
const CARDS = ['Forest', 'Mountain', 'Grizzly Bears', 'Sol Ring', 'Llanowar Elves'];
const OWNER = 'bench';

const tasks = (games: readonly (readonly [string, string])[], run: (id: string) => Promise<unknown>) =>
  Object.fromEntries(games.map(([name, id]) => [name, async () => run(id)]));

function serviceOn(store: GameStore) {
  const catalogue = openCatalogue();
  const server = createServer();
  const shelf = new CardShelf((name) => catalogue.find(name));
  const warm = new GameKeeper(store, shelf);
  const ask = async (keeper: GameKeeper, query: string, variables: Record<string, unknown>) => {
    const contextValue = createContext(catalogue, { keeper, owner: OWNER });
    const { body } = await server.executeOperation<Record<string, Record<string, unknown>>>({ query, variables }, { contextValue });
    if (body.kind !== 'single' || body.singleResult.errors) throw new Error(JSON.stringify(body));
    return body.singleResult.data;
  };
  const create = async (count: number): Promise<string> => {
    const battlefield = Array.from({ length: count }, (_, at) => ({ card: CARDS[at % CARDS.length] ?? 'Forest' }));
    const input = { players: [{ id: 'a', battlefield }, { id: 'b' }] };
    const data = await ask(warm, 'mutation($input: BoardInput!) { createGame(input: $input) { id } }', { input });
    return String(data?.createGame?.id);
  };
  /** A game to which so much was done already: each version as the mutation stores it. */
  const grown = async (count: number, actions: number): Promise<string> => {
    const id = await create(count);
    await ask(warm, ACT, { id });
    const [second, [logged]] = [await store.newest(OWNER, id), await store.logs(OWNER, id, 2, 2, 1)];
    if (second === null || logged === undefined) throw new Error('nothing was done to the game');
    const { game, state, ...facts } = second;
    for (let version = 3; version <= actions + 1; version += 1) {
      const next = { ...facts, state, log: logged.log, version, before: version - 1, same: version };
      if ((await store.append(game, next)) !== 'stored') throw new Error(`version ${version} is taken`);
    }
    return id;
  };
  let keys = 0;
  const questions: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'reading a game': (id) => ask(warm, READ, { id }),
    'reading a game that is not at hand': (id) => ask(new GameKeeper(store, shelf), READ, { id }),
    'reading its first version, not at hand': (id) => ask(new GameKeeper(store, shelf), READ, { id, version: 1 }),
    'the last page of its history': async (id) => ask(warm, LAST, { id, after: lastCursor(await warm.game(OWNER, id)) }),
    'changing a game': (id) => ask(warm, ACT, { id }),
    'changing a game, with a key': (id) => {
      keys += 1;
      return ask(warm, ACT, { id, key: `key ${keys}` });
    },
    'taking back a change': (id) => ask(warm, 'mutation($id: ID!) { undo(game: $id) { __typename } }', { id }),
  };
  return { create, grown, questions };
}

const ACT = `mutation($id: ID!, $key: String) { act(game: $id, actions: [{ gainLife: { player: "a", amount: 1 } }], idempotencyKey: $key) {
  ... on Acted { game { version player(id: "a") { life } } events { text } } } }`;
const READ = 'query($id: ID!, $version: Int) { game(id: $id, version: $version) { version turn player(id: "a") { life } } }';
const LAST =
  'query($id: ID!, $after: String) { game(id: $id) { history(first: 20, after: $after) { nodes { version text } pageInfo { hasNextPage } } } }';

/** The cursor of what a client has seen but for the last twenty changes. */
function lastCursor(game: { readonly version: number } | null): string {
  return cursor('event', Math.max(1, (game?.version ?? 1) - 20), 0);
}
