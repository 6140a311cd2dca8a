import { createHash } from 'node:crypto';
import type { ChangeRequest } from '../../data/games/change.ts';
import type { Once } from '../../data/games/making.ts';
import type { CallersGames } from '../context.ts';
import { badInput } from '../errors.ts';
import { invalid } from '../input/card.ts';
import { LIMITS } from '../limits.ts';
import { versionIn } from './callersGames.ts';

/** What every mutation of a game takes beside what it does. */
export interface ChangeArguments {
  readonly game: string;
  readonly expectedVersion?: number | null;
  readonly idempotencyKey?: string | null;
}

/** `what`: the mutation and what it is to do, for telling two uses of one key apart. */
export function requestOf(
  { owner }: CallersGames,
  { game, expectedVersion, idempotencyKey }: ChangeArguments,
  what: unknown,
): ChangeRequest {
  const expected = versionIn(expectedVersion, 'expectedVersion');
  return { owner, id: game, expectedVersion: expected, key: checkedKey(idempotencyKey), digest: digestOf([what, expected]) };
}

/** The same for making a game; null without a key. */
export function onceOf(idempotencyKey: string | null | undefined, what: unknown): Once | null {
  const key = checkedKey(idempotencyKey);
  return key === null ? null : { key, digest: digestOf(what) };
}

function checkedKey(idempotencyKey: string | null | undefined): string | null {
  const key = idempotencyKey ?? null;
  if (key !== null && (key === '' || key.length > LIMITS.shortText))
    throw badInput(invalid(['idempotencyKey'], `A key has 1 to ${LIMITS.shortText} characters.`));
  // Half a surrogate pair is stored as another character, as which it would be taken for another key.
  if (key !== null && !key.isWellFormed()) throw badInput(invalid(['idempotencyKey'], 'A key has to be well-formed text.'));
  return key;
}

const digestOf = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('base64url');

/** An argument as plain JSON, as it is stored. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
