import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { at } from '../../cli/scenario/path.ts';
import { startDynamo } from '../support/dynamo.ts';
import { ACT, allPages, CREATE, gained, HISTORY, READ, SMALL_BOARD } from '../support/keptGames.ts';
import { randomFrom } from '../support/random.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';

/**
 * The server of `npm start`, killed in the middle of a stream of mutations. Each mutation has both players gain an amount that no other one has, so
 * that what was lost, doubled or half done shows in the two life totals and in the history.
 */

/** How often: `WELLSPRING_KILLS=20` for as many as that. */
const KILLS = Number(process.env.WELLSPRING_KILLS || 3);
const WRITERS = 4;

/** Where games are kept, as the server's environment says it. */
const PLACES: Readonly<Record<string, () => Promise<{ environment: Readonly<Record<string, string>>; close(): Promise<void> }>>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wellspring-killed-'));
    return {
      environment: { WELLSPRING_GAMES: join(folder, 'games.sqlite') },
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  DynamoDB: async () => {
    const { endpoint, table, close } = await startDynamo();
    const credentials = { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
    return { environment: { WELLSPRING_GAMES: `dynamodb:${table}`, AWS_ENDPOINT_URL_DYNAMODB: endpoint, ...credentials }, close };
  },
};

describe.each(Object.entries(PLACES))('%s', (place, open) => {
  const kills = place === 'SQLite' ? KILLS : Math.ceil(KILLS / 3);
  test(
    `killed ${kills} times: what was acknowledged is there, what was not is there whole or not at all, and asking again with its key is answered as it was`,
    async () => {
      const next = randomFrom(7);
      const { environment, close } = await open();
      let server = await startServer(environment);
      const acknowledged = new Map<number, unknown>();
      let asked = 0;
      let unanswered = 0;
      try {
        const id = String(at(await server.ask(CREATE, { input: SMALL_BOARD }), 'data', 'createGame', 'id'));
        const change = (amount: number, on: ServerProcess): Promise<unknown> =>
          on.ask(ACT, { game: id, actions: [gained(amount, 'a'), gained(amount, 'b')], idempotencyKey: `gain ${amount}` });
        for (let kill = 0; kill < kills; kill += 1) {
          const lost: number[] = [];
          const running = server;
          const writer = async (): Promise<void> => {
            for (;;) {
              asked += 1;
              const amount = asked;
              try {
                const answer = await change(amount, running);
                expect(at(answer, 'data', 'act', '__typename')).toBe('Acted');
                acknowledged.set(amount, answer);
              } catch (error) {
                if (error instanceof TypeError || error instanceof SyntaxError) return void lost.push(amount);
                throw error;
              }
            }
          };
          const before = acknowledged.size;
          const stream = Promise.all(Array.from({ length: WRITERS }, writer));
          while (acknowledged.size < before + 12) await pause(5);
          await pause(next() * 100);
          await running.kill();
          await stream;
          expect(lost).toHaveLength(WRITERS);

          server = await startServer(environment);
          const there = await gainsOf(server, id);
          expect([...there.keys()].filter((amount) => acknowledged.has(amount)).length).toBe(acknowledged.size);
          for (const [amount, answer] of acknowledged) {
            expect(there.get(amount)).toBe(at(answer, 'data', 'act', 'game', 'version'));
          }
          const sample = [...acknowledged.keys()].filter(() => next() < 10 / acknowledged.size);
          for (const amount of sample) expect(await change(amount, server)).toEqual(acknowledged.get(amount));
          for (const amount of lost) {
            const answer = await change(amount, server);
            const version = at(answer, 'data', 'act', 'game', 'version');
            if (there.has(amount)) expect(version).toBe(there.get(amount));
            else unanswered += 1;
            expect(await change(amount, server)).toEqual(answer);
            acknowledged.set(amount, answer);
          }
          const all = await gainsOf(server, id);
          expect([...all.keys()].sort((one, other) => one - other)).toEqual(Array.from({ length: asked }, (_, amount) => amount + 1));
        }
        if (KILLS > 3)
          console.log(`${place}: ${asked} mutations, ${kills} kills, ${unanswered} that had not happened when the server was killed`);
      } finally {
        await server.kill();
        await close();
      }
    },
    60_000 + KILLS * 60_000,
  );
});

/** The version at which each amount was gained, by both players. Fails where one was gained by one of them only, or twice, or doesn't show in the life totals. */
async function gainsOf(server: ServerProcess, id: string): Promise<ReadonlyMap<number, number>> {
  const events = await allPages('edges', async (after) =>
    at(await server.ask(HISTORY, { id, first: 100, after }), 'data', 'game', 'history'),
  );
  const gains = events.slice(1).map(({ node }) => ({
    version: Number(at(node, 'version')),
    amount: Number(/\d+/.exec(String(at(node, 'text')))?.[0]),
  }));
  const found = new Map<number, number>();
  for (const [index, { version, amount }] of gains.entries()) {
    expect(version).toBe(2 + Math.floor(index / 2));
    if (index % 2 === 0) expect(found.has(amount)).toBe(false);
    else expect(found.get(amount)).toBe(version);
    found.set(amount, version);
  }
  expect(gains.length % 2).toBe(0);
  const game = at(await server.ask(READ, { id }), 'data', 'game');
  const life = 20 + [...found.keys()].reduce((sum, amount) => sum + amount, 0);
  expect(game).toMatchObject({ version: 1 + found.size, a: { life }, b: { life } });
  return found;
}
