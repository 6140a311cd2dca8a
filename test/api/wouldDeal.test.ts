import { describe, expect, test } from 'vitest';
import { at, objectsAt } from '../../cli/scenario/path.ts';
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

const FIGHT = `query($board: BoardInput!, $attack: AttackersInput, $block: BlockersInput, $assign: [AssignedDamage!], $choose: [String!]) { board(input: $board) {
  wouldFight(attack: $attack, block: $block, assign: $assign, choose: $choose) {
  __typename
  ... on DamageOutcomes { count ways truncated outcomes { choices { what by options answer } assign { source target amount } game { player(id: "b") { life } } } }
  ... on Illegal { action rules { number } missingChoice { options } } } } }`;
const field = {
  cards: [...board.cards, creature('Trampler', 'Trample'), creature('Wall')],
  players: [
    { id: 'a', battlefield: ['Trampler', 'Striker', 'Twofold'].map((card) => ({ id: card, card })) },
    { id: 'b', battlefield: [{ id: 'Wall', card: 'Wall' }] },
  ],
};
const fight = async (more: object): Promise<unknown> => at(await answer(FIGHT, { board: field, ...more }), 'board', 'wouldFight');
const attackWith = (...attackers: readonly string[]) => ({
  attack: { attackers: attackers.map((attacker) => ({ attacker, defending: 'b' })) },
});
const blockOf = (attacker: string) => ({ block: { blocks: [{ blocker: 'Wall', attacker }] } });

describe('what would come of a combat', () => {
  test('CR 510.1: every division of damage, with who divides it', async () => {
    // Lethal for Wall is 3, whatever is doubled later: 3 to it, all; nothing goes over. One way; Striker deals 3 x 2.
    expect(await fight({ ...attackWith('Trampler', 'Striker'), ...blockOf('Trampler') })).toEqual({
      __typename: 'DamageOutcomes',
      count: 1,
      ways: 1,
      truncated: false,
      outcomes: [{ choices: [], assign: [], game: { player: { life: 14 } } }],
    });
    // With 1 damage marked before, lethal is 2: 3 to it, or 2 and 1 over, which is doubled.
    const [a, b] = field.players;
    const hurt = { ...field, players: [a, { ...b, battlefield: [{ id: 'Wall', card: 'Wall', damage: 1 }] }] };
    const what = 'how Trampler assigns its 3 combat damage';
    const options = ['3 to Wall', '2 to Wall, 1 to b'];
    expect(await fight({ board: hurt, ...attackWith('Trampler'), ...blockOf('Trampler') })).toEqual({
      __typename: 'DamageOutcomes',
      count: 2,
      ways: 2,
      truncated: false,
      outcomes: [
        {
          choices: [{ what, by: 'a', options, answer: ['3 to Wall'] }],
          assign: [{ source: 'Trampler', target: 'Wall', amount: 3 }],
          game: { player: { life: 20 } },
        },
        {
          choices: [{ what, by: 'a', options, answer: ['2 to Wall, 1 to b'] }],
          assign: [
            { source: 'Trampler', target: 'Wall', amount: 2 },
            { source: 'Trampler', target: 'b', amount: 1 },
          ],
          game: { player: { life: 18 } },
        },
      ],
    });
  });

  test('CR 508.8: what the rules forbid is an answer, with the place of what is refused', async () => {
    expect(await fight({})).toMatchObject({ __typename: 'Illegal', action: 0, rules: [{ number: '508.8' }] });
    expect(await fight({ ...attackWith('Trampler'), ...blockOf('Striker') })).toMatchObject({ __typename: 'Illegal', action: 1 });
    const assign = [{ source: 'Trampler', target: 'b', amount: 1 }];
    expect(await fight({ ...attackWith('Trampler'), ...blockOf('Trampler'), assign })).toMatchObject({ action: 2 });
  });

  test.each([
    ['an unknown attacker', attackWith('nobody'), 'attack.attackers[0].attacker'],
    [
      'an unknown blocker',
      { ...attackWith('Striker'), block: { blocks: [{ blocker: 'x', attacker: 'Striker' }] } },
      'block.blocks[0].blocker',
    ],
    ['an unknown target', { ...attackWith('Striker'), assign: [{ source: 'Striker', target: 'x', amount: 1 }] }, 'assign[0].target'],
  ])('is refused with %s', async (_, more, name) => {
    const { errors } = await ask(FIGHT, { board: field, ...more });
    expect(errors.map(({ extensions }) => extensions?.field)).toEqual([name]);
  });
});

test('CR 510.1: of a large combat fewer ways are looked at, and it is said that there are more', async () => {
  const count = 50;
  const attackers = Array.from({ length: count }, (_, index) => `Ogre-${index + 1}`);
  const blocks = attackers.flatMap((attacker, index) =>
    [2 * index + 1, 2 * index + 2].map((each) => ({ attacker, blocker: `Wall-${each}` })),
  );
  const large = {
    cards: [creature('Ogre'), creature('Wall')],
    players: [
      { id: 'a', battlefield: [{ id: 'Ogre', card: 'Ogre', count }] },
      { id: 'b', battlefield: [{ id: 'Wall', card: 'Wall', count: 2 * count }] },
    ],
  };
  const query = `query ($board: BoardInput!, $attack: AttackersInput, $block: BlockersInput) { board(input: $board) {
    wouldFight(attack: $attack, block: $block) { ... on DamageOutcomes { count ways truncated outcomes(first: 1) { assign { amount } } } } } }`;
  expect(at(await answer(query, { board: large, ...attackWith(...attackers), block: { blocks } }), 'board', 'wouldFight')).toEqual({
    count: 27,
    ways: 27,
    truncated: true,
    outcomes: [{ assign: attackers.map(() => ({ amount: 3 })) }],
  });
}, 30_000);

