import { describe, expect, it } from 'vitest';
import { coverable, prepare } from '../../engine/payment/solve.ts';
import { pays, reachable } from './forward.ts';
import { type Flavor, randomNet, textOf } from './randomNets.ts';

const FLAVORS: readonly (readonly [string, number, Flavor])[] = [
  ['sources without input', 6000, { kinds: 3, places: 6, transitions: 7, inputs: 0, gives: 0, doubles: 0 }],
  ['mana as input', 6000, { kinds: 3, places: 6, transitions: 6, inputs: 40, gives: 0, doubles: 0 }],
  ['places that are given back', 6000, { kinds: 3, places: 4, transitions: 5, inputs: 30, gives: 40, doubles: 0 }],
  ['more kinds', 4000, { kinds: 6, places: 5, transitions: 5, inputs: 25, gives: 15, doubles: 0 }],
];

describe('what can be covered, against a forward search over everything that can happen', () => {
  it.each(FLAVORS)('CR 601.2g: %s, %i random nets', (_, count, flavor) => {
    let known = 0;
    for (let seed = 1; seed <= count; seed++) {
      const asked = randomNet(seed, flavor);
      const markings = reachable(asked.net, 600, 12);
      const answer = coverable(prepare(asked.net), asked.goal);
      if (markings === null) continue;
      known += 1;
      const truth = markings.some((marking) => pays(marking, asked.goal)) ? 'yes' : 'no';
      if (answer !== truth) expect.fail(`seed ${seed}: ${answer} instead of ${truth} for ${textOf(asked)}`);
    }
    expect(known).toBeGreaterThan(count / 2);
  });
});
