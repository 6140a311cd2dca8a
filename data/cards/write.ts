import { DatabaseSync } from 'node:sqlite';
import type { Support } from '../../engine/index.ts';
import type { CatalogueInfo } from './catalogue.ts';
import { byName, type CardFacts } from './facts.ts';
import { TABLES } from './schema.ts';

/** A card ready to be written. */
export interface CatalogueRow {
  readonly facts: CardFacts;
  readonly support: Support;
  /** From `encodeCard`. */
  readonly compiled: Uint8Array;
}

export interface CatalogueContents {
  readonly rows: readonly CatalogueRow[];
  /** The folded name, and the index in `rows` of the card that answers to it. */
  readonly names: ReadonlyMap<string, number>;
  readonly info: Omit<CatalogueInfo, 'kind' | 'size'>;
  /** From `compilerFingerprint`. */
  readonly compiler: string | undefined;
}

/** Writes a catalogue into a file that must not exist yet. When it returns, all of it is on the disk. */
export function writeCatalogue(path: string, { rows, names, info, compiler }: CatalogueContents): void {
  const order = [...rows.entries()].sort(([, a], [, b]) => byName(a.facts, b.facts));
  const ids = new Map(order.map(([index], position) => [index, position + 1]));
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;');
    database.exec('BEGIN');
    database.exec(TABLES);
    const card = database.prepare('INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?)');
    const compiled = database.prepare('INSERT INTO compiled VALUES (?, ?)');
    for (const [position, [, row]] of order.entries()) {
      const { key, name, types, colors, identity } = row.facts;
      card.run(position + 1, key, name, types, colors, identity, row.support);
      compiled.run(position + 1, row.compiled);
    }
    const answer = database.prepare('INSERT INTO names VALUES (?, ?)');
    for (const [key, index] of names) answer.run(key, ids.get(index) ?? null);
    const meta = database.prepare('INSERT INTO meta VALUES (?, ?)');
    meta.run('info', JSON.stringify({ ...info, size: rows.length }));
    meta.run('compiler', compiler ?? '');
    database.exec('COMMIT');
    database.exec('ANALYZE');
  } finally {
    database.close();
  }
}
