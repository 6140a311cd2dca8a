import { chmodSync, closeSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { at } from '../../cli/scenario/path.ts';
import { openSqliteStore } from '../../data/games/sqlite/store.ts';
import type { GameStore } from '../../data/games/store.ts';
import type { GamesOf } from '../../resolvers/server.ts';
import { ACT, answerIn, CREATE, createdIn, DELETE, errorOf, gained, keeperOf, LIST, READ, SMALL_BOARD } from '../support/keptGames.ts';
import { askIn, takeLog } from './client.ts';

/** An SQLite file of games that can't be written, or read: what is said, and that nothing of what is kept changes. */

let folder: string;
let path: string;
let opened: GameStore[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wellspring-broken-'));
  path = join(folder, 'games.sqlite');
  opened = [];
});
afterEach(async () => {
  for (const store of opened) await store.close();
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
  takeLog();
});

const open = (options: Parameters<typeof openSqliteStore>[1] = {}): GamesOf => {
  const store = openSqliteStore(path, options);
  opened.push(store);
  return { keeper: keeperOf(store), owner: 'ann' };
};
const act = (games: GamesOf, game: string, key: string | null = null) =>
  askIn(games, ACT, { game, actions: [gained(1, 'a'), gained(1, 'b')], idempotencyKey: key });
const lifeOf = async (games: GamesOf, id: string) => {
  const game = at(await answerIn(games, READ, { id }), 'game');
  return [at(game, 'version'), at(game, 'a', 'life'), at(game, 'b', 'life')];
};
/** What opening it throws. */
const refusal = (): unknown => {
  try {
    open();
    return null;
  } catch (error) {
    return error;
  }
};

describe('a full disk', () => {
  test('is said; what was asked is not made, what was made before is read, and room that is made is used', async () => {
    const games = open({ pages: 40 });
    const ids: string[] = [];
    for (;;) {
      const answer = await askIn(games, CREATE, { input: SMALL_BOARD });
      if (answer.errors.length > 0) {
        expect(errorOf(answer)).toEqual(['STORE_FULL', undefined]);
        break;
      }
      ids.push(String(at(answer.data, 'createGame', 'id')));
    }
    const [first = '', ...others] = ids;
    const made = new Map<string, number>();
    for (let number = 0; number < 30; number += 1) {
      const answer = await act(games, first, `k${number}`);
      const error = errorOf(answer);
      if (error === null) made.set(`k${number}`, Number(at(answer.data, 'act', 'game', 'version')));
      else expect(error).toEqual(['STORE_FULL', undefined]);
    }
    expect(made.size).toBeLessThan(30);
    const version = 1 + made.size;
    expect(await lifeOf(open(), first)).toEqual([version, 20 + made.size, 20 + made.size]);
    expect(at(await answerIn(games, LIST, { first: 100 }), 'games', 'nodes')).toHaveLength(ids.length);
    for (const id of others) await answerIn(games, DELETE, { id });
    expect(errorOf(await act(games, first, 'k29'))).toBeNull();
    for (const [key, number] of made) expect(at((await act(games, first, key)).data, 'act', 'game', 'version')).toBe(number);
    expect(await lifeOf(open(), first)).toEqual([version + 1, 21 + made.size, 21 + made.size]);
  });
});

