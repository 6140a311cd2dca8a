import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { CallersGames, Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { invalid } from '../input/card.ts';

/** Characters of a key by which a caller is known: long enough not to be guessed, short enough for a header. */
const KEY = { least: 16, most: 300 } as const;

/**
 * Whose games a request is about: its `x-api-key` header, which is kept as a digest only. Null where there is no header, or one that is too short or
 * too long to be such a key.
 */
export function ownerOfKey(key: string | undefined): string | null {
  if (key === undefined || key.length < KEY.least || key.length > KEY.most) return null;
  return createHash('sha256').update(key).digest('base64url');
}

/** The caller's games. Throws where there are none to speak of. */
export function callersGames({ games }: Context): CallersGames {
  if (games === 'none') throw new GraphQLError('This service keeps no games.', { extensions: { code: 'STORE_UNAVAILABLE' } });
  if (games !== 'unknown') return games;
  const message = `Games belong to whoever makes them. Send a secret of your own, ${KEY.least} to ${KEY.most} characters, as the header "x-api-key": whoever sends it sees the games that were made with it.`;
  throw new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } });
}

export const noGame = (field: string) =>
  badInput({
    code: 'UNKNOWN_ID',
    path: [field],
    message: "There is no game of that id: it never was, is deleted or expired, or is somebody else's.",
  });

/** Whether a text could be a game's id at all. */
export const isId = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

/** A version that an argument names; null where it names none. Throws where there could be none of that number. */
export function versionIn(version: number | null | undefined, field: string): number | null {
  if (version === null || version === undefined) return null;
  if (version < 1) throw badInput(invalid([field], `Versions are numbered from 1; there is none with the number ${version}.`));
  return version;
}
