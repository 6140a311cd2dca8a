import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What a chosen X does to a spell on the stack (107.3). */

const CARDS = [
  card(
    'Bane',
    'Sorcery',
    "~ deals X damage to any target. If X is 5 or more, this spell can't be countered and the damage can't be prevented.",
    {
      manaCost: '{X}{R}',
    },
  ),
  card(
    'Fire',
    'Sorcery',
    "~ deals X damage to any target. If a creature dealt damage this way would die this turn, exile it instead.\nHellbent — If you have no cards in hand, the damage can't be prevented.",
    { manaCost: '{X}{R}' },
  ),
  card('Sear', 'Sorcery', "~ deals 3 damage to any target. The damage can't be prevented.", { manaCost: '{R}' }),
  card('Zap', 'Sorcery', '~ deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Fog', 'Enchantment', 'Prevent all damage that would be dealt to you.', { manaCost: '{W}' }),
  card('No', 'Instant', 'Counter target spell.', { manaCost: '{U}' }),
  card('Slay', 'Instant', 'Destroy target creature with mana value X.', { manaCost: '{X}{B}' }),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Krasis', 'Creature — Hydra', 'When you cast this spell, you gain half X life and draw half X cards. Round down each time.', {
    manaCost: '{X}{G}',
    power: '1',
    toughness: '1',
  }),
  card(
    'Shoal',
    'Instant',
    "You may exile a green card with mana value X from your hand rather than pay this spell's mana cost.\nYou gain X life.",
    {
      manaCost: '{X}{R}{R}',
    },
  ),
];
const start = (name: string, manaPool: string, fog = false): GameState =>
  game(CARDS, [
    { id: 'a', life: 20, manaPool, hand: [{ id: 'spell', card: name }], library: Array.from({ length: 5 }, () => ({ card: 'Bear' })) },
    { id: 'b', life: 20, hand: [{ id: 'no', card: 'No' }], battlefield: [...(fog ? [{ card: 'Fog' }] : []), { id: 'bear', card: 'Bear' }] },
  ]);
const all = { kind: 'resolve', all: true } as const;

describe('X on the stack', () => {
  it.each([
    { x: 5, life: 15, why: 'it can’t be countered' },
    { x: 4, life: 20, why: 'it can' },
  ])('CR 107.3a, 101.2: with X $x $why', ({ x, life }) => {
    const cast = played(start('Bane', '{R}{R}{R}{R}{R}{R}'), { kind: 'cast', card: 'spell', x, targets: ['b'] });
    expect(lifeOf(played(cast, { kind: 'cast', card: 'no', free: true, targets: ['spell'] }, all), 'b')).toBe(life);
  });

  it.each([
    { name: 'Bane', x: 5, life: 15 },
    { name: 'Bane', x: 4, life: 20 },
    // 615.12, also where something else is said between.
    { name: 'Fire', x: 3, life: 17 },
    { name: 'Sear', x: undefined, life: 17 },
    { name: 'Zap', x: undefined, life: 20 },
  ])('CR 615.12: damage of $name with X $x to one whose damage is prevented', ({ name, x, life }) => {
    const cast = played(start(name, '{R}{R}{R}{R}{R}{R}', true), {
      kind: 'cast',
      card: 'spell',
      targets: ['b'],
      ...(x === undefined ? {} : { x }),
    });
    expect(lifeOf(played(cast, all), 'b')).toBe(life);
  });

  it('CR 107.1a: halves of X are rounded down', () => {
    const cast = played(start('Krasis', '{G}{G}{G}{G}{G}{G}'), { kind: 'cast', card: 'spell', x: 5 }, all);
    expect([lifeOf(cast), cast.players[0]?.hand.length]).toEqual([22, 2]);
  });

  it('CR 601.2b-c: X is chosen before targets that depend on it', () => {
    const state = start('Slay', '{B}{B}{B}{B}');
    expect(refusal(state, { kind: 'cast', card: 'spell' }).missingChoice?.options).toEqual(['0', '1', '2', '3']);
    expect(zoneOf(played(state, { kind: 'cast', card: 'spell', x: 2 }, all), 'bear')).toBe('graveyard');
    expect(refusal(state, { kind: 'cast', card: 'spell', x: 1 }).rules).toContain('601.2c');
  });

  it.each([
    { x: 2, legal: true },
    { x: 3, legal: false },
  ])('CR 107.3b: an alternative cost with X in it lets X be chosen: $x', ({ x, legal }) => {
    const hand = [
      { id: 'spell', card: 'Shoal' },
      { id: 'bear', card: 'Bear' },
    ];
    const state = game(CARDS, [{ id: 'a', life: 20, hand }]);
    const action = { kind: 'cast', card: 'spell', x, alternative: 0 } as const;
    if (!legal) expect(refusal(state, action).rules).not.toContain('107.3b');
    else expect(lifeOf(played(state, action, all), 'a')).toBe(22);
  });
});
