import type { Flavor } from './randomNets.ts';

/** What the random nets of the tests are like. */
export const FLAVORS: readonly (readonly [string, Flavor])[] = [
  ['sources without input', { kinds: 3, places: 6, transitions: 7, inputs: 0, gives: 0, doubles: 0, bodies: 0 }],
  ['mana as input', { kinds: 3, places: 6, transitions: 6, inputs: 40, gives: 0, doubles: 0, bodies: 0 }],
  ['places that are given back', { kinds: 3, places: 4, transitions: 5, inputs: 30, gives: 40, doubles: 0, bodies: 0 }],
  [
    'permanents that can be tapped and then sacrificed',
    { kinds: 3, places: 2, transitions: 2, inputs: 20, gives: 5, doubles: 0, bodies: 45 },
  ],
  ['more kinds', { kinds: 6, places: 5, transitions: 5, inputs: 25, gives: 15, doubles: 0, bodies: 0 }],
];
