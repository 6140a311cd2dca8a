import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAsset } from '../../infra/asset.ts';
import { BUNDLE_FILE } from '../../infra/bundle.ts';
import { get, post, proxyEvent } from './events.ts';

type Handler = (event: APIGatewayProxyEvent, context: object) => Promise<APIGatewayProxyResult>;

const folder = mkdtempSync(join(tmpdir(), 'wellspring-asset-'));
let metafile: Metafile;
let handler: Handler;

beforeAll(async () => {
  metafile = buildAsset(folder);
  const loaded: { readonly handler: Handler } = await import(pathToFileURL(join(folder, BUNDLE_FILE)).href);
  handler = loaded.handler;
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => handler(event, {});

const RULE = '{ rule(number: "106.7") { number } }';
const ANSWER = { data: { rule: { number: '106.7' } } };

describe('the bundled handler', () => {
  it('answers a POST', async () => {
    const result = await ask(post(JSON.stringify({ query: RULE })));
    expect(result.statusCode).toBe(200);
    expect(JSON.parse(result.body)).toEqual(ANSWER);
    expect(result.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' });
  });

  it('answers a POST whose body comes in base64', async () => {
    const body = Buffer.from(JSON.stringify({ query: RULE })).toString('base64');
    const result = await ask(post(body, { isBase64Encoded: true }));
    expect(JSON.parse(result.body)).toEqual(ANSWER);
  });

  it('answers a card out of the catalogue beside it', async () => {
    const result = await ask(post(JSON.stringify({ query: '{ card(name: "reflecting pool") { name } }' })));
    expect(JSON.parse(result.body)).toEqual({ data: { card: { name: 'Reflecting Pool' } } });
  });

  it('answers a GET', async () => {
    const result = await ask(get(RULE));
    expect(result.statusCode).toBe(200);
    expect(JSON.parse(result.body)).toEqual(ANSWER);
  });

  it('takes a GET as it was sent, percent signs and plus signs included', async () => {
    const result = await ask(get('query { __typename } # 100% + %41'));
    expect(JSON.parse(result.body)).toEqual({ data: { __typename: 'Query' } });
  });

  it('refuses a GET that a page could send without a preflight', async () => {
    const result = await ask(get(RULE, {}));
    expect(result.statusCode).toBe(400);
    expect(JSON.parse(result.body).errors[0].message).toContain('Cross-Site Request Forgery');
  });

  it('answers a preflight itself', async () => {
    const headers = {
      Origin: 'https://decks.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    };
    const result = await ask(proxyEvent({ httpMethod: 'OPTIONS', headers }));
    expect(result).toMatchObject({
      statusCode: 204,
      body: '',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, POST, OPTIONS' },
    });
    expect(result.headers?.['access-control-allow-headers']).toContain('content-type');
  });

  it('says that it is well, and how many cards it knows', async () => {
    const result = await ask(proxyEvent({ resource: '/health', httpMethod: 'GET' }));
    expect(result.statusCode).toBe(200);
    expect(JSON.parse(result.body)).toEqual({ status: 'ok', cards: expect.any(Number) });
    expect(JSON.parse(result.body).cards).toBeGreaterThan(100);
  });

  it.each([
    ['is cut off', '{"query": "{ rule'],
    ['is no JSON', 'query { service }'],
    ['is base64 that is no JSON', Buffer.from('{').toString('base64')],
  ])('answers a body that %s with a GraphQL error', async (_, body) => {
    const isBase64Encoded = /^[\w+/]+={0,2}$/.test(body);
    const result = await ask(post(body, { isBase64Encoded }));
    expect(result.statusCode).toBe(400);
    expect(result.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' });
    const { errors } = JSON.parse(result.body);
    expect(errors[0].message).toContain('JSON');
    expect(result.body).not.toMatch(/\bat .+:\d+|position \d+/);
  });

  it.each([
    ['JSON that is no object', '42'],
    ['an empty object', '{}'],
    ['no body', ''],
  ])('answers %s with a GraphQL error', async (_, body) => {
    const result = await ask(post(body));
    expect(result.statusCode).toBe(400);
    expect(JSON.parse(result.body).errors[0].message).toEqual(expect.any(String));
  });

  it('refuses a body over the limit', async () => {
    const result = await ask(post(JSON.stringify({ query: RULE, variables: { padding: 'x'.repeat(5_000_000) } })));
    expect(result.statusCode).toBe(413);
    expect(JSON.parse(result.body).errors[0].message).toEqual(expect.any(String));
  });

  it('answers twenty requests at once, each with its own answer', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `616.1${'abcdefg'[index % 7]}`);
    const results = await Promise.all(
      numbers.map((number) => ask(post(JSON.stringify({ query: `{ rule(number: "${number}") { number } }` })))),
    );
    expect(results.map((result) => JSON.parse(result.body).data.rule.number)).toEqual(numbers);
  });

  it('writes no error to the log for any of that', async () => {
    const error = vi.spyOn(console, 'error');
    await ask(post('{'));
    await ask(get(RULE));
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('the bundle', () => {
  /** What went in, by its path below `node_modules`, or below the project. */
  const inputs = (): readonly string[] => Object.keys(metafile.inputs).map((path) => path.replace(/^.*node_modules\//, ''));

  it('holds one copy of Apollo, of graphql, and of their cache', () => {
    const has = (pattern: RegExp): readonly string[] => inputs().filter((path) => pattern.test(path));
    expect(has(/^@apollo\/server\/dist\/esm\/ApolloServer\.js$/)).toHaveLength(1);
    expect(has(/^@apollo\/server\/dist\/cjs\//)).toEqual([]);
    expect(has(/^graphql\/.*\.mjs$/).length).toBeGreaterThan(50);
    expect(has(/^graphql\/.*\.js$/)).toEqual([]);
    expect(has(/^lru-cache\//)).toHaveLength(1);
  });

  it('leaves out what is never used: usage reporting, the AWS SDK', () => {
    expect(inputs().filter((path) => /^@apollo\/(usage-reporting-)?protobuf|^@aws-sdk\//.test(path))).toEqual([]);
  });

  it('is the handler and the catalogue, without source maps', () => {
    expect(readdirSync(folder).sort()).toEqual(['catalogue.sqlite', BUNDLE_FILE].sort());
  });

  it('is small enough to start fast', () => {
    expect(statSync(join(folder, BUNDLE_FILE)).size).toBeLessThan(2_000_000);
  });
});
