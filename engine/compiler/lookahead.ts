import { choice, type Input, type Match, type Syntax } from './syntax.ts';
import type { Token } from './tokens.ts';

/** Combinators that save work: they leave out readings that could not lead anywhere, never one that could. */

/** One of several, tried in turn until one reads as far as its sentence goes: nothing later could read more of it. */
export function firstToEnd<T>(...options: readonly Syntax<T>[]): Syntax<T> {
  const all = choice(...options);
  return {
    read: (input, at) => {
      const found: Match<T>[] = [];
      for (const option of options) {
        found.push(...option.read(input, at));
        if (found.some(({ end }) => endsSentence(input.tokens[end]))) break;
      }
      return found;
    },
    write: (value) => all.write(value),
    first: () => all.first(),
  };
}
const endsSentence = (token: Token | undefined): boolean => token === undefined || token.text === '.';

/** A list, looked for only where an item of it is followed by a comma or a conjunction. */
export function ifFollowed<T>(item: Syntax<unknown>, list: Syntax<T>): Syntax<T> {
  const goesOn = (token: Token | undefined): boolean => token?.text === ',' || token?.text === 'or' || token?.text === 'and';
  return {
    read: (input, at) => (item.read(input, at).some(({ end }) => goesOn(input.tokens[end])) ? list.read(input, at) : []),
    write: (value) => list.write(value),
    first: () => list.first(),
  };
}

/** The second where the first reads nothing at all. */
export function orElse<T>(first: Syntax<T>, second: Syntax<T>): Syntax<T> {
  const both = choice(first, second);
  return {
    read: (input, at) => {
      const found = first.read(input, at);
      return found.length > 0 ? found : second.read(input, at);
    },
    write: (value) => both.write(value),
    first: () => both.first(),
  };
}

/** The same readings, all of them, found once for each place of an input: for what several syntaxes begin with. */
export function once<T>(syntax: Syntax<T>): Syntax<T> {
  const known = new WeakMap<Input, Map<number, readonly Match<T>[]>>();
  return {
    read: (input, at) => {
      const places = known.get(input) ?? new Map<number, readonly Match<T>[]>();
      known.set(input, places);
      const found = places.get(at) ?? syntax.read(input, at);
      places.set(at, found);
      return found;
    },
    write: (value) => syntax.write(value),
    first: () => syntax.first(),
    nonEmptyFirst: () => syntax.nonEmptyFirst?.() ?? null,
  };
}
