import { describe, expect, test } from 'vitest';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import { answer, onBoard } from './client.ts';

/** You with these permanents, and an opponent with those. */
const board = (yours: readonly object[], theirs: readonly object[] = []): Readonly<Record<string, unknown>> => ({
  players: [
    { id: 'you', battlefield: yours },
    { id: 'opponent', battlefield: theirs },
  ],
});

describe('CR 106.7: what a permanent could produce', () => {
  const mirrors = board(
    [
      { id: 'pool', card: 'Reflecting Pool' },
      { id: 'orchard', card: 'Exotic Orchard' },
    ],
    [{ id: 'mountain', card: 'Mountain' }],
  );

  test('comes with a reason for each type: the ability and the permanents it is seen through', async () => {
    const select = 'permanent(id: "pool") { couldProduce { types because { type ability { text } replacements { id } through { id } } } }';
    expect(await onBoard(select, mirrors)).toEqual({
      permanent: {
        couldProduce: {
          types: ['R'],
          because: [
            {
              type: 'R',
              ability: { text: '{T}: Add one mana of any type that a land you control could produce.' },
              replacements: [],
              through: [{ id: 'orchard' }, { id: 'mountain' }],
            },
          ],
        },
      },
    });
  });

  test('an explanation cites rules that the table has, and names the edition', async () => {
    const select = `permanent(id: "pool") { couldProduce { explanation { summary edition rules { number summary parent { number } } steps { text rules { number } } } } }`;
    const explanation = at(await onBoard(select, mirrors), 'permanent', 'couldProduce', 'explanation');
    expect(at(explanation, 'edition')).toMatch(/Comprehensive Rules, \d{4}-\d{2}-\d{2}$/);
    expect(objectsAt(explanation, 'rules').map(({ number }) => number)).toContain('106.7');
    expect(objectsAt(explanation, 'steps').length).toBeGreaterThan(0);
    for (const step of objectsAt(explanation, 'steps')) expect(objectsAt(step, 'rules').length).toBeGreaterThan(0);
  });

  test.each([
    ['R', true],
    ['G', false],
  ])('why(type: %s) answers for every type', async (type, produced) => {
    const select = `permanent(id: "pool") { couldProduce { why(type: ${type}) { type produced closest { text } explanation { summary steps { text } } } } }`;
    const why = at(await onBoard(select, mirrors), 'permanent', 'couldProduce', 'why');
    expect(why).toMatchObject({ type, produced, closest: { text: expect.stringContaining('could produce') } });
    expect(objectsAt(why, 'explanation', 'steps').length).toBeGreaterThan(0);
  });

  test('CR 616.1: the replacement effects are named in the order that gives the type', async () => {
    const select = 'permanent(id: "forest") { couldProduce { types because { replacements { card { name } } } } }';
    expect(await onBoard(select, board([{ id: 'forest', card: 'Forest' }], [{ card: 'Contamination' }]))).toEqual({
      permanent: { couldProduce: { types: ['B'], because: [{ replacements: [{ card: { name: 'Contamination' } }] }] } },
    });
  });

  test('an ability of a reason is the one of that index among the permanent’s abilities', async () => {
    const crowded = board([
      { card: 'Chromatic Lantern' },
      { card: 'Urborg, Tomb of Yawgmoth' },
      { card: 'Yavimaya, Cradle of Growth' },
      { card: 'Dryad Arbor' },
      { card: 'Underground River' },
      { card: 'Cryptolith Rite' },
      { card: 'Reflecting Pool' },
    ]);
    const select =
      'permanents { name abilities { index text produces } couldProduce { because { type ability { index text produces } } } }';
    for (const permanent of objectsAt(await onBoard(select, crowded), 'permanents')) {
      const abilities = objectsAt(permanent, 'abilities');
      expect(abilities.map(({ index }) => index)).toEqual(abilities.map((_, index) => index));
      for (const reason of objectsAt(permanent, 'couldProduce', 'because')) {
        const ability = abilities[Number(at(reason, 'ability', 'index'))];
        expect(at(reason, 'ability')).toEqual(ability);
        expect(ability?.produces).toContain(`{${String(reason.type)}}`);
      }
    }
  });
});

