import { describe, expect, test } from 'vitest';
import { isObject } from '../../cli/scenario/json.ts';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import { answer, ask, askIn, takeLog } from './client.ts';

const BOARD = {
  players: [
    {
      id: 'a',
      battlefield: [
        { id: 'forest', card: 'Forest' },
        { id: 'ring', card: 'Sol Ring' },
      ],
      hand: [{ id: 'bolt', card: 'Lightning Bolt' }],
    },
    { id: 'b', battlefield: [{ id: 'mountain', card: 'Mountain' }] },
  ],
};
const RESULT = `__typename
  ... on Acted { game { id version player(id: "a") { life manaPool { type amount } } } events { __typename version at text } }
  ... on Illegal { action message rules { number } missingChoice { options } }
  ... on VersionConflict { expected actual }`;

async function created(owner = 'ann', board: object = BOARD): Promise<string> {
  const made = await answer('mutation($input: BoardInput!) { createGame(input: $input) { id } }', { input: board }, owner);
  const id = at(made, 'createGame', 'id');
  if (typeof id !== 'string') throw new Error('no id');
  return id;
}
const act = (game: string, actions: readonly object[], more: object = {}, owner = 'ann') =>
  answer(
    `mutation($game: ID!, $actions: [Action!]!, $expectedVersion: Int, $idempotencyKey: String) {
      act(game: $game, actions: $actions, expectedVersion: $expectedVersion, idempotencyKey: $idempotencyKey) { ${RESULT} } }`,
    { game, actions, ...more },
    owner,
  ).then((data) => at(data, 'act'));
const gained = (amount: number) => ({ gainLife: { player: 'a', amount } });
const lifeOf = async (id: string, version: number | null = null) =>
  at(
    await answer('query($id: ID!, $version: Int) { game(id: $id, version: $version) { player(id: "a") { life } } }', { id, version }),
    'game',
    'player',
    'life',
  );
const codesOf = async (query: string, variables: object, owner: string | null = 'ann'): Promise<unknown> =>
  (await ask(query, { ...variables }, owner)).errors.map(({ extensions }) => [extensions?.code, extensions?.field]);

describe('a game that is kept', () => {
  test('is made, changed, and read again', async () => {
    const id = await created();
    expect(await act(id, [gained(3), { tapForMana: { permanent: 'forest' } }])).toMatchObject({
      __typename: 'Acted',
      game: { id, version: 2, player: { life: 23, manaPool: [{ type: 'G', amount: '1' }] } },
    });
    expect(await answer('query($id: ID!) { game(id: $id) { id version turn permanent(id: "forest") { tapped } } }', { id })).toEqual({
      game: { id, version: 2, turn: 1, permanent: { tapped: true } },
    });
  });

  test('has all its versions', async () => {
    const id = await created();
    for (const amount of [1, 2, 3]) await act(id, [gained(amount)]);
    expect([await lifeOf(id), await lifeOf(id, 1), await lifeOf(id, 2), await lifeOf(id, 3)]).toEqual([26, 20, 21, 23]);
    expect(await answer('query($id: ID!) { game(id: $id, version: 9) { id } }', { id })).toEqual({ game: null });
  });

  test('is unchanged where one action of several is refused', async () => {
    const id = await created();
    const refused = await act(id, [gained(3), { tapForMana: { permanent: 'forest' } }, { tapForMana: { permanent: 'forest' } }]);
    expect(refused).toMatchObject({ __typename: 'Illegal', action: 2 });
    expect(objectsAt(refused, 'rules').map(({ number }) => number)).toContain('107.5');
    expect(await answer('query($id: ID!) { game(id: $id) { version player(id: "a") { life } } }', { id })).toMatchObject({
      game: { version: 1, player: { life: 20 } },
    });
  });

  test('tells a missing choice as data', async () => {
    const id = await created('ann', { players: [{ id: 'a', battlefield: [{ id: 'tower', card: 'City of Brass' }] }] });
    const missing = await act(id, [{ tapForMana: { permanent: 'tower' } }]);
    expect(missing).toMatchObject({ __typename: 'Illegal', missingChoice: { options: ['{W}', '{U}', '{B}', '{R}', '{G}'] } });
  });

  test.each([
    ['tapForMana', 'TapForMana', { permanent: 'forest' }],
    ['activateAbility', 'ActivateAbility', { permanent: 'ring', ability: 0 }],
    ['castSpell', 'CastSpell', { card: 'bolt', free: true, targets: ['b'] }],
    ['dealDamage', 'DealDamage', { parts: [{ source: 'ring', target: 'a', amount: 2 }] }],
  ])('is changed by %s, which is one action', async (name, type, input) => {
    const id = await created();
    const query = `mutation($game: ID!, $input: ${type}!) { ${name}(game: $game, input: $input) { ${RESULT} } }`;
    expect(at(await answer(query, { game: id, input }), name)).toMatchObject({ __typename: 'Acted', game: { version: 2 } });
  });

  test('names the field of a mutation that is one action', async () => {
    const id = await created();
    const query = 'mutation($game: ID!, $input: TapForMana!) { tapForMana(game: $game, input: $input) { __typename } }';
    expect(await codesOf(query, { game: id, input: { permanent: 'nothing' } })).toEqual([['UNKNOWN_ID', 'input.permanent']]);
    expect(await codesOf(query, { game: id, input: { permanent: 'ring', ability: 'Fly' } })).toEqual([['INVALID_VALUE', 'input.ability']]);
  });

  test('can be asked what would be, which is stored nowhere', async () => {
    const id = await created();
    const query = `query($id: ID!) { game(id: $id) { after(actions: [{ gainLife: { player: "a", amount: 5 } }]) { ... on Acted {
      game { id version createdAt history { nodes { text } } player(id: "a") { life } } events { version at } } } } }`;
    const what = {
      game: { id: null, version: 0, createdAt: null, history: { nodes: [] }, player: { life: 25 } },
      events: [{ version: 0, at: null }],
    };
    expect(await answer(query, { id })).toEqual({ game: { after: what } });
    expect(await lifeOf(id)).toBe(20);
  });

  test('is done several things to in one request, one after the other', async () => {
    const id = await created();
    const both = await answer(
      `mutation($id: ID!) { one: act(game: $id, actions: [{ gainLife: { player: "a", amount: 1 } }]) { ... on Acted { game { version } } }
        two: act(game: $id, actions: [{ gainLife: { player: "a", amount: 1 } }], expectedVersion: 2) { ... on Acted { game { version } } } }`,
      { id },
    );
    expect(both).toEqual({ one: { game: { version: 2 } }, two: { game: { version: 3 } } });
  });
});

