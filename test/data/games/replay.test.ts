import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askIn } from '../../../cli/scenario/ask.ts';
import type { JsonObject } from '../../../cli/scenario/json.ts';
import { at } from '../../../cli/scenario/path.ts';
import { openCatalogue } from '../../../data/cards/index.ts';
import { GameKeeper } from '../../../data/games/keeper.ts';
import { type Fixed, KeptGames, type LoggedVersion } from '../../../data/games/kept.ts';
import { CardShelf } from '../../../data/games/snapshot/cards.ts';
import { Codec } from '../../../data/games/snapshot/codec.ts';
import type { GameStore } from '../../../data/games/store.ts';
import { type GameState, type PlayerAction, perform } from '../../../engine/index.ts';
import { createServer } from '../../../resolvers/server.ts';
import { begun } from '../../support/boards.ts';
import { STORES, type TestedStore } from '../../support/gameStores.ts';
import { below, deckCards, type Random, randomSetup } from '../../support/playGame.ts';
import { playAtRandom } from '../../support/playing.ts';
import { randomFrom } from '../../support/random.ts';

/** Kept games that are played at random with undoing, looked at as the bytes that are in the store. REPLAY_GAMES says how many for each store. */
const GAMES: Readonly<Record<string, number>> = {
  SQLite: Number(process.env.REPLAY_GAMES ?? 6),
  DynamoDB: Number(process.env.REPLAY_GAMES ?? 2),
};
const FIRST = Number(process.env.REPLAY_SEED ?? 1);
const CHANGES = 14;
const TIMEOUT = 60_000 + 20_000 * Math.max(...Object.values(GAMES));
const OWNER = 'ann';

const catalogue = openCatalogue();
const CARDS = deckCards(catalogue);
/** As in a process that has just started. */
const shelf = (): CardShelf => new CardShelf((name) => catalogue.find(name));

describe.each(Object.entries(STORES))('games kept in %s', (name, start) => {
  let tested: TestedStore;
  let store: GameStore;
  let ask: Ask;
  beforeAll(async () => {
    tested = await start();
    store = tested.open();
    ask = askIn(createServer(), catalogue, { keeper: new GameKeeper(store, shelf(), { now: () => tested.clock.now }), owner: OWNER });
  });
  afterAll(() => tested.close());

  const bytesAt = async (id: string, version: number): Promise<string> => {
    const stored = await store.version(OWNER, id, version);
    if (stored === null) throw new Error(`no version ${version}`);
    return Buffer.from(stored.state).toString('base64');
  };
  const fixedOf = (id: string): Promise<Fixed> => new KeptGames(tested.open(), new Codec(shelf())).fixed({ owner: OWNER, id });
  const logsOf = (id: string, to: number): Promise<readonly LoggedVersion[]> =>
    new KeptGames(tested.open(), new Codec(shelf())).logs(OWNER, id, 1, to, to);

  it(`are the same bytes when they are played again, undone and forked: ${GAMES[name]} of them`, { timeout: TIMEOUT }, async () => {
    const tally = { versions: 0, undone: 0, actions: 0 };
    for (let seed = FIRST; seed < FIRST + (GAMES[name] ?? 1); seed += 1) {
      const { id, newest } = await playedWithUndoing(ask, randomFrom(seed), seed);
      const stored: string[] = [''];
      for (let version = 1; version <= newest; version += 1) stored.push(await bytesAt(id, version));
      const { board, cards, actions } = await fixedOf(id);
      expect(actions).toEqual([]);
      const codec = new Codec(shelf());
      const bytes = (state: GameState): string => Buffer.from(codec.encode(state, cards)).toString('base64');
      // The board that it began from, set up again.
      const states = new Map([[1, begun(JSON.parse(JSON.stringify(board)), CARDS)]]);
      for (const { version, log, same, before } of await logsOf(id, newest)) {
        const from = states.get(before ?? 0);
        if (log.kind === 'undone') tally.undone += 1;
        if (log.kind === 'undone') states.set(version, states.get(log.to) ?? fail(`no version ${log.to}`));
        if (log.kind === 'acted') states.set(version, again(from ?? fail(`no version ${before}`), log.actions));
        if (log.kind === 'acted') tally.actions += log.actions.length;
        expect([seed, version, bytes(states.get(version) ?? fail('no state')) === stored[version]]).toEqual([seed, version, true]);
        expect([seed, version, stored[same] === stored[version]]).toEqual([seed, version, true]);
        // What was read from the store goes on as what was played.
        const next = codec.decodeState(Buffer.from(stored[version] ?? '', 'base64'), cards);
        expect([seed, version, bytes(next) === stored[version]]).toEqual([seed, version, true]);
        states.set(version, next);
      }
      for (const version of [1, 1 + below(randomFrom(seed), newest), newest]) {
        const forked = await ask('mutation($id: ID!, $version: Int!) { fork(game: $id, atVersion: $version) { id } }', { id, version });
        const copy = String(at(forked, 'fork', 'id'));
        expect([seed, version, await bytesAt(copy, 1)]).toEqual([seed, version, stored[version]]);
        const begin = await fixedOf(copy);
        expect(bytes(again(begun(JSON.parse(JSON.stringify(begin.board)), CARDS), begin.actions))).toBe(stored[version]);
      }
      tally.versions += newest;
    }
    expect(tally.undone).toBeGreaterThan(GAMES[name] ?? 1);
    expect(tally.actions).toBeGreaterThan(10 * (GAMES[name] ?? 1));
  });
});

