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

  test.each([
    ['an answer in `choose`', ['3 to small, 2 to b'], '3 to small, 2 to b'],
    ['no answer', [], null],
  ])('CR 510.1: where damage is not divided, %s is told that `assign` says it', async (_, choose, unfit) => {
    const select = '... on Illegal { message rules { number } missingChoice { options unfit } }';
    expect(await acting([attack('trampler'), block, { combatDamage: { choose } }], select)).toEqual({
      message: expect.stringContaining('Give `assign` parts with the source trampler that come to 5 together, each to one of small, b.'),
      rules: [{ number: '510.1' }],
      missingChoice: { options: ['small', 'b'], unfit },
    });
  });

  const banding = {
    ...board,
    cards: [...board.cards, creature('Hero', '1', 'Banding')],
    players: [{ id: 'a', battlefield: ['Hero', 'Big Bear'].map((name) => ({ id: name, card: name })) }, board.players[1]],
  };
  const inBand = { attack: { ...attack('Hero', 'Big Bear').attack, bands: [['Hero', 'Big Bear']] } };
  const blocks = [{ blocker: 'small', attacker: 'Hero' }];

  test('CR 702.22c, 702.22h: a band, and what blocks it', async () => {
    const query = `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) { ... on Acted {
      game { permanent(id: "Hero") { bandedWith { id } } small: permanent(id: "small") { blockingAll { id } } }
      events { ... on AttackersDeclared { attackers { band } explanation { summary rules { number } } }
        ... on BlockersDeclared { blocks { attacker } explanation { rules { number } } } } } } } }`;
    const acted = at(await answer(query, { board: banding, actions: [inBand, { block: { blocks } }] }), 'board', 'after');
    expect(acted).toMatchObject({
      game: { permanent: { bandedWith: [{ id: 'Big Bear' }] }, small: { blockingAll: [{ id: 'Hero' }, { id: 'Big Bear' }] } },
      events: expect.arrayContaining([
        {
          attackers: [{ band: 1 }, { band: 1 }],
          explanation: {
            summary: expect.stringMatching(/^a attacks with .*Hero.*, .*Big Bear.*; in a band: .*Hero.*, .*Big Bear.*\.$/),
            rules: expect.arrayContaining([{ number: '702.22c' }]),
          },
        },
        {
          blocks: [{ attacker: 'Hero' }, { attacker: 'Big Bear' }],
          explanation: { rules: expect.arrayContaining([{ number: '702.22h' }]) },
        },
      ]),
    });
  });

  test('CR 702.22k: what would come of a combat with a band: its player divides the damage of what blocks it', async () => {
    const query = `query($board: BoardInput!, $attack: AttackersInput!, $block: BlockersInput!) { board(input: $board) {
      wouldFight(attack: $attack, block: $block) { ... on DamageOutcomes { ways outcomes { choices { by } } } } } }`;
    const would = at(await answer(query, { board: banding, attack: inBand.attack, block: { blocks } }), 'board', 'wouldFight');
    // 2 damage among two attackers: three ways.
    expect(would).toEqual({ ways: 3, outcomes: Array.from({ length: 3 }, () => ({ choices: [{ by: 'a' }] })) });
  });

  test('ids that are nowhere are bad input', async () => {
    const query = 'query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) { __typename } } }';
    await expect(answer(query, { board, actions: [attack('nobody')] })).rejects.toThrow(/nobody/);
  });
});

test('CR 104.1: nobody attacks in a game that is over before the declare attackers step', async () => {
  // Without a card to draw the active player loses in the draw step (704.5b).
  const query = `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) {
    __typename ... on Illegal { message rules { number } } } } }`;
  const [a, b] = board.players;
  const untapping = { ...board, step: 'UNTAP', players: [a, b] };
  expect(at(await answer(query, { board: untapping, actions: [attack('big')] }), 'board', 'after')).toMatchObject({
    __typename: 'Illegal',
    rules: [{ number: '104.1' }],
  });
  const drawing = { ...untapping, players: [{ ...a, library: [{ card: 'Forest' }] }, b] };
  expect(at(await answer(query, { board: drawing, actions: [attack('big')] }), 'board', 'after')).toMatchObject({ __typename: 'Acted' });
});

test('CR 702.22c: a band of nobody is refused, saying so', async () => {
  const nobody = { attack: { ...attack('big').attack, bands: [[]] } };
  expect(await acting([nobody], '... on Illegal { message rules { number } }')).toEqual({
    message: 'A band has at least one creature; leave out one that has none.',
    rules: [{ number: '702.22c' }],
  });
});
