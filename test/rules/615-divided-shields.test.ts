import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import type { GameState } from '../../engine/index.ts';
import { wouldDeal } from '../../engine/index.ts';
import { done, lifeOf, played, refusal } from '../support/acting.ts';
import { begun, board, card } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';
import { damage, distinct, leavesOf } from '../support/settling.ts';

/** Shields that are not enough for all damage that would be dealt at the same time, beside other effects that apply to it. */

const CARDS = [
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card(
    'Doubler',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  ),
  card(
    'One More',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.',
  ),
  card('Armor', 'Artifact', 'If a source would deal damage to you, prevent 1 of that damage.'),
  card('Halver', 'Enchantment', 'If a source would deal damage to you, prevent half that damage, rounded up.'),
  card('Lid', 'Enchantment', 'If a source would deal 4 or more damage to you, prevent all but 3 of that damage.'),
  card('Wall', 'Enchantment', 'Prevent all damage that would be dealt to you.'),
  card('Guard', 'Creature — Giant', 'All damage that would be dealt to you is dealt to this creature instead.', {
    power: '5',
    toughness: '9',
  }),
];
const SHIELD = (n: number) => `Prevent the next ${n} damage that would be dealt to any target this turn.`;
const bears = ['x', 'y', 'z'].map((id) => ({ id, card: 'Bear' }));
const on = (...b: readonly string[]): GameState =>
  board(CARDS, { a: bears, b: b.map((name, at) => ({ id: `${name} ${at + 1}`, card: name })) });
const shielded = (n: number, state: GameState, target = 'b'): GameState =>
  resolved(state, SHIELD(n), { you: 'b', targets: [[target]], source: 'salve' });
const hit = (...amounts: readonly number[]) => amounts.map((amount, at) => damage(bears[at]?.id ?? '', 'b', amount));

/** What is dealt by each of the sources, in each different leaf: "2 3". */
const dealtBy = (state: GameState, ...amounts: readonly number[]): readonly string[] =>
  distinct(leavesOf(state, hit(...amounts)), /deals .* to b/)
    .map((leaf) => amounts.map((_, at) => new RegExp(`${bears[at]?.id} deals (\\d+)`).exec(leaf)?.[1] ?? '0').join(' '))
    .toSorted();

