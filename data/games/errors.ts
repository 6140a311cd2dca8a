/** Why a store or a stored game can't answer. */
export type StoreErrorCode =
  /** The store can't be reached, or did not answer within the deadline. Whether a change was made is then not known. */
  | 'STORE_UNAVAILABLE'
  /** The store has more to do than it is sized for. */
  | 'STORE_BUSY'
  /** Nothing more fits on the disk. Nothing was changed. */
  | 'STORE_FULL'
  /** What is stored is torn or damaged. */
  | 'GAME_DAMAGED'
  /** Written by another version of this software, in a way that this one can't carry over. */
  | 'GAME_OF_OTHER_VERSION'
  /** More than is kept of one game, or of one version of it. Nothing was changed. */
  | 'GAME_TOO_LARGE';

/** A store or a stored game that can't answer; the message says what to do about it. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