test('CR 510.1: power beyond all measure is divided in the first ways there are', async () => {
  const huge = { ...creature('Titan'), power: '999999999' };
  const players = [
    { id: 'a', battlefield: [{ id: 'Titan', card: 'Titan' }] },
    { id: 'b', battlefield: [{ id: 'Wall', card: 'Wall', count: 3 }] },
  ];
  const blocks = [1, 2, 3].map((each) => ({ attacker: 'Titan', blocker: `Wall-${each}` }));
  const fought = await answer(FIGHT, { board: { cards: [huge, creature('Wall')], players }, ...attackWith('Titan'), block: { blocks } });
  expect(at(fought, 'board', 'wouldFight')).toMatchObject({ ways: 256, truncated: true });
});

describe('CR 616.1: a thousand sources at once, each of whose damage several effects change', () => {
  const count = 1_000;
  const ids = Array.from({ length: count }, (_, index) => `Ogre-${index + 1}`);
  const crowd = {
    cards: [creature('Ogre'), ...board.cards],
    players: [
      { id: 'a', battlefield: [{ id: 'Ogre', card: 'Ogre', count }, ...['Twofold', 'Two More'].map((card) => ({ id: card, card }))] },
      { id: 'b', battlefield: [] },
    ],
  };
  const select =
    '{ ... on DamageOutcomes { count ways truncated outcomes(first: 1) { choices { by } game { player(id: "b") { life } } } } }';
  // Of each source 3 x 2 + 2, the first option; 1,000 choices a way, so that the 20,000 that are made are 20 ways.
  const looked = {
    count: 20,
    ways: 20,
    truncated: true,
    outcomes: [{ choices: ids.map(() => ({ by: 'b' })), game: { player: { life: 20 - 8 * count } } }],
  };

  test('damage', async () => {
    const query = `query ($board: BoardInput!, $parts: [DamagePartInput!]!) { board(input: $board) { wouldDeal(parts: $parts) ${select} } }`;
    const parts = ids.map((source) => ({ source, target: 'b', amount: 3 }));
    expect(at(await answer(query, { board: crowd, parts }), 'board', 'wouldDeal')).toEqual(looked);
  }, 60_000);

  test('a combat', async () => {
    const query = `query ($board: BoardInput!, $attack: AttackersInput) { board(input: $board) { wouldFight(attack: $attack) ${select} } }`;
    const fought = await answer(query, { board: crowd, ...attackWith(...ids) });
    expect(at(fought, 'board', 'wouldFight')).toEqual({ ...looked, count: 16, ways: 16 });
  }, 60_000);
});

test('CR 614.5: damage that is sent around among ninety creatures comes to one of them, and the ways that are looked at are bounded', async () => {
  const count = 30;
  const around = {
    cards: [
      creature('Striker'),
      creature('Giver', 'All damage that would be dealt to this creature is dealt to you instead.'),
      creature('Taker', 'All damage that would be dealt to you is dealt to this creature instead.'),
      creature('Shield', 'All damage that would be dealt to other creatures you control is dealt to this creature instead.'),
    ],
    players: [
      { id: 'a', battlefield: [{ id: 'Striker', card: 'Striker' }] },
      { id: 'b', battlefield: ['Giver', 'Taker', 'Shield'].map((card) => ({ id: card, card, count })) },
    ],
  };
  const query = `query ($board: BoardInput!, $parts: [DamagePartInput!]!) { board(input: $board) { wouldDeal(parts: $parts) {
    ... on DamageOutcomes { truncated outcomes { events { ... on DamageDealt { amount } } } } } } }`;
  const would = at(await answer(query, { board: around, parts: [{ source: 'Striker', target: 'b', amount: 3 }] }), 'board', 'wouldDeal');
  expect(would).toMatchObject({ truncated: true });
  // However often it is sent on, it is 3 damage.
  const outcomes = objectsAt(would, 'outcomes').map(({ events }) => events);
  expect(new Set(outcomes.map((events) => JSON.stringify(events)))).toContainEqual(JSON.stringify([{ amount: 3 }]));
}, 60_000);

test('CR 509.1: a board on which something blocks before blockers are declared is refused, saying how it is given', async () => {
  const at510 = (step: string) => ({
    ...field,
    step,
    players: [
      { id: 'a', battlefield: [{ id: 'Striker', card: 'Striker', attacking: 'b' }] },
      { id: 'b', battlefield: [{ id: 'Wall', card: 'Wall', blocking: 'Striker' }] },
    ],
  });
  for (const step of ['PRECOMBAT_MAIN', 'DECLARE_ATTACKERS'])
    expect(await fight({ board: at510(step) })).toMatchObject({ __typename: 'Illegal', rules: [{ number: '509.1' }] });
  expect(await fight({ board: at510('DECLARE_BLOCKERS') })).toMatchObject({ outcomes: [{ game: { player: { life: 20 } } }] });
});

test('CR 616.1: an answer that does not fit is named, with the rule that asks for it', async () => {
  const query = `query ($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) {
    ... on Illegal { message rules { number } missingChoice { options unfit } } } } }`;
  const dealDamage = { parts: [{ source: 'Striker', target: 'b', amount: 3 }], choose: ['Striker'] };
  expect(at(await answer(query, { board, actions: [{ dealDamage }] }), 'board', 'after')).toMatchObject({
    message: expect.stringContaining('“Striker” is no answer to the choice of whose effect is applied first'),
    rules: [{ number: '616.1' }],
    missingChoice: { options: ['Twofold', 'Two More'], unfit: 'Striker' },
  });
});
