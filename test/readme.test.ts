import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { object } from '../cli/scenario/json.ts';
import { answer } from './api/client.ts';

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');

/** The code of the first blocks of a language, in order. */
function blocks(language: string): readonly string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);
}

test.each(blocks('graphql').map((query, index) => [index + 1, query] as const))(
  'example %i in the README gives the answer that stands there',
  async (place, query) => {
    const [variables = '', expected = ''] = blocks('json').slice(2 * (place - 1));
    expect({ data: await answer(query, object(JSON.parse(variables), 'variables')) }).toEqual(JSON.parse(expected));
  },
);

test('the README has its examples', () => {
  expect([blocks('graphql').length, blocks('json').length]).toEqual([4, 8]);
});

test('the shell example in the README sends JSON, and gives eight colorless mana', async () => {
  const body = /-d '(\{"query".*?\})'\n/s.exec(readme)?.[1] ?? '';
  const { query } = object(JSON.parse(body), 'body');
  expect(await answer(String(query))).toMatchObject({
    board: { permanents: [{ name: 'Sol Ring', produces: ['{C}{C}{C}{C}{C}{C}{C}{C}'] }, {}, {}] },
  });
});

test('what the README tells to be refused, or left out where that is allowed, is', async () => {
  const told = blocks('text').flatMap((block) => (block.includes('allowUnsupported') ? [...block.matchAll(/^\{.*\}$/gm)] : []));
  const { createGame } = object(
    await answer(
      'mutation($input: BoardInput!) { createGame(input: $input) { id } }',
      { input: { players: [{ id: 'ann', manaPool: '{B}{B}', hand: [{ id: 'torment', card: 'Torment of Hailfire' }] }, { id: 'ben' }] } },
      'ann',
    ),
    'data',
  );
  const { id } = object(createGame, 'createGame');
  const act = (actions: object, allowUnsupported = false) =>
    answer(
      `mutation($id: ID!, $actions: [Action!]!, $allowUnsupported: Boolean) { act(game: $id, actions: $actions, allowUnsupported: $allowUnsupported) {
        ... on Illegal { message } ... on Acted { events { text } } } }`,
      { id, actions, allowUnsupported },
      'ann',
    );
  await act([{ cast: { card: 'torment', x: 0 } }]);
  const resolve = [{ resolve: {} }];
  expect([{ data: await act(resolve) }, { data: await act(resolve, true) }]).toEqual(told.map(([json]) => JSON.parse(json)));
});
