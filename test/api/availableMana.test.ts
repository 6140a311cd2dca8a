import { describe, expect, test } from 'vitest';
import { ask, onBoard } from './client.ts';

const withPermanents = (battlefield: readonly object[], more: object = {}) => ({
  players: [{ id: 'a', battlefield, ...more }, { id: 'b' }],
});

describe('CR 605.3a: what a player could have in the pool', () => {
  test('is how much at most, how much of some types, and each way that no other is more than', async () => {
    const select = `player(id: "a") { availableMana { max unbounded unboundedTypes certain open of: maxOf(types: [W, U]) options truncated
      explanation { steps { text rules { number } } } } }`;
    const lands = [{ card: 'Underground River', id: 'river' }, { card: 'Forest' }, { card: 'Plains', tapped: true }];
    expect(await onBoard(select, withPermanents(lands))).toMatchObject({
      player: {
        availableMana: {
          max: '2',
          unbounded: false,
          unboundedTypes: [],
          certain: true,
          open: [],
          of: '1',
          options: expect.arrayContaining(['{U}{G}', '{B}{G}', '{G}{C}']),
          truncated: false,
        },
      },
    });
  });

  test('is from an empty pool, unless unspent mana is to count', async () => {
    const select = 'player(id: "a") { empty: availableMana { max options } full: availableMana(unspent: true) { max options } }';
    expect(await onBoard(select, withPermanents([{ card: 'Forest' }], { manaPool: '{R}' }))).toEqual({
      player: { empty: { max: '1', options: ['{G}'] }, full: { max: '2', options: ['{R}{G}'] } },
    });
  });

  test('is exact however much it is: thirty triplers and a Forest', async () => {
    const battlefield = [{ card: 'Forest' }, { card: 'Nyxbloom Ancient', count: 30 }];
    const amount = (3n ** 30n).toString();
    expect(await onBoard('player(id: "a") { availableMana { max options } }', withPermanents(battlefield))).toEqual({
      player: { availableMana: { max: amount, options: [`{G}*${amount}`] } },
    });
  });

  test('says where there is more than is listed', async () => {
    const select = 'player(id: "a") { availableMana { options(first: 3) truncated(first: 3) all: truncated } }';
    const { player }: Record<string, unknown> = Object(await onBoard(select, withPermanents([{ card: 'Underground River', count: 3 }])));
    expect(player).toMatchObject({ availableMana: { options: { length: 3 }, truncated: true, all: false } });
  });
});

describe('bad input', () => {
  test.each([
    ['no types', 'availableMana { maxOf(types: []) }', 'types'],
    ['no options', 'availableMana { options(first: 0) }', 'first'],
    ['options without end', 'availableMana { options(first: 1001) }', 'first'],
    ['no options left over', 'availableMana { truncated(first: -1) }', 'first'],
  ])('%s', async (_, select, field) => {
    const query = `query($board: BoardInput!) { board(input: $board) { player(id: "a") { ${select} } } }`;
    const { errors } = await ask(query, { board: withPermanents([{ card: 'Forest' }]) });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_VALUE', field });
  });
});
