import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import { type GamesOf, LIMITS } from '../../resolvers/server.ts';
import { STORES, type TestedStore } from '../support/gameStores.ts';
import {
  ACT,
  answerIn,
  CREATE,
  createdIn,
  DELETE,
  errorOf,
  FORK,
  gained,
  HISTORY,
  LIST,
  processOf,
  READ,
  tapped,
  UNDO,
} from '../support/keptGames.ts';
import { wordsFrom } from '../support/random.ts';
import { askIn, takeLog } from './client.ts';

/** What nobody should send: each is told by a typed error that names the field, and changes nothing. */

const LARGE = 2_147_483_647;
const encoded = (text: string): string => Buffer.from(text).toString('base64url');
/** Texts that no compression makes much shorter. */
const noise = (seed: number): ((length: number) => string) => {
  const next = wordsFrom(seed);
  return (length) => String.fromCharCode(...Array.from({ length }, () => 0x4e00 + (next() % 20_000)));
};

describe.each(Object.entries(STORES))('%s', (_, start) => {
  let tested: TestedStore;
  let games: GamesOf;
  let id: string;
  beforeAll(async () => {
    tested = await start();
    games = processOf(tested);
    id = await createdIn(games);
    for (let number = 0; number < 3; number += 1) await answerIn(games, ACT, { game: id, actions: [gained(1), gained(1)] });
  });
  afterAll(async () => {
    expect(at(await answerIn(processOf(tested), READ, { id }), 'game')).toMatchObject({ version: 4, a: { life: 26 } });
    expect(takeLog()).toEqual([]);
    await tested.close();
  });

  const errorIn = async (query: string, variables: object, by: GamesOf = games) => errorOf(await askIn(by, query, { ...variables }));

  test.each([
    ['expectedVersion', 0, ACT],
    ['expectedVersion', -1, ACT],
    ['expectedVersion', -LARGE, UNDO],
    ['version', 0, READ],
    ['version', -1, READ],
    ['atVersion', 0, FORK],
    ['atVersion', -1, FORK],
    ['atVersion', LARGE, FORK],
    ['first', 0, HISTORY],
    ['first', -1, HISTORY],
    ['first', 101, HISTORY],
    ['first', LARGE, HISTORY],
    ['first', -LARGE, LIST],
    ['first', LARGE, LIST],
    ['steps', 0, UNDO],
    ['steps', LARGE, UNDO],
    ['idempotencyKey', '', ACT],
    ['idempotencyKey', 'k'.repeat(10_000), ACT],
    ['idempotencyKey', 'half a pair: \ud83c', ACT],
  ])('%s: %j is no value for it', async (field, value, query) => {
    expect(await errorIn(query, { id, game: id, actions: [gained(1)], [field]: value })).toEqual(['INVALID_VALUE', field]);
  });

  test.each([
    ['expectedVersion', ACT],
    ['version', READ],
    ['atVersion', FORK],
    ['first', HISTORY],
    ['steps', UNDO],
  ])('%s: 2^53 is no Int', async (field, query) => {
    for (const value of [2 ** 53, -(2 ** 53), 1.5, '1', true]) {
      const { errors } = await askIn(games, query, { id, game: id, actions: [gained(1)], [field]: value });
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
      expect(errors[0]?.message).toContain(`"$${field}"`);
    }
  });

  test('a key may have any characters, and each is a key of its own', async () => {
    const game = await createdIn(games);
    const keys = [
      'a',
      'A',
      'a ',
      'a\0',
      'a\0b',
      'a#b',
      '"',
      "'; DROP TABLE games; --",
      'é',
      'e\u0301',
      '🎴',
      '🎴'.repeat(150),
      '\uffff'.repeat(300),
      '\n',
      '{}',
    ];
    for (const key of keys)
      for (const again of [1, 2])
        expect([key, again, await errorIn(ACT, { game, actions: [gained(1)], idempotencyKey: key })]).toEqual([key, again, null]);
    expect(at(await answerIn(processOf(tested), READ, { id: game }), 'game')).toMatchObject({
      version: 1 + keys.length,
      a: { life: 20 + keys.length },
    });
  });

  describe('cursors', () => {
    test('that are torn, changed, made up or of another list are refused, wherever they are torn', async () => {
      const page = at(await answerIn(games, HISTORY, { id, first: 3 }), 'game', 'history');
      const other = at(await answerIn(games, LIST, { first: 1 }), 'games', 'pageInfo', 'endCursor');
      const cursor = String(at(page, 'pageInfo', 'endCursor'));
      const torn = Array.from(cursor, (_char, length) => cursor.slice(0, length));
      const changed = Array.from(cursor, (char, place) => `${cursor.slice(0, place)}${char === 'A' ? 'B' : 'A'}${cursor.slice(place + 1)}`);
      const made = ['event:1:0', 'event:-1:0', 'event:99999999999999999999:0', 'game:1:x', '', '\0', '🎴'].map(encoded);
      const wrong = [...torn, ...changed, ...made, String(other), 'x'.repeat(100_000), `${cursor}${'='.repeat(400)}`, '🎴', '../..'];
      for (const after of wrong)
        expect([after, await errorIn(HISTORY, { id, first: 3, after })]).toEqual([after, ['INVALID_VALUE', 'after']]);
      for (const after of [...made, cursor, '🎴'])
        expect([after, await errorIn(LIST, { after })]).toEqual([after, ['INVALID_VALUE', 'after']]);
      expect(objectsAt(await answerIn(games, HISTORY, { id, first: 3, after: cursor }), 'game', 'history', 'edges')).toHaveLength(3);
    });

    test('of another game, or past the end, lead to what is after that place, or nothing', async () => {
      const longer = await createdIn(games);
      for (let number = 0; number < 6; number += 1) await answerIn(games, ACT, { game: longer, actions: [gained(1)] });
      const end = at(await answerIn(games, HISTORY, { id: longer, first: 100 }), 'game', 'history', 'pageInfo', 'endCursor');
      expect(await answerIn(games, HISTORY, { id, after: end })).toMatchObject({
        game: { history: { edges: [], pageInfo: { hasNextPage: false } } },
      });
    });
  });

  test.each([
    '',
    ' ',
    '0',
    'x'.repeat(101),
    'x'.repeat(100_000),
    'a#b',
    'version#1',
    '../games',
    "' OR 1=1 --",
    '%',
    '\0',
    'é',
    '🎴',
    '\ud83c',
    '__proto__',
    'constructor',
  ])('a game %j is none, in every operation', async (odd) => {
    expect(await answerIn(games, READ, { id: odd })).toEqual({ game: null });
    for (const [query, field] of [
      [ACT, 'game'],
      [UNDO, 'game'],
      [FORK, 'game'],
      [DELETE, 'id'],
    ] as const)
      expect(await errorIn(query, { id: odd, game: odd, actions: [gained(1)] })).toEqual(['UNKNOWN_ID', field]);
    expect(await errorIn(ACT, { game: odd, actions: [gained(1)], idempotencyKey: 'k', expectedVersion: 1 })).toEqual([
      'UNKNOWN_ID',
      'game',
    ]);
  });

  test('somebody else’s game looks as if it didn’t exist, in every operation', async () => {
    const eve = processOf(tested, 'eve');
    const one = (field: string, type: string, input: object) =>
      [
        `mutation($game: ID!, $input: ${type}!) { ${field}(game: $game, input: $input, idempotencyKey: "k") { __typename } }`,
        { input },
      ] as const;
    const asked = [
      [READ, {}],
      [READ, { version: 1 }],
      [READ, { version: LARGE }],
      [HISTORY, {}],
      ['query($id: ID!) { game(id: $id) { after(actions: [{ gainLife: { player: "a", amount: 1 } }]) { __typename } } }', {}],
      [ACT, { actions: [gained(1)] }],
      [ACT, { actions: [gained(1)], expectedVersion: 1 }],
      [ACT, { actions: [gained(1)], idempotencyKey: 'k' }],
      [ACT, { actions: [{ tapForMana: { permanent: 'nothing' } }], idempotencyKey: 'k' }],
      [UNDO, {}],
      [UNDO, { steps: 100, idempotencyKey: 'k' }],
      [FORK, {}],
      [FORK, { atVersion: 1 }],
      [FORK, { atVersion: LARGE }],
      [DELETE, {}],
      one('tapForMana', 'TapForMana', { permanent: 'forest' }),
      one('activateAbility', 'ActivateAbility', { permanent: 'forest', ability: 0 }),
      one('castSpell', 'CastSpell', { card: 'forest' }),
      one('dealDamage', 'DealDamage', { parts: [{ source: 'forest', target: 'a', amount: 1 }] }),
    ] as const;
    for (const [query, variables] of asked) {
      const [there, nowhere] = [id, 'nowhere'].map((game) => askIn(eve, query, { id: game, game, ...variables }));
      expect([query, await there]).toEqual([query, await nowhere]);
    }
    expect(await answerIn(eve, LIST)).toMatchObject({ games: { nodes: [] } });
    expect(await tested.open().claim(await gameOf(), { key: 'k', digest: 'd', from: 5, to: 5, refusal: null })).toMatchObject({
      digest: 'd',
    });
  });
  const gameOf = async () => {
    const stored = await tested.open().newest('ann', id);
    if (stored === null) throw new Error('the game is gone');
    return stored.game;
  };

  test('too many actions, and too few, are refused by name of the field', async () => {
    expect(await errorIn(ACT, { game: id, actions: [] })).toEqual(['INVALID_VALUE', 'actions']);
    for (const count of [201, 1_001])
      expect(await errorIn(ACT, { game: id, actions: Array.from({ length: count }, () => gained(1)) })).toEqual(['TOO_LARGE', 'actions']);
  });

  test.each([
    ['an id', gained(1, 'x'.repeat(1_000_000)), 'UNKNOWN_ID', 'actions[0].gainLife.player'],
    ['a choice', { tapForMana: { permanent: 'forest', choose: ['x'.repeat(1_000_000)] } }, 'TOO_LARGE', 'actions[0].tapForMana.choose[0]'],
    ['choices', { tapForMana: { permanent: 'forest', choose: Array(200_000).fill('yes') } }, 'TOO_LARGE', 'actions[0].tapForMana.choose'],
    [
      'permanents',
      { untap: { permanents: Array.from({ length: 100_000 }, (_each, at) => `p${at}`) } },
      'TOO_LARGE',
      'actions[0].untap.permanents',
    ],
    [
      'a kind of counter',
      { addCounters: { permanent: 'forest', kind: 'x'.repeat(1_000_000), amount: 1 } },
      'TOO_LARGE',
      'actions[0].addCounters.kind',
    ],
  ])('an action of a megabyte (%s) is refused by name of the field, in few words', async (_what, action, code, field) => {
    const answer = await askIn(games, ACT, { game: id, actions: [action], idempotencyKey: `large ${field}` });
    expect(errorOf(answer)).toEqual([code, field]);
    expect(JSON.stringify(answer.errors).length).toBeLessThan(5_000);
  });

  test('a batch whose last action is refused leaves nothing of the others, however many they are', async () => {
    const game = await createdIn(games);
    const actions = [...Array.from({ length: 198 }, () => gained(1)), tapped(), tapped()];
    expect(at(await answerIn(games, ACT, { game, actions }), 'act')).toMatchObject({ __typename: 'Illegal', action: 199 });
    expect(at(await answerIn(processOf(tested), READ, { id: game }), 'game')).toMatchObject({ version: 1, a: { life: 20 } });
  });

  describe('boards of 1,000 permanents', () => {
    const board = (names: (at: number) => string, more: object = {}) => ({
      players: [
        { id: 'a', battlefield: Array.from({ length: 1_000 }, (_each, at) => ({ id: names(at), card: 'Forest', ...more })) },
        { id: 'b' },
      ],
    });

    test('are kept, and played on', async () => {
      const game = await createdIn(
        games,
        board((at) => `p${at}`),
      );
      expect(at(await answerIn(games, ACT, { game, actions: [tapped('p999'), gained(1)] }), 'act')).toMatchObject({ game: { version: 2 } });
      expect(
        objectsAt(await answerIn(processOf(tested), READ, { id: game }), 'game', 'permanents').filter((one) => one.tapped === true),
      ).toEqual([{ id: 'p999', tapped: true }]);
    });

    test('that no compression makes smaller than an item may be are kept as well, whole, and deleted', async () => {
      const text = noise(5);
      const ids = Array.from({ length: 1_000 }, () => text(300));
      const game = await createdIn(
        games,
        board((at) => ids[at] ?? '', { counters: [{ kind: text(300), amount: 1 }] }),
      );
      const stored = await tested.open().newest('ann', game);
      expect(stored?.state.length).toBeGreaterThan(400_000);
      await answerIn(games, ACT, { game, actions: [tapped(ids[17])] });
      const read = objectsAt(await answerIn(processOf(tested), READ, { id: game }), 'game', 'permanents');
      expect(read.map((one) => one.id)).toEqual(ids);
      expect(read.flatMap((one, place) => (one.tapped === true ? [place] : []))).toEqual([17]);
      expect(await answerIn(games, DELETE, { id: game })).toEqual({ deleteGame: game });
    });

    test('and more than there may be are refused before anything is written', async () => {
      const before = objectsAt(await answerIn(games, LIST, { first: 100 }), 'games', 'nodes').length;
      const input = { players: [{ id: 'a', battlefield: [{ card: 'Forest', count: LIMITS.permanents + 1 }] }] };
      expect(await errorIn(CREATE, { input })).toEqual(['TOO_LARGE', 'input.players[0].battlefield']);
      expect(objectsAt(await answerIn(games, LIST, { first: 100 }), 'games', 'nodes')).toHaveLength(before);
    });
  });
});