describe('expectedVersion', () => {
  test('keeps a change from happening to another version than it was meant for', async () => {
    const id = await created();
    expect(await act(id, [gained(1)], { expectedVersion: 1 })).toMatchObject({ __typename: 'Acted' });
    expect(await act(id, [gained(1)], { expectedVersion: 1 })).toEqual({ __typename: 'VersionConflict', expected: 1, actual: 2 });
    expect(await act(id, [gained(1)], { expectedVersion: 7 })).toEqual({ __typename: 'VersionConflict', expected: 7, actual: 2 });
    expect(await lifeOf(id)).toBe(21);
  });
});

describe('idempotencyKey', () => {
  test('has a change happen once, answered as it was the first time, whatever happened since', async () => {
    const id = await created();
    const first = await act(id, [gained(1)], { idempotencyKey: 'k', expectedVersion: 1 });
    await act(id, [gained(10)]);
    expect(await act(id, [gained(1)], { idempotencyKey: 'k', expectedVersion: 1 })).toEqual(first);
    expect(await lifeOf(id)).toBe(31);
  });

  test('gives the first answer of a change that was refused, too', async () => {
    const id = await created();
    const tap = [{ tapForMana: { permanent: 'forest' } }];
    await act(id, tap);
    const refused = await act(id, tap, { idempotencyKey: 'k' });
    expect(refused).toMatchObject({ __typename: 'Illegal' });
    await act(id, [{ untap: { permanents: ['forest'] } }]);
    expect(await act(id, tap, { idempotencyKey: 'k' })).toEqual(refused);
    expect(await act(id, tap, { idempotencyKey: 'another' })).toMatchObject({ __typename: 'Acted' });
  });

  test('is of one change of one game', async () => {
    const [id, other] = [await created(), await created()];
    await act(id, [gained(1)], { idempotencyKey: 'k' });
    const query =
      'mutation($game: ID!, $n: Int!) { act(game: $game, actions: [{ gainLife: { player: "a", amount: $n } }], idempotencyKey: "k") { __typename } }';
    expect(await codesOf(query, { game: id, n: 2 })).toEqual([['KEY_REUSED', 'idempotencyKey']]);
    expect(await codesOf('mutation($id: ID!) { undo(game: $id, idempotencyKey: "k") { __typename } }', { id })).toEqual([
      ['KEY_REUSED', 'idempotencyKey'],
    ]);
    expect(await act(other, [gained(2)], { idempotencyKey: 'k' })).toMatchObject({ __typename: 'Acted' });
  });

  test.each(['', 'x'.repeat(301)])('is 1 to 300 characters long', async (key) => {
    const query = 'mutation($id: ID!, $key: String) { undo(game: $id, idempotencyKey: $key) { __typename } }';
    expect(await codesOf(query, { id: 'x', key })).toEqual([['INVALID_VALUE', 'idempotencyKey']]);
  });
});

