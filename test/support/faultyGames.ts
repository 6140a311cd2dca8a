import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDynamoStore } from '../../data/games/dynamodb/store.ts';
import { StoreError } from '../../data/games/errors.ts';
import { openSqliteStore } from '../../data/games/sqlite/store.ts';
import type { GameStore } from '../../data/games/store.ts';
import { NO_FAULT, startFaultyDynamo } from './faultyDynamo.ts';

/** A store of which some things that are asked are lost on the way, or done and not answered. */
export interface FaultyGames {
  /** One that faults may happen to. */
  readonly faulty: GameStore;
  /** Another one, to which none happen. */
  open(): GameStore;
  /** From now on what is asked has such faults, at those places, from 0. */
  set(kind: 'lost' | 'unanswered', at: (place: number) => boolean): void;
  /** From now on there are no faults; how many things were asked since `set`. */
  clear(): number;
  close(): Promise<void>;
}

/** Both stores. With SQLite faults are between the service and its file; with DynamoDB on the network, where the client repeats what was not answered. */
export const FAULTY: Readonly<Record<string, () => Promise<FaultyGames>>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wellspring-faults-'));
    const stores: GameStore[] = [];
    const open = (): GameStore => {
      const store = openSqliteStore(join(folder, 'games.sqlite'));
      stores.push(store);
      return store;
    };
    let [asked, kind, isFault]: [number, 'lost' | 'unanswered', (place: number) => boolean] = [0, 'lost', () => false];
    const missed = (): StoreError => new StoreError('STORE_UNAVAILABLE', 'as the test has it');
    const at = async <T>(run: () => Promise<T>): Promise<T> => {
      const fault = isFault(asked) ? kind : null;
      asked += 1;
      if (fault === 'lost') throw missed();
      const result = await run();
      if (fault === 'unanswered') throw missed();
      return result;
    };
    const store = open();
    const faulty: GameStore = {
      create: (...args) => at(() => store.create(...args)),
      enlist: (...args) => at(() => store.enlist(...args)),
      fixed: (...args) => at(() => store.fixed(...args)),
      newest: (...args) => at(() => store.newest(...args)),
      version: (...args) => at(() => store.version(...args)),
      logs: (...args) => at(() => store.logs(...args)),
      facts: (...args) => at(() => store.facts(...args)),
      append: (...args) => at(() => store.append(...args)),
      claim: (...args) => at(() => store.claim(...args)),
      tried: (...args) => at(() => store.tried(...args)),
      refused: (...args) => at(() => store.refused(...args)),
      list: (...args) => at(() => store.list(...args)),
      delete: (...args) => at(() => store.delete(...args)),
      close: async () => undefined,
    };
    return {
      faulty,
      open,
      set: (next, places) => {
        [asked, kind, isFault] = [0, next, places];
      },
      clear: () => {
        isFault = () => false;
        return asked;
      },
      close: async () => {
        for (const each of stores) await each.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  DynamoDB: async () => {
    const dynamo = await startFaultyDynamo();
    const { endpoint, table } = dynamo;
    const stores: GameStore[] = [];
    const open = (attempts: number): GameStore => {
      const store = openDynamoStore({ endpoint, table, attempts });
      stores.push(store);
      return store;
    };
    return {
      faulty: open(2),
      open: () => open(5),
      set: (kind, places) => dynamo.set((place) => (places(place) ? { kind } : NO_FAULT)),
      clear: () => {
        const asked = dynamo.count();
        dynamo.set(() => NO_FAULT);
        return asked;
      },
      close: async () => {
        for (const each of stores) await each.close();
        await dynamo.close();
      },
    };
  },
};
