import { fileURLToPath } from 'node:url';
import type { CardCatalogue } from '../cards/catalogue.ts';
import { GameKeeper } from './keeper.ts';
import { openLate } from './lazy.ts';
import { CardShelf } from './snapshot/cards.ts';
import type { GameStore } from './store.ts';

export { StoreError, type StoreErrorCode } from './errors.ts';
export { GameKeeper, KEPT_DAYS } from './keeper.ts';
export type { GameStore } from './store.ts';

const TABLE = /^dynamodb:(.+)$/;

/**
 * Opens where games are kept: `WELLSPRING_GAMES` is the path of an SQLite file, `:memory:` for games that end with the process, or `dynamodb:` and the
 * name of a table; when absent it is a file beside this one. `WELLSPRING_GAMES_DAYS` says how many days a game is kept.
 *
 * @throws {StoreError} where a file can't be opened
 * @throws {RangeError} where the number of days is none
 */
export async function openGames(catalogue: CardCatalogue, environment: NodeJS.ProcessEnv = process.env): Promise<GameKeeper> {
  const where = environment.WELLSPRING_GAMES || fileURLToPath(new URL('./games.sqlite', import.meta.url));
  const shelf = new CardShelf((name) => catalogue.find(name));
  return new GameKeeper(await openStore(where), shelf, daysIn(environment.WELLSPRING_GAMES_DAYS));
}

/** Each store is loaded only where it is used, and the client of DynamoDB, which takes its time to load, when it is used first. */
async function openStore(where: string): Promise<GameStore> {
  const table = TABLE.exec(where)?.[1];
  if (table !== undefined) return openLate(async () => (await import('./dynamodb/store.ts')).openDynamoStore({ table }));
  return (await import('./sqlite/store.ts')).openSqliteStore(where);
}

function daysIn(text: string | undefined): { readonly days?: number } {
  if (text === undefined || text === '') return {};
  const days = Number(text);
  if (Number.isFinite(days) && days > 0 && days <= 3_650) return { days };
  throw new RangeError(`WELLSPRING_GAMES_DAYS has to be a number of days up to 3650, not "${text}".`);
}