function fail(message: string): never {
  throw new Error(message);
}

/** Actions as they are stored, done by the engine alone. */
function again(from: GameState, actions: readonly unknown[]): GameState {
  return actions.reduce<GameState>((state, action) => {
    const done = perform(state, engineAction(action));
    return done.ok ? done.value.state : fail(`refused: ${JSON.stringify(action)}: ${done.error.message}`);
  }, from);
}

/** These are made of the engine's by `played`, so that their fields are the engine's. */
function engineAction(action: unknown): PlayerAction {
  const [kind = '', fields] = Object.entries(JSON.parse(JSON.stringify(action)))[0] ?? [];
  return JSON.parse(JSON.stringify({ kind, ...(typeof fields === 'object' ? fields : {}) }), (_, value) => value ?? undefined);
}

/** A game with changes of some actions each, some of them taken back. */
async function playedWithUndoing(ask: Ask, random: Random, seed: number): Promise<{ readonly id: string; readonly newest: number }> {
  const setup = randomSetup(random, CARDS, seed);
  const made = await ask('mutation($board: BoardInput!) { createGame(input: $board) { id } }', { board: { ...setup } });
  const id = String(at(made, 'createGame', 'id'));
  let newest = 1;
  const states = [begun(setup, CARDS)];
  for (let change = 0; change < CHANGES; change += 1) {
    const steps = 1 + below(random, 3);
    if (states.length > steps && random() < 0.25) {
      const undone = await ask('mutation($id: ID!, $steps: Int!) { undo(game: $id, steps: $steps) { __typename } }', { id, steps });
      expect(at(undone, 'undo', '__typename')).toBe('Acted');
      states.length -= steps;
      newest += 1;
      continue;
    }
    const { actions, state } = playAtRandom(random, states.at(-1) ?? fail('no state'), 1 + below(random, 5));
    if (actions.length === 0) continue;
    const given = actions.map(({ kind, ...fields }): JsonObject => ({ [kind]: fields }));
    const query = 'mutation($id: ID!, $actions: [Action!]!) { act(game: $id, actions: $actions) { __typename } }';
    const acted = await ask(query, { id, actions: given });
    expect([at(acted, 'act', '__typename'), given]).toEqual(['Acted', given]);
    states.push(state);
    newest += 1;
  }
  return { id, newest };
}
