import type { DatabaseSync } from 'node:sqlite';
import { numberOf, textOf } from '../../cards/file.ts';
import type { Claim, GameFacts, GameStore, NewVersion, StoreOptions } from '../store.ts';
import { inStore } from './errors.ts';
import { type DatabaseOptions, openDatabase } from './open.ts';
import { placeOf } from './place.ts';
import { bytesOf, gameOf, type Row, versionOf } from './rows.ts';

const FACTS = 'version, at, before, same, key';
/** The game that a query is about, where it is there for its owner. */
const THERE = 'SELECT id FROM games WHERE id = :id AND owner = :owner AND expires > :now';

/** Games in an SQLite file. Several processes may use one file. @throws {StoreError} as `openDatabase` does */
export function openSqliteStore(path: string, { now = Date.now, ...options }: StoreOptions & DatabaseOptions = {}): GameStore {
  const database = openDatabase(path, options);
  const checkPlace = placeOf(path);
  const statements = prepared(database);

  const writing = <T>(run: () => T): T => {
    checkPlace();
    return inStore(run);
  };
  /** All of it happens, or nothing does. */
  const atOnce = <T>(run: () => T): T =>
    writing(() => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = run();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        // A full disk may have ended the transaction already.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });

  const insert = (id: string, { version, at, before, same, key, state, log }: NewVersion): void => {
    statements.insert.run({ id, version, at, before, same, key, state, log });
  };
  const stored = (row: Row | undefined) => (row === undefined ? null : { ...versionOf(row), game: gameOf(row), state: bytesOf(row.state) });

  return {
    create: async ({ id, owner, createdAt, expiresAt }, fixed, first) =>
      atOnce(() => {
        statements.purge.run({ now: now() });
        const { changes } = statements.create.run({ id, owner, created: createdAt, expires: expiresAt, fixed });
        if (changes === 0) return false;
        insert(id, first);
        return true;
      }),

    // A game is its own entry in the list.
    enlist: async () => undefined,

    fixed: async (owner, id) => {
      const row = inStore(() => statements.fixed.get({ id, owner, now: now() }));
      return row === undefined ? null : bytesOf(row.fixed);
    },

    newest: async (owner, id) => stored(inStore(() => statements.newest.get({ id, owner, now: now() }))),
    version: async (owner, id, version) => stored(inStore(() => statements.version.get({ id, owner, version, now: now() }))),

    logs: async (owner, id, from, to, most) =>
      inStore(() => statements.logs.all({ id, owner, from, to, most, now: now() })).map((row) => ({
        ...versionOf(row),
        log: bytesOf(row.log),
      })),
    facts: async (owner, id, from) => inStore(() => statements.facts.all({ id, owner, from, now: now() })).map(versionOf),

    append: async ({ id, owner }: GameFacts, next: NewVersion) =>
      atOnce(() => {
        const row = statements.latest.get({ id, owner, now: now() });
        if (row === undefined) return 'gone';
        if (numberOf(row.version) !== next.version - 1) return 'taken';
        insert(id, next);
        return 'stored';
      }),

    claim: async ({ id }, claim): Promise<Claim> =>
      writing(() => {
        const { key } = claim;
        statements.claim.run({ id, ...claim });
        const row = statements.claimed.get({ id, key });
        // Without the game there is nothing to claim; that it is gone shows when it is appended to.
        if (row === undefined) return claim;
        const refusal = row.refusal === null ? null : bytesOf(row.refusal);
        return { key, digest: textOf(row.digest), from: numberOf(row.first), to: numberOf(row.last), refusal };
      }),
    tried: async ({ id }, key, version) => writing(() => statements.tried.run({ id, key, version })).changes > 0,
    refused: async ({ id }, key, to, refusal) => writing(() => statements.refuse.run({ id, key, to, refusal })).changes > 0,

    list: async (owner, most, after) =>
      inStore(() => statements.list.all({ owner, most, created: after?.createdAt ?? null, id: after?.id ?? null, now: now() })).map(gameOf),

    delete: async (owner, id) =>
      atOnce(() => {
        if (statements.delete.run({ id, owner, now: now() }).changes === 0) return false;
        statements.deleteVersions.run({ id });
        statements.deleteKeys.run({ id });
        return true;
      }),

    close: async () => {
      database.close();
    },
  };
}

function prepared(database: DatabaseSync) {
  const full = `SELECT ${FACTS}, state, id, owner, created, expires FROM versions JOIN games ON id = game WHERE id = :id AND owner = :owner AND expires > :now`;
  const range = `FROM versions WHERE game IN (${THERE}) AND version >= :from`;
  return {
    purge: database.prepare('DELETE FROM games WHERE expires <= :now'),
    create: database.prepare(
      'INSERT INTO games (id, owner, created, expires, fixed) VALUES (:id, :owner, :created, :expires, :fixed) ON CONFLICT DO NOTHING',
    ),
    insert: database.prepare(
      `INSERT INTO versions (game, ${FACTS}, state, log) VALUES (:id, :version, :at, :before, :same, :key, :state, :log)`,
    ),
    fixed: database.prepare('SELECT fixed FROM games WHERE id = :id AND owner = :owner AND expires > :now'),
    newest: database.prepare(`${full} ORDER BY version DESC LIMIT 1`),
    version: database.prepare(`${full} AND version = :version`),
    logs: database.prepare(`SELECT ${FACTS}, log ${range} AND version <= :to ORDER BY version LIMIT :most`),
    facts: database.prepare(`SELECT ${FACTS} ${range} ORDER BY version`),
    latest: database.prepare(`SELECT version FROM versions WHERE game IN (${THERE}) ORDER BY version DESC LIMIT 1`),
    claim: database.prepare(
      `INSERT INTO keys (game, key, digest, first, last, refusal) SELECT id, :key, :digest, :from, :to, :refusal FROM games WHERE id = :id
       ON CONFLICT DO NOTHING`,
    ),
    claimed: database.prepare('SELECT digest, first, last, refusal FROM keys WHERE game = :id AND key = :key'),
    tried: database.prepare('UPDATE keys SET last = :version WHERE game = :id AND key = :key AND refusal IS NULL AND last <= :version'),
    refuse: database.prepare('UPDATE keys SET refusal = :refusal WHERE game = :id AND key = :key AND refusal IS NULL AND last <= :to'),
    list: database.prepare(
      `SELECT id, owner, created, expires FROM games WHERE owner = :owner AND expires > :now
       AND (:created IS NULL OR (created, id) < (:created, :id)) ORDER BY created DESC, id DESC LIMIT :most`,
    ),
    // Its id stays taken until its time is over, by nobody: no game of that id comes after it.
    delete: database.prepare("UPDATE games SET owner = '', fixed = x'' WHERE id = :id AND owner = :owner AND expires > :now"),
    deleteVersions: database.prepare('DELETE FROM versions WHERE game = :id'),
    deleteKeys: database.prepare('DELETE FROM keys WHERE game = :id'),
  };
}
