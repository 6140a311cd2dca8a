import { describe, expect, test } from 'vitest';
import { askIn } from '../../cli/scenario/ask.ts';
import { readScenario } from '../../cli/scenario/format.ts';
import { at } from '../../cli/scenario/path.ts';
import { runScenario } from '../../cli/scenario/run.ts';
import type { CardCatalogue } from '../../data/cards/catalogue.ts';
import { openCatalogue } from '../../data/cards/index.ts';
import { GameKeeper } from '../../data/games/keeper.ts';
import { CardShelf } from '../../data/games/snapshot/cards.ts';
import { openSqliteStore } from '../../data/games/sqlite/store.ts';
import { compileCard } from '../../engine/index.ts';
import { createServer } from '../../resolvers/server.ts';
import { answer, ask } from './client.ts';

type Board = Readonly<Record<string, unknown>>;

/** A board with something of everything that the format has words for. */
const FULL: Board = {
  active: 'b',
  priority: 'a',
  step: 'BEGIN_COMBAT',
  format: 'COMMANDER',
  seed: 7,
  players: [
    {
      id: 'a',
      life: 12,
      poison: 2,
      energy: 3,
      manaPool: '{C}{G}*2',
      landsPlayed: 1,
      commanderDamage: [{ commander: 'kinnan', amount: 4 }],
      battlefield: [
        { id: 'forest', card: 'Forest', count: 2, tapped: true, sick: true, timestamp: 40 },
        { id: 'bear', card: 'Grizzly Bears', owner: 'b', counters: [{ kind: '+1/+1', amount: 2 }], damage: 1, token: true },
        { id: 'bond', card: 'Wild Growth', attachedTo: 'forest-1' },
        { id: 'copy', card: 'Grizzly Bears', copyOf: 'Llanowar Elves', phasedOut: true },
      ],
      hand: [{ card: 'Lightning Bolt', count: 2 }],
      library: [{ id: 'top', card: 'Forest' }, { card: 'Own Thing' }],
    },
    { id: 'b', command: [{ id: 'kinnan', card: 'Kinnan, Bonder Prodigy', commander: true }], graveyard: [{ card: 'Mountain' }] },
  ],
  cards: [
    {
      name: 'Own Thing // Other Thing',
      typeLine: 'Creature — Elf // Land',
      layout: 'modal_dfc',
      cardFaces: [
        { name: 'Own Thing', typeLine: 'Creature — Elf', manaCost: '{G}', power: '1', toughness: '1', colors: ['G'] },
        { name: 'Other Thing', typeLine: 'Land', oracleText: '{T}: Add {G}.' },
      ],
    },
  ],
};
const SMALL: Board = {
  players: [
    {
      id: 'a',
      battlefield: [
        { id: 'forest', card: 'Forest' },
        { id: 'bear', card: 'Grizzly Bears' },
      ],
      hand: [{ id: 'bolt', card: 'Lightning Bolt' }],
    },
    { id: 'b', battlefield: [{ id: 'mountain', card: 'Mountain' }] },
  ],
};

async function exported(board: Board, args: string, variables: object = {}): Promise<unknown> {
  const data = await answer(`query($board: BoardInput!) { board(input: $board) { scenario(${args}) } }`, { board, ...variables });
  return at(data, 'board', 'scenario');
}
async function refused(board: Board, args: string): Promise<unknown> {
  const { errors } = await ask(`query($board: BoardInput!) { board(input: $board) { scenario(${args}) } }`, { board });
  return errors.map(({ extensions }) => [extensions?.code, extensions?.field]);
}

