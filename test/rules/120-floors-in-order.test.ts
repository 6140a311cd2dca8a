import { describe, expect, it } from 'vitest';
import type { GameEventBody } from '../../engine/events/event.ts';
import { lifeOf, refusal } from '../support/acting.ts';
import { begun, byName, card, sized } from '../support/boards.ts';
import { damage, distinct, leavesOf } from '../support/settling.ts';

/** Floors of life beside what else replaces the life that damage makes a player lose: each once, in an order that the player chooses (120.4c, 616.1). */

const CARDS = [
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card(
    'Wurm',
    'Creature — Wurm',
    'As long as you have 7 or more life, damage that would reduce your life total to less than 7 reduces it to 7 instead.',
    sized(7, 7),
  ),
  card(
    'Worship',
    'Enchantment',
    'If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  ),
  card('Letter', 'Enchantment', 'If an opponent would lose life, they lose twice that much life instead.'),
  card('Ledger', 'Enchantment', 'If an opponent would lose life, they lose that much life plus 1 instead.'),
  card('Mercy', 'Enchantment', 'If you would lose life, you gain that much life instead.'),
];
const on = (a: readonly string[], b: readonly string[], life: number) =>
  begun(
    {
      players: [
        { id: 'a', battlefield: byName(['Bear', ...a]) },
        { id: 'b', life, battlefield: b.map((name, at) => ({ id: `${name} ${at + 1}`, card: name })) },
      ],
    },
    CARDS,
  );
const gain = (amount: number): GameEventBody => ({ kind: 'LifeGained', player: 'b', amount, source: null });

describe('CR 120.4c: floors of life in order with other effects on the life that is lost', () => {
  it.each([
    // Doubled first: 20, held at 7: 8 lost. Held first: 8, doubled: 16 lost, past the floor that has been applied.
    ['a floor and a doubling', ['Letter'], ['Wurm'], 15, [damage('Bear', 'b', 10)], 2, ['b loses 16', 'b loses 8']],
    // 15 - 8 = 7 is not too low: only doubled it is.
    ['a floor that only the doubling makes apply', ['Letter'], ['Wurm'], 15, [damage('Bear', 'b', 8)], 1, ['b loses 8']],
    // Doubled 8 + 1 would be 17, 8 x 2 + 1: the order of these two doesn't matter to the floor, but it may come between: 4 x 2 = 8 (15 - 8 = 7: not yet), + 1: 9,
    // held: 8. 4 + 1 = 5, doubled: 10, held: 8. Always 8.
    ['a floor that is always last', ['Letter', 'Ledger'], ['Wurm'], 15, [damage('Bear', 'b', 4)], 1, ['b loses 8']],
    // 7 first: + 1 = 8 (not yet), doubled 16, held 8. Doubled first: 14, then held: 8, and + 1: 9; or + 1: 15, held: 8.
    ['a floor between two', ['Letter', 'Ledger'], ['Wurm'], 15, [damage('Bear', 'b', 7)], 3, ['b loses 8', 'b loses 9']],
    // Below both: the one that is applied first reduces to its own; down to 7 the lower one does nothing, down to 1 the higher one still does.
    ['two floors', [], ['Wurm', 'Worship'], 15, [damage('Bear', 'b', 30)], 1, ['b loses 8']],
    // Gained first there is no life to lose: 18. Held first: 14, and that is gained.
    ['a floor, and life gained instead', [], ['Mercy', 'Worship', 'Bear'], 15, [damage('Bear', 'b', 18)], 2, ['b gains 14', 'b gains 18']],
    // 120.4d: 5 + 4 - 8 = 1 is not too low; doubled: 9 - 16, held: 8 lost.
    [
      'life that is gained in the same event',
      ['Letter'],
      ['Worship', 'Bear'],
      5,
      [damage('Bear', 'b', 8), gain(4)],
      1,
      ['b gains 4, b loses 8'],
    ],
    // 5 + 4 - 9 = 0: held first: 8, doubled 16; doubled first: held: 8.
    [
      'life that is gained in the same event, and not enough',
      ['Letter'],
      ['Worship', 'Bear'],
      5,
      [damage('Bear', 'b', 9), gain(4)],
      2,
      ['b gains 4, b loses 16', 'b gains 4, b loses 8'],
    ],
    // The life that is lost otherwise is doubled, and no floor is about it.
    ['life lost otherwise', ['Letter'], ['Wurm'], 15, [{ kind: 'LifeLost', player: 'b', amount: 10 }], 1, ['b loses 20']],
  ] as const)('%s', (_, a, b, life, events, leaves, results) => {
    const found = leavesOf(on(a, b, life), events);
    expect([distinct(found, /loses|gains/), found.length]).toEqual([results, leaves]);
  });

  it('CR 616.1: the player who would lose the life chooses', () => {
    const parts = [{ source: 'Bear', target: 'b', amount: 10 }];
    const why = refusal(on(['Letter'], ['Wurm'], 15), { kind: 'dealDamage', parts });
    expect(why.missingChoice?.what).toContain('which b chooses');
    expect(why.missingChoice?.options).toEqual(['Letter', 'Wurm 1']);
    expect(lifeOf(on(['Letter'], ['Wurm'], 15), 'b')).toBe(15);
  });
});
