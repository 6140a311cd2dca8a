import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreError } from '../../../data/games/errors.ts';
import type { GameKeeper } from '../../../data/games/keeper.ts';
import type { Once } from '../../../data/games/making.ts';
import type { GameStore } from '../../../data/games/store.ts';
import { board, card } from '../../support/boards.ts';
import { STORES, type TestedStore } from '../../support/gameStores.ts';
import { keeperOf, madeOf } from '../../support/keptGames.ts';

/** A game whose making is asked for again and again with one key is made once. */

const STATE = board([card('Rock', 'Artifact', '{T}: Add {C}.')], { a: ['Rock'] });

describe.each(Object.entries(STORES))('%s', (_, start) => {
  let tested: TestedStore;
  beforeAll(async () => {
    tested = await start();
  });
  afterAll(() => tested.close());

  const keeper = (of: (store: GameStore) => GameStore = (store) => store): GameKeeper =>
    keeperOf(of(tested.open()), { now: () => tested.clock.now });
  const create = (once: Once | null, owner = 'ann', by = keeper()) => by.create(owner, STATE, { a: 1 }, once);
  const gone = async (id: string): Promise<boolean> => (await keeper().game('ann', id)) === null;
  const listed = async (): Promise<readonly string[]> => (await keeper().list('ann', 1000, null)).map(({ id }) => id);

  it('makes one game with a key, however many ask for it at once and afterwards, and as many as are asked for without', async () => {
    const once = { key: 'many', digest: 'd' };
    const made = await Promise.all(Array.from({ length: 12 }, () => create(once)));
    const ids = new Set(made.map((one) => madeOf(one).game.id));
    expect(ids.size).toBe(1);
    tested.clock.now += 1_000;
    expect(madeOf(await create(once))).toMatchObject({ version: 1, game: madeOf(made[0] ?? null).game });
    expect((await listed()).filter((id) => ids.has(id))).toHaveLength(1);
    expect(new Set([madeOf(await create(null)).game.id, madeOf(await create(null)).game.id, ...ids]).size).toBe(3);
  });

  it('answers with the game as it was made, whatever has become of it', async () => {
    const once = { key: 'then', digest: 'd' };
    const first = madeOf(await create(once));
    await keeper().change({ owner: 'ann', id: first.game.id, expectedVersion: null, key: null, digest: '' }, async ({ state }) => ({
      kind: 'next',
      state: { ...state, turn: 9 },
      log: { kind: 'created' },
    }));
    expect(madeOf(await keeper().made('ann', once))).toEqual(first);
    expect(madeOf(await create(once))).toEqual(first);
  });

  it('tells another use of a key, and leaves each owner their own keys', async () => {
    const first = madeOf(await create({ key: 'mine', digest: 'one' }));
    expect(await create({ key: 'mine', digest: 'two' })).toEqual({ kind: 'otherUse' });
    expect(await keeper().made('ben', { key: 'mine', digest: 'one' })).toBeNull();
    expect(madeOf(await create({ key: 'mine', digest: 'one' }, 'ben')).game.id).not.toBe(first.game.id);
  });

  it('makes no second game with the key of one that was deleted', async () => {
    const once = { key: 'gone', digest: 'd' };
    const { id } = madeOf(await create(once)).game;
    expect(await keeper().delete('ann', id)).toBe(true);
    expect(await create(once)).toEqual({ kind: 'gone' });
    expect([await gone(id), (await listed()).includes(id)]).toEqual([true, false]);
    expect(await keeper().delete('ann', id)).toBe(false);
  });

  it('makes a fork once, also where the game has gone on before it is asked for again', async () => {
    const game = madeOf(await create(null));
    const once = { key: 'fork', digest: 'd' };
    const fork = madeOf(await keeper().fork(game, once));
    expect(madeOf(await keeper().fork({ ...game, state: { ...game.state, turn: 4 } }, once))).toEqual(fork);
    expect(madeOf(await keeper().made('ann', once))).toEqual(fork);
  });

  it('finds the game whose answer was lost on the way', async () => {
    const once = { key: 'lost', digest: 'd' };
    const lossy = keeper((store) => ({
      ...store,
      create: async (...args: Parameters<GameStore['create']>) => {
        await store.create(...args);
        throw new StoreError('STORE_UNAVAILABLE', 'no answer came');
      },
    }));
    await expect(create(once, 'ann', lossy)).rejects.toThrow('no answer came');
    const found = madeOf(await create(once));
    expect((await listed()).filter((id) => id === found.game.id)).toHaveLength(1);
  });
});
