import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDynamoStore } from '../../data/games/dynamodb/store.ts';
import { openSqliteStore } from '../../data/games/sqlite/store.ts';
import type { GameStore } from '../../data/games/store.ts';
import { startDynamo } from './dynamo.ts';

/** A store that is really there, with a clock that a test may set. */
export interface TestedStore {
  /** A way to it of its own, as another process has. */
  open(): GameStore;
  readonly clock: { now: number };
  close(): Promise<void>;
}

/** Both stores, for tests that hold of each. */
export const STORES: Readonly<Record<string, () => Promise<TestedStore>>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wellspring-games-'));
    const clock = { now: 1_800_000_000_000 };
    const opened: GameStore[] = [];
    return {
      clock,
      open: () => {
        const store = openSqliteStore(join(folder, 'games.sqlite'), { now: () => clock.now });
        opened.push(store);
        return store;
      },
      close: async () => {
        for (const store of opened) await store.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  DynamoDB: async () => {
    const dynamo = await startDynamo();
    const clock = { now: 1_800_000_000_000 };
    const opened: GameStore[] = [];
    return {
      clock,
      open: () => {
        const store = openDynamoStore({ ...dynamo, now: () => clock.now });
        opened.push(store);
        return store;
      },
      close: async () => {
        for (const store of opened) await store.close();
        await dynamo.close();
      },
    };
  },
};
