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
  expect([blocks('graphql').length, blocks('json').length]).toEqual([3, 6]);
});

test('the shell example in the README sends JSON, and gives eight colorless mana', async () => {
  const body = /-d '(\{"query".*?\})'\n/s.exec(readme)?.[1] ?? '';
  const { query } = object(JSON.parse(body), 'body');
  expect(await answer(String(query))).toMatchObject({
    board: { permanents: [{ name: 'Sol Ring', produces: ['{C}{C}{C}{C}{C}{C}{C}{C}'] }, {}, {}] },
  });
});
