/**
 * Plain data in one string, the same for the same data: to tell results apart. Maps and sets are written in their order; a compiled card by its
 * definition's name.
 */
export const written = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => plain(one));

function plain(one: unknown): unknown {
  if (one instanceof Map || one instanceof Set) return [...one];
  if (typeof one === 'bigint') return one.toString();
  if (typeof one === 'object' && one !== null && 'definition' in one && 'faces' in one) return nameOf(one.definition);
  return one;
}

const nameOf = (definition: unknown): unknown =>
  typeof definition === 'object' && definition !== null && 'name' in definition ? definition.name : definition;
