import { StoreError } from '../errors.ts';
import type { GameFacts, VersionFacts } from '../store.ts';
import type { Item, Key } from './table.ts';

/**
 * What stands where in the table. A game is one partition: `version#…`, the first with what never changes of the game, `key#…`, and `part#…` for what is too large for the
 * item that it belongs to. The games of an owner are another, in the order in which they were made.
 */
export const gameKey = (id: string): string => `game#${id}`;
export const ownerKey = (owner: string): string => `owner#${owner}`;
export const versionKey = (id: string, version: number): Key => ({ pk: gameKey(id), sk: `version#${String(version).padStart(10, '0')}` });
export const claimKey = (id: string, key: string): Key => ({ pk: gameKey(id), sk: `key#${key}` });
export const entryKey = ({ owner, createdAt, id }: Pick<GameFacts, 'owner' | 'createdAt' | 'id'>): Key => ({
  pk: ownerKey(owner),
  sk: `${String(createdAt).padStart(15, '0')}#${id}`,
});

/** Attributes that every item of a game has: DynamoDB deletes them all at the same time, in its own time. */
export const lifeOf = ({ expiresAt }: GameFacts) => ({ ttl: Math.ceil(expiresAt / 1_000) });

export const gameItem = ({ id, owner, createdAt, expiresAt }: GameFacts): Item => ({ id, owner, createdAt, expiresAt });

/** @throws {StoreError} `GAME_DAMAGED` where an attribute is missing or of another kind */
export function gameOf(item: Item): GameFacts {
  return { id: text(item, 'id'), owner: text(item, 'owner'), createdAt: number(item, 'createdAt'), expiresAt: number(item, 'expiresAt') };
}

export function versionOf(item: Item): VersionFacts {
  return {
    version: number(item, 'version'),
    at: number(item, 'at'),
    before: item.before === null ? null : number(item, 'before'),
    same: number(item, 'same'),
    key: item.key === null ? null : text(item, 'key'),
  };
}

export function text(item: Item, name: string): string {
  const value = item[name];
  return typeof value === 'string' ? value : damaged(name);
}

export function number(item: Item, name: string): number {
  const value = item[name];
  return typeof value === 'number' ? value : damaged(name);
}

export function bytes(item: Item, name: string): Uint8Array {
  const value = item[name];
  return value instanceof Uint8Array ? value : damaged(name);
}

function damaged(name: string): never {
  throw new StoreError('GAME_DAMAGED', `What is stored of this game is damaged: "${name}" is missing. Fork it at an earlier version.`);
}
