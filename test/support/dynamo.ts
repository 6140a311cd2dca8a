import { once } from 'node:events';
import type { Server } from 'node:http';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { TABLE_KEYS } from '../../data/games/dynamodb/table.ts';

/** DynamoDB in this process, with a table for games. */
export interface LocalDynamo {
  readonly endpoint: string;
  readonly table: string;
  close(): Promise<void>;
}

export async function startDynamo(): Promise<LocalDynamo> {
  const server = dynalite({ createTableMs: 0 });
  const endpoint = await listening(server);
  const client = new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
  const table = 'games';
  await client.send(
    new CreateTableCommand({
      TableName: table,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [TABLE_KEYS.partition, TABLE_KEYS.sort].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: TABLE_KEYS.partition, KeyType: 'HASH' },
        { AttributeName: TABLE_KEYS.sort, KeyType: 'RANGE' },
      ],
    }),
  );
  client.destroy();
  return { endpoint, table, close: () => closed(server) };
}

/** Its address, once it listens. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

export function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
