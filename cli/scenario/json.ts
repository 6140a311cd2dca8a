/** Reading JSON whose shape isn't known: each reader says what it found instead of guessing. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A file or an answer that isn't shaped as it should be; the message says where. */
export class ShapeError extends Error {}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function object(value: unknown, where: string): JsonObject {
  if (isObject(value)) return value;
  throw new ShapeError(`${where} has to be an object, not ${shown(value)}`);
}

export function list(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new ShapeError(`${where} has to be a list, not ${shown(value)}`);
}

export function text(value: unknown, where: string): string {
  if (typeof value === 'string') return value;
  throw new ShapeError(`${where} has to be a text, not ${shown(value)}`);
}

export function texts(value: unknown, where: string): readonly string[] {
  return list(value, where).map((each, index) => text(each, `${where}[${index}]`));
}

export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
