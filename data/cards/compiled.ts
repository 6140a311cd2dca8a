import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import type { CardDefinition, CompiledCard } from '../../engine/cards/definition.ts';
import type { CardCatalogue, CardFilter, CardPage, CatalogueInfo } from './catalogue.ts';
import { decodeCard } from './codec.ts';
import { CatalogueError } from './errors.ts';
import { factsFilter } from './facts.ts';
import { compilerFingerprint } from './fingerprint.ts';
import { isObject, textIn } from './json.ts';
import { foldName } from './names.ts';
import { buildNearest, type Nearest } from './nearest.ts';
import { APPLICATION_ID, COUNT, FORMAT_VERSION, PAGE } from './schema.ts';

/** Compiled cards kept in memory, the ones least lately asked for dropped first. */
const KEPT_CARDS = 2_000;

function numberOf(value: SQLOutputValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function textOf(value: SQLOutputValue | undefined): string {
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

/** Checks that cards compile here as they did for the file. */
function checkCompiler(database: DatabaseSync, path: string): void {
  const here = compilerFingerprint();
  const there = meta(database, 'compiler');
  if (here === undefined || there === '' || here === there) return;
  const advice = `compile it again with "npm run cards:import -- ${path}"`;
  throw new CatalogueError('OTHER_COMPILER', path, `was compiled by another version of the compiler; ${advice}`);
}

/** Opens the file and checks it, and says what is wrong with it in a `CatalogueError`. */
function open(path: string): { readonly database: DatabaseSync; readonly info: CatalogueInfo } {
  if (!existsSync(path)) throw new CatalogueError('NOT_FOUND', path, 'there is no such file');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    return { database, info: checkFormat(database, path) };
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

/** A least-recently-used store in front of the file. */
function keeping(read: (id: number) => CompiledCard | undefined): (id: number) => CompiledCard | undefined {
  const kept = new Map<number, CompiledCard>();
  return (id) => {
    const card = kept.get(id) ?? read(id);
    if (card === undefined) return undefined;
    kept.delete(id);
    kept.set(id, card);
    const oldest = kept.keys().next();
    if (kept.size > KEPT_CARDS && oldest.done !== true) kept.delete(oldest.value);
    return card;
  };
}

/** Opens a compiled catalogue for reading. @throws {CatalogueError} where there is none, or it is of another version or damaged */
export function openCompiled(path: string): CardCatalogue {
  const { database, info } = open(path);
  try {
    checkCompiler(database, path);
  } catch (error) {
    database.close();
    throw error;
  }
  const named = database.prepare('SELECT card FROM names WHERE key = ?');
  const compiled = database.prepare('SELECT card FROM compiled WHERE id = ?');
  const count = database.prepare(COUNT);
  const page = database.prepare(PAGE);
  let nearest: Nearest | undefined;

  const card = keeping((id) => {
    const bytes = compiled.get(id)?.card;
    return bytes instanceof Uint8Array ? decodeCard(bytes) : undefined;
  });

  const suggest: Nearest = (name, limit) => {
    nearest ??= buildNearest(
      database
        .prepare('SELECT names.key AS key, cards.name AS name FROM names JOIN cards ON cards.id = names.card ORDER BY names.key')
        .all()
        .map((row) => ({ key: textOf(row.key), name: textOf(row.name) })),
    );
    return nearest(name, limit);
  };

  const list = (filter: CardFilter, first: number, after?: string): CardPage => {
    const { part, words, colors, identity } = factsFilter(filter);
    const passing: Record<string, SQLInputValue> = {
      part,
      words: JSON.stringify(words),
      colors,
      identity,
      support: filter.support ?? null,
    };
    const behind = { key: after === undefined ? null : foldName(after), name: after ?? null };
    const wanted = Math.max(0, first);
    const ids = page.all({ ...passing, ...behind, limit: wanted + 1 }).map((row) => numberOf(row.id));
    const cards = ids.slice(0, wanted).flatMap((id) => card(id) ?? []);
    return { cards, total: numberOf(count.get(passing)?.total), hasNextPage: ids.length > wanted };
  };

  return {
    info,
    find: (name) => {
      const id = named.get(foldName(name))?.card;
      return typeof id === 'number' ? card(id) : undefined;
    },
    nearest: suggest,
    list,
    close: () => database.close(),
  };
}

/** The cards of a catalogue as they were before they were compiled, whichever compiler it was. @throws {CatalogueError} as `openCompiled` */
export function readDefinitions(path: string): { readonly definitions: readonly CardDefinition[]; readonly info: CatalogueInfo } {
  const { database, info } = open(path);
  try {
    const rows = database.prepare('SELECT card FROM compiled ORDER BY id').all();
    const definitions = rows.flatMap(({ card }) => (card instanceof Uint8Array ? decodeCard(card).definition : []));
    return { definitions, info };
  } finally {
    database.close();
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