const undo = (game: string, steps: number, more = '') =>
  answer(`mutation($game: ID!, $steps: Int) { undo(game: $game, steps: $steps ${more}) { ${RESULT} } }`, { game, steps }).then((data) =>
    at(data, 'undo'),
  );

describe('undo', () => {
  test('takes back changes, and further ones the next time', async () => {
    const id = await created();
    for (const amount of [1, 2, 4, 8]) await act(id, [gained(amount), gained(amount)]);
    expect(await undo(id, 1)).toMatchObject({ __typename: 'Acted', game: { version: 6, player: { life: 34 } } });
    expect(await undo(id, 2)).toMatchObject({ __typename: 'Acted', game: { version: 7, player: { life: 22 } } });
    await act(id, [gained(100)]);
    expect(await undo(id, 1)).toMatchObject({ game: { player: { life: 22 } } });
    expect(await undo(id, 1)).toMatchObject({ game: { player: { life: 20 } } });
    expect(await undo(id, 1)).toMatchObject({ __typename: 'Illegal' });
    expect(await lifeOf(id)).toBe(20);
  });

  test('of more changes than were made is refused, and of a wrong number an error', async () => {
    const id = await created();
    await act(id, [gained(1)]);
    expect(await undo(id, 2)).toMatchObject({ __typename: 'Illegal', message: 'There are fewer than 2 changes to take back.' });
    for (const steps of [0, -1, 101])
      expect(await codesOf('mutation($id: ID!, $steps: Int) { undo(game: $id, steps: $steps) { __typename } }', { id, steps })).toEqual([
        ['INVALID_VALUE', 'steps'],
      ]);
  });

  test('happens once with a key, and only at the version that was expected', async () => {
    const id = await created();
    for (const amount of [1, 2]) await act(id, [gained(amount)]);
    const first = await undo(id, 1, ', idempotencyKey: "u"');
    expect(await undo(id, 1, ', idempotencyKey: "u"')).toEqual(first);
    expect(await undo(id, 1, ', expectedVersion: 3')).toEqual({ __typename: 'VersionConflict', expected: 3, actual: 4 });
    expect(await lifeOf(id)).toBe(21);
  });
});

describe('fork', () => {
  const fork = async (game: string, atVersion: number | null = null) =>
    at(
      await answer(
        'mutation($game: ID!, $atVersion: Int) { fork(game: $game, atVersion: $atVersion) { id version player(id: "a") { life } } }',
        { game, atVersion },
      ),
      'fork',
    );

  test('makes another game as one is, or was, and the two go on apart', async () => {
    const id = await created();
    for (const amount of [1, 2]) await act(id, [gained(amount)]);
    const [now, before] = [await fork(id), await fork(id, 2)];
    expect([now, before]).toMatchObject([
      { version: 1, player: { life: 23 } },
      { version: 1, player: { life: 21 } },
    ]);
    const other = String(at(before, 'id'));
    await act(other, [gained(50)]);
    expect([await lifeOf(id), await lifeOf(other), await lifeOf(String(at(now, 'id')))]).toEqual([23, 71, 23]);
    expect(await undo(other, 2)).toMatchObject({ __typename: 'Illegal' });
  });

  test('of a version that there is not is an error', async () => {
    const id = await created();
    expect(await codesOf('mutation($id: ID!) { fork(game: $id, atVersion: 2) { id } }', { id })).toEqual([['INVALID_VALUE', 'atVersion']]);
  });
});

