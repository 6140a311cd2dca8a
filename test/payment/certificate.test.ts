import { describe, expect, it } from 'vitest';
import type { Goal, KindSet, Net, Units } from '../../engine/payment/net.ts';
import { type Certificate, certificate, prepare } from '../../engine/payment/solve.ts';
import { FLAVORS } from './flavors.ts';
import { type Marking, pays, reachable } from './forward.ts';
import { net, tap, tokens, transition, units } from './nets.ts';
import { type Asked, randomNet, textOf } from './randomNets.ts';

const sum = (mana: readonly Units[]): number => mana.reduce((total, { count }) => total + Number(count), 0);

const payable = (markings: readonly Marking[], goal: Goal): boolean => markings.some((marking) => pays(marking, goal));

/** With so much of each kind more in the pool. */
const withPool = (given: Net, more: readonly number[]): Net => ({
  ...given,
  pool: given.pool.map((count, kind) => count + BigInt(more.filter((each) => each === kind).length)),
});

/** Every way to take one kind of each set, up to so many sets of all kinds. */
function choicesOf(sets: readonly KindSet[], kinds: number): readonly (readonly number[])[] {
  return sets.reduce<readonly (readonly number[])[]>(
    (choices, set) =>
      choices.flatMap((choice) =>
        Array.from({ length: kinds }, (_, kind) => kind).flatMap((kind) => ((set & (1 << kind)) === 0 ? [] : [[...choice, kind]])),
      ),
    [[]],
  );
}

/** The most of some mana that can be paid at once: all ways to leave some out are tried. */
function mostOf(markings: readonly Marking[], { mana, takes }: Goal): number {
  const parts = mana.reduce<readonly (readonly Units[])[]>(
    (lists, { kinds, count }) =>
      lists.flatMap((list) => Array.from({ length: Number(count) + 1 }, (_, less) => [...list, units(kinds, less)])),
    [[]],
  );
  return Math.max(...parts.map((part) => (payable(markings, { mana: part, takes }) ? sum(part) : -1)));
}

const LIMITS: readonly [number, number] = [400, 14];

/** What is wrong with a certificate, by looking at all that can happen; null where it is right or too much can happen to tell. */
function wrongWith({ net: given, goal }: Asked, said: Certificate, markings: readonly Marking[]): string | null {
  const { proof, short, asked, reached, contested, repair } = said;
  if (BigInt(sum(short)) !== asked) return 'another number is asked for';
  if (proof.kind !== 'takes' && payable(markings, { ...goal, mana: short })) return 'the part can be paid';
  if (proof.kind === 'takes' && payable(markings, { ...goal, mana: [] })) return 'what the goal takes is there';
  if (
    proof.kind !== 'takes' &&
    mostOf(markings, { ...goal, mana: short }) !== (payable(markings, { ...goal, mana: [] }) ? Number(reached) : -1)
  )
    return `${reached} could not be had, but another number`;
  if (proof.kind === 'counting') {
    const counted = (kinds: KindSet): number => proof.sets.filter((set) => (set & kinds) !== 0).length;
    const inAll = ({ pool }: Marking): number => pool.reduce((total, held, kind) => total + held * counted(1 << kind), 0);
    if (markings.some((marking) => payable([marking], { ...goal, mana: [] }) && BigInt(inAll(marking)) > proof.most))
      return 'more could be had than is counted';
    const within = goal.mana.reduce(
      (total, { kinds, count }) => total + Number(count) * proof.sets.filter((set) => (kinds & ~set) === 0).length,
      0,
    );
    if (BigInt(within) !== proof.asked || proof.asked <= proof.most) return 'no more is asked for than counted';
  }
  for (const place of contested) {
    const more = reachable({ ...given, places: given.places.with(place, (given.places[place] ?? 0) + 1) }, ...LIMITS);
    if (more !== null && !payable(more, goal)) return `one more of place ${place} is not enough`;
  }
  const all = 2 ** given.kinds - 1;
  if (repair === null) {
    if (proof.kind === 'takes') return null;
    const most = reachable(
      withPool(
        given,
        Array.from({ length: given.kinds }, (_, kind) => kind).flatMap((kind) => [kind, kind, kind]),
      ),
      ...LIMITS,
    );
    return most !== null && payable(most, goal) && sum(goal.mana) >= 3 * given.kinds ? 'there is a repair' : null;
  }
  for (const choice of choicesOf(repair, given.kinds).slice(0, 40)) {
    const more = reachable(withPool(given, choice), ...LIMITS);
    if (more !== null && !payable(more, goal)) return `${choice.join()} doesn't repair it`;
  }
  for (const choice of choicesOf(
    Array.from({ length: repair.length - 1 }, () => all),
    given.kinds,
  ).slice(0, 40)) {
    const more = reachable(withPool(given, choice), ...LIMITS);
    if (more !== null && payable(more, goal)) return `${choice.join()} repairs it already`;
  }
  return null;
}

