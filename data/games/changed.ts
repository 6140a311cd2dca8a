import type { KeptGame } from './kept.ts';
import type { GameLog } from './log.ts';

/** What came of a change that was asked for. */
export type Changed<R> =
  | { readonly kind: 'done'; readonly game: KeptGame; readonly log: GameLog }
  | NotMade<R>
  | { readonly kind: 'absent' }
  /** The key was used for something else. */
  | { readonly kind: 'otherUse' };

/** The answers of a change that was not made, which are given again to whoever asks again with its key. */
export type NotMade<R> =
  | { readonly kind: 'refused'; readonly refusal: R }
  | { readonly kind: 'conflict'; readonly expected: number; readonly actual: number };
