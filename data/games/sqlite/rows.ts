import type { SQLOutputValue } from 'node:sqlite';
import { numberOf, textOf } from '../../cards/file.ts';
import type { GameFacts, VersionFacts } from '../store.ts';

export type Row = Readonly<Record<string, SQLOutputValue>>;

export const bytesOf = (value: SQLOutputValue | undefined): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array());

export const gameOf = (row: Row): GameFacts => ({
  id: textOf(row.id),
  owner: textOf(row.owner),
  createdAt: numberOf(row.created),
  expiresAt: numberOf(row.expires),
});

export const versionOf = (row: Row): VersionFacts => ({
  version: numberOf(row.version),
  at: numberOf(row.at),
  before: typeof row.before === 'number' ? row.before : null,
  same: numberOf(row.same),
  key: typeof row.key === 'string' ? row.key : null,
});
