import type { BoardError } from './board.ts';

export type Path = BoardError['path'];

/** Takes in what is wrong with a board, so that all of it can be told at once. */
export interface Complaints {
  readonly list: readonly BoardError[];
  add(code: BoardError['code'], path: Path, message: string, suggestions?: readonly string[]): void;
}

/** An empty list of complaints that keeps the first `most`. */
export function complaints(most: number): Complaints {
  const list: BoardError[] = [];
  return {
    list,
    add: (code, path, message, suggestions) => {
      if (list.length < most)
        list.push({ code, path, message, ...(suggestions === undefined || suggestions.length === 0 ? {} : { suggestions }) });
    },
  };
}

/** A whole number of at least `least`, or what stands in for it where it is absent or wrong; what is wrong is complained about. */
export function wholeNumber(value: number | undefined, least: number, otherwise: number, path: Path, errors: Complaints): number {
  if (value === undefined) return otherwise;
  if (Number.isSafeInteger(value) && value >= least) return value;
  const range = least === Number.MIN_SAFE_INTEGER ? 'a whole number' : `a whole number of at least ${least}`;
  errors.add('INVALID_VALUE', path, `${path[path.length - 1]} must be ${range}, not ${value}`);
  return otherwise;
}

/** The counts of a map from names to whole numbers of at least 0; those that are 0 are left out. */
export function amounts(map: Readonly<Record<string, number>> | undefined, path: Path, errors: Complaints): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [name, amount] of Object.entries(map ?? {})) {
    if (name.trim() === '') errors.add('INVALID_VALUE', [...path, name], 'this needs a name');
    const value = wholeNumber(amount, 0, 0, [...path, name], errors);
    if (value > 0) found.set(name, (found.get(name) ?? 0) + value);
  }
  return found;
}

/** Ids that look most like one that isn't there, at most three: those that start or end alike. */
export function nearIds(id: string, known: Iterable<string>): readonly string[] {
  const wanted = id.toLowerCase();
  const near: string[] = [];
  for (const one of known) {
    const other = one.toLowerCase();
    if (wanted !== '' && (other.startsWith(wanted) || wanted.startsWith(other) || other === wanted)) near.push(one);
    if (near.length === 3) break;
  }
  return near;
}