describe('history', () => {
  const HISTORY = `query($id: ID!, $first: Int, $after: String, $version: Int) { game(id: $id, version: $version) { history(first: $first, after: $after) {
    edges { cursor node { __typename version at text action explanation { summary } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
  const page = async (id: string, more: object = {}) => at(await answer(HISTORY, { id, ...more }), 'game', 'history');
  const kinds = (history: unknown) => objectsAt(history, 'edges').map(({ node }) => [at(node, '__typename'), at(node, 'version')]);

  test('tells everything that happened, with what was undone', async () => {
    const id = await created();
    await act(id, [{ tapForMana: { permanent: 'forest' } }, gained(2)]);
    await undo(id, 1);
    await act(id, [gained(1)]);
    const history = await page(id);
    expect(kinds(history)).toEqual([
      ['GameCreated', 1],
      ['PermanentTapped', 2],
      ['AbilityActivated', 2],
      ['ManaAdded', 2],
      ['LifeGained', 2],
      ['ChangesUndone', 3],
      ['LifeGained', 4],
    ]);
    expect(at(history, 'pageInfo')).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const first = objectsAt(history, 'edges')[0];
    expect(Date.parse(String(at(first, 'node', 'at')))).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(kinds(await page(id, { version: 2 })).at(-1)).toEqual(['LifeGained', 2]);
  });

  test('is read page by page, and goes on where it was left when more has happened', async () => {
    const id = await created();
    await act(id, [gained(1), gained(1), gained(1)]);
    const whole = kinds(await page(id));
    const found: unknown[] = [];
    let after: unknown = null;
    for (let pages = 0; pages < 9; pages += 1) {
      const one: unknown = await page(id, { first: 2, after });
      found.push(...kinds(one));
      after = at(one, 'pageInfo', 'endCursor');
      if (at(one, 'pageInfo', 'hasNextPage') === false) break;
    }
    expect(found).toEqual(whole);
    await act(id, [gained(9)]);
    expect(kinds(await page(id, { after }))).toEqual([['LifeGained', 3]]);
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
  ])('refuses %j', async (args, field) => {
    expect(await codesOf(HISTORY, { id: await created(), ...args })).toEqual([['INVALID_VALUE', field]]);
  });
});

describe('whose a game is', () => {
  const EVERYTHING = [
    ['query($id: ID!) { game(id: $id) { id } }', null],
    ['mutation($id: ID!) { deleteGame(id: $id) }', 'id'],
    ['mutation($id: ID!) { undo(game: $id) { __typename } }', 'game'],
    ['mutation($id: ID!) { fork(game: $id) { id } }', 'game'],
    ['mutation($id: ID!) { act(game: $id, actions: [{ advance: { turns: 1 } }]) { __typename } }', 'game'],
    [
      'mutation($id: ID!) { act(game: $id, actions: [{ advance: { turns: 1 } }], idempotencyKey: "k", expectedVersion: 1) { __typename } }',
      'game',
    ],
  ] as const;

  test.each(EVERYTHING)('to anyone else it looks as if it didn’t exist: %s', async (query, field) => {
    const id = await created();
    const [there, nowhere] = [await ask(query, { id }, 'eve'), await ask(query, { id: 'nowhere' }, 'eve')];
    expect(there).toEqual(nowhere);
    expect(there.errors.map(({ extensions }) => extensions?.field)).toEqual(field === null ? [] : [field]);
    expect(await lifeOf(id)).toBe(20);
  });

  test('a list has one’s own, the youngest first, page by page', async () => {
    const ids = [await created('list'), await created('list'), await created('list')].reverse();
    const query =
      'query($first: Int, $after: String) { games(first: $first, after: $after) { nodes { id version } edges { cursor } pageInfo { hasNextPage endCursor } } }';
    const first = at(await answer(query, { first: 2 }, 'list'), 'games');
    const second = at(await answer(query, { first: 2, after: at(first, 'pageInfo', 'endCursor') }, 'list'), 'games');
    const listed = [first, second].flatMap((page) => objectsAt(page, 'nodes').map(({ id }) => id));
    expect([...listed].sort()).toEqual([...ids].sort());
    expect([at(first, 'pageInfo', 'hasNextPage'), at(second, 'pageInfo', 'hasNextPage')]).toEqual([true, false]);
    expect(await answer('{ games { nodes { id } } }', {}, 'nobody')).toEqual({ games: { nodes: [] } });
  });

  test('has to be known', async () => {
    expect(await codesOf('{ games { nodes { id } } }', {}, null)).toEqual([['UNAUTHENTICATED', undefined]]);
    expect(await codesOf('mutation($input: BoardInput!) { createGame(input: $input) { id } }', { input: BOARD }, null)).toEqual([
      ['UNAUTHENTICATED', undefined],
    ]);
    expect(await answer('query($input: BoardInput!) { board(input: $input) { id version turn } }', { input: BOARD }, null)).toEqual({
      board: { id: null, version: 0, turn: 1 },
    });
  });

  test('a service that keeps no games says so', async () => {
    const { errors } = await askIn(null, '{ games { nodes { id } } }');
    expect(errors.map(({ message }) => message)).toEqual(['This service keeps no games.']);
  });
});

describe('deleteGame', () => {
  test('deletes for good', async () => {
    const id = await created();
    await act(id, [gained(1)]);
    expect(await answer('mutation($id: ID!) { deleteGame(id: $id) }', { id })).toEqual({ deleteGame: id });
    expect(await answer('query($id: ID!) { game(id: $id) { id } }', { id })).toEqual({ game: null });
    expect(await codesOf('mutation($id: ID!) { deleteGame(id: $id) }', { id })).toEqual([['UNKNOWN_ID', 'id']]);
  });
});

describe('createGame', () => {
  test('refuses what is no board, as the question about one does, and keeps nothing', async () => {
    const query = 'mutation($input: BoardInput!) { createGame(input: $input) { id } }';
    const board = { players: [{ id: 'a', battlefield: [{ card: 'Forrest' }] }] };
    expect(await codesOf(query, { input: board }, 'strict')).toEqual([['UNKNOWN_CARD', 'input.players[0].battlefield[0].card']]);
    expect(await answer('{ games { nodes { id } } }', {}, 'strict')).toEqual({ games: { nodes: [] } });
  });

  test('keeps cards that the request defines', async () => {
    const custom = { name: 'My Rock', typeLine: 'Artifact', oracleText: '{T}: Add {C}{C}{C}.' };
    const id = await created('ann', { players: [{ id: 'a', battlefield: [{ id: 'rock', card: 'My Rock' }] }], cards: [custom] });
    expect(await act(id, [{ tapForMana: { permanent: 'rock' } }])).toMatchObject({ game: { player: { manaPool: [{ amount: '3' }] } } });
  });
});

test('an operation on a kept game costs what its board does', async () => {
  const id = await created('ann', { players: [{ id: 'a', battlefield: [{ card: 'Forest', count: 1_000 }] }] });
  const query = `query($id: ID!) { game(id: $id) { permanents { ${Array.from({ length: 150 }, (_, at) => `a${at}: couldProduce { types because { type } }`).join(' ')} } } }`;
  expect(await codesOf(query, { id })).toEqual([['QUERY_TOO_LARGE', undefined]]);
  const { data } = await ask('query($id: ID!) { game(id: $id) { permanents { id tapped } } }', { id });
  expect(isObject(data)).toBe(true);
  expect(takeLog()).toEqual([]);
});

describe('games that are made with a key', () => {
  const CREATE = 'mutation($input: BoardInput!, $key: String) { createGame(input: $input, idempotencyKey: $key) { id version } }';
  const FORK =
    'mutation($game: ID!, $at: Int, $key: String) { fork(game: $game, atVersion: $at, idempotencyKey: $key) { id version player(id: "a") { life } } }';
  const create = (key: string, input: object = BOARD) => answer(CREATE, { input, key });

  test('are made once, and a key that was used for something else is an error', async () => {
    const first = await create('create once');
    expect(await create('create once')).toEqual(first);
    const id = at(first, 'createGame', 'id');
    if (typeof id !== 'string') throw new Error('no id');
    await act(id, [gained(3)]);
    expect(await create('create once')).toEqual(first);
    expect(await codesOf(CREATE, { input: { players: [{ id: 'a' }] }, key: 'create once' })).toEqual([['KEY_REUSED', 'idempotencyKey']]);
    expect(await codesOf(FORK, { game: id, key: 'create once' })).toEqual([['KEY_REUSED', 'idempotencyKey']]);
    expect(await codesOf(CREATE, { input: BOARD, key: '' })).toEqual([['INVALID_VALUE', 'idempotencyKey']]);
  });

  test('are forked once, from what the game was when that was asked for first', async () => {
    const id = await created();
    await act(id, [gained(3)]);
    const fork = await answer(FORK, { game: id, key: 'fork once' });
    expect(at(fork, 'fork', 'player', 'life')).toBe(23);
    await act(id, [gained(4)]);
    expect(await answer(FORK, { game: id, key: 'fork once' })).toEqual(fork);
    expect(await codesOf(FORK, { game: id, at: 1, key: 'fork once' })).toEqual([['KEY_REUSED', 'idempotencyKey']]);
    await answer('mutation($id: ID!) { deleteGame(id: $id) }', { id });
    expect(await answer(FORK, { game: id, key: 'fork once' })).toEqual(fork);
  });

  test('are not made again after they were deleted', async () => {
    const id = at(await create('delete it'), 'createGame', 'id');
    await answer('mutation($id: ID!) { deleteGame(id: $id) }', { id });
    expect(await codesOf(CREATE, { input: BOARD, key: 'delete it' })).toEqual([['KEY_REUSED', 'idempotencyKey']]);
  });
});
