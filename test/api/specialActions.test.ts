import { describe, expect, test } from 'vitest';
import { at } from '../../cli/scenario/path.ts';
import { answer } from './client.ts';

/** Special actions (rule 116.2) through the public schema: turning face up, suspending, foretelling, plotting. */

const creature = (name: string, oracleText: string) => ({
  name,
  manaCost: '{3}{G}',
  typeLine: 'Creature — Bear',
  oracleText,
  power: '4',
  toughness: '4',
});
const board = {
  cards: [
    creature('Hidden Bear', 'Morph {G}'),
    creature('Waiting Bear', 'Suspend 2—{G}'),
    creature('Told Bear', 'Foretell {G}'),
    creature('Plotted Bear', 'Plot {G}'),
    creature('Plain Bear', 'Trample'),
  ],
  players: [
    {
      id: 'a',
      manaPool: '{G}{G}',
      battlefield: [
        { id: 'hidden', card: 'Hidden Bear', faceDown: true },
        { id: 'cloaked', card: 'Plain Bear', faceDownBy: 'CLOAK' },
      ],
      hand: [
        { id: 'waiting', card: 'Waiting Bear' },
        { id: 'told', card: 'Told Bear' },
        { id: 'plotted', card: 'Plotted Bear' },
      ],
      exile: [
        { id: 'old', card: 'Waiting Bear', counters: [{ kind: 'time', amount: 3 }] },
        { id: 'before', card: 'Told Bear', foretold: true },
      ],
    },
    { id: 'b' },
  ],
};

const outcomeOf = async (action: object, select: string): Promise<unknown> => {
  const query = `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) { ... on Acted { game { ${select} } } ... on Illegal { message rules { number } } } } }`;
  return at(await answer(query, { board, actions: [action] }), 'board', 'after');
};

describe('special actions', () => {
  test('CR 116.2b: a permanent is turned face up', async () => {
    expect(await outcomeOf({ turnFaceUp: { permanent: 'hidden' } }, 'permanent(id: "hidden") { faceDown power }')).toEqual({
      game: { permanent: { faceDown: false, power: 4 } },
    });
    expect(await outcomeOf({ turnFaceUp: { permanent: 'cloaked' } }, 'turn')).toMatchObject({
      rules: expect.arrayContaining([{ number: '118.3' }]),
    });
  });

  test.each([
    { action: 'suspend', card: 'waiting', shown: { counters: [{ kind: 'time', amount: 2 }], foretold: false, plotted: false } },
    { action: 'foretell', card: 'told', shown: { counters: [], foretold: true, plotted: false } },
    { action: 'plot', card: 'plotted', shown: { counters: [], foretold: false, plotted: true } },
  ])('CR 116.2: $action exiles a card from hand', async ({ action, card, shown }) => {
    const game = await outcomeOf({ [action]: { card } }, 'player(id: "a") { exile { id counters { kind amount } foretold plotted } }');
    const exile = at(game, 'game', 'player', 'exile');
    expect(exile).toContainEqual({ id: card, ...shown });
    expect(exile).toContainEqual({ id: 'old', counters: [{ kind: 'time', amount: 3 }], foretold: false, plotted: false });
  });

  test('they are listed among what a player may do', async () => {
    const query = 'query($board: BoardInput!) { board(input: $board) { options(player: "a") { kind action } } }';
    const options = at(await answer(query, { board }), 'board', 'options');
    for (const option of [
      { kind: 'TURN_FACE_UP', action: { turnFaceUp: { permanent: 'hidden', by: 'a' } } },
      { kind: 'SUSPEND', action: { suspend: { card: 'waiting', by: 'a' } } },
      { kind: 'FORETELL', action: { foretell: { card: 'told', by: 'a' } } },
      { kind: 'PLOT', action: { plot: { card: 'plotted', by: 'a' } } },
      { kind: 'CAST', action: { cast: { card: 'before', face: 0, by: 'a', alternative: 0 } } },
    ])
      expect(options).toContainEqual(option);
  });
});
