import { describe, expect, test } from 'vitest';
import { ask, onBoard } from './client.ts';

/** Player "a" with these permanents, and what else is said. */
const having = (battlefield: readonly object[], more: object = {}) => ({ players: [{ id: 'a', battlefield, ...more }, { id: 'b' }] });
const ofA = async (select: string, board: Readonly<Record<string, unknown>>) => {
  const { player }: Record<string, unknown> = Object(await onBoard(`player(id: "a") { ${select} }`, board));
  return player;
};

describe('CR 601.2g–h: whether a cost could be paid', () => {
  const lands = [
    { id: 'forest', card: 'Forest' },
    { id: 'river', card: 'Underground River' },
  ];

  test('comes with a plan: which source for which symbol', async () => {
    const select = `canPay(cost: "{1}{G}{U/B}") { payable certain life leftover open missing { asked }
      plan { kind source permanent { name } ability { index } mana life keyword pays { symbol type amount step } } }`;
    expect(await ofA(select, having(lands, { manaPool: '{R}' }))).toMatchObject({
      canPay: {
        payable: true,
        certain: true,
        leftover: '',
        open: [],
        missing: null,
        plan: expect.arrayContaining([
          {
            kind: 'POOL',
            source: null,
            permanent: null,
            ability: null,
            mana: '{R}',
            life: 0,
            keyword: null,
            pays: [{ symbol: '{1}', type: 'R', amount: '1', step: null }],
          },
          expect.objectContaining({
            kind: 'ACTIVATE',
            source: 'forest',
            permanent: { name: 'Forest' },
            ability: { index: 0 },
            mana: '{G}',
            pays: [{ symbol: '{G}', type: 'G', amount: '1', step: null }],
          }),
        ]),
      },
    });
  });

  test('no plan where it can’t be', async () => {
    const select =
      'canPay(cost: "{G}{G}") { payable certain life leftover plan { kind } plans { life } explanation { summary rules { number } } }';
    expect(await ofA(select, having(lands))).toMatchObject({
      canPay: { payable: false, certain: true, life: 0, leftover: '', plan: [], plans: [] },
    });
  });

  test('CR 107.3: with {X} as it is given; 0 where it isn’t', async () => {
    const select =
      'none: canPay(cost: "{X}{G}") { payable } one: canPay(cost: "{X}{G}", x: 1) { payable } two: canPay(cost: "{X}{G}", x: 2) { payable }';
    expect(await ofA(select, having(lands))).toEqual({ none: { payable: true }, one: { payable: true }, two: { payable: false } });
  });

  test('CR 106.6: mana that is for some things only counts for those', async () => {
    const board = having([{ id: 'zig', card: 'Ancient Ziggurat' }], {
      hand: [
        { id: 'elf', card: 'Llanowar Elves' },
        { id: 'bolt', card: 'Lightning Bolt' },
      ],
    });
    const select = `elf: canPay(cost: "{G}", for: { cast: "elf" }) { payable } bolt: canPay(cost: "{R}", for: { cast: "bolt" }) { payable }
      activate: canPay(cost: "{G}", for: { activate: { permanent: "zig", ability: 0 } }) { payable } any: canPay(cost: "{G}") { payable }`;
    expect(await ofA(select, board)).toEqual({
      elf: { payable: true },
      bolt: { payable: false },
      activate: { payable: false },
      any: { payable: false },
    });
  });

  test('CR 107.4f: life is spared or not, as is preferred', async () => {
    const select = `first: canPay(cost: "{U/P}", preference: [LIFE]) { life plan { kind source } }
      last: canPay(cost: "{U/P}", preference: [FLEXIBILITY, LIFE]) { life plan { kind life } }`;
    expect(await ofA(select, having([{ id: 'island', card: 'Island' }]))).toMatchObject({
      first: { life: 0, plan: [{ kind: 'ACTIVATE', source: 'island' }] },
      last: { life: 2, plan: [{ kind: 'LIFE', life: 2 }] },
    });
  });
});

