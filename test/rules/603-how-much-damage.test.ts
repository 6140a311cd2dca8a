import { describe, expect, it } from 'vitest';
import type { CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { deals, lifeOf, played } from '../support/acting.ts';
import { begun, byName, card } from '../support/boards.ts';

/** Triggers on damage of some size; damage divided evenly; who is targeted in a condition. */

const creature = (name: string, text = '', size = '3/3'): CompiledCard => {
  const [power = '', toughness = ''] = size.split('/');
  return card(name, 'Creature — Giant', text, { power, toughness });
};
const spell = (name: string, text: string, manaCost = '{0}'): CompiledCard => card(name, 'Sorcery', text, { manaCost });
const CARDS: readonly CompiledCard[] = [
  creature('Giant'),
  creature('Bear', '', '2/2'),
  creature('Wall', '', '0/7'),
  creature('Exact', 'Whenever another source you control deals exactly 1 damage to a permanent or player, you gain 1 life.'),
  creature(
    'Shot',
    "Whenever a source you control deals noncombat damage to a creature equal to that creature's toughness, you gain 1 life.",
  ),
  creature('Hurt', 'Whenever this creature is dealt 3 or more damage, you gain 1 life.', '3/9'),
  card('Pain', 'Enchantment', 'Whenever you are dealt 3 or more damage, you gain 1 life.'),
  spell('Catapult', 'Catapult deals X damage divided evenly, rounded down, among all creatures target opponent controls.', '{X}'),
  spell(
    'Transfer',
    "If the difference between your life total and target player's life total is 5 or less, exchange life totals with that player.",
  ),
];
const on = (
  a: readonly (PermanentSetup | string)[],
  b: readonly (PermanentSetup | string)[],
  more: { readonly hand?: readonly string[]; readonly life?: number; readonly manaPool?: string } = {},
): GameState => {
  const { hand = [], life = 20, manaPool = '' } = more;
  return begun(
    {
      players: [
        { id: 'a', life, manaPool, battlefield: byName(a), hand: byName(hand) },
        { id: 'b', battlefield: byName(b) },
      ],
    },
    CARDS,
  );
};

describe('CR 603.2: how much damage a condition asks for', () => {
  it.each([
    ['exactly 1', on(['Exact', 'Giant'], ['Wall']), [['Giant', 'Wall', 1]], 1],
    ['2 is not exactly 1', on(['Exact', 'Giant'], ['Wall']), [['Giant', 'Wall', 2]], 0],
    [
      '1 each of two',
      on(['Exact', 'Giant', 'Wall'], ['Bear']),
      [
        ['Giant', 'Bear', 1],
        ['Wall', 'b', 1],
      ],
      2,
    ],
    ['as much as the toughness', on(['Shot', 'Giant'], ['Bear']), [['Giant', 'Bear', 2]], 1],
    ['more than the toughness', on(['Shot', 'Giant'], ['Bear']), [['Giant', 'Bear', 3]], 0],
    [
      'of all sources together',
      on(['Hurt'], ['Giant', 'Bear']),
      [
        ['Giant', 'Hurt', 2],
        ['Bear', 'Hurt', 1],
      ],
      1,
    ],
    [
      'of all sources together, too little',
      on(['Hurt'], ['Giant', 'Bear']),
      [
        ['Giant', 'Hurt', 1],
        ['Bear', 'Hurt', 1],
      ],
      0,
    ],
    [
      'dealt to a player',
      on(['Pain'], ['Giant', 'Bear']),
      [
        ['Giant', 'a', 2],
        ['Bear', 'a', 1],
      ],
      1,
    ],
  ] as const)('%s', (_, start, parts, times) => {
    expect(played(start, deals(...parts)).stack.length).toBe(times);
  });
});

it('CR 601.2d: damage divided evenly among what is no target, rounded down', () => {
  const start = on([], ['Giant', 'Wall', 'Bear'], { hand: ['Catapult'], manaPool: '{R}{R}{R}{R}{R}' });
  const state = played(start, { kind: 'cast', card: 'Catapult', x: 5, targets: ['b'] }, { kind: 'resolve', all: true });
  expect(['Giant', 'Wall', 'Bear'].map((id) => state.permanents.get(id)?.damage)).toEqual([1, 1, 1]);
});

it.each([
  [16, [20, 16]],
  [14, [14, 20]],
] as const)('CR 608.2c: “that player” is who was targeted in the condition before, at %i life', (life, lives) => {
  const start = on([], [], { hand: ['Transfer'], life });
  const state = played(start, { kind: 'cast', card: 'Transfer', targets: ['b'] }, { kind: 'resolve', all: true });
  expect([lifeOf(state, 'a'), lifeOf(state, 'b')]).toEqual(lives);
});
