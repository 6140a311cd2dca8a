import { describe, expect, test } from 'vitest';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import { answer, ask } from './client.ts';

/** What a player may do, through the public schema. */

const board = {
  players: [
    {
      id: 'a',
      hand: [
        { id: 'bolt', card: 'Lightning Bolt' },
        { id: 'forest in hand', card: 'Forest' },
        { id: 'burst', card: 'Burst Lightning' },
      ],
      battlefield: [
        { id: 'mountain', card: 'Mountain' },
        { id: 'ring', card: 'Sol Ring', tapped: true },
      ],
    },
    { id: 'b', battlefield: [{ id: 'bear', card: 'Grizzly Bears' }] },
  ],
};

async function optionsOf(select: string, player: string | null = null): Promise<unknown> {
  const query = `query($board: BoardInput!, $player: ID) { board(input: $board) { options(player: $player) { ${select} } } }`;
  return at(await answer(query, { board, player }), 'board', 'options');
}

const legality = async (action: object): Promise<unknown> => {
  const query =
    'query($board: BoardInput!, $action: Action!) { board(input: $board) { isLegal(action: $action) { legal notModelled explanation { rules { number } } } } }';
  return at(await answer(query, { board, action }), 'board', 'isLegal');
};

describe('options', () => {
  test('lists each action in the form in which it is sent', async () => {
    expect(await optionsOf('kind action text')).toEqual([
      { kind: 'PLAY_LAND', action: { playLand: { card: 'forest in hand', face: 0, by: 'a' } }, text: 'Forest' },
      { kind: 'CAST', action: { cast: { card: 'bolt', face: 0, by: 'a' } }, text: 'Lightning Bolt' },
      { kind: 'CAST', action: { cast: { card: 'burst', face: 0, by: 'a' } }, text: 'Burst Lightning' },
      { kind: 'TAP_FOR_MANA', action: { tapForMana: { permanent: 'mountain', ability: 0, by: 'a' } }, text: '{T}: Add {R}.' },
      { kind: 'ADVANCE', action: { advance: { to: 'BEGIN_COMBAT' } }, text: 'beginning of combat step' },
    ]);
  });

  test('lists what is done with one object; an id that nothing has is said', async () => {
    const query = 'query($board: BoardInput!, $of: ID) { board(input: $board) { options(of: $of) { kind text } } }';
    expect(at(await answer(query, { board, of: 'mountain' }), 'board', 'options')).toEqual([
      { kind: 'TAP_FOR_MANA', text: '{T}: Add {R}.' },
    ]);
    const { errors } = await ask(query, { board, of: 'nowhere' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNKNOWN_ID', field: 'of' });
  });

  test('CR 601.2b-c: tells what is announced, what it is of and how it is paid', async () => {
    const select = `kind card { id } permanent { id } ability { index } alternative notModelled missingChoice { what options }
      announcement { x { values } modes { least } targets { least most options open } additional { name text most } creatures { options } }
      payment { payable plan { source } }`;
    const all = objectsAt(await optionsOf(select, 'a'));
    expect(all.find((one) => at(one, 'card', 'id') === 'burst')).toEqual({
      ...{ kind: 'CAST', card: { id: 'burst' }, permanent: null, ability: null, alternative: null, notModelled: null },
      missingChoice: { what: 'a target for “Burst Lightning”', options: ['a', 'b', 'bear'] },
      announcement: {
        ...{ x: null, modes: null, creatures: [] },
        targets: [{ least: 1, most: 1, options: ['a', 'b', 'bear'], open: [] }],
        additional: [{ name: 'kicker', text: 'kicker', most: 1 }],
      },
      payment: { payable: true, plan: [{ source: 'mountain' }] },
    });
    expect(all.find(({ kind }) => kind === 'TAP_FOR_MANA')).toMatchObject({
      permanent: { id: 'mountain' },
      ability: { index: 0 },
      missingChoice: null,
    });
  });

  test('an option is accepted as it is told', async () => {
    const [first] = objectsAt(await optionsOf('action'));
    const query = `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) { __typename } } }`;
    expect(await answer(query, { board, actions: [first?.action] })).toEqual({
      board: { after: { __typename: 'Acted' } },
    });
  });

  test('UNKNOWN_ID where there is no such player', async () => {
    const query = 'query($board: BoardInput!) { board(input: $board) { options(player: "nobody") { text } } }';
    const { errors } = await ask(query, { board });
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['UNKNOWN_ID']);
  });

  test('CR 107.5, 305.2: says of an action that is not legal why', async () => {
    expect(await legality({ tapForMana: { permanent: 'mountain' } })).toMatchObject({ legal: true, notModelled: null });
    expect(await legality({ tapForMana: { permanent: 'ring' } })).toMatchObject({
      legal: false,
      explanation: { rules: [{ number: '107.5' }] },
    });
    expect(await legality({ cast: { card: 'bolt' } })).toMatchObject({ legal: true });
  });
});
