import { describe, expect, it } from 'vitest';
import type { CompiledCard, GameEvent, GameState } from '../../engine/index.ts';
import { damageWarningsOf, wouldDeal } from '../../engine/index.ts';
import { lifeOf } from '../support/acting.ts';
import { board, card, sized } from '../support/boards.ts';

/** What would happen: everything that can come of damage, over the orders of what replaces and prevents it. */

const CARDS: readonly CompiledCard[] = [
  card('Giant', 'Creature — Giant', '', sized(3, 3)),
  card(
    'Furnace',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  ),
  card(
    'Triple',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals triple that damage to that permanent or player instead.',
  ),
  card('More', 'Enchantment', 'If a source you control would deal damage to an opponent, it deals that much damage plus 2 instead.'),
  card('Armor', 'Artifact', 'If a source would deal damage to you, prevent 1 of that damage.'),
  card('Wall', 'Artifact', 'Prevent all damage that would be dealt to you.'),
  card('Unread', 'Enchantment', 'Damage that would be dealt to you is weighed on golden scales.'),
];
const on = (a: readonly string[], b: readonly string[] = []): GameState =>
  board(CARDS, { a: [{ id: 'g', card: 'Giant', count: 3 }, ...a], b });
const parts = (...amounts: readonly number[]) => amounts.map((amount, at) => ({ source: `g-${at + 1}`, target: 'b', amount }));
function outcomes(state: GameState, ...amounts: readonly number[]) {
  const would = wouldDeal(state, { kind: 'dealDamage', parts: parts(...amounts) });
  if (!would.ok) throw new Error(would.error.message);
  return would.value;
}
const dealt = (events: readonly GameEvent[]): readonly number[] =>
  events.flatMap((event) => (event.kind === 'DamageDealt' ? [event.amount] : []));
const all = (state: GameState, ...amounts: readonly number[]) =>
  outcomes(state, ...amounts).outcomes.map(({ events }) => dealt(events).join('+'));

describe('every outcome of damage', () => {
  it.each([
    // Nothing applies: one way.
    ['nothing that applies', [], [], [2], 1, ['2']],
    // 2 x 2 = 4: one effect, no order.
    ['one doubling', ['Furnace'], [], [2], 1, ['4']],
    // (2 x 2) x 2 = 8 in either order: two alike, nobody is asked.
    ['two doublings', ['Furnace', 'Furnace'], [], [2], 1, ['8']],
    // 2 x 2 x 3 = 2 x 3 x 2 = 12: the order can't matter.
    ['doubling and tripling', ['Furnace', 'Triple'], [], [2], 1, ['12']],
    // 2 x 2 + 2 = 6, (2 + 2) x 2 = 8.
    ['doubling and two more', ['Furnace', 'More'], [], [2], 2, ['6', '8']],
    // (2 - 1) x 2 = 2, 2 x 2 - 1 = 3.
    ['doubling and one less', ['Furnace'], ['Armor'], [2], 2, ['2', '3']],
    // 2 + 2 - 1 = 2 - 1 + 2 = 3: adding and taking away commute while there is enough.
    ['two more and one less', ['More'], ['Armor'], [2], 1, ['3']],
    // 1: less first leaves none, so that nothing is left to be more (120.8); more first: 1 + 2 - 1 = 2.
    ['two more and one less of 1', ['More'], ['Armor'], [1], 2, ['', '2']],
    // Whatever else applies, all is prevented.
    ['all prevented', ['Furnace', 'More'], ['Wall'], [2], 1, ['']],
    // Two parts, each 6 or 8 by itself: 2 x 2 ways.
    ['two parts', ['Furnace', 'More'], [], [2, 2], 4, ['6+6', '6+8', '8+6', '8+8']],
  ] as const)('CR 616.1: %s', (_, a, b, amounts, ways, expected) => {
    const names: readonly string[] = a;
    const twice = names.filter((one, at) => names.indexOf(one) !== at);
    const state = board(CARDS, {
      a: [{ id: 'g', card: 'Giant', count: 3 }, ...new Set(names), ...twice.map((name) => ({ id: `${name}-too`, card: name }))],
      b: [...b],
    });
    expect([outcomes(state, ...amounts).ways, all(state, ...amounts).toSorted()]).toEqual([ways, expected.toSorted()]);
  });

  it('CR 616.1: each outcome tells who chose what, why it comes about, and the game that it leads to', () => {
    const state = on(['Furnace', 'More']);
    const [first] = outcomes(state, 2).outcomes;
    const [choice] = first?.choices ?? [];
    expect([choice?.by, choice?.options, choice?.answer]).toEqual(['b', ['Furnace', 'More'], ['Furnace']]);
    expect([first && lifeOf(first.state, 'b'), lifeOf(state, 'b')]).toEqual([14, 20]);
    expect(first?.events[0]?.explanation.rules).toContain('616.1');
  });

  it('CR 616.1: more ways than are looked at are said to be there', () => {
    const giants = board(CARDS, { a: [{ id: 'g', card: 'Giant', count: 9 }, 'Furnace', 'More'], b: [] });
    const { ways, truncated, outcomes: some } = outcomes(giants, 2, 2, 2, 2, 2, 2, 2, 2, 2);
    expect([ways, truncated, some.length]).toEqual([256, true, 256]);
  });

  it('CR 616.1: of many orders of effects that do not commute, each amount that can be left is one outcome', () => {
    const many = (count: number): GameState =>
      board(CARDS, { a: ['Giant', { id: 'f', card: 'Furnace', count }], b: [{ id: 'm', card: 'Armor', count }] });
    const would = (count: number) => {
      const found = wouldDeal(many(count), { kind: 'dealDamage', parts: [{ source: 'Giant', target: 'b', amount: 2 }] });
      if (!found.ok) throw new Error(found.error.message);
      return found.value;
    };
    // 2 with two doublings and two less 1: both less first: 0. Less, then doubled, less: 1, doubled: 2; less, doubled twice: 4, less: 3. Doubled, less twice: 2,
    // doubled: 4; doubled, less: 3, doubled: 6, less: 5; doubled twice: 8, less twice: 6.
    const two = would(2);
    expect(two.outcomes.map(({ events }) => dealt(events).join()).toSorted()).toEqual(['', '2', '3', '4', '5', '6']);
    expect([two.ways, two.truncated]).toEqual([6, false]);
    const eight = would(8);
    expect([eight.ways, eight.outcomes.length, eight.truncated]).toEqual([256, 256, true]);
  });

  it('names permanents whose unread text speaks of damage', () => {
    expect(damageWarningsOf(on(['Furnace'], ['Unread'])).map(({ permanent }) => permanent)).toEqual(['Unread']);
  });

  it('CR 120.1a: it is refused as the damage itself would be, and where text that bears on it is not read', () => {
    const none = wouldDeal(on(['Furnace']), { kind: 'dealDamage', parts: [{ source: 'g-1', target: 'Furnace', amount: 1 }] });
    expect(none.ok ? null : none.error.rules).toEqual(['120.1a']);
    const unread = wouldDeal(on([], ['Unread']), { kind: 'dealDamage', parts: parts(1) });
    expect(unread.ok ? null : unread.error.notModelled).not.toBeNull();
  });
});
