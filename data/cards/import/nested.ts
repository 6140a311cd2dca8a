import { SourceError } from './errors.ts';
import { Gatherer, type Piece } from './piece.ts';

const NEWLINE = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function opens(byte: number): boolean {
  return byte === OPEN_LIST || byte === OPEN_OBJECT;
}

function closes(byte: number): boolean {
  return byte === CLOSE_LIST || byte === CLOSE_OBJECT;
}

/** A record being read: where it began, and how it will end. */
interface Open {
  readonly line: number;
  readonly offset: number;
  readonly key: string | undefined;
  /** Whether it is itself the key of a member. */
  readonly isKey: boolean;
  /** Whether it is a list, an object or a text, which end by themselves; a bare word ends before the next mark. */
  readonly delimited: boolean;
}

function keyFrom(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The state between one byte and the next. */
class Splitter {
  readonly #name: string;
  readonly #gathered = new Gatherer();
  /** The containers entered, outermost first: whether each is an object. */
  readonly #entered: boolean[] = [];
  #begun = false;
  #key: string | undefined;
  #open: Open | undefined;
  #depth = 0;
  #inText = false;
  #escaped = false;
  #line = 1;
  #read = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** Takes in the next bytes and gives the records that end in them. */
  feed(chunk: Uint8Array): readonly Piece[] {
    const pieces: Piece[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (this.#open !== undefined) {
        const end = this.#within(byte, this.#open.delimited);
        if (end !== 'goes on') {
          this.#gathered.add(chunk.subarray(from, end === 'with it' ? at + 1 : at));
          this.#close(this.#open, pieces);
          if (end === 'before it') this.#between(byte, this.#read + at);
        }
      } else {
        this.#between(byte, this.#read + at);
        from = at;
      }
      if (byte === NEWLINE) this.#line += 1;
    }
    if (this.#open !== undefined) this.#gathered.add(chunk.subarray(from));
    this.#read += chunk.length;
    return pieces;
  }

  finish(): void {
    if (this.#open !== undefined) this.#fail(this.#read, `ends within the record that begins in line ${this.#open.line}`);
    if (this.#entered.length > 0 || !this.#begun) this.#fail(this.#read, 'ends before the list of cards does');
  }

  /** Whether the record that is open ends with this byte or, a bare word, before it. */
  #within(byte: number, delimited: boolean): 'goes on' | 'with it' | 'before it' {
    if (this.#escaped) this.#escaped = false;
    else if (this.#inText) {
      if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) {
        this.#inText = false;
        if (this.#depth === 0 && delimited) return 'with it';
      }
    } else if (byte === QUOTE) this.#inText = true;
    else if (opens(byte)) this.#depth += 1;
    else if (this.#depth === 0 && (byte === COMMA || closes(byte) || byte <= SPACE)) return 'before it';
    else if (closes(byte)) {
      this.#depth -= 1;
      if (this.#depth === 0 && delimited) return 'with it';
    }
    return 'goes on';
  }

  #close(open: Open, pieces: Piece[]): void {
    const text = this.#gathered.take();
    const { key, line, offset } = open;
    if (open.isKey) this.#key = keyFrom(text ?? '');
    else {
      this.#key = undefined;
      pieces.push(key === undefined ? { text, line, offset } : { text, line, offset, key });
    }
    this.#open = undefined;
  }

  /** A byte outside every record: a mark, the end of a container, or the first byte of what comes next. */
  #between(byte: number, offset: number): void {
    if (byte <= SPACE || byte === COMMA || byte === COLON) return;
    const isObject = byte === OPEN_OBJECT;
    if (this.#entered.length === 0) {
      if (this.#begun || !opens(byte)) this.#fail(offset, 'something stands where a list or an object was expected');
      this.#entered.push(isObject);
      this.#begun = true;
    } else if (closes(byte)) {
      this.#entered.pop();
      this.#key = undefined;
    } else if (this.#entered.length === 1 && this.#entered[0] === true && this.#key === 'data' && opens(byte)) {
      this.#entered.push(isObject);
      this.#key = undefined;
    } else {
      const isKey = this.#entered.at(-1) === true && this.#key === undefined;
      this.#open = { line: this.#line, offset, key: this.#key, isKey, delimited: opens(byte) || byte === QUOTE };
      this.#inText = byte === QUOTE;
      this.#escaped = false;
      this.#depth = opens(byte) ? 1 : 0;
    }
  }

  #fail(offset: number, message: string): never {
    throw new SourceError(`${this.#name}, line ${this.#line}, byte ${offset}: ${message}`);
  }
}

/**
 * Parts one JSON document while it streams by: the elements of a list, or the members of an object; an object's member "data" is
 * entered, so that its own elements or members are the records. Only one record is in memory at a time. The brackets and quotes of a
 * record are counted and no more: whether it is JSON shows when it is parsed.
 *
 * @throws {SourceError} where the document ends too soon or isn't one
 */
export async function* nested(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Piece> {
  const splitter = new Splitter(name);
  for await (const chunk of chunks) yield* splitter.feed(chunk);
  splitter.finish();
}
