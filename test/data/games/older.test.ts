import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject, list, object, text } from '../../../cli/scenario/json.ts';
import { openCatalogue } from '../../../data/cards/index.ts';
import { StoreError } from '../../../data/games/errors.ts';
import { CardShelf, type StoredCard } from '../../../data/games/snapshot/cards.ts';
import { Codec } from '../../../data/games/snapshot/codec.ts';
import { packed, unpacked } from '../../../data/games/snapshot/pack.ts';
import type { NewVersion } from '../../../data/games/store.ts';
import { STORES, type TestedStore } from '../../support/gameStores.ts';
import { ACT, answerIn, FORK, gained, processOf, UNDO } from '../../support/keptGames.ts';

/**
 * Games that earlier versions of this software stored. `fixtures/format-N.json` is what one of format N wrote, bytes in base64: a board of two players,
 * and a version at which one gained 4 life and tapped a Forest for mana. Whoever changes what is stored lets these files be, and sees to it that they are read.
 */

const bytes = (value: unknown): Uint8Array => new Uint8Array(Buffer.from(text(value, 'bytes'), 'base64'));
const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
const stored = object(JSON.parse(readFileSync(new URL('./fixtures/format-1.json', import.meta.url), 'utf8')), 'the fixture');
const fixed = bytes(stored.fixed);
const versions = list(stored.versions, 'versions')
  .filter(isObject)
  .map(
    ({ version, at, before, same, state, log }): NewVersion => ({
      version: number(version),
      at: number(at),
      before: before === null ? null : number(before),
      same: number(same),
      key: null,
      state: bytes(state),
      log: bytes(log),
    }),
  );
const [first, second] = versions;

const LOOK = `query($id: ID!, $version: Int) { game(id: $id, version: $version) { version turn step players { id life hand { card { name } } graveyard { id } library { id } manaPool { type amount } }
  permanents { id tapped counters { kind amount } power couldProduce { types because { type } } } warnings { text } history { nodes { __typename version text } } } }`;

describe.each(Object.entries(STORES))('a game of format 1 in %s', (_, start) => {
  let tested: TestedStore;
  beforeAll(async () => {
    tested = await start();
    const game = { id: 'old', owner: 'ann', createdAt: tested.clock.now, expiresAt: tested.clock.now + 1_000_000 };
    if (first === undefined || second === undefined) throw new Error('the fixture has two versions');
    await tested.open().create(game, fixed, first);
    await tested.open().append(game, second);
  });
  afterAll(() => tested.close());

  it('is read as it was, plays on, is undone and forked', async () => {
    const games = processOf(tested);
    const forest = { id: 'forest', couldProduce: { types: ['G'] } };
    const bear = { id: 'bear', power: 4, counters: [{ kind: '+1/+1', amount: 2 }] };
    expect(await answerIn(games, LOOK, { id: 'old' })).toMatchObject({
      game: {
        version: 2,
        step: 'PRECOMBAT_MAIN',
        players: [
          {
            id: 'a',
            life: 35,
            hand: [{ card: { name: 'Lightning Bolt' } }],
            library: [{ id: 'top' }],
            manaPool: [{ type: 'G', amount: '1' }],
          },
          { id: 'b', life: 20, graveyard: [{ id: 'elf' }], manaPool: [] },
        ],
        permanents: [
          { ...forest, tapped: true },
          { id: 'pool', tapped: false, couldProduce: { types: ['G'] } },
          bear,
          { id: 'ring', tapped: true },
        ],
        history: {
          nodes: [
            { __typename: 'GameCreated', version: 1 },
            { __typename: 'LifeGained', version: 2 },
            { __typename: 'PermanentTapped', version: 2 },
            { __typename: 'AbilityActivated', version: 2 },
            { __typename: 'ManaAdded', version: 2 },
          ],
        },
      },
    });
    expect(await answerIn(games, LOOK, { id: 'old', version: 1 })).toMatchObject({
      game: { version: 1, players: [{ life: 31, manaPool: [] }, {}], permanents: [{ ...forest, tapped: false }, {}, {}, {}] },
    });
    const played = [
      gained(1),
      { tapForMana: { permanent: 'pool' } },
      { cast: { card: 'bolt', targets: ['b'], free: true } },
      { resolve: {} },
    ];
    expect(await answerIn(games, ACT, { game: 'old', actions: played })).toMatchObject({
      act: { game: { version: 3, a: { life: 36 }, b: { life: 17 } } },
    });
    expect(await answerIn(games, FORK, { game: 'old', atVersion: 1 })).toMatchObject({ fork: { version: 1 } });
    expect(await answerIn(games, UNDO, { game: 'old', steps: 2 })).toMatchObject({ undo: { game: { version: 4, a: { life: 31 } } } });
  });
});

describe('a format with a migration', () => {
  const catalogue = openCatalogue();
  /** As if life totals had been called otherwise in format 1. */
  const codec = new Codec(new CardShelf((name) => catalogue.find(name)), [(older) => older.replaceAll('"lifeTotal":', '"life":')]);
  const plain = new Codec(new CardShelf((name) => catalogue.find(name)));
  const cards: readonly StoredCard[] = JSON.parse(unpacked(fixed).text).cards;
  const state = second?.state ?? new Uint8Array();
  const older = packed(unpacked(state).text.replaceAll('"life":', '"lifeTotal":'), 1);

  it('reads what the format before wrote, as its migration has it', () => {
    expect(codec.decodeState(older, cards).players.map(({ life }) => life)).toEqual([35, 20]);
    expect(plain.decodeState(older, cards).players.map(({ life }) => life)).not.toEqual([35, 20]);
  });

  it('writes its own, which is not migrated again, and which the format before refuses', () => {
    const written = codec.encode(codec.decodeState(older, cards), cards);
    expect(unpacked(written, 2).format).toBe(2);
    expect(codec.decodeState(written, cards)).toEqual(plain.decodeState(state, cards));
    expect(() => plain.decodeState(written, cards)).toThrow(StoreError);
    expect(() => plain.decodeState(written, cards)).toThrow(/newer version of this software/);
  });
});
