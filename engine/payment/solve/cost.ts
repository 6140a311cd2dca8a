/** Costs are compared by their first entries, then by the next where these are equal. */
export function compareCosts(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export const addCosts = (a: readonly number[], b: readonly number[], times = 1): readonly number[] =>
  a.map((value, index) => value + times * (b[index] ?? 0));
