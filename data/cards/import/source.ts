import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { messageOf, SourceError } from './errors.ts';

/** Something to import from: a file, or the body of a response. */
export interface Source {
  /** For reports: a file's path, an address. */
  readonly name: string;
  /** For the catalogue's description. */
  readonly title: string;
  /** The bytes as they are stored or sent, perhaps compressed. Read once. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** How many bytes there will be, where that is known. */
  readonly size: number | undefined;
  /** When it was published or last written, ISO 8601. */
  readonly date: string;
}

/** @throws {SourceError} where there is no such file */
export function fileSource(path: string): Source {
  try {
    const { size, mtime } = statSync(path);
    return {
      name: path,
      title: basename(path),
      bytes: createReadStream(path, { highWaterMark: 1 << 18 }),
      size,
      date: mtime.toISOString(),
    };
  } catch (error) {
    throw new SourceError(messageOf(error));
  }
}

/** The first bytes of a stream, at least `length` of them unless it is shorter, and the whole stream. */
export async function peek(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ readonly head: Uint8Array; readonly whole: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let total = 0;
  while (total < length) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    taken.push(value);
    total += value.length;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield* taken;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: Buffer.concat(taken), whole: whole() };
}

/** The bytes without gzip around them, where they have it (told by their first two, whatever the name). */
export async function decompressed(bytes: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const { head, whole } = await peek(bytes, 2);
  if (head[0] !== 0x1f || head[1] !== 0x8b) return whole;
  const gunzip = createGunzip({ chunkSize: 1 << 18 });
  // A fault on either side ends the other; whoever reads the output meets it there.
  pipeline(Readable.from(whole), gunzip, () => {});
  return gunzip;
}
