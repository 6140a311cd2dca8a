/** Whole numbers of 32 bits from a seed (mulberry32): the same seed gives the same numbers. */
export function wordsFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Numbers from 0 up to 1 from a seed. */
export function randomFrom(seed: number): () => number {
  const next = wordsFrom(seed);
  return () => next() / 4_294_967_296;
}
