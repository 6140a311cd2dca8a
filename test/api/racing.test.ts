import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../cli/scenario/path.ts';
import type { GamesOf } from '../../resolvers/server.ts';
import { STORES, type TestedStore } from '../support/gameStores.ts';
import { ACT, allPages, answerIn, createdIn, errorOf, gained, HISTORY, processOf, READ, UNDO } from '../support/keptGames.ts';
import { askIn, takeLog } from './client.ts';

/** Writers of one game at the same time, each through the mutations, as if from several processes. */

const WRITERS = 50;
const PROCESSES = 5;

describe.each(Object.entries(STORES))('%s: fifty writers', (_, start) => {
  let tested: TestedStore;
  let processes: readonly GamesOf[];
  beforeAll(async () => {
    tested = await start();
    processes = Array.from({ length: PROCESSES }, () => processOf(tested));
  });
  afterAll(async () => {
    takeLog();
    await tested.close();
  });

  const of = Array.from({ length: WRITERS }, (_, number) => number);
  const games = (number: number): GamesOf => processes[number % PROCESSES] ?? processOf(tested);
  /** Asks again where there was too much to do, which a slow machine may come to: nothing was made then. With a key, also where there was no answer. */
  const asked = async (number: number, query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> => {
    for (;;) {
      const answer = await askIn(games(number), query, variables);
      const code = errorOf(answer)?.[0];
      if (code === undefined) return JSON.parse(JSON.stringify(answer.data));
      if (code !== 'STORE_BUSY' && !(code === 'STORE_UNAVAILABLE' && 'idempotencyKey' in variables))
        throw new Error(JSON.stringify(answer.errors));
    }
  };
  const act = async (number: number, variables: object) => at(await asked(number, ACT, { ...variables }), 'act');
  const gameOf = async (id: string) => at(await answerIn(processOf(tested), READ, { id }), 'game');
  /** What happened, event by event; as another process reads it. */
  const texts = async (id: string): Promise<readonly unknown[]> => {
    const edges = await allPages('edges', async (after) =>
      at(await answerIn(processOf(tested), HISTORY, { id, first: 100, after }), 'game', 'history'),
    );
    return edges.slice(1).map(({ node }) => at(node, 'text'));
  };

  test('of one version: one of them makes the next', async () => {
    const id = await createdIn(games(0));
    const results = await Promise.all(of.map((number) => act(number, { game: id, actions: [gained(number + 1)], expectedVersion: 1 })));
    const acted = results.filter((result) => at(result, '__typename') === 'Acted');
    expect(acted).toHaveLength(1);
    expect(results.filter((result) => at(result, '__typename') === 'VersionConflict')).toHaveLength(WRITERS - 1);
    expect(await gameOf(id)).toMatchObject({ version: 2, a: { life: at(acted[0], 'game', 'a', 'life') } });
    expect(await texts(id)).toHaveLength(1);
  });

  test('that say nothing of versions: each makes one, none is lost, none is doubled', async () => {
    const id = await createdIn(games(0));
    const results = await Promise.all(of.map((number) => act(number, { game: id, actions: [gained(1), gained(2 ** (number % 20))] })));
    expect(results.map((result) => at(result, 'game', 'version')).sort((left, right) => Number(left) - Number(right))).toEqual(
      of.map((number) => number + 2),
    );
    const sum = of.reduce((total, number) => total + 1 + 2 ** (number % 20), 20);
    expect(await gameOf(id)).toMatchObject({ version: WRITERS + 1, a: { life: sum } });
    expect(await texts(id)).toHaveLength(2 * WRITERS);
  });

  test('that send everything twice with a key, at the same time to different processes: each makes one version, and hears of that one', async () => {
    const id = await createdIn(games(0));
    const twice = await Promise.all(
      of.map((number) => {
        const change = { game: id, actions: [gained(number + 1)], idempotencyKey: `writer ${number}` };
        return Promise.all([act(number, change), act(number + 1, change)]);
      }),
    );
    for (const [first, second] of twice) expect(second).toEqual(first);
    expect(new Set(twice.map(([result]) => at(result, 'game', 'version'))).size).toBe(WRITERS);
    expect(await gameOf(id)).toMatchObject({ version: WRITERS + 1, a: { life: 20 + (WRITERS * (WRITERS + 1)) / 2 } });
    expect(new Set(await texts(id)).size).toBe(WRITERS);
  });

  test('fifteen of whom read, change what they read, and read again where another came first: all of them come in', async () => {
    const id = await createdIn(games(0));
    const fifteen = of.slice(0, 15);
    const conflicts = await Promise.all(
      fifteen.map(async (number) => {
        for (let conflict = 0; ; conflict += 1) {
          const game = at(await answerIn(games(number), READ, { id }), 'game');
          const life = Number(at(game, 'a', 'life'));
          const change = { game: id, actions: [{ setLife: { player: 'a', to: life + 1 } }], expectedVersion: at(game, 'version') };
          if (at(await act(number, change), '__typename') === 'Acted') return conflict;
          await pause(Math.random() * Math.min(1_000, 100 * 2 ** conflict));
        }
      }),
    );
    expect(await gameOf(id)).toMatchObject({ version: fifteen.length + 1, a: { life: 20 + fifteen.length } });
    expect(Math.max(...conflicts)).toBeGreaterThan(0);
  });

  test('half of whom take back what others did: as many changes stay as were not taken back', async () => {
    const id = await createdIn(games(0));
    for (let number = 0; number < WRITERS / 2; number += 1) await act(number, { game: id, actions: [gained(1)] });
    const results = await Promise.all(
      of.map(async (number) =>
        number % 2 === 0
          ? act(number, { game: id, actions: [gained(1)] })
          : at(await asked(number, UNDO, { game: id, steps: 1, idempotencyKey: `undo ${number}` }), 'undo'),
      ),
    );
    expect(results.map((result) => at(result, '__typename'))).toEqual(of.map(() => 'Acted'));
    expect(await gameOf(id)).toMatchObject({ version: 1 + WRITERS / 2 + WRITERS, a: { life: 20 + WRITERS / 2 } });
  });
});
