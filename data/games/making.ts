import { createHash, randomBytes } from 'node:crypto';
import type { KeptGame } from './kept.ts';

/** Tells the making of a game apart from others, so that it is made once however often it is asked for. */
export interface Once {
  /** The caller's own. */
  readonly key: string;
  /** Of all that is asked: the same key with another digest is another use of it. */
  readonly digest: string;
}

/** What came of making a game. */
export type Made =
  /** As it was made, version 1; also where that was before. */
  | { readonly kind: 'made'; readonly game: KeptGame }
  /** The key was used for something else. */
  | { readonly kind: 'otherUse' }
  /** The game that was made with the key is deleted, or its time is over. */
  | { readonly kind: 'gone' };

/** The id of a game: one that nobody has had, or with a key the one that its owner's key stands for, so that no second game can be made with it. */
export function idFor(owner: string, once: Once | null): string {
  if (once === null) return randomBytes(LENGTH).toString('base64url');
  return createHash('sha256')
    .update(JSON.stringify([owner, once.key]))
    .digest()
    .subarray(0, LENGTH)
    .toString('base64url');
}

const LENGTH = 16;
