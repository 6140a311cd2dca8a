import { describe, expect, test } from 'vitest';
import { at } from '../../cli/scenario/path.ts';
import { answer, ask } from './client.ts';

const creature = (name: string, oracleText = '') => ({ name, typeLine: 'Creature — Giant', oracleText, power: '3', toughness: '3' });
const enchantment = (name: string, oracleText: string) => ({ name, typeLine: 'Enchantment', oracleText });
const board = {
  cards: [
    creature('Striker', 'Lifelink'),
    enchantment(
      'Twofold',
      'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
    ),
    enchantment('Two More', 'If a source you control would deal damage to an opponent, it deals that much damage plus 2 instead.'),
  ],
  players: [
    { id: 'a', battlefield: ['Striker', 'Twofold', 'Two More'].map((card) => ({ id: card, card })) },
    { id: 'b', battlefield: [] },
  ],
};
const QUERY = `query($board: BoardInput!, $parts: [DamagePartInput!]!, $first: Int) { board(input: $board) { wouldDeal(parts: $parts) {
  __typename
  ... on DamageOutcomes { count ways truncated outcomes(first: $first) {
    ways choices { what by options answer } events { __typename } game { player(id: "b") { life } } } }
  ... on Illegal { rules { number } } } } }`;
const would = async (parts: readonly object[], first = 20): Promise<unknown> =>
  at(await answer(QUERY, { board, parts, first }), 'board', 'wouldDeal');

describe('what would happen', () => {
  test('CR 616.1: every distinct outcome, with who chooses what', async () => {
    const order = (answered: string) => ({
      what: 'whose effect is applied first to the damage of Striker (Striker) to b, which b chooses',
      by: 'b',
      options: ['Twofold', 'Two More'],
      answer: [answered],
    });
    const events = ['DamageDealt', 'LifeLost', 'LifeGained'].map((__typename) => ({ __typename }));
    expect(await would([{ source: 'Striker', target: 'b', amount: 3 }])).toEqual({
      __typename: 'DamageOutcomes',
      count: 2,
      ways: 2,
      truncated: false,
      outcomes: [
        { ways: 1, choices: [order('Twofold')], events, game: { player: { life: 12 } } },
        { ways: 1, choices: [order('Two More')], events, game: { player: { life: 10 } } },
      ],
    });
  });

  test('CR 120.1a: what the rules forbid is an answer', async () => {
    const none = { __typename: 'Illegal', rules: [{ number: '120.1a' }] };
    expect(await would([{ source: 'Striker', target: 'Twofold', amount: 3 }])).toEqual(none);
  });

  test.each([
    ['an unknown id', [{ source: 'nobody', target: 'b', amount: 3 }], 20, 'parts[0].source'],
    ['no part', [], 20, 'parts'],
    ['too many outcomes', [{ source: 'Striker', target: 'b', amount: 3 }], 257, 'first'],
  ])('is refused with %s', async (_, parts, first, field) => {
    const { errors } = await ask(QUERY, { board, parts, first });
    expect(errors.map(({ extensions }) => extensions?.field)).toEqual([field]);
  });
});
