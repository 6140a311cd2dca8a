import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { CardCatalogue } from '../data/cards/catalogue.ts';
import type { GameKeeper } from '../data/games/index.ts';
import { type Context, createContext, LIMITS, MALFORMED_BODY, OVERSIZED_BODY, ownerOfKey } from '../resolvers/server.ts';
import type { Page } from './explorerPage.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_PATH = '/graphql';
const METHODS = 'GET, HEAD, POST, OPTIONS';

export interface Parts {
  /** Has to be started. */
  readonly apollo: ApolloServer<Context>;
  readonly catalogue: CardCatalogue;
  readonly keeper: GameKeeper;
  /** The explorer's files by their path; waited for where they are still being built. */
  readonly page: Promise<Page>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * The API over HTTP: GraphQL at /graphql (and POST to / alike), the explorer at /, /health.
 * Any origin may ask. Games belong to the `x-api-key` that a request has; those of requests without one belong to whoever is on this machine.
 */
export function createHttpServer(parts: Parts): Server {
  const server = createServer((request, response) => {
    answer(request, parts)
      .catch((error: unknown) => {
        console.error(error);
        return json(500, JSON.stringify({ errors: [{ message: 'Internal error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }));
      })
      .then((result) => send(request, response, result))
      .catch(() => response.destroy());
  });
  server.requestTimeout = 60_000;
  return server;
}

async function answer(request: IncomingMessage, parts: Parts): Promise<Answer> {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (url === null) return json(400, JSON.stringify({ errors: [{ message: 'This address is none. GraphQL is at /graphql.' }] }));
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') return { status: 204, headers: { allow: METHODS }, body: '' };
  if (url.pathname === '/health') return reading(method) ? health(parts) : notAllowed('GET, HEAD');
  if (url.pathname === GRAPHQL_PATH || (url.pathname === '/' && method === 'POST')) return graphql(request, method, url, parts);
  return reading(method) ? file(url.pathname, await parts.page) : notAllowed('GET, HEAD');
}

const reading = (method: string): boolean => method === 'GET' || method === 'HEAD';

async function graphql(request: IncomingMessage, method: string, url: URL, { apollo, catalogue, keeper }: Parts): Promise<Answer> {
  if (method !== 'GET' && method !== 'POST') return notAllowed('GET, POST');
  if (method === 'GET' && url.search === '' && request.headers.accept?.includes('text/html') === true) {
    return { status: 302, headers: { location: './' }, body: '' };
  }
  const body: Body = method === 'POST' ? await readBody(request) : { kind: 'json', value: undefined };
  if (body.kind === 'oversized') return json(413, OVERSIZED_BODY);
  if (body.kind === 'malformed') return json(400, MALFORMED_BODY);
  const result = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers: headerMap(request), search: url.search, body: body.value },
    context: async () => createContext(catalogue, { keeper, owner: ownerOf(request) }),
  });
  const text = result.body.kind === 'complete' ? result.body.string : await joined(result.body.asyncIterator);
  return { status: result.status ?? 200, headers: Object.fromEntries(result.headers), body: text };
}

/** Null for a key that is none. */
function ownerOf({ headers }: IncomingMessage): string | null {
  const key = headers['x-api-key'];
  return key === undefined ? 'local' : ownerOfKey(String(key));
}

type Body = { readonly kind: 'json'; readonly value: unknown } | { readonly kind: 'malformed' } | { readonly kind: 'oversized' };

/**
 * A body of another type than JSON is left to the GraphQL server to refuse. One that is too long is read to its end, unkept,
 * so that the client gets to see the answer.
 */
async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('a body is read as bytes');
    size += chunk.length;
    if (size <= LIMITS.bodyBytes) chunks.push(chunk);
  }
  if (size > LIMITS.bodyBytes) return { kind: 'oversized' };
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return { kind: 'json', value: undefined };
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { kind: 'json', value } : { kind: 'malformed' };
  } catch {
    return { kind: 'malformed' };
  }
}

function headerMap(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

async function joined(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

function health({ catalogue }: Parts): Answer {
  return json(200, JSON.stringify({ status: 'ok', cards: catalogue.info.size }));
}

function file(path: string, page: Page): Answer {
  const found = page.get(path);
  return found === undefined
    ? json(404, JSON.stringify({ errors: [{ message: `Nothing is at ${path}. GraphQL is at /graphql.` }] }))
    : { status: 200, ...found };
}

function notAllowed(allow: string): Answer {
  return { ...json(405, JSON.stringify({ errors: [{ message: `Use ${allow} here.` }] })), headers: { 'content-type': JSON_TYPE, allow } };
}

function json(status: number, body: string): Answer {
  return { status, headers: { 'content-type': JSON_TYPE }, body };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    ...headers,
    ...(status === 204 ? {} : { 'content-length': Buffer.byteLength(body) }),
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': 'content-type, accept, apollo-require-preflight, x-apollo-operation-name, x-api-key',
    'access-control-max-age': '86400',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
