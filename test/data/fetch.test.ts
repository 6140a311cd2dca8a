import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SourceError } from '../../data/cards/import/errors.ts';
import { scryfallSource } from '../../data/cards/import/fetch.ts';
import { type ImportReport, importCards } from '../../data/cards/import/run.ts';
import { openCatalogue } from '../../data/cards/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'wellspring-fetch-'));
const target = join(folder, 'catalogue.sqlite');
let server: Server | undefined;
beforeEach(() => void mkdirSync(folder, { recursive: true }));
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves on a loopback port of its own and gives the address. */
async function serving(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

async function importFrom(api: string): Promise<ImportReport> {
  return importCards([await scryfallSource(api)], target);
}

const CARDS = JSON.stringify([
  { name: 'Forest', oracle_id: 'f', layout: 'normal', type_line: 'Basic Land — Forest', oracle_text: '({T}: Add {G}.)' },
]);

/** An API that describes the file and sends it with `send`. */
function api(send: RequestListener, seen: IncomingHttpHeaders[] = []): Promise<string> {
  return serving((request, response) => {
    seen.push(request.headers);
    if (request.url === '/bulk-data/oracle-cards') {
      const download = `http://${request.headers.host}/file/oracle-cards-20261129.json`;
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(
        JSON.stringify({
          object: 'bulk_data',
          type: 'oracle_cards',
          updated_at: '2026-11-29T10:00:00Z',
          download_uri: download,
          size: CARDS.length,
        }),
      );
    } else send(request, response);
  });
}

describe('fetching the oracle cards', () => {
  it('asks for them as the API wants to be asked, and imports them', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const address = await api((_, response) => response.end(CARDS), seen);
    expect(await importFrom(`${address}/`)).toMatchObject({ read: 1, unreadable: [] });
    expect(seen).toHaveLength(2);
    for (const headers of seen) {
      expect(headers['user-agent']).toMatch(/^Wellspring\/\d/);
      expect(headers.accept).toContain('application/json');
    }
    const catalogue = openCatalogue({ path: target });
    expect(catalogue.info).toMatchObject({ sources: ['scryfall oracle_cards'], date: '2026-11-29T10:00:00Z' });
    expect(catalogue.find('forest')).toBeDefined();
    catalogue.close();
  });

  it.each([
    ['compressed on the way', { 'content-encoding': 'gzip' }],
    ['a gzipped file', { 'content-type': 'application/gzip' }],
  ])('%s', async (_, headers) => {
    const address = await api((_request, response) => response.writeHead(200, headers).end(gzipSync(CARDS)));
    expect(await importFrom(address)).toMatchObject({ read: 1 });
  });

  it('follows where it is sent', async () => {
    const address = await api((request, response) => {
      if (request.url === '/moved') response.end(CARDS);
      else response.writeHead(302, { location: '/moved' }).end();
    });
    expect(await importFrom(address)).toMatchObject({ read: 1 });
  });
});

describe('what the API can do wrong leaves nothing behind', () => {
  const json =
    (status: number, body: string): RequestListener =>
    (_, response) =>
      void response.writeHead(status).end(body);

  it.each([
    ['404', json(404, '{"object":"error","status":404}'), /\/bulk-data\/oracle-cards answers 404 Not Found/],
    ['500', json(500, 'oops'), /answers 500/],
    ['HTML', json(200, '<html></html>'), /sends no JSON/],
    ['other JSON', json(200, '[1]'), /names no "download_uri"/],
    ['no address', json(200, '{"download_uri": 7}'), /names no "download_uri"/],
    ['an address that is no web address', json(200, '{"download_uri": "file:///etc/passwd"}'), /names no "download_uri"/],
    ['a broken answer', (request) => void request.socket.destroy(), /cannot be reached/],
  ] satisfies readonly (readonly [string, RequestListener, RegExp])[])('%s for the description', async (_, listener, message) => {
    const address = await serving(listener);
    await expect(importFrom(address)).rejects.toThrow(message);
    await expect(importFrom(address)).rejects.toThrow(SourceError);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['404', json(404, ''), /oracle-cards-20261129\.json answers 404/],
    ['500', json(500, CARDS), /answers 500/],
    [
      'a body cut off',
      (_, response) => void response.writeHead(200, { 'content-length': CARDS.length }).write(CARDS.slice(0, 40), () => response.destroy()),
      /cannot be read to its end/,
    ],
    ['a list cut off', json(200, CARDS.slice(0, -1)), /ends before the list of cards does/],
    ['HTML', json(200, '<html>\n</html>'), /no card was found/],
    ['nothing', json(200, ''), /is empty/],
  ] satisfies readonly (readonly [string, RequestListener, RegExp])[])('%s for the file', async (_, listener, message) => {
    const address = await api(listener);
    await expect(importFrom(address)).rejects.toThrow(message);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['', 'nonsense', 'ftp://127.0.0.1'])('an address that is none: %j', async (address) => {
    await expect(scryfallSource(address)).rejects.toThrow(/is no web address/);
  });

  it('nobody at the address', async () => {
    const address = await serving(() => {});
    server?.close();
    await expect(scryfallSource(address)).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/);
  });
});
