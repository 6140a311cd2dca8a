import { createHash } from 'node:crypto';
import type { ChangeRequest } from '../../data/games/change.ts';
import type { CallersGames } from '../context.ts';
import { badInput } from '../errors.ts';
import { invalid } from '../input/card.ts';
import { LIMITS } from '../limits.ts';

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
  const key = idempotencyKey ?? null;
  if (key !== null && (key === '' || key.length > LIMITS.shortText))
    throw badInput(invalid(['idempotencyKey'], `A key has 1 to ${LIMITS.shortText} characters.`));
  const expected = expectedVersion ?? null;
  const digest = createHash('sha256')
    .update(JSON.stringify([what, expected]))
    .digest('base64url');
  return { owner, id: game, expectedVersion: expected, key, digest };
}

/** An argument as plain JSON, as it is stored. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
