import { randomUUID } from 'node:crypto';
import type { Claim, GameFacts, GameStore, NewVersion, StoredLog, StoredVersion, StoreOptions, VersionFacts } from '../store.ts';
import { bytes, claimKey, entryKey, gameItem, gameKey, gameOf, lifeOf, number, ownerKey, text, versionKey, versionOf } from './items.ts';
import { stowed, unstowed } from './parts.ts';
import { type Item, openTable, type Table, type TableOptions } from './table.ts';

/** As many as any query asks for where it wants all. */
const ALL = 1_000_000;

/** Games in a DynamoDB table with the keys `TABLE_KEYS`. Nothing is asked of DynamoDB until something is asked here. */
export function openDynamoStore(options: TableOptions & StoreOptions): GameStore {
  const table = openTable(options);
  const now = options.now ?? Date.now;
  const isThere = (item: Item | null, owner: string): item is Item =>
    item !== null && item.deleted !== true && item.owner === owner && number(item, 'expiresAt') > now();

  const newestItem = async (id: string): Promise<Item | null> => {
    const [item] = await versions(table, id, 'begins_with(sk, :from)', { ':from': 'version#' }, 1, false);
    return item ?? null;
  };
  /** Versions in a range, where the game is there: a deleted game's last version says so. */
  const range = async (owner: string, id: string, from: number, to: number, most: number): Promise<readonly Item[]> => {
    const between = { ':from': versionKey(id, from).sk, ':to': versionKey(id, to).sk };
    const [newest, items] = await Promise.all([newestItem(id), versions(table, id, 'sk BETWEEN :from AND :to', between, most, true)]);
    return isThere(newest, owner) ? items : [];
  };
  const stored = async (item: Item): Promise<StoredVersion> => ({
    ...versionOf(item),
    game: gameOf(item),
    state: await unstowed(table, item, 'state'),
  });
  const append = async (
    game: GameFacts,
    { state, log, ...facts }: NewVersion,
    more: Readonly<Record<string, Uint8Array>> = {},
  ): Promise<boolean> => {
    const writer = randomUUID();
    const values = await stowed(table, game, writer, { state, log, ...more });
    return table.putNew({ ...versionKey(game.id, facts.version), ...gameItem(game), ...lifeOf(game), ...facts, ...values, writer });
  };

  /** Changes a claim that is there, was not refused, and whose `to` is at most that; false, and nothing done, where there is none such. */
  const updatedClaim = ({ id }: GameFacts, key: string, to: number, UpdateExpression: string, values: Item = {}): Promise<boolean> =>
    table.updated(claimKey(id, key), {
      UpdateExpression,
      ConditionExpression: 'attribute_exists(pk) AND attribute_type(refusal, :null) AND #to <= :to',
      ExpressionAttributeNames: { '#to': 'to' },
      ExpressionAttributeValues: { ':to': to, ':null': 'NULL', ...values },
    });

  const enlist = (game: GameFacts): Promise<void> => table.put({ ...entryKey(game), ...gameItem(game), ...lifeOf(game) });

  return {
    create: async (game, fixed, first) => {
      const isNew = await append(game, first, { fixed });
      // There may be a game already, whose maker did not come to its entry in the list; or a last version alone, which says that it was deleted.
      const newest = await newestItem(game.id);
      if (!isThere(newest, game.owner)) return false;
      await enlist(gameOf(newest));
      return isNew;
    },

    enlist,

    fixed: async (owner, id) => {
      const first = await table.get(versionKey(id, 1));
      const hasIt = first !== null && ('fixed' in first || 'fixedParts' in first);
      // Earlier it was an item of its own.
      const item = first === null || hasIt ? first : await table.get({ pk: gameKey(id), sk: 'fixed' });
      return isThere(item, owner) ? unstowed(table, item, 'fixed') : null;
    },

    newest: async (owner, id) => {
      const item = await newestItem(id);
      return isThere(item, owner) ? stored(item) : null;
    },

    version: async (owner, id, version) => {
      const [newest, item] = await Promise.all([newestItem(id), table.get(versionKey(id, version))]);
      return isThere(newest, owner) && isThere(item, owner) ? stored(item) : null;
    },

    logs: async (owner, id, from, to, most): Promise<readonly StoredLog[]> => {
      const items = await range(owner, id, from, to, most);
      return Promise.all(items.map(async (item) => ({ ...versionOf(item), log: await unstowed(table, item, 'log') })));
    },

    facts: async (owner, id, from): Promise<readonly VersionFacts[]> => (await range(owner, id, from, 9_999_999_999, ALL)).map(versionOf),

    append: async (game, next) => {
      if (game.expiresAt <= now()) return 'gone';
      if (await append(game, next)) return 'stored';
      return isThere(await newestItem(game.id), game.owner) ? 'taken' : 'gone';
    },

    claim: async (game, claim) => {
      const key = claimKey(game.id, claim.key);
      const { digest, from, to, refusal } = claim;
      if (await table.putNew({ ...key, ...lifeOf(game), digest, from, to, refusal, writer: randomUUID() })) return claim;
      const before = await table.get(key);
      return before === null ? claim : claimOf(claim.key, before);
    },

    tried: (game, key, version) => updatedClaim(game, key, version, 'SET #to = :to'),
    refused: (game, key, to, refusal) => updatedClaim(game, key, to, 'SET refusal = :refusal', { ':refusal': refusal }),

    list: async (owner, most, after) => {
      const from = after === null ? {} : { ':after': entryKey({ ...after, owner }).sk };
      const items = await table.query(
        {
          KeyConditionExpression: after === null ? 'pk = :pk' : 'pk = :pk AND sk < :after',
          FilterExpression: 'expiresAt > :now',
          ExpressionAttributeValues: { ':pk': ownerKey(owner), ':now': now(), ...from },
          ScanIndexForward: false,
        },
        most,
      );
      return items.map(gameOf);
    },

    delete: async (owner, id) => {
      for (;;) {
        const item = await newestItem(id);
        if (!isThere(item, owner)) return false;
        const game = gameOf(item);
        const last = {
          ...versionKey(id, number(item, 'version') + 1),
          ...gameItem(game),
          ...lifeOf(game),
          deleted: true,
          writer: randomUUID(),
        };
        if (!(await table.putNew(last))) continue;
        await swept(table, game, last.sk);
        return true;
      }
    },

    close: async () => table.close(),
  };
}

function versions(table: Table, id: string, condition: string, values: Item, most: number, forward: boolean): Promise<readonly Item[]> {
  return table.query(
    {
      KeyConditionExpression: `pk = :pk AND ${condition}`,
      ExpressionAttributeValues: { ':pk': gameKey(id), ...values },
      ScanIndexForward: forward,
    },
    most,
  );
}

function claimOf(key: string, item: Item): Claim {
  return {
    key,
    digest: text(item, 'digest'),
    from: number(item, 'from'),
    to: number(item, 'to'),
    refusal: item.refusal === null || item.refusal === undefined ? null : bytes(item, 'refusal'),
  };
}

/** Removes what is left of a deleted game but for the version that says so. What this doesn't come to goes when the game would have expired. */
async function swept(table: Table, game: GameFacts, but: string): Promise<void> {
  await table.remove(entryKey(game));
  const items = await table.query(
    { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': gameKey(game.id) }, ProjectionExpression: 'pk, sk' },
    ALL,
  );
  for (const { sk } of items) if (typeof sk === 'string' && sk !== but) await table.remove({ pk: gameKey(game.id), sk });
}
