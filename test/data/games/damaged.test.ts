import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../cli/scenario/path.ts';
import { packed } from '../../../data/games/snapshot/pack.ts';
import type { NewVersion } from '../../../data/games/store.ts';
import { askIn, takeLog } from '../../api/client.ts';
import { STORES, type TestedStore } from '../../support/gameStores.ts';
import { ACT, answerIn, createdIn, DELETE, errorOf, FORK, gained, processOf, READ, UNDO } from '../../support/keptGames.ts';

/** Versions of a game that were stored, and are not what was stored: torn, changed, of a newer format. */

const flipped = (bytes: Uint8Array): Uint8Array => bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte));
const DAMAGES: Readonly<Record<string, readonly [(bytes: Uint8Array) => Uint8Array, string]>> = {
  'cut off': [(bytes) => bytes.subarray(0, bytes.length - 5), 'GAME_DAMAGED'],
  empty: [() => new Uint8Array(), 'GAME_DAMAGED'],
  'changed in one bit': [flipped, 'GAME_DAMAGED'],
  'something else': [() => packed('{}\n{"players":3}'), 'GAME_DAMAGED'],
  'of a newer format': [(bytes) => bytes.map((byte, index) => (index === 2 ? 99 : byte)), 'GAME_OF_OTHER_VERSION'],
};

describe.each(Object.entries(STORES))('%s', (_, start) => {
  let tested: TestedStore;
  beforeAll(async () => {
    tested = await start();
  });
  afterAll(() => tested.close());

  /** A game of two versions, and a third one that is written by hand: the second one's with a change. */
  const damagedGame = async (change: (version: NewVersion) => NewVersion): Promise<string> => {
    const games = processOf(tested);
    const id = await createdIn(games);
    await answerIn(games, ACT, { game: id, actions: [gained(1, 'a'), gained(1, 'b')] });
    const store = tested.open();
    const [second, [logged]] = [await store.version('ann', id, 2), await store.logs('ann', id, 2, 2, 1)];
    if (second === null || logged === undefined) throw new Error('there is no second version');
    const { game, ...facts } = second;
    expect(await store.append(game, change({ ...facts, version: 3, before: 2, same: 3, log: logged.log }))).toBe('stored');
    return id;
  };

  it.each(Object.entries(DAMAGES))(
    'a state that is %s is said to be so, changed by nothing, and left by fork',
    async (_damage, [change, code]) => {
      const id = await damagedGame((version) => ({ ...version, state: change(version.state) }));
      const games = processOf(tested);
      const before = await tested.open().facts('ann', id, 1);
      for (const [query, variables] of [
        [READ, { id }],
        [READ, { id, version: 3 }],
        [ACT, { game: id, actions: [gained(1)] }],
        [ACT, { game: id, actions: [gained(1)], idempotencyKey: 'k' }],
        [UNDO, { game: id }],
        [FORK, { game: id }],
        [FORK, { game: id, atVersion: 3 }],
      ] as const)
        expect(errorOf(await askIn(games, query, variables))).toEqual([code, undefined]);
      expect(await tested.open().facts('ann', id, 1)).toEqual(before);
      expect(await answerIn(games, READ, { id, version: 2 })).toMatchObject({ game: { version: 2, a: { life: 21 }, b: { life: 21 } } });
      const fork = at(await answerIn(games, FORK, { game: id, atVersion: 2 }), 'fork', 'id');
      expect(await answerIn(games, ACT, { game: fork, actions: [gained(5)] })).toMatchObject({ act: { game: { a: { life: 26 } } } });
      expect(await answerIn(games, DELETE, { id })).toEqual({ deleteGame: id });
      takeLog();
    },
  );

  it.each(Object.entries(DAMAGES))('a log that is %s takes its history with it, and not the game', async (damage, [change, code]) => {
    const id = await damagedGame((version) => ({ ...version, log: change(version.log) }));
    const games = processOf(tested);
    const history = 'query($id: ID!, $version: Int) { game(id: $id, version: $version) { version history { nodes { version } } } }';
    // What was never a log is told as one of nothing.
    if (damage !== 'something else') expect(errorOf(await askIn(games, history, { id }))).toEqual([code, undefined]);
    expect(await answerIn(games, history, { id, version: 2 })).toMatchObject({
      game: { history: { nodes: [{ version: 1 }, { version: 2 }, { version: 2 }] } },
    });
    expect(await answerIn(games, ACT, { game: id, actions: [gained(5)] })).toMatchObject({
      act: { game: { version: 4, a: { life: 26 } } },
    });
    takeLog();
  });

  it('what a game began from, torn: the game is said to be damaged', async () => {
    const [other, store] = [await createdIn(processOf(tested)), tested.open()];
    const [newest, fixed, [logged]] = [
      await store.newest('ann', other),
      await store.fixed('ann', other),
      await store.logs('ann', other, 1, 1, 1),
    ];
    if (newest === null || fixed === null || logged === undefined) throw new Error('there is no game');
    const { game, ...first } = newest;
    for (const [name, [change, code]] of Object.entries(DAMAGES)) {
      const id = `${game.id}-${name.replaceAll(' ', '-')}`;
      expect(await store.create({ ...game, id }, change(fixed), { ...first, log: logged.log })).toBe(true);
      for (const [query, variables] of [
        [READ, { id }],
        [ACT, { game: id, actions: [gained(1)] }],
        [FORK, { game: id }],
      ] as const)
        expect([name, errorOf(await askIn(processOf(tested), query, variables))]).toEqual([name, [code, undefined]]);
    }
    takeLog();
  });
});
