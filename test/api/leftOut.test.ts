import { describe, expect, test } from 'vitest';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import { answer, ask } from './client.ts';

/** What the API leaves out where the caller allows it. "Frobnicate" stands for whatever no rule knows. */

const BOARD = {
  players: [{ id: 'a', hand: [{ id: 'rite', card: 'Odd Rite' }], battlefield: [{ id: 'forest', card: 'Forest' }] }, { id: 'b' }],
  cards: [
    { name: 'Odd Rite', manaCost: '{G}', typeLine: 'Sorcery', oracleText: 'You gain 1 life. Frobnicate the table. You gain 2 life.' },
  ],
};
const ACTIONS = [{ cast: { card: 'rite' } }, { resolve: {} }];
const LIFE = 'player(id: "a") { life }';
const EVENTS =
  'events { __typename action version text explanation { rules { number } } ... on LeftOut { object part leftOutText reason } }';
const ILLEGAL = '... on Illegal { action notModelled message }';

const whatIf = async (more: object): Promise<unknown> =>
  at(
    await answer(
      `query($board: BoardInput!, $actions: [Action!]!, $allow: Boolean) { board(input: $board) {
        after(actions: $actions, allowUnsupported: $allow) { __typename ... on Acted { game { ${LIFE} } ${EVENTS} } ${ILLEGAL} } } }`,
      { board: BOARD, actions: ACTIONS, ...more },
    ),
    'board',
    'after',
  );

async function created(): Promise<string> {
  const made = await answer('mutation($input: BoardInput!) { createGame(input: $input) { id } }', { input: BOARD }, 'ann');
  return String(at(made, 'createGame', 'id'));
}
const CHANGE = `mutation($game: ID!, $actions: [Action!]!, $allow: Boolean, $key: String) {
  act(game: $game, actions: $actions, allowUnsupported: $allow, idempotencyKey: $key) {
    __typename ... on Acted { game { version ${LIFE} } ${EVENTS} } ${ILLEGAL} } }`;
const change = async (game: string, more: object = {}): Promise<unknown> =>
  at(await answer(CHANGE, { game, actions: ACTIONS, ...more }, 'ann'), 'act');

const LEFT_OUT = {
  __typename: 'LeftOut',
  action: 1,
  object: 'rite',
  part: 'INSTRUCTION',
  leftOutText: 'Frobnicate the table.',
  reason: 'it is not read',
  text: '“Frobnicate the table.” of Odd Rite (rite) is left out, since it is not modelled: it is not read.',
  explanation: { rules: [{ number: '608.2c' }] },
};
const leftOutIn = (of: unknown): readonly unknown[] => objectsAt(of, 'events').filter((event) => event.__typename === 'LeftOut');

describe('allowUnsupported', () => {
  test.each([{}, { allow: false }, { allow: null }])('is not asked for by itself: %j', async (more) => {
    expect(await whatIf(more)).toMatchObject({ __typename: 'Illegal', action: 1, notModelled: 'Frobnicate the table.' });
  });

  test('of what if: what was left out is among the events', async () => {
    const result = await whatIf({ allow: true });
    expect(at(result, 'game')).toEqual({ player: { life: 23 } });
    expect(leftOutIn(result)).toEqual([{ ...LEFT_OUT, version: 0 }]);
  });

  test('of a kept game: the log keeps what was left out, and undoing takes it back', async () => {
    const id = await created();
    expect(await change(id)).toMatchObject({ __typename: 'Illegal' });
    const result = await change(id, { allow: true });
    expect(at(result, 'game')).toEqual({ version: 2, player: { life: 23 } });
    const history = await answer(
      `query($id: ID!) { game(id: $id) { history { nodes { __typename ... on LeftOut { version leftOutText } } } } }`,
      { id },
      'ann',
    );
    expect(objectsAt(history, 'game', 'history', 'nodes')).toContainEqual({
      __typename: 'LeftOut',
      version: 2,
      leftOutText: 'Frobnicate the table.',
    });
    await answer('mutation($id: ID!) { undo(game: $id) { __typename } }', { id }, 'ann');
    expect(await answer(`query($id: ID!) { game(id: $id) { ${LIFE} } }`, { id }, 'ann')).toEqual({ game: { player: { life: 20 } } });
  });

  test('is one of the arguments that a key is used with', async () => {
    const id = await created();
    const first = await change(id, { allow: true, key: 'k' });
    expect(await change(id, { allow: true, key: 'k' })).toEqual(first);
    const { errors } = await ask(CHANGE, { game: id, actions: ACTIONS, allow: false, key: 'k' }, 'ann');
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['KEY_REUSED']);
  });

  test('gives a game that is no scenario where something was left out, in its forks too, and one that is where nothing was', async () => {
    const scenario = async (id: string) => ask('query($id: ID!) { game(id: $id) { scenario } }', { id }, 'ann');
    const id = await created();
    await answer(CHANGE, { game: id, actions: [{ gainLife: { player: 'a', amount: 1 } }], allow: true }, 'ann');
    expect((await scenario(id)).errors).toEqual([]);
    await change(id, { allow: true });
    const forked = await answer('mutation($id: ID!) { fork(game: $id) { id } }', { id }, 'ann');
    for (const one of [id, String(at(forked, 'fork', 'id'))]) {
      const { errors } = await scenario(one);
      expect(errors.map(({ extensions }) => [extensions?.code, extensions?.field])).toEqual([['NOT_IN_FORMAT', 'allowUnsupported']]);
    }
    const told = await ask(
      `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) {
        after(actions: $actions, allowUnsupported: true) { ... on Acted { game { scenario } } } } }`,
      { board: BOARD, actions: ACTIONS },
    );
    expect(told.errors.map(({ extensions }) => extensions?.code)).toEqual(['NOT_IN_FORMAT']);
  });
});