describe('a board as a scenario', () => {
  test('is written in the words of the format', async () => {
    expect(
      await exported(FULL, 'title: "Of Everything, a bit", why: "So it is.", rules: ["100"], ask: [{ life: { player: "a" } }]'),
    ).toEqual({
      name: 'of-everything-a-bit',
      rules: ['100'],
      why: 'So it is.',
      cards: [
        {
          name: 'Own Thing // Other Thing',
          type_line: 'Creature — Elf // Land',
          layout: 'modal_dfc',
          card_faces: [
            { name: 'Own Thing', type_line: 'Creature — Elf', mana_cost: '{G}', power: '1', toughness: '1', colors: ['G'] },
            { name: 'Other Thing', type_line: 'Land', oracle_text: '{T}: Add {G}.' },
          ],
        },
      ],
      board: {
        active: 'b',
        priority: 'a',
        step: 'BEGIN_COMBAT',
        format: 'commander',
        seed: 7,
        players: [
          {
            id: 'a',
            life: 12,
            poison: 2,
            energy: 3,
            manaPool: '{G}{G}{C}',
            landsPlayed: 1,
            commanderDamage: { kinnan: 4 },
            battlefield: [
              { id: 'forest', card: 'Forest', count: 2, tapped: true, sick: true, timestamp: 40 },
              { id: 'bear', card: 'Grizzly Bears', owner: 'b', counters: { '+1/+1': 2 }, damage: 1, token: true },
              { id: 'bond', card: 'Wild Growth', attachedTo: 'forest-1' },
              { id: 'copy', card: 'Grizzly Bears', copyOf: 'Llanowar Elves', phasedOut: true },
            ],
            hand: [{ card: 'Lightning Bolt', count: 2 }],
            library: [{ id: 'top', card: 'Forest' }, { card: 'Own Thing' }],
          },
          { id: 'b', command: [{ id: 'kinnan', card: 'Kinnan, Bonder Prodigy', commander: true }], graveyard: [{ card: 'Mountain' }] },
        ],
      },
      steps: [{ expect: 'life', player: 'a', is: 12 }],
    });
  });

  test.each([
    ['monarch', { ...SMALL, monarch: 'a' }, 'input.monarch'],
    ['initiative', { ...SMALL, initiative: 'b' }, 'input.initiative'],
    ['day', { ...SMALL, dayNight: 'NIGHT' }, 'input.dayNight'],
    ['blessing', { players: [{ id: 'a' }, { id: 'b', blessing: true }] }, 'input.players[1].blessing'],
    ['speed', { players: [{ id: 'a', speed: 2 }, { id: 'b' }] }, 'input.players[0].speed'],
    [
      'designations',
      { players: [{ id: 'a', battlefield: [{ card: 'Forest' }, { card: 'Grizzly Bears', designations: ['renowned'] }] }] },
      'input.players[0].battlefield[1].designations',
    ],
    [
      'how it is face down',
      { players: [{ id: 'a', battlefield: [{ card: 'Grizzly Bears', faceDownBy: 'MANIFEST' }] }] },
      'input.players[0].battlefield[0].faceDownBy',
    ],
    ['set aside', { players: [{ id: 'a', exile: [{ card: 'Grizzly Bears', foretold: true }] }] }, 'input.players[0].exile[0].foretold'],
  ])('is refused where the format has no word for something: %s', async (_, board, field) => {
    expect(await refused(board, 'extended: false')).toEqual([['NOT_IN_FORMAT', field]]);
    expect(at(await exported(board, 'extended: true'), 'board')).toMatchObject(JSON.parse(JSON.stringify(at({ board }, 'board'))));
  });

  test('is not refused for what it has the usual way', async () => {
    const board = {
      ...SMALL,
      monarch: null,
      players: [
        { id: 'a', blessing: false, battlefield: [{ card: 'Forest', designations: [] }], exile: [{ card: 'Forest', counters: [] }] },
      ],
    };
    expect(at(await exported(board, 'extended: false'), 'board')).toEqual({
      players: [{ id: 'a', battlefield: [{ card: 'Forest' }], exile: [{ card: 'Forest' }] }],
    });
  });
});