describe('plans that no other beats', () => {
  const board = having([
    { id: 'river', card: 'Underground River' },
    { id: 'forest', card: 'Forest' },
    { id: 'petal', card: 'Lotus Petal' },
  ]);

  test('are told with what each gives up, the one that the preference puts first among them, and first', async () => {
    const { canPay }: Record<string, unknown> = Object(
      await ofA(
        'canPay(cost: "{1}{U}") { plan { source } plans { life permanents oneShot cards leftover steps { source } } plansTruncated }',
        board,
      ),
    );
    const { plan, plans, plansTruncated }: Record<string, unknown> = Object(canPay);
    expect(plansTruncated).toBe(false);
    expect(plans).toMatchObject([{ steps: plan }, {}, {}]);
    expect(plans).toContainEqual(expect.objectContaining({ life: 1, permanents: 0, oneShot: 0 }));
    expect(plans).toContainEqual(expect.objectContaining({ life: 0, permanents: 1, oneShot: 1 }));
  });

  test('are no more than asked for, and it is said that there are more', async () => {
    const select = 'canPay(cost: "{1}{U}") { plans(first: 1) { life } plansTruncated(first: 1) }';
    expect(await ofA(select, board)).toEqual({ canPay: { plans: [{ life: 0 }], plansTruncated: true } });
  });
});

describe('CR 107.3: which {X} could be paid', () => {
  const select = 'maxX(cost: "{X}{G}") { max unbounded gaps certain open explanation { summary rules { number } } }';

  test('the largest, every mana of a source counted', async () => {
    const lands = [{ card: 'Forest' }, { card: 'Sol Ring' }, { card: 'Plains' }];
    expect(await ofA(select, having(lands))).toMatchObject({
      maxX: {
        max: '3',
        unbounded: false,
        gaps: [],
        certain: true,
        open: [],
        explanation: { rules: expect.arrayContaining([{ number: '107.3' }]) },
      },
    });
  });

  test('none where it can’t be paid at all', async () => {
    expect(await ofA(select, having([{ card: 'Plains' }]))).toMatchObject({ maxX: { max: null, unbounded: false, gaps: [] } });
  });

  test('for what it is: restricted mana', async () => {
    const board = having([{ card: 'Forest' }, { card: 'Mishra’s Workshop' }], { hand: [{ id: 'ball', card: 'Fireball' }] });
    const forCast = 'maxX(cost: "{X}{G}", for: { cast: "ball" }) { max }';
    expect(await ofA(forCast, board)).toEqual({ maxX: { max: '0' } });
  });
});

describe('CR 118.3: why a cost can’t be paid', () => {
  test('what asks for more than there is, and the smallest repair', async () => {
    const lands = [
      { id: 'island', card: 'Island' },
      { id: 'forest', card: 'Forest' },
    ];
    const missing = 'missing { symbols asked reached sources contested repair }';
    expect(await ofA(`canPay(cost: "{U}{U}") { payable ${missing} explanation { steps { text } } }`, having(lands))).toMatchObject({
      canPay: {
        payable: false,
        missing: { symbols: '{U}{U}', asked: '2', reached: '1', sources: ['island'], contested: [], repair: [['U']] },
      },
    });
  });
});

describe('CR 602.2, 601.2: whether something can be done at all', () => {
  test('a mana ability that needs mana; for a card by itself nothing can be said', async () => {
    const select =
      'permanent(id: "sig") { abilities { canActivate { legal notModelled explanation { rules { number } } } card: text } card { abilities { canActivate { legal } } } }';
    const signet = { id: 'sig', card: 'Boros Signet' };
    expect(await onBoard(select, having([signet]))).toMatchObject({
      permanent: { abilities: [{ canActivate: { legal: false, notModelled: null } }], card: { abilities: [{ canActivate: null }] } },
    });
    expect(await onBoard(select, having([signet, { card: 'Forest' }]))).toMatchObject({
      permanent: { abilities: [{ canActivate: { legal: true } }] },
    });
  });

  test('by whom: nobody activates what another controls', async () => {
    const select =
      'permanent(id: "forest") { abilities { a: canActivate { legal } b: canActivate(by: "b") { legal explanation { rules { number } } } } }';
    expect(await onBoard(select, having([{ id: 'forest', card: 'Forest' }]))).toMatchObject({
      permanent: {
        abilities: [{ a: { legal: true }, b: { legal: false, explanation: { rules: expect.arrayContaining([{ number: '602.2' }]) } } }],
      },
    });
  });

  test('a card is where it is, and can be cast if it can be paid for', async () => {
    const select = 'elf: cardObject(id: "elf") { zone canCast { legal } } nothing: cardObject(id: "forest") { id }';
    const hand = [{ id: 'elf', card: 'Llanowar Elves' }];
    expect(await onBoard(select, having([{ id: 'forest', card: 'Forest' }], { hand }))).toEqual({
      elf: { zone: 'HAND', canCast: { legal: true } },
      nothing: null,
    });
    expect(await onBoard(select, having([], { hand }))).toMatchObject({ elf: { canCast: { legal: false } } });
  });
});

