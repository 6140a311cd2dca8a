import { describe, expect, test } from 'vitest';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import { answer, onBoard } from './client.ts';

const board = {
  players: [
    {
      id: 'a',
      battlefield: [
        { id: 'zig', card: 'Ancient Ziggurat' },
        { id: 'forest', card: 'Snow-Covered Forest' },
        { id: 'river', card: 'Underground River' },
        { id: 'elf', card: 'Llanowar Elves' },
        { id: 'fresh', card: 'Llanowar Elves', sick: true },
      ],
    },
    { id: 'b', battlefield: [{ id: 'island', card: 'Island' }] },
  ],
};

/** What comes of actions: `select` is asked of the result. */
async function acting(actions: readonly object[], select: string, on: Readonly<Record<string, unknown>> = board): Promise<unknown> {
  const query = `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) { ${select} } } }`;
  return at(await answer(query, { board: on, actions }), 'board', 'after');
}

const ILLEGAL = `__typename ... on Illegal { action message rules { number } notModelled missingChoice { what options truncated unfit }
  explanation { summary steps { text } } }`;
const POOL = 'player(id: "a") { manaPool { type amount source { id name } snow restriction riders lifetime } }';

describe('what if', () => {
  test('CR 106.4, 106.6: mana keeps what made it and what it may be spent on', async () => {
    const actions = [{ tapForMana: { permanent: 'zig', choose: ['{R}'] } }, { tapForMana: { permanent: 'forest' } }];
    expect(await acting(actions, `... on Acted { game { ${POOL} permanent(id: "forest") { tapped } } }`)).toEqual({
      game: {
        permanent: { tapped: true },
        player: {
          manaPool: [
            {
              type: 'R',
              amount: '1',
              source: { id: 'zig', name: 'Ancient Ziggurat' },
              snow: false,
              restriction: 'Spend this mana only to cast a creature spell.',
              riders: [],
              lifetime: 'STEP',
            },
            {
              type: 'G',
              amount: '1',
              source: { id: 'forest', name: 'Snow-Covered Forest' },
              snow: true,
              restriction: null,
              riders: [],
              lifetime: 'STEP',
            },
          ],
        },
      },
    });
  });

  test('tells what happened, in order, each with the action that it came of and its rules', async () => {
    const select = `... on Acted { events { __typename action text explanation { rules { number } }
      ... on PermanentTapped { permanent forMana by } ... on ManaAdded { player mana { type amount } } ... on ZoneChanged { id as from to cause }
      ... on AbilityActivated { source ability abilityText } } }`;
    const result = await acting([{ tapForMana: { permanent: 'forest' } }, { destroy: { permanents: ['elf'] } }], select);
    const events = objectsAt(result, 'events');
    for (const event of events) {
      expect(String(event.text).length).toBeGreaterThan(5);
      expect(objectsAt(event, 'explanation', 'rules').length).toBeGreaterThan(0);
    }
    expect(events).toMatchObject([
      { __typename: 'PermanentTapped', action: 0, permanent: 'forest', forMana: true, by: 'a' },
      { __typename: 'AbilityActivated', action: 0, source: 'forest', ability: 0, abilityText: '{T}: Add {G}.' },
      { __typename: 'ManaAdded', action: 0, player: 'a', mana: [{ type: 'G', amount: '1' }] },
      { __typename: 'ZoneChanged', action: 1, id: 'elf', as: 'elf', from: 'BATTLEFIELD', to: 'GRAVEYARD', cause: 'DESTROY' },
    ]);
  });

  test('changes nothing: the game that was asked is the same, and gives the same answer again', async () => {
    const tap =
      'after(actions: [{ tapForMana: { permanent: "forest" } }]) { ... on Acted { game { permanent(id: "forest") { tapped } } } }';
    const select = `first: ${tap} permanent(id: "forest") { tapped } ${POOL} second: ${tap}`;
    expect(await onBoard(select, board)).toMatchObject({
      first: { game: { permanent: { tapped: true } } },
      permanent: { tapped: false },
      player: { manaPool: [] },
      second: { game: { permanent: { tapped: true } } },
    });
  });

  test('goes on from where it led', async () => {
    const again = 'after(actions: [{ tapForMana: { permanent: "forest" } }])';
    const select = `${again} { ... on Acted { game { player(id: "a") { canPay(cost: "{G}{G}") { payable } } again: ${again} { ${ILLEGAL} } } } }`;
    expect(await onBoard(select, board)).toMatchObject({
      after: { game: { player: { canPay: { payable: true } }, again: { action: 0, rules: [{ number: '107.5' }] } } },
    });
  });

  test('of nothing is the same game', async () => {
    expect(await acting([], '... on Acted { events { text } game { turn step } }')).toEqual({
      events: [],
      game: { turn: 1, step: 'PRECOMBAT_MAIN' },
    });
  });

  test('CR 500.5: going on to another step empties pools and says so', async () => {
    const actions = [{ tapForMana: { permanent: 'forest' } }, { advance: { to: 'BEGIN_COMBAT' } }];
    const result = await acting(actions, '... on Acted { events { __typename } game { step player(id: "a") { manaPool { type } } } }');
    expect(result).toMatchObject({ game: { step: 'BEGIN_COMBAT', player: { manaPool: [] } } });
    expect(objectsAt(result, 'events').map((event) => event.__typename)).toContain('ManaEmptied');
  });

  test('an ability goes by its index or a piece of its text, a single answer needs no list', async () => {
    const select = '... on Acted { game { player(id: "a") { manaPool { type } } } }';
    const pool = (...types: readonly string[]) => ({ game: { player: { manaPool: types.map((type) => ({ type })) } } });
    expect(await acting([{ tapForMana: { permanent: 'river', ability: 0 } }], select)).toEqual(pool('C'));
    expect(await acting([{ tapForMana: { permanent: 'river', ability: '{U} or {B}', choose: '{B}' } }], select)).toEqual(pool('B'));
  });
});

