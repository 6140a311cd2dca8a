/** What chance gave, and the seed for the next time. */
export interface Drawn<T> {
  readonly value: T;
  readonly seed: number;
}

/** The next whole number from 0 below `bound`, and the next seed: a counter that is hashed (splitmix32), so that every seed has a next one. */
export function nextBelow(bound: number, seed: number): Drawn<number> {
  const next = (seed + 0x9e3779b9) | 0;
  let hash = next;
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  const unit = ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
  return { value: Math.floor(unit * bound), seed: next };
}

/** The items in an order by chance, each order as likely as any other. */
export function inRandomOrder<T>(items: readonly T[], seed: number): Drawn<readonly T[]> {
  const left = [...items];
  const value: T[] = [];
  let now = seed;
  while (left.length > 0) {
    const drawn = nextBelow(left.length, now);
    now = drawn.seed;
    value.push(...left.splice(drawn.value, 1));
  }
  return { value, seed: now };
}
