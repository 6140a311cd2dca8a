/** Why a catalogue cannot be opened. */
export type CatalogueErrorCode =
  /** No file at a path that was asked for. */
  | 'NOT_FOUND'
  /** The file is no catalogue, or is damaged. */
  | 'NOT_A_CATALOGUE'
  /** Written in another version of the file format. */
  | 'OTHER_FORMAT'
  /** Compiled by another version of the compiler: its answers could differ from this one's. */
  | 'OTHER_COMPILER';

/** A catalogue file that cannot be used; the message says what to do about it. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly code: CatalogueErrorCode;
  readonly path: string;

  constructor(code: CatalogueErrorCode, path: string, message: string) {
    super(`${path}: ${message}`);
    this.code = code;
    this.path = path;
  }
}
