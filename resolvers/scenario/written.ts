import type { FieldPath, Problem } from '../errors.ts';

/** JSON, as a document is made of it and as a kept game has its board and actions. */
export type Json = Readonly<Record<string, unknown>>;

/** What is written into a document, and where it can't be: with the problems that were found. */
export interface Writing {
  /** Whether words that the format does not have may be used. */
  readonly extended: boolean;
  readonly problems: Problem[];
}

/** Writes a value of the API in the scenario format; undefined where it is what the format says by leaving it out. */
export type Write = (value: unknown, path: FieldPath, writing: Writing) => unknown;

/** Both say it in the same way. */
export const asIs: Write = (value) => value;

/** Left out where it has the value that it has when left out. */
export const unless =
  (usual: unknown): Write =>
  (value) =>
    value === usual ? undefined : value;

/** Left out where it is a list of nothing. */
export const unlessEmpty =
  (write: Write): Write =>
  (value, path, writing) =>
    Array.isArray(value) && value.length === 0 ? undefined : write(value, path, writing);

/** Every entry of a list. */
export const listOf =
  (write: Write): Write =>
  (value, path, writing) =>
    Array.isArray(value) ? value.map((each, index) => write(each, [...path, index], writing)) : value;

/** The fields of an object, each as the table says; what is null is left out, and what the table does not know can't be written. */
export const fields =
  (table: Readonly<Record<string, Write>>): Write =>
  (value, path, writing) => {
    if (!isJson(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
        if (field === null || field === undefined) return [];
        const written = (table[key] ?? beyond(asIs))(field, [...path, key], writing);
        return written === undefined ? [] : [[key, written]];
      }),
    );
  };

/** A list of pairs as an object: `[{ kind: 'charge', amount: 2 }]` as `{ charge: 2 }`. */
export const pairs =
  (key: string): Write =>
  (value) =>
    Array.isArray(value)
      ? Object.fromEntries(value.filter(isJson).map((pair): [string, unknown] => [String(pair[key]), pair.amount]))
      : value;

/** What the format has no word for: said by the API's own name where that may be, and refused otherwise. */
export const beyond =
  (write: Write): Write =>
  (value, path, writing) => {
    const written = write(value, path, writing);
    if (written !== undefined && !writing.extended) {
      const message =
        'The scenario format has no word for this. With "extended: true" it is said by the API\'s own name, which this service\'s scenario runner reads.';
      writing.problems.push({ code: 'NOT_IN_FORMAT', path, message });
    }
    return written;
  };

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
