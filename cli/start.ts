import type { AddressInfo, Server } from 'node:net';
import { openCatalogue } from '../data/cards/index.ts';
import { openGames } from '../data/games/index.ts';
import { createServer } from '../resolvers/server.ts';
import { explorerPage, type Page } from './explorerPage.ts';
import { createHttpServer } from './httpServer.ts';

/** Serves the API on this machine: `PORT` (4000 when absent; 0 for any free one), `HOST` (all interfaces when absent). */
const port = portFrom(process.env.PORT);
const catalogue = openCatalogue();
const keeper = await openGames(catalogue).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
const apollo = createServer();
await apollo.start();
const server = createHttpServer({ apollo, catalogue, keeper, page: explorerPage().catch(noPage) });
await listening(server);
const address = `http://localhost:${addressOf(server).port}`;
await (await fetch(`${address}/health`)).text();
console.log(`Ready: GraphQL at ${address}/graphql, explorer at ${address}/ (${catalogue.info.size} cards)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => void apollo.stop().finally(() => keeper.close().finally(() => catalogue.close())));
    server.closeIdleConnections();
  });
}

function portFrom(text: string | undefined): number {
  const number = text === undefined || text === '' ? 4000 : Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  return fail(`PORT has to be a number from 0 to 65535, not "${text}".`);
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error) => fail(`Can't listen on port ${port}: ${error.message}. Set PORT to a free one.`));
    server.listen({ port, ...(process.env.HOST === undefined ? {} : { host: process.env.HOST }) }, () => resolve());
  });
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') return fail('The server has no port.');
  return address;
}

/** The API serves on without its page. */
function noPage(error: unknown): Page {
  console.error(`The explorer page is not available: ${error instanceof Error ? error.message : String(error)}`);
  return new Map();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
