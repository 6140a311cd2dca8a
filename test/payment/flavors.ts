import type { Flavor } from './randomNets.ts';

/** What the random nets of the tests are like. */
export const FLAVORS: readonly (readonly [string, Flavor])[] = [
  ['sources without input', { kinds: 3, places: 6, transitions: 7, inputs: 0, gives: 0, doubles: 0 }],
  ['mana as input', { kinds: 3, places: 6, transitions: 6, inputs: 40, gives: 0, doubles: 0 }],
  ['places that are given back', { kinds: 3, places: 4, transitions: 5, inputs: 30, gives: 40, doubles: 0 }],
  ['more kinds', { kinds: 6, places: 5, transitions: 5, inputs: 25, gives: 15, doubles: 0 }],
];