describe('CR 615.7: a shield among damage to which other effects apply, too', () => {
  it.each([
    // Shield first for both: 2 and 1 of it, or 1 and 2: what is left of 1 is doubled. Doubled first for both: 3 of 4 and 4, divided in four ways. One of the two
    // first: 3 of 2 and 4, 2+1, 1+2 or 0+3; what is left of the 2 is doubled afterwards.
    [
      'and a doubling, of 2 and 2',
      3,
      ['Doubler'],
      [2, 2],
      ['0 2', '2 0', '1 4', '2 3', '3 2', '4 1', '0 3', '2 2', '4 1', '3 0', '2 2', '1 4'],
    ],
    // The armor first for both makes that 1 and 0, for x alone 1 and 1, for y alone 2 and 0: the shield is enough for each of these. The shield first for both:
    // 2+0 leaves the armor 1 of y; 1+1 leaves it 1 of x. Whatever it is, none is dealt.
    ['and armor, of 2 and 1', 2, ['Armor'], [2, 1], ['0 0', '0 0', '0 0', '0 0', '0 0']],
    // 3 and 3, less 2 in all, less 1 each: 3 - 2 = 1 is always left for the armor to prevent, so that no order matters, only the division: 2+0, 1+1, 0+2.
    ['and armor, of 3 and 3', 2, ['Armor'], [3, 3], ['0 2', '1 1', '2 0']],
    // Nothing is dealt. Each of the two may be used on the shield or left to the wall first, which tells whether the shield is there afterwards; how it is divided
    // where both are makes no difference.
    ['and all prevented, of 1 and 1', 1, ['Wall'], [1, 1], ['0 0', '0 0', '0 0', '0 0']],
  ] as const)('CR 615.7: a shield %s', (_, n, others, amounts, results) => {
    const state = shielded(n, on(...others));
    expect(dealtBy(state, ...amounts)).toEqual([...new Set<string>(results)].toSorted());
    expect(leavesOf(state, hit(...amounts))).toHaveLength(results.length);
  });

  /** The effects once more, by hand: to what amounts they apply, and what they make of them. */
  const BY_HAND: Readonly<Record<string, (amount: number) => number | null>> = {
    Doubler: (amount) => amount * 2,
    'One More': (amount) => amount + 1,
    Armor: (amount) => amount - 1,
    Halver: (amount) => Math.floor(amount / 2),
    Lid: (amount) => (amount >= 4 ? 3 : null),
  };

  /** Every amount that effects can make of one, each once, those that are left in any order. */
  function ends(amount: number, effects: readonly string[]): readonly number[] {
    const next = amount === 0 ? [] : applying(amount, effects);
    return next.length === 0 ? [amount] : next.flatMap(([made, others]) => ends(made, others));
  }
  const applying = (amount: number, effects: readonly string[]): readonly (readonly [number, readonly string[]])[] =>
    effects.flatMap((one, at): readonly (readonly [number, readonly string[]])[] => {
      const made = BY_HAND[one]?.(amount) ?? null;
      return made === null ? [] : [[made, effects.toSpliced(at, 1)]];
    });

  /** Every way to come to the shield: how much there is then, and which effects are left. */
  function befores(amount: number, effects: readonly string[]): readonly (readonly [number, readonly string[]])[] {
    return amount === 0 ? [[0, []]] : [[amount, effects], ...applying(amount, effects).flatMap(([made, others]) => befores(made, others))];
  }

  /** What can be dealt of several: the shield is used as far as it goes, on whatever it is applied to. */
  function byHand(shield: number, amounts: readonly number[], effects: readonly string[]): readonly string[] {
    const found = new Set<string>();
    const go = (at: number, here: readonly (readonly [number, readonly string[]])[]): void => {
      const next = amounts[at];
      if (next !== undefined) {
        for (const one of befores(next, effects)) go(at + 1, [...here, one]);
        return;
      }
      const used = Math.min(
        shield,
        here.reduce((sum, [amount]) => sum + amount, 0),
      );
      const share = (from: number, left: number, dealt: readonly string[]): void => {
        const one = here[from];
        if (one === undefined) {
          if (left === 0) found.add(dealt.join(' '));
          return;
        }
        for (let part = 0; part <= Math.min(left, one[0]); part += 1)
          for (const end of ends(one[0] - part, one[1])) share(from + 1, left - part, [...dealt, String(end)]);
      };
      share(0, used, []);
    };
    go(0, []);
    return [...found].toSorted();
  }

  it('CR 615.7: the affected player says first what is applied to each, and then how the shield is divided', () => {
    const parts = ['x', 'y'].map((source) => ({ source, target: 'b', amount: 2 }));
    const deal = (...choose: readonly string[]) => ({ kind: 'dealDamage' as const, parts, choose });
    const state = shielded(3, on('Doubler'));
    expect(refusal(state, deal()).missingChoice?.options).toEqual(['Doubler 1', 'salve']);
    const open = refusal(state, deal('Doubler 1', 'salve')).missingChoice;
    expect(open?.what).toContain('which b chooses');
    // 4 of x and 2 of y, 3 of it: 2+1, 3 of x as far as it goes, 2 of y as far as that goes.
    expect(open?.options).toEqual(['x', 'y', '2 of x, 1 of y']);
    const { state: after } = done(state, deal('Doubler 1', 'salve', '2 of x, 1 of y'));
    // 4 - 2, and (2 - 1) x 2.
    expect([lifeOf(after, 'b'), after.effects]).toEqual([16, []]);
  });

  it('CR 616.1: what would happen lists each of them', () => {
    const parts = ['x', 'y'].map((source) => ({ source, target: 'b', amount: 2 }));
    const would = wouldDeal(shielded(3, on('Doubler')), { kind: 'dealDamage', parts });
    if (!would.ok) throw new Error(would.error.message);
    // Twelve ways, nine of them different by what is dealt: see above.
    expect([would.value.ways, would.value.outcomes.length, would.value.truncated]).toEqual([12, 9, false]);
  });

  it('CR 615.7: where shields wait for one another, it is said that there may be more', () => {
    const parts = ['x', 'y'].map((source) => ({ source, target: 'b', amount: 2 }));
    const truncated = (state: GameState, some: typeof parts): boolean => {
      const would = wouldDeal(state, { kind: 'dealDamage', parts: some });
      if (!would.ok) throw new Error(would.error.message);
      return would.value.truncated;
    };
    const two = resolved(shielded(1, on('Doubler')), SHIELD(2), { you: 'b', targets: [['b']], source: 'balm' });
    // x may meet the one first and y the other: each could use what the other waits for.
    expect(truncated(two, parts)).toBe(true);
    expect(truncated(two, parts.slice(0, 1))).toBe(false);
    // One of them is for a alone: no damage to b could use it.
    const apart = resolved(shielded(1, on('Doubler')), SHIELD(1), { you: 'b', targets: [['a']], source: 'balm' });
    expect(truncated(apart, [...parts, { source: 'z', target: 'a', amount: 2 }])).toBe(false);
  });

  it('CR 615.7: of more divisions than are listed the parts are said one by one', () => {
    const three = shielded(40, on());
    const deal = (...choose: readonly string[]) => ({
      kind: 'dealDamage' as const,
      parts: ['x', 'y', 'z'].map((source) => ({ source, target: 'b', amount: 30 })),
      choose,
    });
    // Of 40, any part of the 30 of x finds the rest room on the others; once that is said, few enough are left to be listed.
    expect(refusal(three, deal()).missingChoice?.options).toContain('1 of x');
    expect(refusal(three, deal('7 of x')).missingChoice?.options).toContain('20 of y, 13 of z');
    const { state } = done(three, deal('7 of x', '20 of y, 13 of z'));
    // 90 - 40.
    expect(lifeOf(state, 'b')).toBe(20 - 50);
    expect(state.effects).toEqual([]);
  });

  it('CR 615.7, 616.1: what can be dealt is what every order and every division come to', () => {
    const names = fc.subarray(Object.keys(BY_HAND), { minLength: 1, maxLength: 3 });
    const amounts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(names, amounts, fc.integer({ min: 1, max: 6 }), (effects, all, n) => {
        expect(dealtBy(shielded(n, on(...effects)), ...all)).toEqual(byHand(n, all, effects));
      }),
      { numRuns: 60, seed: 6157 },
    );
  });
});

