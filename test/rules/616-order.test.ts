import { describe, expect, it } from 'vitest';
import type { GameEventBody } from '../../engine/events/event.ts';
import type { GameState } from '../../engine/index.ts';
import { done, refusal } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';
import { damage, distinct, leavesOf } from '../support/settling.ts';

const BIG = { power: '5', toughness: '9' };
const CARDS = [
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card(
    'Doubler',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  ),
  card(
    'Tripler',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals triple that damage to that permanent or player instead.',
  ),
  card(
    'Plus Two',
    'Enchantment',
    'If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus 2 instead.',
  ),
  card(
    'Plus One',
    'Enchantment',
    'If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus 1 instead.',
  ),
  card('Armor', 'Artifact', 'If a source would deal damage to you, prevent 1 of that damage.'),
  card('Wall', 'Enchantment', 'Prevent all damage that would be dealt to you.'),
  card('Halver', 'Enchantment', 'If a source would deal damage to you, prevent half that damage, rounded up.'),
  card(
    'Ghosts',
    'Creature — Spirit',
    'If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead.',
    BIG,
  ),
  card('Vortex', 'Enchantment', 'If a player would gain life, that player gains no life instead.'),
  card('Guard', 'Creature — Giant', 'All damage that would be dealt to you is dealt to this creature instead.', BIG),
  card('Gift', 'Enchantment', 'If you would gain life, you gain twice that much life instead.'),
  card('Boon', 'Enchantment', 'If you would gain life, you gain that much life plus 1 instead.'),
  card('Void', 'Enchantment', 'If a creature would die, exile it instead.'),
  card('Homing', 'Creature — Bird', 'If this creature would die, return it to its owner’s hand instead.', { power: '1', toughness: '1' }),
];
const on = (a: readonly string[], b: readonly string[] = []) => {
  const named = (all: readonly string[]) => all.map((name, at) => ({ id: `${name} ${at + 1}`, card: name }));
  return board(CARDS, { a: [{ id: 'bear', card: 'Bear' }, ...named(a)], b: named(b) });
};
const THREE = [damage('bear', 'b', 3)];
const gain = (amount: number): readonly GameEventBody[] => [{ kind: 'LifeGained', player: 'b', amount, source: null }];
const dies = (id: string): readonly GameEventBody[] => [
  { kind: 'ZoneChanged', id, as: id, from: 'battlefield', to: 'graveyard', cause: 'destroy' },
];

