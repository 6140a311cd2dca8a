import { describe, expect, it } from 'vitest';
import { maximalMana, mostMana, unboundedKinds } from '../../engine/payment/explore.ts';
import type { Net } from '../../engine/payment/net.ts';
import { ALL, kindsOf, net, written } from './exploreNets.ts';

const options = (of: Net, limit = 50): string[] => maximalMana(of, limit).options.map(written);

describe('what could be in the pool', () => {
  const CASES: readonly (readonly [string, Net, readonly string[]])[] = [
    ['nothing at all', net([], []), []],
    ['a Swamp', net([1], [{ takes: [0], adds: ['B'] }]), ['B']],
    [
      'a land with a choice, tapped for one of them',
      net(
        [1],
        [
          { takes: [0], adds: ['C'] },
          { takes: [0], adds: ['WU'] },
        ],
      ),
      ['W', 'U', 'C'],
    ],
    [
      'three such lands as one place',
      net(
        [3],
        [
          { takes: [0], adds: ['C'] },
          { takes: [0], adds: ['W'] },
        ],
      ),
      ['WWW', 'WWC', 'WCC', 'CCC'],
    ],
    ['two mana of one color', net([1], [{ takes: [0], adds: ['2 W', '2 U'] }]), ['WW', 'UU']],
    [
      '106.4: a Signet, a land that filters {U/B} and a Swamp, in any order',
      net(
        [1, 1, 1],
        [
          { takes: [0], pays: 'WUBRGC', adds: ['R, W'] },
          { takes: [1], adds: ['C'] },
          { takes: [1], pays: 'UB', adds: ['2 UB'] },
          { takes: [2], adds: ['B'] },
        ],
      ),
      ['WUR', 'WBR', 'WRC', 'UU', 'UB', 'BB', 'BC'],
    ],
    [
      'Coffers that ask for {2} with one Swamp',
      net(
        [1, 1],
        [
          { takes: [0], pays: '2 WUBRGC', adds: ['B'] },
          { takes: [1], adds: ['B'] },
        ],
      ),
      ['B'],
    ],
    [
      'Coffers that ask for {2} with three Swamps',
      net(
        [1, 3],
        [
          { takes: [0], pays: '2 WUBRGC', adds: ['3 B'] },
          { takes: [1], adds: ['B'] },
        ],
      ),
      ['BBBB'],
    ],
    [
      'a filter that is not worth using for all results',
      net(
        [1, 2],
        [
          { takes: [0], pays: 'WUBRGC', adds: ['W, G'] },
          { takes: [1], adds: ['WU'] },
        ],
      ),
      ['WWG', 'WUG', 'UU'],
    ],
    [
      'a creature is tapped, then sacrificed, to one of two outlets',
      net(
        [1, 0, 1],
        [
          { takes: [0], gives: [1], adds: ['G'] },
          { takes: [0], adds: ['2 C'] },
          { takes: [1], adds: ['2 C'] },
          { takes: [0, 2], adds: ['2 B'] },
          { takes: [1, 2], adds: ['2 B'] },
          { takes: [2], adds: ['C'] },
        ],
      ),
      ['GCCC', 'BBG'],
    ],
    [
      'a filter used as often as one likes',
      net(
        [2],
        [
          { takes: [0], adds: ['U'] },
          { pays: 'UB', adds: ['B'] },
        ],
      ),
      ['UU', 'UB', 'BB'],
    ],
    [
      'a cube that doubles what is left when {3} is paid',
      net(
        [1, 4, 4],
        [
          { takes: [0], pays: '3 WUBRGC', doubles: true },
          { takes: [1], adds: ['G'] },
          { takes: [2], adds: ['R'] },
        ],
      ),
      ['RRRRRRRRGG', 'RRRRRRGGGG', 'RRRRGGGGGG', 'RRGGGGGGGG'],
    ],
    [
      'a cube and four lands for either of two colors',
      net(
        [1, 4],
        [
          { takes: [0], pays: '3 WUBRGC', doubles: true },
          { takes: [1], adds: ['RG'] },
        ],
      ),
      ['RRRR', 'RRRG', 'RRGG', 'RGGG', 'GGGG'],
    ],
    [
      'a cube and five lands for either of two colors: two mana are doubled, or none',
      net(
        [1, 5],
        [
          { takes: [0], pays: '3 WUBRGC', doubles: true },
          { takes: [1], adds: ['RG'] },
        ],
      ),
      ['RRRRR', 'RRRRG', 'RRRGG', 'RRGGG', 'RGGGG', 'GGGGG'],
    ],
    [
      'an untap for {1} of what taps for {G}{G}',
      net(
        [1, 0, 1],
        [
          { takes: [0], gives: [1], adds: ['2 G'] },
          { takes: [1], gives: [0], pays: 'WUBRGC' },
          { takes: [2], adds: ['WU'] },
        ],
      ),
      ['WG*', 'UG*'],
    ],
    [
      'an untap for {2} of what taps for {G}{G}',
      net(
        [1, 0, 1],
        [
          { takes: [0], gives: [1], adds: ['2 G'] },
          { takes: [1], gives: [0], pays: '2 WUBRGC' },
          { takes: [2], adds: ['WU'] },
        ],
      ),
      ['WGG', 'UGG', 'GGG'],
    ],
  ];
  it.each(CASES)('%s', (_, of, expected) => {
    expect(options(of)).toEqual(expected);
    expect(maximalMana(of, 50)).toMatchObject({ truncated: false, determined: true });
  });

  it('lists as many as asked for, the larger first, and says that there are more', () => {
    const duals = net(
      Array(20).fill(1),
      Array.from({ length: 20 }, (_, at) => ({ takes: [at], adds: [['WU', 'UB', 'BR', 'RG', 'GW'][at % 5] ?? ''] })),
    );
    const { options: some, truncated, determined } = maximalMana(duals, 3);
    expect([some.map(written), truncated, determined]).toEqual([
      ['WWWWWWWWUUUUBBBBRRRR', 'WWWWWWWWUUUUBBBBRRRG', 'WWWWWWWWUUUUBBBBRRGG'],
      true,
      true,
    ]);
  });

  it('is exact about large amounts', () => {
    const of = net(
      [1],
      [
        { takes: [0], adds: [`${3n ** 80n} G`] },
        { pays: 'WUBRGC', adds: ['WUBRG'] },
      ],
    );
    expect(mostMana(of, ALL)).toBe(3n ** 80n);
    expect(mostMana(of, kindsOf('WU'))).toBe(3n ** 80n);
    expect(unboundedKinds(of)).toBe(0);
  });

  it('tells for kinds together what no single choice gives for each', () => {
    const of = net(
      [2, 1],
      [
        { takes: [0], adds: ['WU'] },
        { takes: [1], adds: ['2 B', 'R'] },
      ],
      'C',
    );
    expect(['W', 'WU', 'WUB', 'R', 'WR', 'BR', 'WUBRGC', 'G'].map((types) => mostMana(of, kindsOf(types)))).toEqual([
      2n,
      2n,
      4n,
      1n,
      3n,
      2n,
      5n,
      0n,
    ]);
  });

  it('keeps apart places that two of the same are taken from', () => {
    const pairs = [0, 1].map((place) => ({ takes: [place, place], adds: ['W', '2 U'] }));
    expect(options(net([1, 1], pairs))).toEqual([]);
    expect(options(net([2, 1], pairs))).toEqual(['UU', 'W']);
  });

  it('comes to the end of what goes round without cost, and to all else', () => {
    const round = [
      { takes: [0], gives: [1], adds: ['G'] },
      { takes: [1], gives: [0], adds: ['U'] },
    ];
    expect(options(net([1, 0, 1], [...round, { takes: [0, 2], adds: ['W'] }, { takes: [1, 2], adds: ['W'] }]))).toEqual(['WU*G*']);
  });

  it('merges kinds before it looks for what is largest', () => {
    // Kinds 0 and 1 are white, of which only the second pays for the filter.
    const of = net(
      [1, 1],
      [
        { takes: [0], adds: ['WU'] },
        { takes: [1], pays: 'U', adds: ['B'] },
      ],
    );
    expect(maximalMana(of, 9, { classes: 2, of: [0, 0, 1, 1, 1, 1] }).options).toEqual([
      [1n, 0n],
      [0n, 1n],
    ]);
    expect(maximalMana(of, 9, { classes: 1, of: [0, 0, 0, 0, 0, 0] }).options).toEqual([[1n]]);
  });
});

