import { isObject, textIn } from '../json.ts';
import { readAtomic } from '../mtgjson.ts';
import { type RecordOutcome, unreadable } from '../record.ts';
import { readScryfall } from '../scryfall.ts';
import { messageOf, SourceError } from './errors.ts';
import { lines } from './lines.ts';
import { nested } from './nested.ts';
import { LONGEST_RECORD, type Piece } from './piece.ts';
import { decompressed, peek } from './source.ts';

/** One record of a source and what it comes to. */
export interface Entry {
  readonly outcomes: readonly RecordOutcome[];
  readonly line: number;
  readonly offset: number;
}

/** What a source says of itself before its cards. */
export interface Heading {
  readonly date: string;
}

/** How much is looked at to tell the shapes apart. In bytes. */
const HEAD = 4096;

/** One JSON document: a list, MTGJSON's "meta" and "data", or a list object of Scryfall's API. Else every line is a record. */
function isDocument(head: string): boolean {
  return /^\s*(?:\[|\{\s*"(?:meta|data)"\s*:|\{\s*"object"\s*:\s*"list")/.test(head);
}

async function* withoutByteOrderMark(bytes: AsyncIterable<Uint8Array>, marked: boolean): AsyncGenerator<Uint8Array> {
  let left = marked ? 3 : 0;
  for await (const chunk of bytes) {
    const dropped = Math.min(left, chunk.length);
    left -= dropped;
    if (dropped < chunk.length) yield chunk.subarray(dropped);
  }
}

function parse(piece: Piece): readonly RecordOutcome[] | Heading {
  if (piece.text === undefined) return unreadable(`longer than ${LONGEST_RECORD} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(piece.text);
  } catch (error) {
    return unreadable(messageOf(error));
  }
  if (piece.key === undefined) return readScryfall(value);
  if (Array.isArray(value)) return readAtomic(piece.key, value);
  if (piece.key === 'meta' && isObject(value)) return { date: textIn(value, 'date') ?? '' };
  return isObject(value) ? unreadable(`${piece.key} is no list of faces`) : [];
}

function isHeading(value: readonly RecordOutcome[] | Heading): value is Heading {
  return 'date' in value;
}

/**
 * Reads a source's records one after another: Scryfall's bulk files (a list or JSON Lines) and MTGJSON's AtomicCards, gzipped or not.
 *
 * @throws {SourceError} where the source is empty, breaks off or is damaged as a whole
 */
export async function* records(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Entry | Heading> {
  try {
    const { head, whole } = await peek(await decompressed(bytes), HEAD);
    const marked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
    const text = Buffer.from(head.subarray(marked ? 3 : 0)).toString('utf8');
    if (text.trim() === '') throw new SourceError(`${name} is empty`);
    const content = withoutByteOrderMark(whole, marked);
    for await (const piece of isDocument(text) ? nested(content, name) : lines(content)) {
      const parsed = parse(piece);
      if (isHeading(parsed)) yield parsed;
      else if (parsed.length > 0) yield { outcomes: parsed, line: piece.line, offset: piece.offset };
    }
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError(`${name} cannot be read to its end: ${messageOf(error)}`);
  }
}
