import type { Token } from './tokens.ts';

/**
 * Typed, invertible grammar combinators: each syntax reads tokens into a value and writes the value as the same tokens, from one definition.
 * So what is printed cannot drift from what is read, and a word that a syntax reads is a word that it writes.
 *
 * Reading is by all derivations, not by the first that fits: an alternative never hides a longer one. A `rule` remembers its results
 * per place and keeps one derivation for each end (the earlier alternative's), which bounds the work by rules x places x ends.
 */
export interface Syntax<out T> {
  read(input: Input, at: number): readonly Match<T>[];
  /** The tokens that read as `value`; undefined when the value is none of this syntax. */
  write(value: unknown): readonly string[] | undefined;
  /** Token texts and classes (`classOf`) that a match can begin with; null: cannot say, or a match may be empty. */
  first(): ReadonlySet<string> | null;
  /** For a syntax that may match nothing: the texts that a match of something can begin with. */
  readonly nonEmptyFirst?: () => ReadonlySet<string> | null;
  /** The ways it can be said, where they can be read together with those of other alternatives. */
  readonly lines?: () => readonly Line<T>[];
}

export interface Match<out T> {
  readonly value: T;
  readonly end: number;
}

export interface Input {
  readonly tokens: readonly Token[];
  readonly memo: Map<object, Map<number, readonly Match<unknown>[]>>;
  /** How many rules are being read, one inside the other. */
  readonly nesting: { depth: number };
}

export type ValueOf<S> = S extends Syntax<infer T> ? T : never;

/**
 * One way to say something: words and syntaxes one after the other, and the value that those syntaxes' values make together.
 * Alternatives whose lines begin alike are read together, the common beginning once.
 */
export interface Line<out T> {
  readonly steps: readonly (string | Syntax<unknown>)[];
  readonly build: (values: readonly unknown[]) => T;
}