describe("why a goal can't be covered", () => {
  const [w, u, any] = [1, 2, 3];
  const cases: readonly (readonly [string, Net, readonly Units[], Partial<Certificate>])[] = [
    [
      'two {U} where only one source makes blue',
      net(2, [1, 1, 1], [tap(0, [[units(w)]]), tap(1, [[units(w)]]), tap(2, [[units(u)]])]),
      [units(u, 2), units(any)],
      {
        proof: { kind: 'counting', sets: [u], asked: 2n, most: 1n },
        short: [units(u, 2)],
        asked: 2n,
        reached: 1n,
        transitions: [2],
        contested: [],
        repair: [u],
      },
    ],
    [
      'one land too few, of any kind',
      net(2, [2], [tap(0, [[units(w)], [units(u)]])]),
      [units(any, 2), units(w)],
      { asked: 3n, reached: 2n, repair: [any] },
    ],
    [
      'a creature that two sacrifices want',
      net(
        1,
        [1, 1, 1],
        [
          transition({ takes: [tokens(0), tokens(2)], outputs: [[units(1, 2)]] }),
          transition({ takes: [tokens(1), tokens(2)], outputs: [[units(1, 2)]] }),
        ],
      ),
      [units(1, 4)],
      { asked: 4n, reached: 2n, contested: [2], repair: [1, 1] },
    ],
    [
      'a filter that has nothing to spend',
      net(2, [1], [tap(0, [[units(u, 2)]], { input: [units(any)] })]),
      [units(u)],
      { proof: { kind: 'search' }, short: [units(u)], asked: 1n, reached: 0n, repair: [any] },
    ],
    [
      'one more mana that a filter makes two of',
      net(2, [1, 1], [tap(0, [[units(u, 2)]], { input: [units(any)] }), tap(1, [[units(u)]])]),
      [units(u, 3)],
      { asked: 3n, reached: 2n, repair: [any] },
    ],
  ];
  it.each(cases)('CR 601.2h: %s', (_, given, goal, expected) => {
    expect(certificate(prepare(given), { mana: goal, takes: [] })).toMatchObject(expected);
  });

  it('CR 601.2h: a goal that takes what is not there', () => {
    const given = net(1, [1, 0], [tap(0, [[units(1)]])]);
    const said = certificate(prepare(given), { mana: [units(1)], takes: [tokens(1)] });
    expect(said).toMatchObject({ proof: { kind: 'takes', places: [1] }, repair: null });
  });

  it.each(FLAVORS)('CR 601.2h: holds in all that can happen in random nets with %s', (_, flavor) => {
    const kinds = new Map<string, number>();
    for (let seed = 1; seed <= 250; seed++) {
      const asked = randomNet(seed + 400_000, flavor);
      const markings = reachable(asked.net, ...LIMITS);
      if (markings === null) continue;
      const said = certificate(prepare(asked.net), asked.goal);
      const isPayable = payable(markings, asked.goal);
      const fault =
        said === null ? (isPayable ? null : 'no reason') : isPayable ? 'a reason where there is none' : wrongWith(asked, said, markings);
      if (fault !== null) expect.fail(`seed ${seed}: ${fault} for ${textOf(asked)}`);
      if (said !== null) kinds.set(said.proof.kind, (kinds.get(said.proof.kind) ?? 0) + 1);
    }
    expect(kinds.get('counting') ?? 0).toBeGreaterThan(30);
  });
});
