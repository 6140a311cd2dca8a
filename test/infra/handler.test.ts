import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDynamoStore } from '../../data/games/dynamodb/store.ts';
import { unpacked } from '../../data/games/snapshot/pack.ts';
import { shapeOfGames } from '../../data/games/snapshot/shape.ts';
import { buildAsset } from '../../infra/asset.ts';
import { BUNDLE_FILE, CHUNKS } from '../../infra/bundle.ts';
import { type LocalDynamo, startDynamo } from '../support/dynamo.ts';
import { get, post, proxyEvent } from './events.ts';

type Handler = (event: APIGatewayProxyEvent, context: object) => Promise<APIGatewayProxyResult>;

/** Node's own variables say where DynamoDB is, as they do on Lambda. */
const GAMES = {
  WELLSPRING_GAMES: 'dynamodb:games',
  AWS_REGION: 'local',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
};
const folder = mkdtempSync(join(tmpdir(), 'wellspring-asset-'));
let metafile: Metafile;
let handler: Handler;
let dynamo: LocalDynamo;
/** The bundle, started as in a function of its own. */
const started = async (name: string): Promise<Handler> => {
  const loaded: { readonly handler: Handler } = await import(`${pathToFileURL(join(folder, BUNDLE_FILE)).href}?${name}`);
  return loaded.handler;
};

beforeAll(async () => {
  metafile = buildAsset(folder);
  dynamo = await startDynamo();
  Object.assign(process.env, GAMES, { AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint });
  handler = await started('first');
}, 120_000);

afterAll(async () => {
  await dynamo.close();
  rmSync(folder, { recursive: true, force: true });
});

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

describe('games', () => {
  const board = { players: [{ id: 'a', battlefield: [{ id: 'forest', card: 'Forest' }] }, { id: 'b' }] };
  const CREATE = 'mutation($input: BoardInput!) { createGame(input: $input) { id version } }';
  const ACT = `mutation($game: ID!) { act(game: $game, actions: [{ tapForMana: { permanent: "forest" } }], idempotencyKey: "k") {
    ... on Acted { game { version player(id: "a") { manaPool { type amount } } } } ... on Illegal { message } } }`;
  const READ = 'query($id: ID!) { game(id: $id) { version permanent(id: "forest") { tapped } history { nodes { __typename version } } } }';
  const [ann, eve] = ['ann, who has a long key', 'eve, who has another one'];
  const asked = async (by: Handler, key: string | null, query: string, variables: object = {}) => {
    const headers = { 'Content-Type': 'application/json', ...(key === null ? {} : { 'X-Api-Key': key }) };
    const result = await by(post(JSON.stringify({ query, variables }), { headers }), {});
    return JSON.parse(result.body);
  };

  it('are kept in DynamoDB, for whoever sends the key that they were made with, by one function after another', async () => {
    const { id } = (await asked(handler, ann, CREATE, { input: board })).data.createGame;
    const acted = await asked(handler, ann, ACT, { game: id });
    expect(acted).toEqual({ data: { act: { game: { version: 2, player: { manaPool: [{ type: 'G', amount: '1' }] } } } } });
    const other = await started('second');
    expect(await asked(other, ann, ACT, { game: id })).toEqual(acted);
    const history = ['GameCreated', 'PermanentTapped', 'AbilityActivated', 'ManaAdded'];
    expect(await asked(other, ann, READ, { id })).toEqual({
      data: {
        game: {
          version: 2,
          permanent: { tapped: true },
          history: { nodes: history.map((__typename, index) => ({ __typename, version: index === 0 ? 1 : 2 })) },
        },
      },
    });
    expect(await asked(other, eve, READ, { id })).toEqual({ data: { game: null } });
  });

  it('need a key', async () => {
    for (const key of [null, 'short']) {
      const { errors } = await asked(handler, key, CREATE, { input: board });
      expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it('are stored under the digest of the types that this engine has, which the bundle knows', async () => {
    const { id } = (await asked(handler, ann, CREATE, { input: board })).data.createGame;
    const store = openDynamoStore(dynamo);
    const owner = createHash('sha256').update(ann).digest('base64url');
    const stored = await store.newest(owner, id);
    await store.close();
    const [head = ''] = unpacked(stored?.state ?? new Uint8Array()).text.split('\n');
    expect(JSON.parse(head).shape).toBe(shapeOfGames());
  });

  it('are not kept where no table is named', async () => {
    delete process.env.WELLSPRING_GAMES;
    const without = await started('without');
    process.env.WELLSPRING_GAMES = GAMES.WELLSPRING_GAMES;
    const { errors } = await asked(without, ann, CREATE, { input: board });
    expect(errors[0].message).toBe('This service keeps no games.');
    expect((await asked(without, null, RULE)).data).toEqual(ANSWER.data);
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

  it('leaves out what is never used: usage reporting, and of the AWS SDK all but DynamoDB', () => {
    expect(inputs().filter((path) => /^@apollo\/(usage-reporting-)?protobuf/.test(path))).toEqual([]);
    expect(inputs().filter((path) => /^@aws-sdk\/client-(?!dynamodb)/.test(path))).toEqual([]);
  });

  it('is the handler and the catalogue, without source maps', () => {
    expect(readdirSync(folder).sort()).toEqual(['catalogue.sqlite', BUNDLE_FILE, CHUNKS].sort());
    expect(readdirSync(join(folder, CHUNKS)).filter((file) => !file.endsWith('.mjs'))).toEqual([]);
  });

  /** The files that are loaded at the start, and what of the sources is in them. */
  const atStart = (): readonly string[] => {
    const files = new Set(Object.keys(metafile.outputs).filter((file) => file.endsWith(`/${BUNDLE_FILE}`)));
    for (const file of files)
      for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
        if (kind === 'import-statement' && path in metafile.outputs) files.add(path);
    return [...files];
  };

  it('is small enough to start fast: what others wrote is a small part of it, and does not grow with the engine', () => {
    const size = atStart().reduce((sum, file) => sum + (metafile.outputs[file]?.bytes ?? 0), 0);
    expect(size).toBeGreaterThan(1_000_000);
    expect(size).toBeLessThan(2_200_000);
    const parts = atStart().flatMap((file) => Object.entries(metafile.outputs[file]?.inputs ?? {}));
    const libraries = parts
      .filter(([path]) => path.includes('node_modules/'))
      .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
    expect(libraries).toBeGreaterThan(100_000);
    expect(libraries).toBeLessThan(420_000);
  });

  it('loads the client of DynamoDB late', () => {
    const sources = atStart().flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}));
    expect(sources.filter((path) => /@aws-sdk\/client-dynamodb|data\/games\/dynamodb/.test(path))).toEqual([]);
    expect(inputs().filter((path) => /^@aws-sdk\/client-dynamodb\//.test(path)).length).toBeGreaterThan(0);
  });
});