describe('what could be in the pool, on large boards', () => {
  const PAIRS = ['WU', 'UB', 'BR', 'RG', 'WG', 'WB', 'UR', 'BG', 'WR', 'UG'];
  const places = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
  const duals = places(30).map((at) => ({ takes: [at], adds: [PAIRS[at % 10] ?? ''] }));

  it('three converters of {5} beside thirty lands', () => {
    const of = net(
      [...places(30).map(() => 1), 3],
      [...duals, { takes: [30], pays: '5 WUBRGC', adds: ['W, U, B, R, G'] }, { takes: [30], adds: ['C'] }],
    );
    expect(mostMana(of, ALL)).toBe(33n);
    expect(mostMana(of, kindsOf('C'))).toBe(3n);
    expect(maximalMana(of, 50)).toMatchObject({ truncated: true, determined: true });
  });

  it('ten lands that filter, each another two colors', () => {
    const filters = PAIRS.flatMap((pair, at) => [
      { takes: [5 + at], adds: ['C'] },
      { takes: [5 + at], pays: pair, adds: [`2 ${pair}`] },
    ]);
    const of = net(
      places(15).map(() => 1),
      [...[...'WUBRG'].map((type, at) => ({ takes: [at], adds: [type] })), ...filters],
    );
    expect(mostMana(of, ALL)).toBe(15n);
    expect(maximalMana(of, 50)).toMatchObject({ truncated: true, determined: true });
  });

  it('twenty creatures of five colors, each tapped and then sacrificed to one of two outlets', () => {
    const tapped = (at: number): number => 21 + at;
    const creatures = places(20).flatMap((at) => [
      { takes: [at], gives: [tapped(at)], adds: ['WUBRG'[at % 5] ?? ''] },
      ...[at, tapped(at)].flatMap((place) => [
        { takes: [place, 20], adds: ['2 B'] },
        { takes: [place], adds: ['2 C'] },
      ]),
    ]);
    const of = net([...places(20).map(() => 1), 1, ...places(20).map(() => 0)], creatures);
    expect(mostMana(of, ALL)).toBe(60n);
    expect(maximalMana(of, 50).options.map(written)).toEqual([
      `WWWWUUUUBBBBBBRRRRGGGG${'C'.repeat(38)}`,
      `WWWWUUUUBBBBRRRRGGGG${'C'.repeat(40)}`,
    ]);
  });

  it('twenty sources of three mana of one color', () => {
    const of = net([20], [{ takes: [0], adds: ['3 W', '3 U', '3 B', '3 R', '3 G'] }]);
    expect(mostMana(of, ALL)).toBe(60n);
    expect(maximalMana(of, 50)).toMatchObject({ truncated: true, determined: true });
  });
});
