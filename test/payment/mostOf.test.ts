import { describe, expect, it } from 'vitest';
import type { Net, Units } from '../../engine/payment/net.ts';
import { mostOf, prepare } from '../../engine/payment/solve.ts';
import { FLAVORS } from './flavors.ts';
import { pays, reachable } from './forward.ts';
import { net, tap, tokens, transition, units } from './nets.ts';
import { randomNet, randomOf, textOf } from './randomNets.ts';

describe('the largest multiple that can be covered', () => {
  const [w, u, any] = [1, 2, 3];
  const rock = (made: number, untap: number): Net =>
    net(
      2,
      [1, 0],
      [
        tap(0, [[units(w, made)]], { gives: [tokens(1)] }),
        transition({ input: [units(any, untap)], takes: [tokens(1)], gives: [tokens(0)] }),
      ],
    );
  const cases: readonly (readonly [string, Net, readonly Units[], readonly Units[], bigint | 'unbounded' | null])[] = [
    ['what makes two counts as two', net(2, [1], [tap(0, [[units(w, 2)]])]), [], [units(any)], 2n],
    ['twice {X} takes two for each', net(2, [5], [tap(0, [[units(w)]])]), [], [units(any, 2)], 2n],
    [
      'nothing is left where the rest takes all',
      net(2, [1, 1], [tap(0, [[units(w)]]), tap(1, [[units(w)]])]),
      [units(w, 2)],
      [units(any)],
      0n,
    ],
    ["a goal that can't be paid has no X", net(2, [1], [tap(0, [[units(w)]])]), [units(u)], [units(any)], null],
    ['3^40 mana is counted exactly', net(1, [1], [tap(0, [[units(1, 3n ** 40n)]])]), [units(1)], [units(1)], 3n ** 40n - 1n],
    [
      '3^30 mana of either kind, exactly',
      net(2, [1, 1], [tap(0, [[units(w, 3n ** 30n)], [units(u, 3n ** 30n)]]), tap(1, [[units(u)]])]),
      [units(w, 7)],
      [units(any, 2)],
      (3n ** 30n - 6n) / 2n,
    ],
    ['untapping for less than it makes goes on for ever', rock(4, 3), [units(any)], [units(any)], 'unbounded'],
    ['untapping for as much as it makes does not', rock(3, 3), [units(any)], [units(any)], 2n],
    [
      'what never runs out',
      net(2, [Number.POSITIVE_INFINITY], [tap(0, [[units(w)], [units(u)]])]),
      [units(u, 10n ** 12n)],
      [units(w)],
      'unbounded',
    ],
    ['only of what is asked for', net(2, [Number.POSITIVE_INFINITY, 2], [tap(0, [[units(w)]]), tap(1, [[units(u)]])]), [], [units(u)], 2n],
    [
      'a filter that can be used again and again makes no mana',
      net(2, [4], [tap(0, [[units(w)]]), transition({ input: [units(any)], outputs: [[units(any)]] })]),
      [units(w)],
      [units(u)],
      3n,
    ],
  ];
  it.each(cases)('CR 107.3: %s', (_, given, goal, each, most) => {
    expect(mostOf(prepare(given), { mana: goal, takes: [] }, each)).toBe(most);
  });

  it.each(FLAVORS)('CR 107.3: as a forward search finds it in random nets with %s', (_, flavor) => {
    let untold = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const asked = randomNet(seed + 200_000, flavor);
      const random = randomOf(seed);
      const each = [units(1 + random((1 << asked.net.kinds) - 1), 1 + random(2))];
      const markings = reachable(asked.net, 300, 12);
      if (markings === null) continue;
      const canPay = (times: number): boolean => {
        const mana = [...asked.goal.mana, ...each.map(({ kinds, count }) => units(kinds, count * BigInt(times)))];
        return markings.some((marking) => pays(marking, { ...asked.goal, mana }));
      };
      let most = -1;
      while (canPay(most + 1)) most += 1;
      const answer = mostOf(prepare(asked.net), asked.goal, each);
      if (answer === 'undetermined') untold += 1;
      else if (answer !== (most < 0 ? null : BigInt(most)))
        expect.fail(`seed ${seed}: ${answer} instead of ${most} for ${textOf(asked)}, each ${each[0]?.kinds}x${each[0]?.count}`);
    }
    expect(untold).toBeLessThan(4);
  });
});
