/** Values as the grammar compares and takes them apart; places in the text are no part of them. */

export function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if ('kind' in left && 'kind' in right && left.kind !== right.kind) return false;
  const a = Object.entries(left).filter(([key]) => key !== 'span');
  const b = new Map(Object.entries(right).filter(([key]) => key !== 'span'));
  return a.length === b.size && a.every(([key, value]) => b.has(key) && deepEqual(value, b.get(key)));
}

/** The fields of a value that is an object and no array, for ways back. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}
