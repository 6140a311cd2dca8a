import { isObject, textIn } from '../json.ts';
import { messageOf, SourceError } from './errors.ts';
import type { Source } from './source.ts';

export const SCRYFALL_API = 'https://api.scryfall.com';

/** Scryfall asks every program to name itself and to say what it accepts. https://scryfall.com/docs/api */
const HEADERS = { 'User-Agent': 'Wellspring/0.1', Accept: 'application/json;q=0.9,*/*;q=0.8' };

/** How long the description of the file may take. In milliseconds. */
const PATIENCE = 30_000;

async function get(address: string, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { headers: HEADERS, signal });
  } catch (error) {
    throw new SourceError(`${address} cannot be reached: ${messageOf(error)}`);
  }
  if (response.ok) return response;
  await response.body?.cancel();
  throw new SourceError(`${address} answers ${response.status} ${response.statusText}`.trimEnd());
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new SourceError(`${response.url} sends no JSON: ${messageOf(error)}`);
  }
}

/** A web address that `fetch` may be sent to; undefined for anything else. */
function webAddress(text: string | undefined): string | undefined {
  const url = text === undefined ? null : URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}

/**
 * The current `oracle_cards` of Scryfall: asks its API where they are, and begins to fetch them.
 *
 * @param api the API's address, without the slash at its end
 * @throws {SourceError} where it can't be reached, refuses, or doesn't say where the file is; reading `bytes` throws where it breaks off
 */
export async function scryfallSource(api: string = SCRYFALL_API, signal?: AbortSignal): Promise<Source> {
  const address = `${api.replace(/\/+$/, '')}/bulk-data/oracle-cards`;
  if (webAddress(address) === undefined) throw new SourceError(`${api} is no web address`);
  const patience = AbortSignal.timeout(PATIENCE);
  const description = await json(await get(address, signal === undefined ? patience : AbortSignal.any([signal, patience])));
  const download = isObject(description) ? webAddress(textIn(description, 'download_uri')) : undefined;
  if (!isObject(description) || download === undefined) throw new SourceError(`${address} names no "download_uri"`);
  const response = await get(download, signal ?? new AbortController().signal);
  if (response.body === null) throw new SourceError(`${download} sends nothing`);
  const length = Number(response.headers.get('content-length'));
  // What is compressed on the way has another length than what comes out.
  const plain = response.headers.get('content-encoding') === null && length > 0;
  const size = plain ? length : typeof description.size === 'number' ? description.size : undefined;
  const date = textIn(description, 'updated_at') ?? new Date().toISOString();
  return { name: download, title: 'scryfall oracle_cards', bytes: response.body, size, date };
}