describe('a file that can’t be written', () => {
  test('since it was moved away: nothing is acknowledged that nobody would find again', async () => {
    const games = open();
    const id = await createdIn(games);
    renameSync(path, `${path}.away`);
    for (const answer of [
      await act(games, id, 'k'),
      await askIn(games, CREATE, { input: SMALL_BOARD }),
      await askIn(games, DELETE, { id }),
    ])
      expect(errorOf(answer)).toEqual(['STORE_UNAVAILABLE', undefined]);
    renameSync(`${path}.away`, path);
    expect(errorOf(await act(games, id, 'k'))).toBeNull();
    expect(await lifeOf(open(), id)).toEqual([2, 21, 21]);
  });

  test('since another process is writing all the time: it is said after a while, and nothing is made', async () => {
    const games = open({ patience: 50 });
    const id = await createdIn(games);
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    expect(errorOf(await act(games, id, 'k'))).toEqual(['STORE_BUSY', undefined]);
    expect(await lifeOf(games, id)).toEqual([1, 20, 20]);
    other.exec('ROLLBACK');
    other.close();
    expect(errorOf(await act(games, id, 'k'))).toBeNull();
    expect(await lifeOf(open(), id)).toEqual([2, 21, 21]);
  });

  test.skipIf(process.getuid?.() === 0)('since it may only be read (not tried as root, who may write all the same)', async () => {
    const id = await createdIn(open());
    for (const store of opened.splice(0)) await store.close();
    chmodSync(path, 0o444);
    chmodSync(folder, 0o555);
    expect(refusal()).toMatchObject({ name: 'StoreError', code: 'STORE_UNAVAILABLE' });
    chmodSync(folder, 0o755);
    chmodSync(path, 0o644);
    expect(await lifeOf(open(), id)).toEqual([1, 20, 20]);
  });

  test('since its folder can’t be made, or it is a folder itself', () => {
    writeFileSync(join(folder, 'file'), '');
    path = join(folder, 'file', 'games.sqlite');
    expect(refusal()).toMatchObject({ name: 'StoreError', code: 'STORE_UNAVAILABLE' });
    path = folder;
    expect(refusal()).toMatchObject({ name: 'StoreError', code: 'STORE_UNAVAILABLE' });
  });
});

describe('a file that is', () => {
  test.each([
    ['no database', 'GAME_DAMAGED', () => writeFileSync(path, 'x'.repeat(10_000))],
    ['a database of something else', 'GAME_DAMAGED', () => change('CREATE TABLE cards (name TEXT)')],
    ['of a newer version', 'GAME_OF_OTHER_VERSION', () => change('PRAGMA user_version = 99', true)],
  ])('%s is left as it is', (_, code, make) => {
    make();
    expect(refusal()).toMatchObject({ name: 'StoreError', code });
    expect(refusal()).toMatchObject({ name: 'StoreError', code });
  });

  test('of the first version is read on, its keys included', async () => {
    const id = await createdIn(open());
    await act(open(), id, 'k');
    for (const store of opened.splice(0)) await store.close();
    change(
      `ALTER TABLE keys RENAME COLUMN first TO start; ALTER TABLE keys DROP COLUMN last; PRAGMA user_version = 1;
       INSERT INTO keys (game, key, digest, start) SELECT game, 'other', 'digest', 2 FROM keys`,
    );
    const games = open();
    expect(at((await act(games, id, 'k')).data, 'act', 'game', 'version')).toBe(2);
    expect(errorOf(await act(games, id, 'other'))).toEqual(['KEY_REUSED', 'idempotencyKey']);
    expect(await lifeOf(open(), id)).toEqual([2, 21, 21]);
  });

  test('damaged in the middle: what can’t be read is said to be damaged, and never read otherwise', async () => {
    const ids: string[] = [];
    const games = open();
    for (let number = 0; number < 10; number += 1) {
      ids.push(await createdIn(games));
      await act(games, ids[number] ?? '');
    }
    for (const store of opened.splice(0)) await store.close();
    const file = new DatabaseSync(path);
    const size = Number(file.prepare('SELECT page_count FROM pragma_page_count').get()?.page_count);
    file.close();
    expect(size).toBeGreaterThan(10);
    overwrite(5, size);
    let damaged = 0;
    try {
      const again = open();
      for (const id of ids) {
        const answer = await askIn(again, READ, { id });
        if (errorOf(answer)?.[0] === 'GAME_DAMAGED') damaged += 1;
        else expect(answer.data).toMatchObject({ game: { version: 2, a: { life: 21 } } });
      }
    } catch (error) {
      expect(error).toMatchObject({ name: 'StoreError', code: 'GAME_DAMAGED' });
      damaged += 1;
    }
    expect(damaged).toBeGreaterThan(0);
  });
});

/** Changes the file itself; `games`: one of games that is made first. */
function change(sql: string, games = false): void {
  if (games) open();
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

/** Every second page from one on is overwritten. */
function overwrite(from: number, to: number): void {
  const file = openSync(path, 'r+');
  for (let page = from; page < to; page += 2) writeSync(file, Buffer.alloc(4_096, 0xa5), 0, 4_096, page * 4_096);
  closeSync(file);
}
