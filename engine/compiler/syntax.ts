import { bounded, DEEPEST_NESTING, LONGEST_RUN } from './bounds.ts';
import { union } from './first.ts';
import type { Input, Line, Match, Syntax } from './reading.ts';
import type { Token } from './tokens.ts';
import { readerOf } from './trie.ts';
import { deepEqual } from './values.ts';

export type { Input, Match, Syntax, ValueOf } from './reading.ts';
export { deepEqual, fieldsOf } from './values.ts';

export const inputOf = (tokens: readonly Token[]): Input => ({ tokens, memo: new Map(), nesting: { depth: 0 } });

/** The value that spans exactly [from, to), if there is one. */
export function readExactly<T>(syntax: Syntax<T>, input: Input, from: number, to: number): { readonly value: T } | undefined {
  return syntax.read(input, from).find((match) => match.end === to);
}

export function tokenIs(token: Token | undefined, text: string): boolean {
  return token !== undefined && (token.text === text || token.lower === text);
}

/** What a match of `syntax`, then `rest` can begin with. */
export function firstThen(syntax: Syntax<unknown> | undefined, rest: () => ReadonlySet<string> | null): ReadonlySet<string> | null {
  const own = syntax?.first() ?? null;
  if (own !== null) return own;
  const something = syntax?.nonEmptyFirst?.() ?? null;
  return something === null ? null : union([something, rest()]);
}

/** Rules whose `first` was asked for while it was being found out: what hangs on them is not yet known whole. */
const cut = new Set<object>();

/** A set that is asked for often, kept once it is known whole. */
function kept(find: () => ReadonlySet<string> | null): () => ReadonlySet<string> | null {
  let known: ReadonlySet<string> | null | undefined;
  return () => {
    if (known !== undefined) return known;
    const set = find();
    if (cut.size === 0) known = set;
    return set;
  };
}

/** Tables of more lines than this are read as a whole, not line by line together with what stands beside them. */
const LONG = 120;
const linesOf = <T>(syntax: Syntax<T>): readonly Line<T>[] => {
  const own = syntax.lines?.();
  // What a syntax reads is the one value that is handed on.
  return own !== undefined && own.length <= LONG ? own : [{ steps: [syntax], build: ([value]) => value as T }];
};

/** One of several; earlier ones win where both read the same tokens. */
export function choice<T>(...options: readonly Syntax<T>[]): Syntax<T> {
  let lines: readonly Line<T>[] | undefined;
  const all = (): readonly Line<T>[] => {
    lines ??= options.flatMap(linesOf);
    return lines;
  };
  return {
    read: readerOf(all),
    write: (value) => {
      for (const option of options) {
        const words = option.write(value);
        if (words) return words;
      }
      return undefined;
    },
    first: kept(() => union(options.map((option) => option.first()))),
    nonEmptyFirst: kept(() => union(options.map((option) => option.first() ?? option.nonEmptyFirst?.()))),
    lines: all,
  };
}

/** A syntax that is named before it is defined, so that grammar files can refer to one another without importing in circles. */
export interface Declared<T> extends Syntax<T> {
  readonly name: string;
  readonly define: (body: Syntax<T>) => void;
}

/** Declares a syntax; whoever owns it calls `define` once, when its file loads. */
export function declare<T>(name: string): Declared<T> {
  let body: Syntax<T> | undefined;
  const remembered = rule(() => {
    if (!body) throw new Error(`grammar: ${name} is declared but not defined`);
    return body;
  });
  return {
    ...remembered,
    name,
    define: (definition) => {
      if (body) throw new Error(`grammar: ${name} is defined twice`);
      body = definition;
    },
  };
}

/** A recursive syntax; remembers what it read at each place of an input. */
export function rule<T>(define: () => Syntax<T>): Syntax<T> {
  let body: Syntax<T> | undefined;
  const key = {};
  let asking = false;
  let firstSet: ReadonlySet<string> | null | undefined;
  let somethingSet: ReadonlySet<string> | null | undefined;
  /** A left-recursive path adds nothing of its own, so that it counts as empty while it is being found out. */
  const found = (which: 'first' | 'nonEmptyFirst'): ReadonlySet<string> | null => {
    if (asking) {
      cut.add(key);
      return new Set();
    }
    asking = true;
    const set = (which === 'first' ? get().first() : get().nonEmptyFirst?.()) ?? null;
    asking = false;
    cut.delete(key);
    if (cut.size === 0) {
      if (which === 'first') firstSet = set;
      else somethingSet = set;
    }
    return set;
  };
  const get = (): Syntax<T> => {
    body ??= define();
    return body;
  };
  const remembered = (input: Input): Map<number, readonly Match<T>[]> => {
    let places = input.memo.get(key);
    if (!places) {
      places = new Map();
      input.memo.set(key, places);
    }
    // Only this rule writes under its own key, so what it finds there is its own.
    return places as Map<number, readonly Match<T>[]>;
  };
  return {
    read: (input, at) => {
      const places = remembered(input);
      const known = places.get(at);
      if (known) return known;
      if (input.nesting.depth >= DEEPEST_NESTING) return [];
      places.set(at, []); // left recursion finds nothing and ends
      const ends = new Map<number, Match<T>>();
      input.nesting.depth += 1;
      for (const match of get().read(input, at)) if (!ends.has(match.end)) ends.set(match.end, match);
      input.nesting.depth -= 1;
      const result = [...ends.values()];
      places.set(at, result);
      return result;
    },
    write: (value) => get().write(value),
    first: () => (firstSet === undefined ? found('first') : firstSet),
    nonEmptyFirst: () => (somethingSet === undefined ? found('nonEmptyFirst') : somethingSet),
  };
}

