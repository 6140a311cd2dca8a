import { describe, expect, it } from 'vitest';
import { lifeOf } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';

const CARDS = [
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Snake', 'Creature — Snake', 'Deathtouch', { power: '4', toughness: '1' }),
  card('Boar', 'Creature — Boar', 'Trample', { power: '4', toughness: '4' }),
  card('Ox', 'Creature — Ox', '', { power: '4', toughness: '4' }),
  card('Ward', 'Enchantment', 'If a source would deal damage to you, prevent 1 of that damage.'),
];
const on = (damage: number, ...b: readonly string[]) =>
  board(CARDS, {
    a: ['Bear', 'Snake', 'Boar', 'Ox'].map((name) => ({ id: `a-${name}`, card: name })),
    b: [{ id: 'it', card: 'Bear', damage }, ...b.map((name) => ({ id: `b-${name}`, card: name }))],
  });
const INSTEAD = "Excess damage is dealt to that creature's controller instead.";
const RAM =
  "Target creature you control deals damage equal to its power to target creature you don't control. If the creature you control has trample, excess damage is dealt to that creature's controller instead.";

describe('CR 120.4a: excess damage that is dealt to somebody else instead', () => {
  it.each([
    { given: 'a creature without damage', damage: 0, source: 'a-Bear', to: 2, marked: 2 },
    { given: 'a creature with damage marked on it', damage: 1, source: 'a-Bear', to: 3, marked: 2 },
    { given: 'a source with deathtouch', damage: 0, source: 'a-Snake', to: 3, marked: 1 },
    { given: 'its controller, who prevents 1', damage: 0, source: 'a-Bear', to: 1, marked: 2, b: ['Ward'] },
  ])('of 4 damage to $given $to is dealt', ({ damage, source, to, marked, b = [] }) => {
    const after = resolved(on(damage, ...b), `This creature deals 4 damage to target creature. ${INSTEAD}`, { source, targets: [['it']] });
    expect([lifeOf(after, 'b'), after.permanents.get('it')?.damage]).toEqual([20 - to, marked]);
  });

  it.each([
    { by: 'a-Boar', left: 18 },
    { by: 'a-Ox', left: 20 },
  ])('CR 120.4a: on a condition that $by meets or not', ({ by, left }) => {
    const after = resolved(on(0), RAM, { targets: [[by], ['it']] });
    expect([lifeOf(after, 'b'), after.permanents.get('it')?.damage]).toEqual([left, left === 20 ? 4 : 2]);
  });
});
