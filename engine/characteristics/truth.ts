/** What the board doesn't tell: an answer that is neither yes nor no, nor a number, and why. Never guessed. */
export interface Undetermined {
  readonly kind: 'undetermined';
  readonly why: string;
}

/** Yes, no, or that it can't be told. */
export type Truth = boolean | Undetermined;
/** A number, or that it can't be told. */
export type Amount = number | Undetermined;
/** Ids in the order of the board, or that it can't be told which. */
export type Ids = readonly string[] | Undetermined;

export const undetermined = (why: string): Undetermined => ({ kind: 'undetermined', why });

export const isKnown = <T extends boolean | number | readonly string[]>(value: T | Undetermined): value is T =>
  typeof value !== 'object' || !('kind' in value);

export const not = (truth: Truth): Truth => (typeof truth === 'boolean' ? !truth : truth);

/** True where each part is; false as soon as one is false, whatever can't be told. */
export function every<T>(parts: Iterable<T>, test: (part: T) => Truth): Truth {
  let open: Undetermined | undefined;
  for (const part of parts) {
    const truth = test(part);
    if (truth === false) return false;
    if (truth !== true) open = truth;
  }
  return open ?? true;
}

/** True where one part is, whatever can't be told of the others. */
export function some<T>(parts: Iterable<T>, test: (part: T) => Truth): Truth {
  let open: Undetermined | undefined;
  for (const part of parts) {
    const truth = test(part);
    if (truth === true) return true;
    if (truth !== false) open = truth;
  }
  return open ?? false;
}

/** A number worked out from others, or the first of them that can't be told. */
export function combine(left: Amount, right: Amount, how: (left: number, right: number) => number): Amount {
  if (typeof left !== 'number') return left;
  return typeof right === 'number' ? how(left, right) : right;
}