describe('questions', () => {
  test('stand in the document with their answers, in order, actions that were tried last', async () => {
    const asked = `ask: [
      { attempt: { tapForMana: { permanent: "bear" } } }
      { attempt: { gainLife: { player: "a", amount: 2 } } }
      { couldProduce: { permanent: "forest" } }
      { produces: { permanent: "forest", ability: 0 } }
      { manaOptions: { player: "a" } }
      { canPay: { player: "a", cost: "{R}", for: { cast: "bolt" } } }
      { canCast: { card: "bolt" } }
      { canActivate: { permanent: "forest", ability: "Add {G}" } }
      { manaPool: { player: "a" } }
      { lost: { player: "a" } } { won: { player: "a" } }
      { zone: { card: "bolt" } } { zone: { card: "nothing" } }
      { count: { player: "a", zone: BATTLEFIELD, card: "Forest" } }
      { tapped: { permanent: "forest" } }
      { counters: { permanent: "bear", kind: "+1/+1" } }
      { power: { permanent: "bear" } }
      { types: { permanent: "forest" } }
      { controller: { permanent: "bear" } }
      { manaAbilities: { permanent: "forest" } }
      { stack: true }
      { support: { card: "Forest" } }
      { events: { includes: "ManaAdded" } }
      { cites: { of: { couldProduce: { permanent: "forest" } }, rule: "106.7" } }
    ]`;
    const document = await exported(SMALL, asked);
    expect(at(document, 'why')).toContain('Forest (forest) could produce {G}.');
    expect(at(document, 'rules')).toContain('106.7');
    expect(at(document, 'steps')).toEqual([
      { expect: 'couldProduce', permanent: 'forest', is: ['G'] },
      { expect: 'produces', permanent: 'forest', ability: 0, is: ['{G}'] },
      { expect: 'manaOptions', player: 'a', are: ['{G}'] },
      { expect: 'canPay', player: 'a', cost: '{R}', for: { cast: 'bolt' }, is: false },
      { expect: 'canCast', card: 'bolt', is: false, rule: expect.stringMatching(/^\d/) },
      { expect: 'canActivate', permanent: 'forest', ability: 'Add {G}', is: true },
      { expect: 'manaPool', player: 'a', is: '' },
      { expect: 'lost', player: 'a', is: false },
      { expect: 'won', player: 'a', is: false },
      { expect: 'zone', card: 'bolt', is: 'hand' },
      { expect: 'zone', card: 'nothing', is: 'ceased' },
      { expect: 'count', player: 'a', zone: 'battlefield', card: 'Forest', is: 1 },
      { expect: 'tapped', permanent: 'forest', is: false },
      { expect: 'counters', permanent: 'bear', kind: '+1/+1', is: 0 },
      { expect: 'power', permanent: 'bear', is: 2 },
      {
        expect: 'types',
        permanent: 'forest',
        has: ['Basic', 'Land', 'Forest'].map((word) => expect.stringMatching(new RegExp(word, 'i'))),
      },
      { expect: 'controller', permanent: 'bear', is: 'a' },
      { expect: 'manaAbilities', permanent: 'forest', count: 1 },
      { expect: 'stack', size: 0 },
      { expect: 'support', card: 'Forest', is: 'full' },
      { expect: 'events', includes: 'ManaAdded', times: 0 },
      { expect: 'cites', of: { expect: 'couldProduce', permanent: 'forest', is: ['G'] }, rule: '106.7' },
      { do: 'tapForMana', permanent: 'bear', fails: { rule: expect.stringMatching(/^\d/) } },
      { do: 'gainLife', player: 'a', amount: 2 },
      { do: 'undo' },
    ]);
  });

  test.each([
    ['a permanent that is not there', '{ tapped: { permanent: "x" } }', 'UNKNOWN_ID', 'ask[0].tapped.permanent'],
    ['a player who is not there', '{ life: { player: "x" } }', 'UNKNOWN_ID', 'ask[0].life.player'],
    ['a cost that is none', '{ canPay: { player: "a", cost: "{Q1}" } }', 'INVALID_VALUE', 'ask[0].canPay.cost'],
    ['a card that is not there', '{ canPay: { player: "a", cost: "{1}", for: { cast: "x" } } }', 'UNKNOWN_ID', 'ask[0].canPay.for.cast'],
    ['the power of a land', '{ power: { permanent: "forest" } }', 'NOT_IN_FORMAT', 'ask[0].power'],
    ['an ability that is not there', '{ produces: { permanent: "forest", ability: 3 } }', 'INVALID_VALUE', 'ask[0].produces.ability'],
    ['a kind of event that is none', '{ events: { includes: "Nothing" } }', 'INVALID_VALUE', 'ask[0].events.includes'],
    ['a card of no name', '{ support: { card: "Xyzzy" } }', 'UNKNOWN_CARD', 'ask[0].support.card'],
    [
      'a rule that is not cited',
      '{ cites: { of: { couldProduce: { permanent: "forest" } }, rule: "903" } }',
      'INVALID_VALUE',
      'ask[0].cites.rule',
    ],
    ['an action on nothing', '{ attempt: { tapForMana: { permanent: "x" } } }', 'UNKNOWN_ID', 'ask[0].attempt.tapForMana.permanent'],
    [
      'an action with a choice missing and no rule',
      '{ attempt: { tap: { permanents: [] } } }',
      'INVALID_VALUE',
      'ask[0].attempt.tap.permanents',
    ],
  ])('are refused: %s', async (_, question, code, field) => {
    expect(await refused(SMALL, `ask: [${question}]`)).toEqual([[code, field]]);
  });

  test('are not empty, and not too many', async () => {
    expect(await refused(SMALL, 'ask: []')).toEqual([['INVALID_VALUE', 'ask']]);
    expect(await refused(SMALL, `ask: [${'{ stack: true }'.repeat(201)}]`)).toEqual([['TOO_LARGE', 'ask']]);
    expect(await refused(SMALL, 'title: "…"')).toEqual([['INVALID_VALUE', 'title']]);
  });
});