describe('CR 601.2d: a shield that is divided as it is cast', () => {
  const REMEDY = card(
    'Remedy',
    'Instant',
    'Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as you choose.',
    {
      manaCost: '{0}',
    },
  );
  const KILL = card('Kill', 'Instant', 'Destroy target creature.', { manaCost: '{0}' });
  const start = begun(
    {
      players: [
        { id: 'a', battlefield: [{ id: 'x', card: 'Bear' }], hand: [{ id: 'kill', card: 'Kill' }] },
        { id: 'b', battlefield: [{ id: 'guard', card: 'Guarded' }], hand: [{ id: 'remedy', card: 'Remedy' }] },
      ],
    },
    [...CARDS, REMEDY, KILL, card('Guarded', 'Creature — Giant', '', { power: '2', toughness: '9' })],
  );
  const cast = (targets: readonly string[], ...choose: readonly string[]): Action => ({
    kind: 'cast',
    card: 'remedy',
    by: 'b',
    targets,
    choose,
  });
  const hits: Action = {
    kind: 'dealDamage',
    parts: ['b', 'guard'].map((target) => ({ source: 'x', target, amount: 4 })),
  };

  it.each([
    [['b', 'guard'], ['3', '2'], 19, 2],
    [['b', 'guard'], ['1', '4'], 17, 0],
    [['guard'], [], 16, 0],
    [[], [], 16, 4],
  ] as const)('CR 601.2d: among %j as %j', (targets, choose, life, marked) => {
    const state = played(start, cast(targets, ...choose), { kind: 'resolve' }, hits);
    expect([lifeOf(state, 'b'), state.permanents.get('guard')?.damage]).toEqual([life, marked]);
  });

  it('CR 608.2b: what an illegal target would have had is around nothing', () => {
    const kill: Action = { kind: 'cast', card: 'kill', targets: ['guard'] };
    const state = played(start, cast(['b', 'guard'], '3', '2'), kill, { kind: 'resolve' }, { kind: 'resolve' });
    expect(state.effects.map(({ use }) => use)).toEqual([{ kind: 'amount', left: 3 }]);
  });

  it('CR 601.2d: it is asked for, and must come to all of it', () => {
    expect(refusal(start, cast(['b', 'guard'])).missingChoice?.what).toContain('how 5 is divided among b, guard');
    expect(refusal(start, cast(['b', 'guard'], '3', '1')).rules).toContain('601.2d');
  });
});
