import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { openDynamoStore } from '../data/games/dynamodb/store.ts';
import { TABLE_KEYS } from '../data/games/dynamodb/table.ts';
import { openSqliteStore } from '../data/games/sqlite/store.ts';
import type { GameStore } from '../data/games/store.ts';

export interface BenchedStore {
  readonly store: GameStore;
  close(): Promise<void>;
}

/** Where games are kept: a file in the folder for temporary files, and dynalite in this process, which takes most of the time it is asked in itself. */
export const GAME_STORES: Readonly<Record<string, () => Promise<BenchedStore>>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wellspring-bench-'));
    const store = openSqliteStore(join(folder, 'games.sqlite'));
    return {
      store,
      close: async () => {
        await store.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  dynalite: async () => {
    const server = dynalite({ createTableMs: 0 }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('dynalite has no port');
    const endpoint = `http://127.0.0.1:${address.port}`;
    const client = new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
    await client.send(
      new CreateTableCommand({
        TableName: 'games',
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [TABLE_KEYS.partition, TABLE_KEYS.sort].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: [
          { AttributeName: TABLE_KEYS.partition, KeyType: 'HASH' },
          { AttributeName: TABLE_KEYS.sort, KeyType: 'RANGE' },
        ],
      }),
    );
    client.destroy();
    const store = openDynamoStore({ endpoint, table: 'games' });
    return {
      store,
      close: async () => {
        await store.close();
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  },
};
