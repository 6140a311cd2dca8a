import { StoreError } from '../errors.ts';

/** SQLite's result codes that a caller can do something about. */
const CODES = {
  5: ['STORE_BUSY', 'The file of the games is in use by another process. Ask again.'],
  6: ['STORE_BUSY', 'The file of the games is in use by another process. Ask again.'],
  8: ['STORE_UNAVAILABLE', 'The file of the games may only be read. Make it writable.'],
  10: ['STORE_UNAVAILABLE', 'The disk of the games fails: what was asked may have been done or not. Ask what the game is now.'],
  11: ['GAME_DAMAGED', 'The file of the games is damaged.'],
  13: ['STORE_FULL', 'The disk is full; nothing was changed. Make room, or delete games.'],
  14: ['STORE_UNAVAILABLE', 'The file of the games can not be opened.'],
  26: ['GAME_DAMAGED', 'The file of the games is no database.'],
} as const;

const isKnown = (code: number): code is keyof typeof CODES => code in CODES;

/** Runs something on the database; its errors in the store's own words. */
export function inStore<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
    if (!isKnown(code)) throw error;
    const [name, message] = CODES[code];
    throw new StoreError(name, message, error);
  }
}
