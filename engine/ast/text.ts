/** A stretch of a face's Oracle text: offsets in UTF-16 code units, `end` exclusive, and the words themselves. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Text that the compiler could not read. Kept where it stood, never dropped, never guessed. */
export interface Unsupported {
  readonly kind: 'unsupported';
  /** The words as normalised. */
  readonly text: string;
  readonly span: TextSpan;
}
