import { describe, expect, it } from 'vitest';
import { lifeOf, played } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';

const CARDS = [
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Snake', 'Creature — Snake', 'Deathtouch', { power: '1', toughness: '1' }),
  card('Sage', 'Legendary Planeswalker — Sage', '', { loyalty: '3' }),
  card('Watcher', 'Enchantment', 'Whenever a creature or planeswalker is dealt excess damage, you gain 1 life.'),
];

describe('CR 120.10: excess damage', () => {
  it.each([
    { given: 'lethal damage', marked: 0, parts: [['a-bear', 'it', 2]], on: 'Bear', excess: 0 },
    { given: 'one more', marked: 0, parts: [['a-bear', 'it', 3]], on: 'Bear', excess: 1 },
    { given: 'damage that was marked before', marked: 1, parts: [['a-bear', 'it', 2]], on: 'Bear', excess: 1 },
    {
      given: 'two sources together',
      marked: 0,
      parts: [
        ['a-bear', 'it', 1],
        ['snake', 'it', 1],
      ],
      on: 'Bear',
      excess: 1,
    },
    { given: '1 damage by deathtouch', marked: 0, parts: [['snake', 'it', 1]], on: 'Bear', excess: 0 },
    { given: '2 damage by deathtouch', marked: 0, parts: [['snake', 'it', 2]], on: 'Bear', excess: 1 },
    { given: 'as much as it has loyalty', marked: 0, parts: [['a-bear', 'it', 3]], on: 'Sage', excess: 0 },
    { given: 'more than it has loyalty', marked: 0, parts: [['a-bear', 'it', 4]], on: 'Sage', excess: 1 },
  ] as const)('$given on a $on', ({ marked, parts, on, excess }) => {
    const state = board(CARDS, {
      a: [
        { id: 'a-bear', card: 'Bear' },
        { id: 'snake', card: 'Snake' },
        { id: 'watcher', card: 'Watcher' },
      ],
      b: [{ id: 'it', card: on, damage: marked, ...(on === 'Sage' ? { counters: { loyalty: 3 } } : {}) }],
    });
    const after = played(
      state,
      { kind: 'dealDamage', parts: parts.map(([source, target, amount]) => ({ source, target, amount })) },
      ...(excess > 0 ? [{ kind: 'resolve' } as const] : []),
    );
    expect([after.stack.length, lifeOf(after)]).toEqual([0, 20 + excess]);
  });
});

describe('CR 603.2c: being dealt damage by several sources at the same time', () => {
  it('triggers once, for all of it together, and once for each that is dealt damage', () => {
    const start = board([...CARDS, card('Mirror', 'Enchantment', 'Whenever a creature is dealt damage, you gain that much life.')], {
      a: [
        { id: 'a-bear', card: 'Bear' },
        { id: 'snake', card: 'Snake' },
        { id: 'mirror', card: 'Mirror' },
      ],
      b: [
        { id: 'it', card: 'Bear' },
        { id: 'other', card: 'Bear' },
      ],
    });
    const parts = [
      { source: 'a-bear', target: 'it', amount: 3 },
      { source: 'snake', target: 'it', amount: 1 },
      { source: 'snake', target: 'other', amount: 2 },
    ];
    const state = played(start, { kind: 'dealDamage', parts });
    expect(state.stack.length).toBe(2);
    expect(lifeOf(played(state, { kind: 'resolve', all: true }))).toBe(26);
  });

  it('is told so, too, where nothing is said of who is dealt it but that it is dealt', () => {
    const ledger = card('Ledger', 'Enchantment', 'Whenever damage is dealt to you, you gain that much life.');
    const start = board([...CARDS, ledger], {
      a: ['Bear', 'Snake'].map((name) => ({ id: name, card: name })),
      b: [{ id: 'ledger', card: 'Ledger' }],
    });
    const parts = ['Bear', 'Snake'].map((source) => ({ source, target: 'b', amount: 2 }));
    const state = played(start, { kind: 'dealDamage', parts });
    expect([state.stack.length, lifeOf(played(state, { kind: 'resolve' }), 'b')]).toEqual([1, 20]);
  });
});
