import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { StoreError } from '../errors.ts';

/**
 * How stored texts are packed: two bytes that say what it is, one with the version of the format, and the text as zstd with its own checksum.
 * In version 1 a text is two lines, see `codec.ts`.
 */
export const FORMAT = 1;
const MARK = [0x57, 0x47];

const OPTIONS = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } };
/** No stored text is longer: one that would unpack to more is damaged, or worse. */
const LONGEST = 64_000_000;

export function packed(text: string, format = FORMAT): Uint8Array {
  return new Uint8Array(Buffer.concat([Uint8Array.from([...MARK, format]), zstdCompressSync(text, OPTIONS)]));
}

/**
 * The text and the version of its format.
 *
 * @throws {StoreError} `GAME_DAMAGED` where the bytes are not what was written; `GAME_OF_OTHER_VERSION` where a newer version wrote them
 */
export function unpacked(bytes: Uint8Array, newest = FORMAT): { readonly format: number; readonly text: string } {
  const [first, second, format = 0] = bytes;
  if (first !== MARK[0] || second !== MARK[1] || format === 0) throw damaged(new Error('it does not begin as one'));
  if (format > newest)
    throw new StoreError(
      'GAME_OF_OTHER_VERSION',
      `This game was stored by a newer version of this software (format ${format}; this one knows up to ${newest}). Ask that version.`,
    );
  return guarded(() => ({ format, text: zstdDecompressSync(bytes.subarray(3), { maxOutputLength: LONGEST }).toString('utf8') }));
}

/** What reading something that was stored gives. @throws {StoreError} `GAME_DAMAGED` where that fails */
export function guarded<T>(reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    throw error instanceof StoreError ? error : damaged(error);
  }
}

function damaged(cause: unknown): StoreError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new StoreError(
    'GAME_DAMAGED',
    `What is stored of this game can't be read: ${why}. Go back to an earlier version with fork.`,
    cause,
  );
}