/** Leaves: how many ways there are of answering what is asked. Results: what can happen, worked out by hand in the comment. */
const TREES: readonly {
  readonly title: string;
  readonly a?: readonly string[];
  readonly b?: readonly string[];
  readonly events?: readonly GameEventBody[];
  readonly leaves: number;
  readonly pick?: RegExp;
  readonly results: readonly string[];
}[] = [
  // Doubling commutes with itself: 3 x 2 x 2.
  { title: 'two doublers', a: ['Doubler', 'Doubler'], leaves: 1, results: ['bear deals 12 to b'] },
  // 3 x 2 x 3 in either order.
  { title: 'a doubler and a tripler', a: ['Doubler', 'Tripler'], leaves: 1, results: ['bear deals 18 to b'] },
  // 3 + 2 + 1 in either order.
  { title: 'two that add', a: ['Plus Two', 'Plus One'], leaves: 1, results: ['bear deals 6 to b'] },
  // (3 + 2) x 2 = 10; 3 x 2 + 2 = 8.
  { title: 'adding and doubling', a: ['Plus Two', 'Doubler'], leaves: 2, results: ['bear deals 10 to b', 'bear deals 8 to b'] },
  // Added first: (3 + 2) x 4 = 20. A doubler first (one is as good as the other), then adding: (6 + 2) x 2 = 16; both first: 12 + 2 = 14.
  {
    title: 'adding and two doublers',
    a: ['Plus Two', 'Doubler', 'Doubler'],
    leaves: 3,
    results: ['bear deals 14 to b', 'bear deals 16 to b', 'bear deals 20 to b'],
  },
  // +2 first, then +1: 6 x 2 = 12, or doubled: 5 x 2 + 1 = 11. +1 first: 12, or 4 x 2 + 2 = 10. Doubled first: 6 + 3 = 9, in one leaf.
  {
    title: 'two that add and a doubler',
    a: ['Plus Two', 'Plus One', 'Doubler'],
    leaves: 5,
    results: ['bear deals 10 to b', 'bear deals 11 to b', 'bear deals 12 to b', 'bear deals 9 to b'],
  },
  // 3 - 1 - 1 in either order.
  { title: 'two that prevent 1', b: ['Armor', 'Armor'], leaves: 1, results: ['bear deals 1 to b'] },
  // 3 x 2 - 1 = 5; (3 - 1) x 2 = 4.
  { title: 'doubling and preventing 1', a: ['Doubler'], b: ['Armor'], leaves: 2, results: ['bear deals 4 to b', 'bear deals 5 to b'] },
  // Nothing is left in either order.
  { title: 'preventing 1 and preventing all', b: ['Armor', 'Wall'], leaves: 1, results: [''] },
  { title: 'doubling and preventing all', a: ['Doubler'], b: ['Wall'], leaves: 1, results: [''] },
  // Halved first: 3 - 2 = 1, and 1 - 1 = 0. Less 1 first: 2 - 1 = 1.
  { title: 'preventing half and preventing 1', b: ['Halver', 'Armor'], leaves: 2, results: ['', 'bear deals 1 to b'] },
  // 3 - 2 = 1, 1 - 1 = 0, whichever is first.
  { title: 'preventing half twice', b: ['Halver', 'Halver'], leaves: 1, results: [''] },
  // 3 x 2 = 6, half of that is 3; half of 3 is 1, and twice that 2.
  { title: 'half instead, and doubled', a: ['Doubler'], b: ['Ghosts'], leaves: 2, results: ['bear deals 2 to b', 'bear deals 3 to b'] },
  // Half of 3 is 1, half of 1 is 0.
  { title: 'half instead, twice', b: ['Ghosts', 'Ghosts'], leaves: 1, results: [''] },
  { title: 'no life instead, and life doubled', b: ['Vortex', 'Gift'], events: gain(3), leaves: 1, pick: /gains/, results: [''] },
  // Moved first it is no damage to the player any more, so that nothing of it is prevented: 3 to the guard; else 2.
  {
    title: 'redirecting and preventing 1',
    b: ['Guard', 'Armor'],
    leaves: 2,
    results: ['bear deals 2 to Guard 1', 'bear deals 3 to Guard 1'],
  },
  // Either is redirected by the other: moved to the first it stays there, as no damage to the player. To one or the other.
  { title: 'two that redirect', b: ['Guard', 'Guard'], leaves: 2, results: ['bear deals 3 to Guard 1', 'bear deals 3 to Guard 2'] },
  // (3 + 1) x 2 = 8; 3 x 2 + 1 = 7.
  {
    title: 'life doubled and one more',
    b: ['Gift', 'Boon'],
    events: gain(3),
    leaves: 2,
    pick: /gains/,
    results: ['b gains 7', 'b gains 8'],
  },
  // 3 x 2 x 2.
  { title: 'life doubled twice', b: ['Gift', 'Gift'], events: gain(3), leaves: 1, pick: /gains/, results: ['b gains 12'] },
  // Exiled by the one or the other, it is exiled.
  {
    title: 'two that exile',
    a: ['Void', 'Void'],
    b: ['Bear'],
    events: dies('Bear 1'),
    leaves: 1,
    pick: / to /,
    results: ['Bear 1 to exile'],
  },
  // Whichever is applied first: then it no longer dies.
  {
    title: 'exiling and returning',
    a: ['Void'],
    b: ['Homing'],
    events: dies('Homing 1'),
    leaves: 2,
    pick: / to /,
    results: ['Homing 1 to exile', 'Homing 1 to hand'],
  },
];

