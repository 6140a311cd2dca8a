import type { GameStore } from './store.ts';

/** A store that is opened by the first thing that is asked of it; one that could not be opened is tried anew by the next. */
export function openLate(open: () => Promise<GameStore>): GameStore {
  let opened: Promise<GameStore> | null = null;
  const store = (): Promise<GameStore> => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    create: async (...args) => (await store()).create(...args),
    enlist: async (...args) => (await store()).enlist(...args),
    fixed: async (...args) => (await store()).fixed(...args),
    newest: async (...args) => (await store()).newest(...args),
    version: async (...args) => (await store()).version(...args),
    logs: async (...args) => (await store()).logs(...args),
    facts: async (...args) => (await store()).facts(...args),
    append: async (...args) => (await store()).append(...args),
    claim: async (...args) => (await store()).claim(...args),
    tried: async (...args) => (await store()).tried(...args),
    refused: async (...args) => (await store()).refused(...args),
    list: async (...args) => (await store()).list(...args),
    delete: async (...args) => (await store()).delete(...args),
    close: async () => (await opened)?.close(),
  };
}