describe('bad input', () => {
  const board = having([{ id: 'river', card: 'Underground River' }], { hand: [{ id: 'elf', card: 'Llanowar Elves' }] });

  test.each([
    ['a cost that is none', 'canPay(cost: "2G") { payable }', 'INVALID_VALUE', 'cost'],
    ['a cost of a thousand symbols', `canPay(cost: "${'{G}'.repeat(1_000)}") { payable }`, 'TOO_LARGE', 'cost'],
    ['an {X} below zero', 'canPay(cost: "{X}", x: -1) { payable }', 'INVALID_VALUE', 'x'],
    ['a concern named twice', 'canPay(cost: "{G}", preference: [LIFE, LIFE]) { payable }', 'INVALID_VALUE', 'preference[1]'],
    ['a card that is nowhere', 'canPay(cost: "{G}", for: { cast: "x" }) { payable }', 'UNKNOWN_ID', 'for.cast'],
    [
      'a face that is not there',
      'canPay(cost: "{G}", for: { castFace: { card: "elf", face: "Elf" } }) { payable }',
      'INVALID_VALUE',
      'for.castFace.face',
    ],
    [
      'a permanent that is nowhere',
      'canPay(cost: "{G}", for: { activate: { permanent: "x" } }) { payable }',
      'UNKNOWN_ID',
      'for.activate.permanent',
    ],
    [
      'an ability that is not there',
      'canPay(cost: "{G}", for: { activate: { permanent: "river", ability: 7 } }) { payable }',
      'INVALID_VALUE',
      'for.activate.ability',
    ],
    [
      'an ability that could be two',
      'canPay(cost: "{G}", for: { activate: { permanent: "river", ability: "Add" } }) { payable }',
      'INVALID_VALUE',
      'for.activate.ability',
    ],
    ['no {X} to look for', 'maxX(cost: "{G}") { max }', 'INVALID_VALUE', 'cost'],
    ['a cost that is none, for {X}', 'maxX(cost: "X") { max }', 'INVALID_VALUE', 'cost'],
    ['no plans', 'canPay(cost: "{U}") { plans(first: 0) { life } }', 'INVALID_VALUE', 'first'],
    ['no plans left over', 'canPay(cost: "{U}") { plansTruncated(first: 0) }', 'INVALID_VALUE', 'first'],
    ['plans without end', 'canPay(cost: "{U}") { plans(first: 51) { life } }', 'INVALID_VALUE', 'first'],
    ['a player who is nowhere', 'hand { canCast(by: "x") { legal } }', 'UNKNOWN_ID', 'by'],
    ['a face of a card that is not there', 'hand { canCast(face: "Elf") { legal } }', 'INVALID_VALUE', 'face'],
  ])('%s', async (_, select, code, field) => {
    const { errors } = await ask(`query($board: BoardInput!) { board(input: $board) { player(id: "a") { ${select} } } }`, { board });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ code, field });
    expect(errors[0]?.message.startsWith(`${field}: `)).toBe(true);
  });

  test('an ability that is not there comes with those that are', async () => {
    const select = 'canPay(cost: "{G}", for: { activate: { permanent: "river", ability: "Draw" } }) { payable }';
    const { errors } = await ask(`query($board: BoardInput!) { board(input: $board) { player(id: "a") { ${select} } } }`, { board });
    expect(errors[0]?.extensions?.suggestions).toContain('{T}: Add {C}.');
  });
});
