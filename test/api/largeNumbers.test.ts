import { beforeEach, describe, expect, test } from 'vitest';
import { at } from '../../cli/scenario/path.ts';
import { answer, ask, refusals, takeLog } from './client.ts';

const BILLION = 1_000_000_000;
const CARDS = [
  { name: 'Gift', typeLine: 'Enchantment', oracleText: 'If you would gain life, you gain twice that much life instead.' },
  {
    name: 'Season',
    typeLine: 'Enchantment',
    oracleText:
      'If one or more counters would be put on a permanent you control, twice that many of each of those kinds of counters are put on that permanent instead.',
  },
  { name: 'Bear', typeLine: 'Creature — Bear', power: '2', toughness: '2', oracleText: '' },
  { name: 'Giant', typeLine: 'Creature — Giant', power: '3000000000', toughness: '2', oracleText: '' },
];
const RESULT = `__typename ... on Acted { game { player(id: "a") { life } } events { __typename ... on LifeGained { amount } } }
  ... on Illegal { message notModelled }`;
const ACT = `mutation($game: ID!, $actions: [Action!]!) { act(game: $game, actions: $actions) { ${RESULT} } }`;
const READ = 'query($id: ID!) { game(id: $id) { version player(id: "a") { life } } }';

async function keptAfter(player: object, actions: readonly object[]): Promise<readonly unknown[]> {
  const input = { cards: CARDS, players: [{ id: 'a', ...player }, { id: 'b' }] };
  const id = at(await answer('mutation($input: BoardInput!) { createGame(input: $input) { id } }', { input }), 'createGame', 'id');
  const acted = at(await answer(ACT, { game: id, actions }), 'act');
  return [acted, at(await answer(READ, { id }), 'game')];
}

beforeEach(() => {
  takeLog();
});

describe('an action that would make a number too large to tell is refused, and the kept game stays as it was', () => {
  test.each([
    [
      'life gained, doubled twelve times',
      { battlefield: [{ card: 'Gift', count: 12 }] },
      [{ gainLife: { player: 'a', amount: 1_000_000 } }],
      20,
    ],
    [
      'damage in very many parts',
      { life: -BILLION, battlefield: [{ id: 'bear', card: 'Bear' }] },
      [{ dealDamage: { parts: Array.from({ length: 2_000 }, () => ({ source: 'bear', target: 'a', amount: 1_000_000 })) } }],
      -BILLION,
    ],
    [
      'counters, doubled twelve times',
      {
        life: 7,
        battlefield: [
          { id: 'bear', card: 'Bear' },
          { card: 'Season', count: 12 },
        ],
      },
      [{ addCounters: { permanent: 'bear', kind: '+1/+1', amount: 1_000_000 } }],
      7,
    ],
  ])('%s', async (_, player, actions, life) => {
    const [refused, kept] = await keptAfter(player, actions);
    expect(refused).toMatchObject({ __typename: 'Illegal', message: expect.stringContaining('smaller amount') });
    expect(kept).toEqual({ version: 1, player: { life } });
    expect(takeLog()).toEqual([]);
  });

  test('what can still be told is done', async () => {
    const player = { life: BILLION, battlefield: [{ card: 'Gift', count: 10 }] };
    const [acted, kept] = await keptAfter(player, [{ gainLife: { player: 'a', amount: 1_000_000 } }]);
    expect(acted).toMatchObject({ __typename: 'Acted' });
    expect(kept).toEqual({ version: 2, player: { life: 2_024_000_000 } });
  });
});

describe('a number on a board that is too large is refused by its name', () => {
  const bear = (more: object) => ({ battlefield: [{ card: 'Forest', ...more }] });
  test.each([
    ['life', { life: 2_147_483_647 }, 'life'],
    ['life below zero', { life: -2_147_483_648 }, 'life'],
    ['poison', { poison: BILLION + 1 }, 'poison'],
    ['energy', { energy: BILLION + 1 }, 'energy'],
    ['counters', bear({ counters: [{ kind: '+1/+1', amount: 2_147_483_647 }] }), 'battlefield[0].counters[0].amount'],
    ['damage', bear({ damage: 2_147_483_647 }), 'battlefield[0].damage'],
    [
      'counters of a card',
      { exile: [{ card: 'Forest', counters: [{ kind: 'time', amount: 2_147_483_647 }] }] },
      'exile[0].counters[0].amount',
    ],
  ])('%s', async (_, player, field) => {
    const [error] = await refusals({ players: [{ id: 'a', ...player }] });
    expect(error?.extensions).toMatchObject({ code: 'TOO_LARGE', field: `input.players[0].${field}` });
  });
});

test('a characteristic that is too large to tell is an error of its field, and no fault of the server', async () => {
  const board = { cards: CARDS, players: [{ id: 'a', battlefield: [{ id: 'giant', card: 'Giant' }] }] };
  const query = 'query($board: BoardInput!) { board(input: $board) { permanent(id: "giant") { power toughness } } }';
  const { data, errors } = await ask(query, { board });
  expect(data).toMatchObject({ board: { permanent: { power: null, toughness: 2 } } });
  expect(errors[0]?.extensions).toEqual({ code: 'TOO_LARGE', field: 'board.permanent.power' });
  expect(errors[0]?.message).toContain('3000000000');
  expect(takeLog()).toEqual([]);
});
