import { describe, expect, it } from 'vitest';
import { lifeOf, played } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What an object was before an instruction changed where it is (608.2h). */

const spell = (name: string, text: string) => card(name, 'Instant', text, { manaCost: '{0}' });
const CARDS = [
  spell('Snuff', 'Destroy target creature. If its mana value was 3 or less, you gain 3 life.'),
  spell('Send Back', "Return target creature to its owner's hand. If its power was 4 or greater, you gain 3 life."),
  spell('Melt', "Destroy target creature. If that creature's mana value was 3 or less, you gain 3 life."),
  card(
    'Fair',
    'Enchantment',
    'Whenever a player casts a spell, if the amount of mana spent to cast it was less than its mana value, you gain 3 life.',
  ),
  card('Elk', 'Creature — Elk', '', { manaCost: '{2}{G}', power: '3', toughness: '3' }),
  card('Ox', 'Creature — Ox', '', { manaCost: '{3}{W}', power: '2', toughness: '2' }),
  card('Wall', 'Creature — Wall', 'Indestructible', { manaCost: '{W}', power: '0', toughness: '2' }),
  card('Free', 'Creature — Ox', "You may pay {0} rather than pay this spell's mana cost.", { manaCost: '{2}', power: '1', toughness: '1' }),
];

describe('CR 608.2h: what it was', () => {
  it.each([
    { name: 'Snuff', target: 'Elk', counters: {}, gains: 3 },
    { name: 'Snuff', target: 'Ox', counters: {}, gains: 0 },
    { name: 'Snuff', target: 'Wall', counters: {}, gains: 3 },
    { name: 'Melt', target: 'Elk', counters: {}, gains: 3 },
    { name: 'Send Back', target: 'Elk', counters: {}, gains: 0 },
    { name: 'Send Back', target: 'Elk', counters: { '+1/+1': 1 }, gains: 3 },
  ])('$name on $target with $counters', ({ name, target, counters, gains }) => {
    const state = game(CARDS, [
      { id: 'a', hand: [{ id: 'x', card: name }] },
      { id: 'b', battlefield: [{ id: target, card: target, counters }] },
    ]);
    expect(lifeOf(played(state, { kind: 'cast', card: 'x', targets: [target] }, { kind: 'resolve' }))).toBe(20 + gains);
  });

  it.each([
    { alternative: undefined, manaPool: '{C}{C}', gains: 0 },
    { alternative: 0, manaPool: '', gains: 3 },
  ])('CR 601.2h: how much mana was spent: $gains', ({ alternative, manaPool, gains }) => {
    const state = game(CARDS, [{ id: 'a', manaPool, hand: [{ id: 'x', card: 'Free' }], battlefield: [{ card: 'Fair' }] }, { id: 'b' }]);
    const way = alternative === undefined ? {} : { alternative };
    expect(lifeOf(played(state, { kind: 'cast', card: 'x', ...way }, { kind: 'resolve', all: true }))).toBe(20 + gains);
  });
});
