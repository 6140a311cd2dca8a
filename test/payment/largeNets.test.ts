import { describe, expect, it } from 'vitest';
import type { Goal, Net, Transition, Units } from '../../engine/payment/net.ts';
import { bestPlan, coverable, mostOf, prepare } from '../../engine/payment/solve.ts';
import { net, tap, tokens, transition, units } from './nets.ts';
import { wrongWith } from './replay.ts';

const [W, U, B, R, G, C] = [1, 2, 4, 8, 16, 32];
const COLORS = [W, U, B, R, G];
const ANY_COLOR = 31;
const ANY = 63;

/** One permanent for each list of transitions, which are told its place. */
const board = (...permanents: readonly ((place: number) => readonly Transition[])[]): Net =>
  net(
    6,
    permanents.map(() => 1),
    permanents.flatMap((transitions, place) => transitions(place)),
  );

const land =
  (kinds: number) =>
  (place: number): readonly Transition[] => [tap(place, [[units(kinds)]])];
const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);
const pairs = COLORS.flatMap((first, at) => COLORS.slice(at + 1).map((second) => first | second));

/** "{T}: Add {C}." and "{W/U}, {T}: Add {W}{W}, {W}{U} or {U}{U}." */
const filter =
  (first: number, second: number) =>
  (place: number): readonly Transition[] => [
    tap(place, [[units(C)]]),
    tap(place, [[units(first, 2)], [units(first), units(second)], [units(second, 2)]], { input: [units(first | second)] }),
  ];
const signet =
  (first: number, second: number) =>
  (place: number): readonly Transition[] => [tap(place, [[units(first), units(second)]], { input: [units(ANY)] })];
/** "{T}: Add {C}." and "{5}, {T}: Add {W}{U}{B}{R}{G}." */
const cataracts = (place: number): readonly Transition[] => [
  tap(place, [[units(C)]]),
  tap(place, [COLORS.map((kind) => units(kind))], { input: [units(ANY, 5)] }),
];

const goalOf = (...mana: readonly Units[]): Goal => ({ mana, takes: [] });