/** Nothing, standing for `absent`; or the syntax. The syntax is tried first. */
export function optional<T, const A>(syntax: Syntax<T>, absent: A): Syntax<T | A> {
  return {
    read: (input, at) => [...syntax.read(input, at), { value: absent, end: at }],
    write: (value) => (deepEqual(value, absent) ? [] : syntax.write(value)),
    first: () => null,
    nonEmptyFirst: () => syntax.first(),
  };
}

/** As many as there are, at least `least`; every shorter run is a derivation as well. */
export function many<T>(
  syntax: Syntax<T>,
  least = 0,
  mayFollow: (before: T | undefined, next: T) => boolean = () => true,
): Syntax<readonly T[]> {
  const read = (input: Input, at: number): readonly Match<readonly T[]>[] => {
    const found: Match<readonly T[]>[] = [];
    let runs: readonly Match<readonly T[]>[] = [{ value: [], end: at }];
    for (let count = 0; runs.length > 0 && count <= LONGEST_RUN; count += 1) {
      if (count >= least) found.unshift(...runs);
      runs = bounded(
        runs.flatMap((run) =>
          syntax
            .read(input, run.end)
            .filter((next) => next.end > run.end && mayFollow(run.value.at(-1), next.value))
            .map((next) => ({ value: [...run.value, next.value], end: next.end })),
        ),
      );
    }
    return bounded(found);
  };
  return {
    read,
    write: (value) => {
      if (!Array.isArray(value) || value.length < least) return undefined;
      const parts = value.map((item) => syntax.write(item));
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    },
    first: () => (least > 0 ? syntax.first() : null),
    nonEmptyFirst: () => syntax.first(),
  };
}

/** The same lines with other values. */
export function rebuilt<T, U>({ lines }: Syntax<T>, to: (value: T) => U): { readonly lines?: () => readonly Line<U>[] } {
  return lines ? { lines: () => lines().map(({ steps, build }) => ({ steps, build: (values) => to(build(values)) })) } : {};
}

/** A syntax under another shape of value; `from` gives undefined for values that are not of this shape. */
export function mapped<T, U>(syntax: Syntax<T>, to: (value: T) => U, from: (value: unknown) => T | undefined): Syntax<U> {
  return reshaped(syntax, to, from);
}

/** Like `mapped`, for a way back that need not know the inner type: a syntax's writer checks whatever it is given. */
export function reshaped<T, U>(syntax: Syntax<T>, to: (value: T) => U, from: (value: unknown) => unknown): Syntax<U> {
  return {
    read: (input, at) => {
      const found = syntax.read(input, at);
      return found.length === 0 ? [] : found.map(({ value, end }) => ({ value: to(value), end }));
    },
    write: (value) => {
      const inner = from(value);
      return inner === undefined ? undefined : syntax.write(inner);
    },
    first: () => syntax.first(),
    nonEmptyFirst: () => syntax.nonEmptyFirst?.() ?? null,
    ...rebuilt(syntax, to),
  };
}

/** A sentence part whose reading is kept only where a test of the value holds. */
export function restricted<T>(syntax: Syntax<T>, accept: (value: unknown) => boolean): Syntax<T> {
  return {
    read: (input, at) => syntax.read(input, at).filter((match) => accept(match.value)),
    write: (value) => (accept(value) ? syntax.write(value) : undefined),
    first: () => syntax.first(),
    nonEmptyFirst: () => syntax.nonEmptyFirst?.() ?? null,
  };
}

/** One token that passes a test, with the value it stands for. */
export function token<T>(
  toValue: (token: Token) => T | undefined,
  toText: (value: unknown) => string | undefined,
  first: ReadonlySet<string> | null = null,
): Syntax<T> {
  return {
    read: (input, at) => {
      const found = input.tokens[at];
      const value = found && toValue(found);
      return value === undefined ? [] : [{ value, end: at + 1 }];
    },
    write: (value) => {
      const text = toText(value);
      return text === undefined ? undefined : [text];
    },
    first: () => first,
  };
}
