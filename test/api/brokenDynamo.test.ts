import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../cli/scenario/path.ts';
import { openDynamoStore } from '../../data/games/dynamodb/store.ts';
import type { TableOptions } from '../../data/games/dynamodb/table.ts';
import type { GameStore } from '../../data/games/store.ts';
import type { GamesOf } from '../../resolvers/server.ts';
import { type Fault, type FaultyDynamo, NO_FAULT, startFaultyDynamo, THROTTLED } from '../support/faultyDynamo.ts';
import { ACT, answerIn, createdIn, errorOf, gained, keeperOf, LIST, READ, UNDO } from '../support/keptGames.ts';
import { askIn, takeLog } from './client.ts';

/** DynamoDB that can't be reached, is slow, or has too much to do: what is said, within the deadline, and that asking again makes a change once. */

let dynamo: FaultyDynamo;
const stores: GameStore[] = [];
beforeAll(async () => {
  dynamo = await startFaultyDynamo();
});
afterAll(async () => {
  for (const store of stores) await store.close();
  await dynamo.close();
});

const open = (options: Partial<TableOptions> = {}): GamesOf => {
  const store = openDynamoStore({ endpoint: dynamo.endpoint, table: dynamo.table, ...options });
  stores.push(store);
  return { keeper: keeperOf(store), owner: 'ann' };
};
const act = (games: GamesOf, game: string) => askIn(games, ACT, { game, actions: [gained(1, 'a'), gained(1, 'b')], idempotencyKey: 'k' });
const stateOf = async (id: string) => {
  const game = at(await answerIn(open(), READ, { id }), 'game');
  return [at(game, 'version'), at(game, 'a', 'life'), at(game, 'b', 'life')];
};
/** A game, while every request to DynamoDB has the fault from now on. */
const withFault = async (fault: (place: number, operation: string) => Fault): Promise<string> => {
  dynamo.set(() => NO_FAULT);
  const id = await createdIn(open());
  dynamo.set(fault);
  return id;
};
const cleared = (): void => dynamo.set(() => NO_FAULT);
const always = (fault: Fault) => (): Fault => fault;

const [QUICK, LATE]: [Partial<TableOptions>, Fault] = [
  { deadline: 500, attempt: 150, attempts: 3 },
  { kind: 'late', by: 400 },
];
const FULL: Fault = { kind: 'error', status: 500, type: 'InternalServerError' };
const DENIED: Fault = { kind: 'error', status: 400, type: 'AccessDeniedException' };
const ABSENT: Fault = { kind: 'error', status: 400, type: 'ResourceNotFoundException' };

describe('a store that never answers as it should', () => {
  test.each<readonly [string, Fault, Partial<TableOptions>, string, RegExp]>([
    [
      'can’t be reached',
      { kind: 'lost' },
      { attempts: 3 },
      'STORE_UNAVAILABLE',
      /may have been done or not: ask again with the same idempotencyKey/,
    ],
    ['does all, and never answers', { kind: 'unanswered' }, { attempts: 3 }, 'STORE_UNAVAILABLE', /may have been done or not/],
    ['is too slow', LATE, QUICK, 'STORE_UNAVAILABLE', /may have been done or not/],
    ['throttles', THROTTLED, { attempts: 2 }, 'STORE_BUSY', /nothing was changed/],
    ['throttles until the deadline', THROTTLED, { deadline: 100 }, 'STORE_UNAVAILABLE', /did not answer in time/],
    ['fails by itself', FULL, { attempts: 3 }, 'STORE_UNAVAILABLE', /may have been done or not/],
    ['doesn’t let the service in', DENIED, {}, 'STORE_UNAVAILABLE', /does not let this service in. Nothing was changed/],
    ['has no such table', ABSENT, {}, 'STORE_UNAVAILABLE', /The table of the games is not there/],
  ])('since it %s: that is said, and the change is made once when it is asked for again', async (_, fault, options, code, message) => {
    const id = await withFault(always(fault));
    const games = open(options);
    for (const answer of [await act(games, id), await askIn(games, READ, { id }), await askIn(games, LIST)]) {
      expect(errorOf(answer)).toEqual([code, undefined]);
      expect(answer.errors[0]?.message).toMatch(message);
    }
    cleared();
    expect(await stateOf(id)).toEqual([1, 20, 20]);
    for (let again = 0; again < 2; again += 1) expect(errorOf(await act(open(), id))).toBeNull();
    expect(await stateOf(id)).toEqual([2, 21, 21]);
    takeLog();
  });

  test.each<readonly [string, Fault, Partial<TableOptions>]>([
    ['throttles', THROTTLED, { attempts: 2 }],
    ['loses', { kind: 'lost' }, { attempts: 3 }],
    ['does and doesn’t answer', { kind: 'unanswered' }, { attempts: 3 }],
    ['delays', LATE, QUICK],
  ])('when it %s writing only: what is read is right, and the change is made once', async (_, fault, options) => {
    const id = await withFault((_place, operation) => (operation === 'PutItem' ? fault : NO_FAULT));
    const games = open(options);
    expect(errorOf(await act(games, id))?.[0]).toMatch(/^STORE_/);
    expect(at((await askIn(games, READ, { id })).data, 'game', 'version')).toBeGreaterThan(0);
    cleared();
    for (let again = 0; again < 2; again += 1) expect(errorOf(await act(open(), id))).toBeNull();
    expect(await stateOf(id)).toEqual([2, 21, 21]);
    takeLog();
  });
});

describe('a store that answers at last', () => {
  test.each<readonly [string, (place: number) => Fault]>([
    ['throttled every sixth request', (place) => (place % 6 === 5 ? THROTTLED : NO_FAULT)],
    ['lost every other request', (place) => (place % 2 === 0 ? { kind: 'lost' } : NO_FAULT)],
    ['done every other request without answering', (place) => (place % 2 === 0 ? { kind: 'unanswered' } : NO_FAULT)],
    ['failed at every other request', (place) => (place % 2 === 0 ? FULL : NO_FAULT)],
    ['been slow at all of them', () => ({ kind: 'late', by: 30 })],
  ])('having %s: everything is done, once, and nobody hears of it', async (_, fault) => {
    dynamo.set(fault);
    const games = open();
    const id = await createdIn(games);
    expect(errorOf(await act(games, id))).toBeNull();
    expect(errorOf(await act(games, id))).toBeNull();
    expect(errorOf(await askIn(games, ACT, { game: id, actions: [gained(1, 'a'), gained(1, 'b')] }))).toBeNull();
    expect(errorOf(await askIn(games, UNDO, { game: id }))).toBeNull();
    cleared();
    expect(await stateOf(id)).toEqual([4, 21, 21]);
    expect(takeLog()).toEqual([]);
  });
});

test('a store that was stopped is said to be away, and serves on when it is there again', async () => {
  const other = await startFaultyDynamo();
  const store = openDynamoStore({ endpoint: other.endpoint, table: other.table, attempts: 2 });
  const games: GamesOf = { keeper: keeperOf(store), owner: 'ann' };
  const id = await createdIn(games);
  await other.close();
  expect(errorOf(await act(games, id))).toEqual(['STORE_UNAVAILABLE', undefined]);
  expect(errorOf(await askIn(games, READ, { id }))).toEqual(['STORE_UNAVAILABLE', undefined]);
  await store.close();
  takeLog();
});
