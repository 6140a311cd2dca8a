import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { numberOf } from '../../cards/file.ts';
import { StoreError } from '../errors.ts';
import { inStore } from './errors.ts';
import { APPLICATION_ID, CHANGES, TABLES, TABLES_VERSION } from './schema.ts';

export interface DatabaseOptions {
  /** How long a process waits for another one that is writing, in milliseconds: 5,000. */
  readonly patience?: number;
  /** How many pages of 4 kB the file may have; no bound but SQLite's own when absent. */
  readonly pages?: number;
}

/**
 * The database at `path` (`:memory:` for none on disk), made where there is none.
 *
 * @throws {StoreError} where the file is none of games, is of another version, or can't be opened
 */
export function openDatabase(path: string, { patience = 5_000, pages }: DatabaseOptions = {}): DatabaseSync {
  return inStore(() => {
    if (path !== ':memory:') makeFolder(dirname(path));
    const database = new DatabaseSync(path, { timeout: patience });
    try {
      // Each commit is on the disk before it is acknowledged.
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
      if (pages !== undefined) database.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`);
      database.exec('BEGIN IMMEDIATE');
      prepare(database, path);
      database.exec('COMMIT');
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreError(
      'STORE_UNAVAILABLE',
      `There is no folder for the file of the games: ${why}. Name another with WELLSPRING_GAMES.`,
      error,
    );
  }
}

function prepare(database: DatabaseSync, path: string): void {
  const pragma = (name: string): number => numberOf(database.prepare(`PRAGMA ${name}`).get()?.[name]);
  const [kind, version] = [pragma('application_id'), pragma('user_version')];
  const isNew = kind === 0 && numberOf(database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()?.tables) === 0;
  if (isNew) database.exec(TABLES);
  else if (kind !== APPLICATION_ID)
    throw new StoreError('GAME_DAMAGED', `${path} is no file of games. Name another with WELLSPRING_GAMES.`);
  else if (version < 1 || version > TABLES_VERSION)
    throw new StoreError(
      'GAME_OF_OTHER_VERSION',
      `${path} is of version ${version}, and this software reads versions 1 to ${TABLES_VERSION}.`,
    );
  else {
    for (const changes of CHANGES.slice(version - 1)) database.exec(changes);
    database.exec(`PRAGMA user_version = ${TABLES_VERSION}`);
  }
}
