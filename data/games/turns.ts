import { StoreError } from './errors.ts';

/**
 * Has what is done to one thing in this process be done one after the other, in the order in which it was asked for: writers that would only come in
 * each other's way wait in line. It keeps nothing right, which is the store's to do; other processes don't stand in this line.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs something when it is its turn. @throws {StoreError} `STORE_BUSY`, and nothing is run, where that isn't so within `patience` milliseconds */
  async take<T>(name: string, patience: number, run: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const over = Promise.withResolvers<void>();
    const mine = before.then(() => over.promise);
    this.#last.set(name, mine);
    try {
      await within(before, patience);
      return await run();
    } finally {
      over.resolve();
      if (this.#last.get(name) === mine) this.#last.delete(name);
    }
  }
}

async function within(turn: Promise<void>, patience: number): Promise<void> {
  const busy = Promise.withResolvers<never>();
  const timer = setTimeout(() => busy.reject(tooBusy()), patience);
  try {
    await Promise.race([turn, busy.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** For a change that was not made since others always came first. */
export const tooBusy = (): StoreError =>
  new StoreError('STORE_BUSY', 'Others change this game so fast that this change found no place. It was not made. Ask again.');
