import { describe, expect, it } from 'vitest';
import { coverable, prepare } from '../../engine/payment/solve.ts';
import { FLAVORS } from './flavors.ts';
import { pays, reachable } from './forward.ts';
import { randomNet, textOf } from './randomNets.ts';

describe('what can be covered, against a forward search over everything that can happen', () => {
  it.each(FLAVORS)('CR 601.2g: in random nets with %s', (_, flavor) => {
    let known = 0;
    for (let seed = 1; seed <= 5500; seed++) {
      const asked = randomNet(seed, flavor);
      const markings = reachable(asked.net, 600, 12);
      const answer = coverable(prepare(asked.net), asked.goal);
      if (markings === null) continue;
      known += 1;
      const truth = markings.some((marking) => pays(marking, asked.goal)) ? 'yes' : 'no';
      if (answer !== truth) expect.fail(`seed ${seed}: ${answer} instead of ${truth} for ${textOf(asked)}`);
    }
    expect(known).toBeGreaterThan(3000);
  });
});