describe('CR 602.2b: paying for what is activated', () => {
  const signet = {
    players: [
      {
        id: 'a',
        battlefield: [
          { id: 'river', card: 'Underground River' },
          { id: 'sig', card: 'Boros Signet' },
        ],
      },
      { id: 'b' },
    ],
  };
  const POOL_OF_A = '... on Acted { game { player(id: "a") { life manaPool { type } } permanents(filter: { tapped: true }) { id } } }';
  const paid = { game: { player: { life: 20, manaPool: [{ type: 'W' }, { type: 'R' }] }, permanents: [{ id: 'river' }, { id: 'sig' }] } };

  test('by itself with the plan that is put first', async () => {
    expect(await acting([{ tapForMana: { permanent: 'sig' } }], POOL_OF_A, signet)).toMatchObject(paid);
  });

  test('with the steps of a plan that was asked for', async () => {
    const select = `player(id: "a") { canPay(cost: "{1}", for: { activate: { permanent: "sig", ability: 0 } }) { plan { source ability { index } choose } } }`;
    const pay = objectsAt(await onBoard(select, signet), 'player', 'canPay', 'plan').map((step) => ({
      permanent: step.source,
      ability: at(step, 'ability', 'index'),
      choose: step.choose,
    }));
    expect(pay).toHaveLength(1);
    expect(await acting([{ activate: { permanent: 'sig', ability: 'Add {R}{W}', pay } }], POOL_OF_A, signet)).toMatchObject(paid);
  });

  test('with what the caller says: the river’s blue costs 1 life', async () => {
    const pay = [{ permanent: 'river', ability: 1, choose: '{U}' }];
    expect(await acting([{ tapForMana: { permanent: 'sig', pay } }], POOL_OF_A, signet)).toMatchObject({ game: { player: { life: 19 } } });
  });

  test('what can’t be paid is refused and says so', async () => {
    const result = await acting(
      [{ tapForMana: { permanent: 'river', choose: '{U}' } }, { advance: { to: 'BEGIN_COMBAT' } }, { tapForMana: { permanent: 'sig' } }],
      ILLEGAL,
      signet,
    );
    expect(result).toMatchObject({ __typename: 'Illegal', missingChoice: null });
    expect(objectsAt(result, 'rules').map(({ number }) => number)).toContain('602.2');
  });
});

describe('what the rules forbid is data', () => {
  test.each([
    ['CR 107.5: a tapped permanent', [{ tap: { permanents: ['forest'] } }, { tapForMana: { permanent: 'forest' } }], 1, '107.5'],
    ['CR 302.6: a creature that is new', [{ tapForMana: { permanent: 'fresh' } }], 0, '302.6'],
    ['CR 602.2: what another controls', [{ activate: { permanent: 'island', ability: 0, by: 'a' } }], 0, '602.2'],
    ['CR 119.4: life that isn’t there', [{ setLife: { player: 'a', to: 3 } }, { payLife: { player: 'a', amount: 4 } }], 1, '119.4'],
  ])('%s', async (_, actions, action, rule) => {
    const result = await acting(actions, ILLEGAL);
    expect(result).toMatchObject({ __typename: 'Illegal', action, missingChoice: null, notModelled: null });
    expect(objectsAt(result, 'rules').map(({ number }) => number)).toContain(rule);
    expect(objectsAt(result, 'explanation', 'steps').length).toBeGreaterThan(0);
  });

  test('a choice that is missing comes with what could be answered', async () => {
    expect(await acting([{ tapForMana: { permanent: 'zig' } }], ILLEGAL)).toMatchObject({
      action: 0,
      missingChoice: { what: expect.stringContaining('mana'), options: ['{W}', '{U}', '{B}', '{R}', '{G}'], truncated: false, unfit: null },
    });
  });

  test('an answer that is none of them is named', async () => {
    const result = await acting([{ tapForMana: { permanent: 'zig', choose: '{C}' } }], ILLEGAL);
    expect(result).toMatchObject({ __typename: 'Illegal', missingChoice: { unfit: '{C}' } });
  });

  test('what was there and is gone is no bad input', async () => {
    const actions = [{ destroy: { permanents: ['elf'] } }, { tapForMana: { permanent: 'elf' } }];
    expect(await acting(actions, ILLEGAL)).toMatchObject({ __typename: 'Illegal', action: 1, message: expect.stringContaining('elf') });
  });
});