describe('a game as a scenario', () => {
  const select = 'scenario(ask: [{ life: { player: "b" } }, { events: { includes: "DamageDealt" } }])';
  const steps = [
    { do: 'tap', permanents: ['forest'] },
    { do: 'dealDamage', parts: [{ source: 'bear', target: 'b', amount: 2 }] },
    { expect: 'life', player: 'b', is: 18 },
    { expect: 'events', includes: 'DamageDealt', times: 1 },
  ];
  const deal = { dealDamage: { parts: [{ source: 'bear', target: 'b', amount: 2 }] } };

  test('after actions that are stored nowhere, also in two goes', async () => {
    const data = await answer(
      `query($board: BoardInput!, $deal: Action!) { board(input: $board) { after(actions: [{ tap: { permanents: ["forest"] } }]) {
        ... on Acted { game { after(actions: [$deal]) { ... on Acted { game { ${select} } } } } } } } }`,
      { board: SMALL, deal },
    );
    expect(at(data, 'board', 'after', 'game', 'after', 'game', 'scenario', 'steps')).toEqual(steps);
  });

  test('that is kept: what was undone is left out, a fork has all of it, and so has what would come after', async () => {
    const made = await answer('mutation($board: BoardInput!) { createGame(input: $board) { id } }', { board: SMALL });
    const id = at(made, 'createGame', 'id');
    const change = (actions: readonly object[]) =>
      answer('mutation($id: ID!, $actions: [Action!]!) { act(game: $id, actions: $actions) { __typename } }', { id, actions });
    await change([{ tap: { permanents: ['forest'] } }]);
    await change([{ gainLife: { player: 'b', amount: 5 } }, { untap: { permanents: ['forest'] } }]);
    await answer('mutation($id: ID!) { undo(game: $id) { __typename } }', { id });
    const game = await answer(
      `query($id: ID!, $deal: Action!) { game(id: $id) { after(actions: [$deal]) { ... on Acted { game { ${select} } } } } }`,
      { id, deal },
    );
    expect(at(game, 'game', 'after', 'game', 'scenario', 'steps')).toEqual(steps);
    await change([deal]);
    const kept = await answer(`query($id: ID!) { game(id: $id) { ${select} } }`, { id });
    expect(at(kept, 'game', 'scenario', 'steps')).toEqual(steps);
    expect(at(kept, 'game', 'scenario', 'board')).toEqual(SMALL);
    const forked = await answer('mutation($id: ID!) { fork(game: $id) { scenario } }', { id });
    expect(at(forked, 'fork', 'scenario', 'steps')).toEqual([
      ...steps.slice(0, 2),
      { expect: 'life', player: 'a', is: 20 },
      { expect: 'life', player: 'b', is: 18 },
    ]);
    const { errors } = await ask(`mutation($id: ID!) { fork(game: $id) { ${select} } }`, { id: at(made, 'createGame', 'id') });
    expect(errors.map(({ extensions }) => [extensions?.code, extensions?.field])).toEqual([['NOT_IN_FORMAT', 'ask[1].events']]);
  });

  test('is none in the middle of an action', async () => {
    const { errors } = await ask(
      `query($board: BoardInput!) { board(input: $board) { wouldDeal(parts: [{ source: "bear", target: "b", amount: 2 }]) {
        ... on DamageOutcomes { outcomes { game { scenario } } } } } }`,
      { board: SMALL },
    );
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['NOT_IN_FORMAT']);
  });
});

describe('a game that is kept longer than the catalogue', () => {
  const catalogue = openCatalogue();
  const store = openSqliteStore(':memory:');
  /** As in a process with another catalogue: one card has another text, and one is not there any more. */
  const later: CardCatalogue = {
    ...catalogue,
    info: catalogue.info,
    find: (name) =>
      name === 'Forest'
        ? undefined
        : name === 'Sol Ring'
          ? compileCard({ name: 'Sol Ring', typeLine: 'Artifact', oracleText: '{T}: Add {C}.' })
          : catalogue.find(name),
  };
  const through = (one: CardCatalogue) =>
    askIn(createServer(), one, { keeper: new GameKeeper(store, new CardShelf((name) => one.find(name))), owner: 'ann' });

  test('goes on with the texts that it began with, and so does its scenario', async () => {
    const board = {
      players: [{ id: 'a', battlefield: [{ id: 'ring', card: 'sol ring' }, { id: 'forest', card: 'Forest' }, { card: 'Mountain' }] }],
    };
    const made = await through(catalogue)('mutation($board: BoardInput!) { createGame(input: $board) { id } }', { board });
    const select = 'scenario(ask: [{ produces: { permanent: "ring" } }])';
    const told = await through(later)(`query($id: ID!) { game(id: $id) { ${select} } }`, { id: at(made, 'createGame', 'id') });
    const document = JSON.parse(JSON.stringify(at(told, 'game', 'scenario')));
    expect(document.cards).toEqual(
      [
        { name: 'Sol Ring', mana_cost: '{1}', type_line: 'Artifact', oracle_text: '{T}: Add {C}{C}.' },
        { name: 'Forest', type_line: 'Basic Land — Forest' },
      ].map((card) => expect.objectContaining(card)),
    );
    const { steps } = await runScenario(readScenario(document), through(later));
    expect(steps).toEqual([{ kind: 'passed' }]);
  });
});
