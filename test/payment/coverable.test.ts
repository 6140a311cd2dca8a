import { describe, expect, it } from 'vitest';
import type { Coverable, Units } from '../../engine/payment/net.ts';
import { coverable, prepare } from '../../engine/payment/solve.ts';
import { FLAVORS } from './flavors.ts';
import { pays, reachable } from './forward.ts';
import { net, tap, units } from './nets.ts';
import { moreGoals, randomNet, randomOf, textOf } from './randomNets.ts';

describe('what can be covered, against a forward search over everything that can happen', () => {
  it.each(FLAVORS)('CR 601.2g: in random nets with %s', (_, flavor) => {
    let known = 0;
    for (let seed = 1; seed <= 4200; seed++) {
      const asked = randomNet(seed, flavor);
      const markings = reachable(asked.net, 600, 12);
      if (markings === null) continue;
      known += 1;
      const prepared = prepare(asked.net);
      for (const goal of [asked.goal, ...moreGoals(asked, seed, 4), asked.goal]) {
        const answer = coverable(prepared, goal);
        const truth: Coverable = markings.some((marking) => pays(marking, goal)) ? 'yes' : 'no';
        if (answer !== truth) expect.fail(`seed ${seed}: ${answer} instead of ${truth} for ${textOf({ net: asked.net, goal })}`);
      }
    }
    expect(known).toBeGreaterThan(2000);
  });

  it('CR 601.2g: one goal after another of the same net of many sources that make several mana of one kind or of another', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const random = randomOf(seed);
      const some = (): readonly Units[] => [units(1 + random(7), 1 + random(3))];
      const sources = Array.from({ length: 4 + random(2) }, (_, place) => tap(place, Array.from({ length: 2 + random(2) }, some)));
      const filter = tap(sources.length, [[units(1 + random(7), 2)]], { input: [units(1 + random(7))] });
      const given = net(
        3,
        Array.from({ length: sources.length + 1 }, () => 1),
        [...sources, filter],
      );
      const markings = reachable(given, 20_000, 20);
      if (markings === null) continue;
      const prepared = prepare(given);
      for (let asked = 0; asked < 40; asked++) {
        const goal = { mana: [1, 2, 4, 7].map((kinds) => units(kinds, random(4))), takes: [] };
        const truth: Coverable = markings.some((marking) => pays(marking, goal)) ? 'yes' : 'no';
        expect(coverable(prepared, goal), `seed ${seed}, goal ${asked}: ${textOf({ net: given, goal })}`).toBe(truth);
      }
    }
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
