import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { lifeOf, played } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Whether an additional or alternative cost of a spell's own text was paid (118.8, 118.9, 607.2). */

const CARDS = [
  card(
    'Surge',
    'Instant',
    "As an additional cost to cast this spell, you may sacrifice an artifact.\nYou gain 2 life. If this spell's additional cost was paid, you gain 4 life instead.",
    {
      manaCost: '{0}',
    },
  ),
  card(
    'Waker',
    'Creature — Bear',
    'As an additional cost to cast this spell, you may sacrifice an artifact.\nWhen this creature enters, if its additional cost was paid, you gain 3 life.',
    {
      manaCost: '{0}',
      power: '1',
      toughness: '1',
    },
  ),
  card(
    'Mastery',
    'Sorcery',
    "You may pay {1}{W} rather than pay this spell's mana cost.\nIf the {1}{W} cost was paid, you lose 5 life.\nYou gain 1 life.",
    {
      manaCost: '{3}{W}',
    },
  ),
  card(
    'Kickable',
    'Instant',
    "Kicker {1}\nAs an additional cost to cast this spell, you may sacrifice an artifact.\nYou gain 1 life. If this spell's additional cost was paid, you gain 4 life.",
    {
      manaCost: '{0}',
    },
  ),
  card('Rock', 'Artifact', '', { manaCost: '{1}' }),
];
const on = (name: string, manaPool = ''): GameState =>
  game(CARDS, [{ id: 'a', manaPool, hand: [{ id: 'x', card: name }], battlefield: [{ id: 'rock', card: 'Rock' }] }, { id: 'b' }]);
const ways = (state: GameState, more: object) =>
  lifeOf(played(state, { kind: 'cast', card: 'x', ...more }, { kind: 'resolve', all: true }));
const SACRIFICED = { kicked: ['x 0'], choose: ['rock'] };

describe('CR 607.2: costs of its own text', () => {
  it.each([
    { name: 'Surge', more: {}, life: 22 },
    { name: 'Surge', more: SACRIFICED, life: 24 },
    { name: 'Waker', more: {}, life: 20 },
    { name: 'Waker', more: SACRIFICED, life: 23 },
  ])('CR 118.8: $name, $more', ({ name, more, life }) => {
    expect(ways(on(name), more)).toBe(life);
  });

  it.each([
    { more: {}, manaPool: '{C}{C}{C}{W}', life: 21 },
    { more: { alternative: 0 }, manaPool: '{C}{W}', life: 16 },
  ])('CR 118.9: Mastery, $more', ({ more, manaPool, life }) => {
    expect(ways(on('Mastery', manaPool), more)).toBe(life);
  });

  it('CR 702.33: another additional cost is none of them', () => {
    expect(ways(on('Kickable', '{C}'), { kicked: ['kicker'] })).toBe(21);
    expect(ways(on('Kickable', '{C}'), SACRIFICED)).toBe(25);
  });
});
