/** A longer record is no card; it is passed over without being kept in memory. In bytes. */
export const LONGEST_RECORD = 16 * 1024 * 1024;

/** One record's text in a source, where it begins (lines from 1, bytes from 0, after decompression), and its key in a JSON object. */
export interface Piece {
  /** Undefined where the record was too long to be kept. */
  readonly text: string | undefined;
  readonly line: number;
  readonly offset: number;
  readonly key?: string;
}

/** Collects the bytes of one record across chunks, and drops them when they grow too many. */
export class Gatherer {
  #parts: Uint8Array[] = [];
  #length = 0;

  add(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length <= LONGEST_RECORD) this.#parts.push(part);
    else this.#parts = [];
  }

  /** The text gathered, and an empty gatherer. */
  take(): string | undefined {
    const text = this.#length > LONGEST_RECORD ? undefined : Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#length = 0;
    return text;
  }
}