describe('CR 616.1: the order of replacement and prevention effects', () => {
  it.each(TREES)('CR 616.1: $title', ({ a = [], b = [], events = THREE, leaves, pick = /deals/, results }) => {
    const found = leavesOf(on(a, b), events);
    expect(distinct(found, pick)).toEqual(results);
    expect(found).toHaveLength(leaves);
  });

  describe('CR 615.7: what of the damage of several sources a shield prevents', () => {
    const bears = ['x', 'y', 'z'].map((id) => ({ id, card: 'Bear' }));
    const shielded = resolved(board(CARDS, { a: bears, b: [] }), 'Prevent the next 3 damage that would be dealt to any target this turn.', {
      you: 'b',
      targets: [['b']],
    });
    const hit = (...amounts: readonly number[]) => amounts.map((amount, at) => damage(bears[at]?.id ?? '', 'b', amount));

    it.each([
      // x whole and 1 of y; y whole; 1 of x and 2 of y.
      ['2 and 3', hit(2, 3), ['x deals 1 to b, y deals 1 to b', 'x deals 2 to b', 'y deals 2 to b']],
      // All 3 of the one or of the other; 2 and 1; 1 and 2.
      ['3 and 3', hit(3, 3), ['x deals 1 to b, y deals 2 to b', 'x deals 2 to b, y deals 1 to b', 'x deals 3 to b', 'y deals 3 to b']],
      // 3 of 5 points of 2, 2 and 1: 2+1+0, 2+0+1, 1+2+0, 0+2+1, 1+1+1: what is left is 3 less.
      [
        '2, 2 and 1',
        hit(2, 2, 1),
        [
          'x deals 1 to b, y deals 1 to b',
          'x deals 1 to b, z deals 1 to b',
          'x deals 2 to b',
          'y deals 1 to b, z deals 1 to b',
          'y deals 2 to b',
        ],
      ],
      // Enough for both: nothing to choose.
      ['1 and 2', hit(1, 2), ['']],
    ] as const)('of %s', (_, events, results) => {
      expect(distinct(leavesOf(shielded, events), /deals/)).toEqual(results);
    });

    it('each division once where two sources deal it', () => {
      expect([hit(2, 3), hit(3, 3), hit(1, 2)].map((events) => leavesOf(shielded, events).length)).toEqual([3, 4, 1]);
    });

    it('is answered by which is first, or by how much of each', () => {
      const parts = ['x', 'y'].map((source) => ({ source, target: 'b', amount: 3 }));
      const why = refusal(shielded, { kind: 'dealDamage', parts });
      expect(why.missingChoice?.options).toEqual(['x', 'y', '2 of x, 1 of y', '1 of x, 2 of y']);
      const { events } = done(shielded, { kind: 'dealDamage', parts, choose: ['1 of x, 2 of y'] });
      expect(events.flatMap((event) => (event.kind === 'DamageDealt' ? [`${event.source} ${event.amount}`] : []))).toEqual(['x 2', 'y 1']);
      expect(done(shielded, { kind: 'dealDamage', parts, choose: ['1 of x, 2 of y'] }).state.effects).toEqual([]);
    });
  });

  it('CR 615.7: shields alike are used one after the other, whichever is first', () => {
    const text = 'Prevent the next 3 damage that would be dealt to any target this turn.';
    const shielded = (times: number) =>
      Array.from({ length: times }).reduce<GameState>(
        (state) => resolved(state, text, { you: 'b', targets: [['b']] }),
        board(CARDS, { a: [{ id: 'bear', card: 'Bear' }, 'Doubler'], b: [] }),
      );
    // 4 doubled: 8 - 6 = 2; one shield before and one after: (4 - 3) x 2 = 2, less what is left of the other: none. Both before: none.
    const found = leavesOf(shielded(2), [damage('bear', 'b', 4)]);
    expect(distinct(found, /deals/)).toEqual(['', 'bear deals 2 to b']);
    expect(found).toHaveLength(3);
    // Twelve of them, and more than enough: of one of them 1 is used, or 2 where it is doubled first.
    expect(leavesOf(shielded(12), [damage('bear', 'b', 1)])).toHaveLength(2);
  });

  it('does not take longer than there are effects to try where orders can not matter', () => {
    const found = leavesOf(on(Array.from({ length: 12 }, () => 'Doubler')), THREE);
    expect(distinct(found, /deals/)).toEqual(['bear deals 12288 to b']);
  });
});
