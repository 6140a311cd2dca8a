import { statSync } from 'node:fs';
import { StoreError } from '../errors.ts';

/**
 * Tells whether a file that is open is still the one at its path: SQLite writes on into a file that was moved or deleted, where nobody would find it
 * again.
 *
 * @returns what throws a `StoreError` where it isn't
 */
export function placeOf(path: string): () => void {
  const number = (): number | null => (path === ':memory:' ? null : (statSync(path, { throwIfNoEntry: false })?.ino ?? 0));
  const opened = number();
  return () => {
    if (number() === opened) return;
    throw new StoreError(
      'STORE_UNAVAILABLE',
      'The file of the games was moved, deleted or replaced while it was in use. Nothing was changed. Put it back, or start the service anew.',
    );
  };
}
