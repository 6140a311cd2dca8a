import { describe, expect, test } from 'vitest';
import { at } from '../../cli/scenario/path.ts';
import { answer } from './client.ts';

const creature = (name: string, power: string, oracleText = '') => ({
  name,
  typeLine: 'Creature — Bear',
  oracleText,
  power,
  toughness: power,
});
const board = {
  cards: [creature('Big Bear', '4'), creature('Small Bear', '2'), creature('Trampling Bear', '5', 'Trample')],
  players: [
    {
      id: 'a',
      battlefield: [
        { id: 'big', card: 'Big Bear' },
        { id: 'fresh', card: 'Big Bear', sick: true },
        { id: 'trampler', card: 'Trampling Bear' },
      ],
    },
    { id: 'b', battlefield: [{ id: 'small', card: 'Small Bear' }] },
  ],
};

async function acting(actions: readonly object[], select: string): Promise<unknown> {
  const query = `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) { ${select} } } }`;
  return at(await answer(query, { board, actions }), 'board', 'after');
}
const attack = (...ids: readonly string[]) => ({ attack: { attackers: ids.map((attacker) => ({ attacker, defending: 'b' })) } });
const block = { block: { blocks: [{ blocker: 'small', attacker: 'trampler' }] } };

describe('combat', () => {
  test('CR 508.1, 509.1: what attacks and blocks is told of the permanents and of the events', async () => {
    const select = `... on Acted {
      game { step permanent(id: "trampler") { attacking isAttacking blocked tapped } big: permanent(id: "big") { blocked isBlocking }
        small: permanent(id: "small") { isBlocking blocking { id } blockingAll { id } } }
      events { __typename action ... on AttackersDeclared { player attackers { attacker defending defendingPlayer } explanation { rules { number } } }
        ... on BlockersDeclared { blocks { blocker attacker } } } }`;
    expect(await acting([attack('big', 'trampler'), block], select)).toMatchObject({
      game: {
        step: 'DECLARE_BLOCKERS',
        permanent: { attacking: 'b', isAttacking: true, blocked: true, tapped: true },
        big: { blocked: false, isBlocking: false },
        small: { isBlocking: true, blocking: { id: 'trampler' }, blockingAll: [{ id: 'trampler' }] },
      },
      events: expect.arrayContaining([
        expect.objectContaining({
          __typename: 'AttackersDeclared',
          action: 0,
          player: 'a',
          attackers: [
            { attacker: 'big', defending: 'b', defendingPlayer: 'b' },
            { attacker: 'trampler', defending: 'b', defendingPlayer: 'b' },
          ],
          explanation: { rules: [{ number: '508.1' }, { number: '508.1k' }] },
        }),
        expect.objectContaining({ __typename: 'BlockersDeclared', action: 1, blocks: [{ blocker: 'small', attacker: 'trampler' }] }),
      ]),
    });
  });

  test('CR 510: a whole combat as a question', async () => {
    const assign = [
      { source: 'trampler', target: 'small', amount: 2 },
      { source: 'trampler', target: 'b', amount: 3 },
    ];
    const select = '... on Acted { game { player(id: "b") { life graveyard { id } } } }';
    expect(await acting([attack('big', 'trampler'), block, { combatDamage: { assign } }], select)).toEqual({
      game: { player: { life: 13, graveyard: [{ id: 'small' }] } },
    });
  });

  test.each([
    ['CR 302.6: a new creature', [attack('fresh')], '302.6'],
    [
      'CR 702.19b: too little for the blocker',
      [attack('trampler'), block, { combatDamage: { assign: [{ source: 'trampler', target: 'b', amount: 5 }] } }],
      '702.19b',
    ],
  ])('%s is refused, with the rule', async (_, actions, number) => {
    const refused = await acting(actions, '__typename ... on Illegal { rules { number } missingChoice { what } notModelled }');
    expect(refused).toMatchObject({ __typename: 'Illegal', missingChoice: null, notModelled: null });
    expect(at(refused, 'rules')).toContainEqual({ number });
  });

  test('CR 510.1c: how damage is divided is a missing choice', async () => {
    const open = await acting([attack('trampler'), block, { combatDamage: {} }], '... on Illegal { action missingChoice { options } }');
    expect(open).toEqual({ action: 2, missingChoice: { options: ['small', 'b'] } });
  });

  test('ids that are nowhere are bad input', async () => {
    const query = 'query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) { __typename } } }';
    await expect(answer(query, { board, actions: [attack('nobody')] })).rejects.toThrow(/nobody/);
  });
});
