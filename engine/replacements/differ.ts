/**
 * 616.1, 615.7: whether what can come of one of several is something else than of another; yes where that can't be told of one. `resultsFrom`: what can come
 * of one, each result in writing; null where that takes too long to find, or can't be told.
 */
export function differ<T>(all: Iterable<T>, resultsFrom: (one: T) => Iterable<string> | null): boolean {
  let common: string | null = null;
  for (const one of all) {
    const results = resultsFrom(one);
    if (results === null) return true;
    const here = [...results].sort().join('\n');
    if (common !== null && common !== here) return true;
    common = here;
  }
  return false;
}
