import { describe, expect, test } from 'vitest';
import { openCatalogue } from '../../data/cards/index.ts';
import { type Context, createContext, createServer } from '../../resolvers/server.ts';

/** A catalogue that breaks in a way that nobody planned for. */
const broken: Context = {
  ...createContext({
    ...openCatalogue(),
    find() {
      throw new Error('secret: the file /var/task/catalogue.sqlite is on fire');
    },
  }),
};

describe('an unexpected exception', () => {
  test('is logged whole and masked outside', async () => {
    const log: string[] = [];
    const server = createServer({ error: (message) => log.push(message) });
    const { body } = await server.executeOperation({ query: '{ card(name: "Forest") { name } }' }, { contextValue: broken });
    const answer = JSON.stringify(body);
    expect(answer).toContain('INTERNAL_SERVER_ERROR');
    expect(answer).not.toMatch(/secret|fire|\.ts|stack/);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('the file /var/task/catalogue.sqlite is on fire');
    expect(log[0]).toContain('masking.test.ts');
    const incident = /incident ([0-9a-f-]{36})/.exec(log[0] ?? '')?.[1];
    expect(answer).toContain(incident);
  });

  test('errors meant for callers are not masked', async () => {
    const server = createServer({ error: () => expect.unreachable('nothing is to be logged') });
    const { body } = await server.executeOperation({ query: '{ nonsense }' }, { contextValue: broken });
    expect(JSON.stringify(body)).toContain('Cannot query field');
  });
});
