/**
 * Plain data in one string, the same for the same data: to tell results apart. Maps and sets are written in their order; a compiled card by its
 * definition's name.
 */
export const written = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => plain(one));

const KNOWN = new WeakMap<object, string>();

/** The same of what is written often, and never changes. */
export function writtenOnce(value: object): string {
  const known = KNOWN.get(value) ?? written(value);
  KNOWN.set(value, known);
  return known;
}

function plain(one: unknown): unknown {
  if (one instanceof Map || one instanceof Set) return [...one];
  if (typeof one === 'bigint') return one.toString();
  if (typeof one === 'object' && one !== null && 'definition' in one && 'faces' in one) return nameOf(one.definition);
  return one;
}

const nameOf = (definition: unknown): unknown =>
  typeof definition === 'object' && definition !== null && 'name' in definition ? definition.name : definition;
