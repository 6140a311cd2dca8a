import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameFacts, GameStore, NewVersion } from '../../../data/games/store.ts';
import { STORES, type TestedStore } from '../../support/gameStores.ts';
import { randomFrom } from '../../support/random.ts';

/** What every store has to hold to, whichever it is. */

const DAY = 86_400_000;
let numbers = 0;
const freshGame = (clock: { now: number }, owner = 'ann'): GameFacts => {
  numbers += 1;
  return { id: `game-${numbers}`, owner, createdAt: clock.now + numbers, expiresAt: clock.now + 30 * DAY };
};
const bytes = (size: number, seed = 1): Uint8Array => {
  const next = randomFrom(seed);
  return Uint8Array.from({ length: size }, () => Math.floor(next() * 256));
};
const version = (number: number, more: Partial<NewVersion> = {}): NewVersion => ({
  version: number,
  at: 1_800_000_000_000 + number,
  before: number === 1 ? null : number - 1,
  same: number,
  key: null,
  state: bytes(20, number),
  log: bytes(10, number + 1_000),
  ...more,
});

describe.each(Object.entries(STORES))('%s', (_, start) => {
  let tested: TestedStore;
  let store: GameStore;
  beforeAll(async () => {
    tested = await start();
    store = tested.open();
  });
  afterAll(() => tested.close());

  const created = async (versions = 1, owner = 'ann'): Promise<GameFacts> => {
    const game = freshGame(tested.clock, owner);
    expect(await store.create(game, bytes(30), version(1))).toBe(true);
    for (let number = 2; number <= versions; number += 1) expect(await store.append(game, version(number))).toBe('stored');
    return game;
  };

  it('gives back what was stored, to another one that opens it as well', async () => {
    const game = await created(3);
    for (const one of [store, tested.open()]) {
      const { log: _log, ...third } = version(3);
      expect(await one.newest('ann', game.id)).toEqual({ ...third, game });
      const { log, state, ...facts } = version(2, { before: 1 });
      expect(await one.version('ann', game.id, 2)).toEqual({ ...facts, state, game });
      expect(await one.logs('ann', game.id, 2, 2, 10)).toEqual([{ ...facts, log }]);
      expect(await one.fixed('ann', game.id)).toEqual(bytes(30));
      expect((await one.facts('ann', game.id, 2)).map((each) => each.version)).toEqual([2, 3]);
    }
  });

  it('has no version that was not stored, and no more logs than are asked for', async () => {
    const game = await created(5);
    expect(await store.version('ann', game.id, 6)).toBeNull();
    expect(await store.newest('ann', 'no such game')).toBeNull();
    const logs = await store.logs('ann', game.id, 2, 9, 3);
    expect(logs.map((each) => each.version)).toEqual([2, 3, 4]);
  });

  it('makes a game once', async () => {
    const game = await created(2);
    expect(await store.create({ ...game, owner: 'eve' }, bytes(3), version(1))).toBe(false);
    expect(await store.fixed('ann', game.id)).toEqual(bytes(30));
    expect((await store.newest('ann', game.id))?.version).toBe(2);
  });

  it('stores one version of each number, whoever else wants to', async () => {
    const game = await created();
    const others = Array.from({ length: 20 }, (_, index) => tested.open().append(game, version(2, { at: index })));
    const outcomes = await Promise.all(others);
    expect(outcomes.filter((each) => each === 'stored')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'taken')).toHaveLength(19);
    expect((await store.newest('ann', game.id))?.at).toBe(outcomes.indexOf('stored'));
  });

  it('shows a game to its owner and to nobody else', async () => {
    const game = await created(2);
    expect(await store.newest('eve', game.id)).toBeNull();
    expect(await store.version('eve', game.id, 1)).toBeNull();
    expect(await store.fixed('eve', game.id)).toBeNull();
    expect(await store.logs('eve', game.id, 1, 2, 10)).toEqual([]);
    expect(await store.facts('eve', game.id, 1)).toEqual([]);
    expect(await store.delete('eve', game.id)).toBe(false);
    expect((await store.newest('ann', game.id))?.version).toBe(2);
  });

  it('lists the games of an owner, the youngest first, page by page', async () => {
    const games = [];
    for (let number = 0; number < 5; number += 1) games.push(await created(1, 'lister'));
    const ids = games.map(({ id }) => id).reverse();
    const [first, second] = [await store.list('lister', 2, null), await store.list('lister', 10, games[3] ?? null)];
    expect(first).toEqual([games[4], games[3]]);
    expect(second.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(await store.list('nobody', 10, null)).toEqual([]);
  });

  it('deletes a game, whatever is under way: nothing brings it back', async () => {
    const game = await created(3, 'deleter');
    expect(await store.delete('deleter', game.id)).toBe(true);
    expect(await store.append(game, version(4))).toBe('gone');
    expect(await store.newest('deleter', game.id)).toBeNull();
    expect(await store.version('deleter', game.id, 2)).toBeNull();
    expect(await store.logs('deleter', game.id, 1, 9, 9)).toEqual([]);
    expect(await store.fixed('deleter', game.id)).toBeNull();
    expect(await store.list('deleter', 10, null)).toEqual([]);
    expect(await store.delete('deleter', game.id)).toBe(false);
  });

  it('has forgotten a game when its time is over', async () => {
    const game = await created(2, 'late');
    const before = tested.clock.now;
    tested.clock.now = game.expiresAt;
    expect(await store.newest('late', game.id)).toBeNull();
    expect(await store.version('late', game.id, 1)).toBeNull();
    expect(await store.fixed('late', game.id)).toBeNull();
    expect(await store.append(game, version(3))).toBe('gone');
    expect(await store.list('late', 10, null)).toEqual([]);
    tested.clock.now = before;
  });

  it('knows the first use of a key', async () => {
    const game = await created();
    const claim = { key: 'k', digest: 'one', from: 2, to: 2, refusal: null };
    const outcomes = await Promise.all(['one', 'two', 'three'].map((digest) => tested.open().claim(game, { ...claim, digest })));
    const [first] = outcomes;
    expect(outcomes).toEqual([first, first, first]);
    expect(await store.claim(game, { ...claim, digest: 'four', from: 9, to: 9 })).toEqual(first);
    expect(await store.claim(await created(), claim)).toEqual(claim);
  });

  it('notes that what was asked for with a key was refused, unless a later version was tried with it; nothing is tried after that', async () => {
    const game = await created();
    const claim = { key: 'k', digest: 'one', from: 2, to: 2, refusal: null };
    expect(await store.tried(game, 'k', 2)).toBe(false);
    await store.claim(game, claim);
    expect(await store.tried(game, 'k', 4)).toBe(true);
    expect(await store.tried(game, 'k', 3)).toBe(false);
    expect(await store.refused(game, 'k', 3, bytes(4))).toBe(false);
    expect(await tested.open().claim(game, claim)).toEqual({ ...claim, to: 4 });
    const refusals = await Promise.all([1, 2, 3].map((seed) => tested.open().refused(game, 'k', 4, bytes(4, seed))));
    expect(refusals.filter((noted) => noted)).toHaveLength(1);
    expect(await store.claim(game, claim)).toEqual({ ...claim, to: 4, refusal: bytes(4, refusals.indexOf(true) + 1) });
    expect(await store.tried(game, 'k', 5)).toBe(false);
    expect(await store.refused(game, 'other key', 5, bytes(4))).toBe(false);
  });

  it('keeps values that are larger than an item may be', async () => {
    const game = freshGame(tested.clock);
    const [fixed, state, log] = [bytes(900_000, 3), bytes(1_200_000, 4), bytes(500_000, 5)];
    await store.create(game, fixed, version(1, { state, log }));
    expect(Buffer.from((await store.fixed('ann', game.id)) ?? []).equals(fixed)).toBe(true);
    expect(Buffer.from((await store.newest('ann', game.id))?.state ?? []).equals(state)).toBe(true);
    expect(Buffer.from((await store.logs('ann', game.id, 1, 1, 1))[0]?.log ?? []).equals(log)).toBe(true);
    expect(await store.delete('ann', game.id)).toBe(true);
  });
});