describe('nets that other programs answer wrong or not at all', () => {
  const cases: readonly (readonly [string, Net, Goal, 'yes' | 'no'])[] = [
    [
      'twenty different lands of two or three colors, for all five colors four times',
      board(...pairs.map(land), ...pairs.map((pair) => land(pair | W))),
      goalOf(...COLORS.map((kind) => units(kind, 4))),
      'yes',
    ],
    ['the same for one {U} too many', board(...pairs.map(land), ...pairs.map((pair) => land(pair | W))), goalOf(units(U, 9)), 'no'],
    [
      'twelve lands whose mana the goal does not take, and two that it does',
      net(
        7,
        many(14, 1),
        many(14, 0).map((_, place) => tap(place, [[units(place < 12 ? 64 : G)]])),
      ),
      goalOf(units(ANY, 3)),
      'no',
    ],
    [
      'a Signet and a filter land from one land, one order',
      board(land(B), signet(R, W), filter(U, B)),
      goalOf(units(B), units(R), units(W)),
      'yes',
    ],
    [
      'a Signet and a filter land from one land, the other order',
      board(land(B), signet(R, W), filter(U, B)),
      goalOf(units(U), units(R), units(W)),
      'yes',
    ],
    ['a filter land that its own mana would have to pay for', board(land(W), filter(U, B)), goalOf(units(U)), 'no'],
    [
      'three that turn five mana into five colors, and ten basic lands',
      board(...many(3, cataracts), ...many(10, land(G))),
      goalOf(units(W, 2), units(U, 2), units(B, 2), units(R, 2), units(G, 2)),
      'yes',
    ],
    [
      'the same, for three of each color',
      board(...many(3, cataracts), ...many(10, land(G))),
      goalOf(...COLORS.map((kind) => units(kind, 3))),
      'no',
    ],
    [
      'creatures that one sacrifices and another wants to',
      net(
        6,
        [1, 1, 1],
        [
          transition({ takes: [tokens(0), tokens(2)], outputs: [[units(B, 2)]] }),
          transition({ takes: [tokens(1), tokens(2)], outputs: [[units(C, 2)]] }),
        ],
      ),
      goalOf(units(B, 2), units(C)),
      'no',
    ],
    ['floating {W}{U} for {W/U}{W/B}', net(6, [], [], [1n, 1n]), goalOf(units(W | U), units(W | B)), 'yes'],
    ['one land and forty that would each need the mana of another', board(land(G), ...many(40, filter(W, U))), goalOf(units(W)), 'no'],
    [
      'thirty lands that make three, for one more than ninety',
      board(...many(30, (place: number) => [tap(place, [[units(G, 3)], [units(U, 3)]])])),
      goalOf(units(G | U, 91)),
      'no',
    ],
    [
      'the same for a number of each that no whole lands make',
      board(...many(30, (place: number) => [tap(place, [[units(G, 3)], [units(U, 3)]])])),
      goalOf(units(G, 43), units(U, 47)),
      'no',
    ],
    [
      'the same for numbers that they do make',
      board(...many(30, (place: number) => [tap(place, [[units(G, 3)], [units(U, 3)]])])),
      goalOf(units(G, 43), units(U, 45)),
      'yes',
    ],
  ];
  it.each(cases)('CR 601.2g: %s', (_, given, goal, answer) => {
    expect(coverable(prepare(given), goal)).toBe(answer);
  });

  it('CR 601.2h: a plan floats nothing where another land would', () => {
    const ring = (place: number): readonly Transition[] => [tap(place, [[units(C, 2)]])];
    const given = board(ring, land(G), land(W));
    const goal = goalOf(units(ANY, 2), units(G));
    const plan = bestPlan(prepare(given), goal);
    expect(plan).toMatchObject({ best: true, leftover: many(6, 0n) });
    expect(plan !== null && plan !== 'undetermined' && plan.firings.map(({ transition: fired }) => fired).sort()).toEqual([0, 1]);
  });

  it('CR 601.2h: a land that costs life is tapped for what costs none', () => {
    const painful = (place: number): readonly Transition[] => [
      tap(place, [[units(C)]]),
      tap(place, [[units(W)], [units(U)]], { price: { life: 1, flexibility: 2 } }),
    ];
    const confluence = (place: number): readonly Transition[] => [tap(place, [[units(ANY_COLOR)]], { price: { life: 1, flexibility: 4 } })];
    const given = board(painful, confluence);
    const goal = goalOf(units(ANY), units(W));
    const plan = bestPlan(prepare(given), goal);
    expect(plan).toMatchObject({ best: true, price: { life: 1 } });
    expect(plan !== null && plan !== 'undetermined' && wrongWith(given, goal, plan)).toBeNull();
  });

  it('CR 107.4f: life pays what the one land can not', () => {
    const PAID = 64;
    const given = (life: number): Net =>
      net(7, [1, life], [tap(0, [[units(B)]]), transition({ takes: [tokens(1, 2)], outputs: [[units(PAID)]], price: { life: 2 } })]);
    const goal = goalOf(units(B | PAID), units(B));
    expect(bestPlan(prepare(given(2)), goal)).toMatchObject({ price: { life: 2 } });
    expect(coverable(prepare(given(1)), goal)).toBe('no');
  });

  it('CR 601.2h: keeps the most flexible source', () => {
    const flexible =
      (kinds: number, flexibility: number) =>
      (place: number): readonly Transition[] => [tap(place, [[units(kinds)]], { price: { flexibility } })];
    const given = board(flexible(ANY_COLOR, 4), flexible(W | U, 1), flexible(U, 0), flexible(W, 0));
    const plan = bestPlan(prepare(given), goalOf(units(ANY, 2), units(U)));
    expect(plan).toMatchObject({ best: true, price: { flexibility: 1 } });
  });

  it('CR 107.3: many doublings of one source of two colors are counted exactly', () => {
    const given = board((place) => [tap(place, [[units(G, 3n ** 30n)], [units(U, 3n ** 30n)]])], land(U));
    expect(mostOf(prepare(given), goalOf(units(U)), [units(ANY)])).toBe(3n ** 30n);
  });

  it('CR 601.2g: a circle that gains mana pays any cost, and one that gains none does not', () => {
    const rock = (untap: number): Net =>
      net(
        6,
        [1, 0],
        [
          tap(0, [[units(C, 3)]], { gives: [tokens(1)] }),
          transition({ input: [units(ANY, untap)], takes: [tokens(1)], gives: [tokens(0)] }),
          transition({ input: [units(C)], outputs: [[units(ANY_COLOR)]] }),
        ],
      );
    const goal = goalOf(units(W, 10n ** 9n), units(U, 10n ** 12n), units(ANY, 7));
    expect(coverable(prepare(rock(2)), goal)).toBe('yes');
    expect(coverable(prepare(rock(3)), goal)).toBe('no');
    expect(coverable(prepare(rock(3)), goalOf(units(W), units(U), units(R)))).toBe('yes');
  });
});
