import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { CatalogueInfo } from './catalogue.ts';
import { CatalogueError } from './errors.ts';
import { compilerFingerprint } from './fingerprint.ts';
import { isObject, textIn } from './json.ts';
import { APPLICATION_ID, FORMAT_VERSION } from './schema.ts';

/** A column's number. */
export function numberOf(value: SQLOutputValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

/** A column's text. */
export function textOf(value: SQLOutputValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function meta(database: DatabaseSync, key: string): string {
  return textOf(database.prepare('SELECT value FROM meta WHERE key = ?').get(key)?.value);
}

/** Checks that the file is a catalogue of this format and gives its description. */
function checkFormat(database: DatabaseSync, path: string): CatalogueInfo {
  const pragma = (name: string): number => numberOf(database.prepare(`PRAGMA ${name}`).get()?.[name]);
  if (pragma('application_id') !== APPLICATION_ID) throw new CatalogueError('NOT_A_CATALOGUE', path, 'is no card catalogue');
  const format = pragma('user_version');
  if (format !== FORMAT_VERSION) {
    const advice = 'import the cards again with "npm run cards:import"';
    throw new CatalogueError('OTHER_FORMAT', path, `is of format ${format}, and this version reads ${FORMAT_VERSION}; ${advice}`);
  }
  const info: unknown = JSON.parse(meta(database, 'info'));
  const sources = isObject(info) && Array.isArray(info.sources) ? info.sources.filter((source) => typeof source === 'string') : [];
  const size = isObject(info) && typeof info.size === 'number' ? info.size : 0;
  const text = (field: string): string => (isObject(info) ? (textIn(info, field) ?? '') : '');
  return { kind: 'compiled', size, sources, date: text('date'), sha256: text('sha256') };
}

/** Checks that cards compile here as they did for the file. @throws {CatalogueError} */
export function checkCompiler(database: DatabaseSync, path: string): void {
  const here = compilerFingerprint();
  const there = meta(database, 'compiler');
  if (here === undefined || there === '' || here === there) return;
  const advice = `compile it again with "npm run cards:import -- ${path}"`;
  throw new CatalogueError('OTHER_COMPILER', path, `was compiled by another version of the compiler; ${advice}`);
}

/**
 * Opens a catalogue's file read-only, checks it, and hands it over. What goes wrong before it is handed back closes it and is told
 * in a `CatalogueError`.
 */
export function openFile<T>(path: string, use: (database: DatabaseSync, info: CatalogueInfo) => T): T {
  if (!existsSync(path)) throw new CatalogueError('NOT_FOUND', path, 'there is no such file');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    return use(database, checkFormat(database, path));
  } catch (error) {
    database?.close();
    if (error instanceof CatalogueError) throw error;
    throw new CatalogueError(
      'NOT_A_CATALOGUE',
      path,
      `cannot be read as a card catalogue (${error instanceof Error ? error.message : error})`,
    );
  }
}

/** Whether the file is an SQLite database, by its first bytes. */
export function isCatalogueFile(path: string): boolean {
  if (!existsSync(path) || !statSync(path).isFile()) return false;
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(15);
    readSync(file, head);
    return head.toString('latin1') === 'SQLite format 3';
  } finally {
    closeSync(file);
  }
}
