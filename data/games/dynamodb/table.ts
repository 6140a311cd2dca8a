import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { inWords } from './errors.ts';

/** The table's two keys, and the attribute after which DynamoDB deletes items (seconds since 1970). `infra/` makes it by these names. */
export const TABLE_KEYS = { partition: 'pk', sort: 'sk', ttl: 'ttl' } as const;

export interface TableOptions {
  readonly table: string;
  /** Where DynamoDB is, for tests; otherwise as the environment says. */
  readonly endpoint?: string;
  /** How long one question to the store may take, repetitions included, in milliseconds: 8,000. */
  readonly deadline?: number;
  /** How long one attempt may take, in milliseconds: 2,500. */
  readonly attempt?: number;
  /** How often it is tried at most: 5 times, which is over before the deadline where the store says each time that it has too much to do. */
  readonly attempts?: number;
}

export interface Key {
  readonly pk: string;
  readonly sk: string;
}
export type Item = Readonly<Record<string, unknown>>;

/** One table, with deadlines, repetitions and errors in words. Everything is read as it has been written by then. */
export interface Table {
  get(key: Key): Promise<Item | null>;
  put(item: Key & Item): Promise<void>;
  /** False, and nothing done, where there is an item of that key. */
  putNew(item: Key & Item & { readonly writer: string }): Promise<boolean>;
  /** False, and nothing done, where the condition isn't met. For changes that may be made twice. */
  updated(key: Key, change: Omit<UpdateCommandInput, 'TableName' | 'Key'>): Promise<boolean>;
  remove(key: Key): Promise<void>;
  /** Items of one partition, page after page, at most `most`. */
  query(input: Omit<QueryCommandInput, 'TableName' | 'ConsistentRead'>, most: number): Promise<readonly Item[]>;
  close(): void;
}

export function openTable({ table, endpoint, deadline = 8_000, attempt = 2_500, attempts = 5 }: TableOptions): Table {
  const client = new DynamoDBClient({
    ...(endpoint === undefined ? {} : { endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }),
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: Math.min(1_000, attempt), requestTimeout: attempt, throwOnRequestTimeout: true },
  });
  const documents = DynamoDBDocumentClient.from(client);
  const TableName = table;

  const within = async <T>(ask: (options: { readonly abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
    try {
      return await ask({ abortSignal: AbortSignal.timeout(deadline) });
    } catch (error) {
      throw inWords(error);
    }
  };
  const get = async (key: Key): Promise<Item | null> => {
    const { Item } = await within((options) =>
      documents.send(new GetCommand({ TableName, Key: { ...key }, ConsistentRead: true }), options),
    );
    return Item ?? null;
  };

  return {
    get,
    put: async (item) => {
      await within((options) => documents.send(new PutCommand({ TableName, Item: item }), options));
    },
    putNew: async (item) => {
      try {
        const put = new PutCommand({ TableName, Item: item, ConditionExpression: 'attribute_not_exists(pk)' });
        await within((options) => documents.send(put, options));
        return true;
      } catch (error) {
        if (!isUnmet(error)) throw error;
        // The client repeats what got no answer: the item that is there may be the one that was put a moment ago.
        const there = await get({ pk: item.pk, sk: item.sk });
        return there?.writer === item.writer;
      }
    },
    updated: async (key, change) => {
      try {
        await within((options) => documents.send(new UpdateCommand({ TableName, Key: { ...key }, ...change }), options));
        return true;
      } catch (error) {
        if (isUnmet(error)) return false;
        throw error;
      }
    },
    remove: async (key) => {
      const input: DeleteCommandInput = { TableName, Key: { ...key } };
      await within((options) => documents.send(new DeleteCommand(input), options));
    },
    query: async (input, most) => {
      const found: Item[] = [];
      let start: QueryCommandInput['ExclusiveStartKey'];
      do {
        const page = new QueryCommand({
          TableName,
          ConsistentRead: true,
          ...input,
          Limit: most - found.length,
          ...(start === undefined ? {} : { ExclusiveStartKey: start }),
        });
        const { Items, LastEvaluatedKey } = await within((options) => documents.send(page, options));
        found.push(...(Items ?? []));
        start = LastEvaluatedKey;
      } while (start !== undefined && found.length < most);
      return found;
    },
    close: () => client.destroy(),
  };
}

const isUnmet = (error: unknown): boolean => error instanceof Error && error.name === 'ConditionalCheckFailedException';