describe('CR 106.12b: what activating would add', () => {
  test('amounts are exact however large: thirty triplers', async () => {
    const amount = (3n ** 30n).toString();
    const select = 'permanent(id: "forest") { produces production { truncated open mana { mana total amounts { type amount } } } }';
    expect(
      await onBoard(
        select,
        board([
          { id: 'forest', card: 'Forest' },
          { card: 'Nyxbloom Ancient', count: 30 },
        ]),
      ),
    ).toEqual({
      permanent: {
        produces: [`{G}*${amount}`],
        production: {
          truncated: false,
          open: [],
          mana: [{ mana: `{G}*${amount}`, total: amount, amounts: [{ type: 'G', amount }] }],
        },
      },
    });
  });

  test('a choice gives each way of choosing; each ability is answered for itself', async () => {
    const select = 'permanent(id: "river") { produces abilities { text isManaAbility produces } }';
    expect(await onBoard(select, board([{ id: 'river', card: 'Underground River' }]))).toMatchObject({
      permanent: {
        produces: expect.arrayContaining(['{C}', '{U}', '{B}']),
        abilities: [{ produces: ['{C}'] }, { produces: ['{U}', '{B}'] }],
      },
    });
  });
});

describe('a board', () => {
  test('is what was described, with the defaults for what was left out', async () => {
    const select = `turn step activePlayer { id } priorityPlayer { id }
      players { id life poison energy landsPlayed manaPool { type amount source { id } snow restriction riders lifetime } commanderDamage { commander amount } hand { id card { name } commander } library { card { name } } }
      stack { id } player(id: "b") { id } nobody: player(id: "c") { id } nothing: permanent(id: "x") { id }`;
    const input = {
      active: 'b',
      step: 'UPKEEP',
      players: [
        {
          id: 'a',
          manaPool: '{G}*2{C}',
          hand: [{ card: 'llanowar elves', id: 'elf' }],
          library: [{ card: 'Forest', count: 2 }, { card: 'Island' }],
        },
        { id: 'b', life: -3, poison: 2, energy: 5, landsPlayed: 1 },
      ],
    };
    expect(await onBoard(select, input)).toEqual({
      turn: 1,
      step: 'UPKEEP',
      activePlayer: { id: 'b' },
      priorityPlayer: { id: 'b' },
      players: [
        {
          id: 'a',
          life: 20,
          poison: 0,
          energy: 0,
          landsPlayed: 0,
          manaPool: [
            { type: 'G', amount: '2', source: null, snow: false, restriction: null, riders: [], lifetime: 'STEP' },
            { type: 'C', amount: '1', source: null, snow: false, restriction: null, riders: [], lifetime: 'STEP' },
          ],
          commanderDamage: [],
          hand: [{ id: 'elf', card: { name: 'Llanowar Elves' }, commander: false }],
          library: [{ card: { name: 'Forest' } }, { card: { name: 'Forest' } }, { card: { name: 'Island' } }],
        },
        { id: 'b', life: -3, poison: 2, energy: 5, landsPlayed: 1, manaPool: [], commanderDamage: [], hand: [], library: [] },
      ],
      stack: [],
      player: { id: 'b' },
      nobody: null,
      nothing: null,
    });
  });

  test('CR 903.7: life begins at 40 in Commander', async () => {
    expect(await onBoard('players { life }', { format: 'COMMANDER', players: [{ id: 'a' }] })).toEqual({ players: [{ life: 40 }] });
  });

  test('CR 613: permanents have their characteristics after continuous effects', async () => {
    const select = `permanent(id: "arbor") { name types subtypes power toughness colors damage tapped summoningSick keywords counters { kind amount }
      controller { id } owner { id } card { name typeLine } }`;
    const counters = [{ kind: '+1/+1', amount: 2 }];
    const yours = [{ id: 'arbor', card: 'Dryad Arbor', owner: 'opponent', tapped: true, sick: true, damage: 1, counters }];
    expect(await onBoard(select, board(yours, [{ card: 'Blood Moon' }]))).toEqual({
      permanent: {
        name: 'Dryad Arbor',
        types: ['Land', 'Creature'],
        subtypes: expect.arrayContaining(['Mountain', 'Dryad']),
        power: 3,
        toughness: 3,
        colors: ['G'],
        damage: 1,
        tapped: true,
        summoningSick: true,
        keywords: [],
        counters,
        controller: { id: 'you' },
        owner: { id: 'opponent' },
        card: { name: 'Dryad Arbor', typeLine: 'Land Creature — Forest Dryad' },
      },
    });
  });

  test('CR 301.5, 508, 509: attachments, attackers and blockers are told', async () => {
    const yours = [
      { id: 'bear', card: 'Grizzly Bears', attacking: 'opponent' },
      { id: 'greaves', card: 'Lightning Greaves', attachedTo: 'bear' },
    ];
    const theirs = [{ id: 'giant', card: 'Hill Giant', blocking: 'bear' }];
    const select = 'permanents { id attacking blocking { id } attachedTo { id } attachedToPlayer { id } }';
    expect(await onBoard(select, { ...board(yours, theirs), step: 'DECLARE_BLOCKERS' })).toEqual({
      permanents: [
        { id: 'bear', attacking: 'opponent', blocking: null, attachedTo: null, attachedToPlayer: null },
        { id: 'greaves', attacking: null, blocking: null, attachedTo: { id: 'bear' }, attachedToPlayer: null },
        { id: 'giant', attacking: null, blocking: { id: 'bear' }, attachedTo: null, attachedToPlayer: null },
      ],
    });
  });

  test('permanents are narrowed by controller, name, type and tapped', async () => {
    const crowd = board(
      [
        { id: 'f', card: 'Forest', tapped: true },
        { id: 'i', card: 'Island' },
        { id: 'e', card: 'Llanowar Elves' },
      ],
      [
        { id: 'g', card: 'Forest' },
        { id: 'p', card: 'Swamp', phasedOut: true },
      ],
    );
    const select = `all: permanents { id } mine: permanents(controller: "you") { id } lands: permanents(filter: { type: "land", tapped: false }) { id }
      named: permanents(controller: "you", filter: { name: "FOREST" }) { id } out: permanent(id: "p") { id }`;
    expect(await onBoard(select, crowd)).toEqual({
      all: [{ id: 'f' }, { id: 'i' }, { id: 'e' }, { id: 'g' }],
      mine: [{ id: 'f' }, { id: 'i' }, { id: 'e' }],
      lands: [{ id: 'i' }, { id: 'g' }],
      named: [{ id: 'f' }],
      out: null,
    });
  });

  test('a card that the board defines wins over the catalogue’s, for this board alone', async () => {
    const cards = [{ name: 'forest', typeLine: 'Land', oracleText: '{T}: Add {W}.' }];
    const select = 'permanents { couldProduce { types } }';
    const input = board([{ card: 'Forest' }]);
    expect(await onBoard(select, { ...input, cards })).toEqual({ permanents: [{ couldProduce: { types: ['W'] } }] });
    expect(await onBoard(select, input)).toEqual({ permanents: [{ couldProduce: { types: ['G'] } }] });
  });

  test('a card of several faces is found by either, and each face can be up', async () => {
    const select = 'permanents { name couldProduce { types } }';
    const yours = [{ card: 'Branchloft Pathway' }, { card: 'boulderloft pathway', face: 'back' }];
    expect(await onBoard(select, board(yours))).toEqual({
      permanents: [
        { name: 'Branchloft Pathway', couldProduce: { types: ['G'] } },
        { name: 'Boulderloft Pathway', couldProduce: { types: ['W'] } },
      ],
    });
  });

  test('text that is not modelled and could change an answer is told, with its permanent', async () => {
    const text = 'Mana of any kind gribbles the land that made it.';
    const cards = [{ name: 'Gribbler', typeLine: 'Artifact', oracleText: text }];
    expect(await onBoard('warnings { permanent { id } card text message }', { ...board([{ id: 'g', card: 'Gribbler' }]), cards })).toEqual({
      warnings: [{ permanent: { id: 'g' }, card: 'Gribbler', text, message: expect.stringContaining('Gribbler') }],
    });
  });
});

describe('rules and service', () => {
  test('a rule has its number, our own summary and its parent; an unknown one is null', async () => {
    expect(
      await answer(
        '{ rule(number: "106.7") { number summary parent { number parent { number } } } none: rule(number: "999.9z") { number } }',
      ),
    ).toEqual({
      rule: { number: '106.7', summary: expect.any(String), parent: { number: '106', parent: null } },
      none: null,
    });
  });

  test('rules of a prefix come in order, with all their parts', async () => {
    const numbers = objectsAt(await answer('{ rules(prefix: "106") { number } }'), 'rules').map(({ number }) => number);
    expect(numbers).toContain('106.7');
    expect(numbers.every((number) => String(number).startsWith('106'))).toBe(true);
  });

  test('the service tells its version, edition, catalogue and limits', async () => {
    expect(
      await answer(
        '{ service { version rulesEdition { name date } catalogue { kind size sources date sha256 } limits { bodyBytes cost cardText } } }',
      ),
    ).toEqual({
      service: {
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        rulesEdition: { name: expect.any(String), date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
        catalogue: expect.objectContaining({ size: expect.any(Number), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
        limits: { bodyBytes: 4_000_000, cost: 200_000, cardText: 10_000 },
      },
    });
  });
});
