import { describe, expect, it } from 'vitest';
import { coverable, prepare } from '../../engine/payment/solve.ts';
import { FLAVORS } from './flavors.ts';
import { pays, reachable } from './forward.ts';
import { randomNet, textOf } from './randomNets.ts';

describe('what can be covered, against a forward search over everything that can happen', () => {
  it.each(FLAVORS)('CR 601.2g: in random nets with %s', (_, flavor) => {
    let known = 0;
    for (let seed = 1; seed <= 4200; seed++) {
      const asked = randomNet(seed, flavor);
      const markings = reachable(asked.net, 600, 12);
      if (markings === null) continue;
      const answer = coverable(prepare(asked.net), asked.goal);
      known += 1;
      const truth = markings.some((marking) => pays(marking, asked.goal)) ? 'yes' : 'no';
      if (answer !== truth) expect.fail(`seed ${seed}: ${answer} instead of ${truth} for ${textOf(asked)}`);
    }
    expect(known).toBeGreaterThan(2000);
  });

  it('CR 601.2g: what is not told where mana is doubled, is not told wrong', () => {
    let told = 0;
    for (let seed = 1; seed <= 2000; seed++) {
      const asked = randomNet(seed + 500_000, { kinds: 3, places: 4, transitions: 5, inputs: 30, gives: 10, doubles: 30, bodies: 0 });
      const markings = reachable(asked.net, 300, 12);
      if (markings === null) continue;
      const answer = coverable(prepare(asked.net), asked.goal);
      if (answer === 'undetermined') continue;
      told += 1;
      const truth = markings.some((marking) => pays(marking, asked.goal)) ? 'yes' : 'no';
      if (answer !== truth) expect.fail(`seed ${seed}: ${answer} instead of ${truth} for ${textOf(asked)}`);
    }
    expect(told).toBeGreaterThan(500);
  });
});
