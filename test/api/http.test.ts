import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../cli/httpServer.ts';
import { at } from '../../cli/scenario/path.ts';
import { openCatalogue } from '../../data/cards/index.ts';
import { openGames } from '../../data/games/index.ts';
import { createServer } from '../../resolvers/server.ts';

const apollo = createServer({ error: () => undefined });
const page = new Map([['/', { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from('<title>page</title>') }]]);
const catalogue = openCatalogue();
const keeper = await openGames(catalogue, { WELLSPRING_GAMES: ':memory:' });
const server = createHttpServer({ apollo, catalogue, keeper, page: Promise.resolve(page) });
let port = 0;

beforeAll(async () => {
  await apollo.start();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = portOf(server.address());
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await apollo.stop();
});

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
}

const post = (body: string, headers: Readonly<Record<string, string>> = {}, path = '/graphql'): Promise<Response> =>
  send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

const question = JSON.stringify({ query: '{ rule(number: "106.7") { number } }' });

describe('POST', () => {
  test.each(['/graphql', '/'])('to %s answers', async (path) => {
    const response = await post(question, {}, path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ data: { rule: { number: '106.7' } } });
  });

  test.each(['', '{', '{"query": "{ rule', 'null', '3', '"text"', '[]', '\u0000', '{"query": "{ service { version } }"} x'])(
    'the body %j gets a GraphQL error with 400',
    async (body) => {
      const response = await post(body);
      const text = await response.text();
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
      expect(text).not.toMatch(/SyntaxError|position|\.ts|node_modules/);
    },
  );

  test('deeply nested JSON is refused, not choked on', async () => {
    const response = await post(`{"query":"{ service { version } }","variables":{"x":${'['.repeat(500_000)}${']'.repeat(500_000)}}}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('errors');
  });

  test('a body over the limit gets 413', async () => {
    const response = await post(JSON.stringify({ query: '{ service { version } }', variables: { x: 'x'.repeat(4_000_000) } }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE' } }] });
  });

  test('a form, which any page could send, is refused', async () => {
    const response = await post('query={service{version}}', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(response.status).toBe(400);
  });

  test('a list of requests is refused', async () => {
    expect((await post(`[${question},${question}]`)).status).toBe(400);
  });

  test('errors in the document get 400, answers 200', async () => {
    expect((await post('{"query":"{ nonsense }"}')).status).toBe(400);
    expect((await post('{"query":"{ card(name: \\"Frost\\") { name } }"}')).status).toBe(200);
  });
});

describe('GET', () => {
  const search = `?query=${encodeURIComponent('{ rule(number: "106.7") { number } }')}`;

  test('answers a query', async () => {
    const response = await send(`/graphql${search}`, { headers: { 'apollo-require-preflight': 'true' } });
    expect(await response.json()).toEqual({ data: { rule: { number: '106.7' } } });
  });

  test('without a header that makes browsers ask first it is refused', async () => {
    expect((await send(`/graphql${search}`)).status).toBe(400);
  });

  test('/ is the explorer, and a browser at /graphql is led there', async () => {
    expect(await (await send('/')).text()).toContain('<title>page</title>');
    const response = await send('/graphql', { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.get('location')]).toEqual([302, './']);
  });

  test('/health says ok', async () => {
    expect(await (await send('/health')).json()).toMatchObject({ status: 'ok' });
  });

  test.each(['/nothing', '/../package.json', '/assets/%2e%2e/package.json', '/%00'])('%s is not there', async (path) => {
    const response = await send(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

describe('other methods', () => {
  test('OPTIONS: any origin may ask', async () => {
    const headers = {
      origin: 'https://decks.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const response = await send('/graphql', { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toContain('content-type');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const response = await send('/', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect((await send('/health', { method: 'HEAD' })).status).toBe(200);
  });

  test.each([
    ['HEAD', '/graphql', 'GET, POST'],
    ['PUT', '/graphql', 'GET, POST'],
    ['DELETE', '/', 'GET, HEAD'],
    ['POST', '/health', 'GET, HEAD'],
  ])('%s %s gets 405 with what is allowed', async (method, path, allow) => {
    const response = await send(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });
});

test.each(['http://[', '//', '//['])('the request target %j gets 400', async (target) => {
  const answer = await raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request/);
  expect(answer).toContain('/graphql');
});

test('a request that is no HTTP gets 400 and nothing else', async () => {
  expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400 Bad Request/);
});

/** What the server says to these bytes until it ends the connection. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => {
        said += text;
      })
      .once('end', () => resolve(said))
      .once('error', reject);
  });
}

describe('games', () => {
  const query = 'mutation { createGame(input: { players: [{ id: "a" }] }) { id } }';
  const games = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
    (await post(JSON.stringify({ query: '{ games { nodes { id } } }' }), headers)).json();
  const made = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
    at(await (await post(JSON.stringify({ query }), headers)).json(), 'data', 'createGame');

  test('belong to the key that they were made with, or to this machine', async () => {
    const [ann, ben] = [{ 'x-api-key': 'a secret of the first' }, { 'x-api-key': 'a secret of the second' }];
    const [hers, local] = [await made(ann), await made({})];
    expect(await games(ann)).toEqual({ data: { games: { nodes: [hers] } } });
    expect(await games(ben)).toEqual({ data: { games: { nodes: [] } } });
    expect(await games({})).toEqual({ data: { games: { nodes: [local] } } });
  });

  test.each(['short', 'x'.repeat(301)])('a key that is none is refused', async (key) => {
    expect(await games({ 'x-api-key': key })).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  test('are not changed by a GET', async () => {
    const response = await send(`/graphql?query=${encodeURIComponent(query)}`, { headers: { 'apollo-require-preflight': 'true' } });
    expect(response.status).toBe(405);
  });
});
