import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeRequest } from '../../../data/games/change.ts';
import type { GameKeeper } from '../../../data/games/keeper.ts';
import type { KeptGame } from '../../../data/games/kept.ts';
import type { GameStore } from '../../../data/games/store.ts';
import { board, card } from '../../support/boards.ts';
import { STORES, type TestedStore } from '../../support/gameStores.ts';
import { keeperOf, madeOf } from '../../support/keptGames.ts';

/** One change that is asked for twice at the same time with one key, while others change the game: it is made or refused, and answered alike. */

const STATE = board([card('Rock', 'Artifact', '{T}: Add {C}.')], { a: ['Rock'] });

/** Refused at odd versions, made at even ones. */
const atEvenVersions = async ({ version, state }: KeptGame) =>
  version % 2 === 1
    ? { kind: 'refused' as const, refusal: `not at version ${version}` }
    : { kind: 'next' as const, state, log: { kind: 'created' as const } };
const always = async ({ state }: KeptGame) => ({ kind: 'next' as const, state, log: { kind: 'created' as const } });

describe.each(Object.entries(STORES))('%s', (_, start) => {
  let tested: TestedStore;
  beforeAll(async () => {
    tested = await start();
  });
  afterAll(() => tested.close());

  const keeper = (of: (store: GameStore) => GameStore = (store) => store): GameKeeper =>
    keeperOf(of(tested.open()), { now: () => tested.clock.now });
  const request = (id: string, key: string | null = 'k'): ChangeRequest => ({ owner: 'ann', id, expectedVersion: null, key, digest: 'd' });
  const created = async (): Promise<string> => madeOf(await keeper().create('ann', STATE, {})).game.id;

  it.each(['tried', 'refused', 'append', 'claim'] as const)(
    'answers both alike where one was held up in "%s" while the other was done, and a third as well',
    async (method) => {
      const id = await created();
      const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const slow = keeper((store) => ({
        ...store,
        [method]: async (...args: readonly unknown[]) => {
          held.resolve();
          await free.promise;
          return Reflect.apply(store[method], store, args);
        },
      }));
      // "tried" is asked only where a version after the one that was claimed is to be made: another change comes first.
      const odd = method === 'append' || method === 'tried';
      if (odd) await keeper().change(request(id, null), always);
      const change = request(id);
      if (method === 'tried') {
        await tested
          .open()
          .claim(
            { id, owner: 'ann', createdAt: 0, expiresAt: tested.clock.now + 1 },
            { key: 'k', digest: 'd', from: 2, to: 2, refusal: null },
          );
      }
      const first = slow.change(change, atEvenVersions);
      await held.promise;
      await keeper().change(request(id, null), always);
      const second = await keeper().change(change, atEvenVersions);
      free.resolve();
      const third = await keeper().change(change, atEvenVersions);
      expect([(await first).kind, third.kind]).toEqual([second.kind, second.kind]);
      const versionOf = (changed: Awaited<typeof first>) => (changed.kind === 'done' ? changed.game.version : changed);
      expect([versionOf(await first), versionOf(third)]).toEqual([versionOf(second), versionOf(second)]);
      const facts = await tested.open().facts('ann', id, 1);
      expect(facts.filter(({ key }) => key === 'k')).toHaveLength(second.kind === 'done' ? 1 : 0);
    },
  );

  it('is either made or refused, and so answered to all, however many ask while others change the game', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await created();
      const others = Array.from({ length: 4 }, () => keeper().change(request(id, null), always));
      const asked = Array.from({ length: 6 }, () => keeper().change(request(id), atEvenVersions));
      await Promise.all(others);
      const answers = (await Promise.all(asked)).map((changed) => (changed.kind === 'done' ? changed.game.version : changed));
      for (const one of answers) expect(one).toEqual(answers[0]);
      const again = await keeper().change(request(id), atEvenVersions);
      expect(again.kind === 'done' ? again.game.version : again).toEqual(answers[0]);
    }
  });

  it('keeps the answer that there was a conflict, too', async () => {
    const id = await created();
    const change: ChangeRequest = { ...request(id), expectedVersion: 3 };
    const conflict = { kind: 'conflict', expected: 3, actual: 1 };
    expect(await keeper().change(change, always)).toEqual(conflict);
    for (const _again of [2, 3]) await keeper().change(request(id, null), always);
    expect(await keeper().change(change, always)).toEqual(conflict);
  });
});
