import { expect, it } from 'vitest';
import { type CompiledCard, playerOf } from '../../engine/index.ts';
import { lifeOf, played } from '../support/acting.ts';
import { begun, byName, card } from '../support/boards.ts';

/** Older words for what the same is said of now. */

const SIZE = { power: '2', toughness: '2' };
const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', SIZE),
  card('Raid', 'Enchantment', 'At the beginning of your end step, if you attacked with a creature this turn, you gain 2 life.'),
  card(
    'Find',
    'Sorcery',
    'You may search your library and/or graveyard for a card named Land, reveal it, and put it into your hand. If you search your library this way, shuffle it.',
    { manaCost: '{0}' },
  ),
];
const library = [{ card: 'Land', count: 3 }];

it.each([
  ['an attack', true, 22],
  ['none', false, 20],
] as const)('CR 508.1: “if you attacked with a creature this turn”, with %s', (_, attacks, life) => {
  const start = begun(
    {
      players: [
        { id: 'a', battlefield: byName(['Raid', 'Bear']), library },
        { id: 'b', library },
      ],
    },
    CARDS,
  );
  const attacked = attacks ? played(start, { kind: 'attack', attackers: [{ attacker: 'Bear', defending: 'b' }] }) : start;
  const ends = played(attacked, { kind: 'advance', to: 'END' });
  expect(lifeOf(ends.stack.length > 0 ? played(ends, { kind: 'resolve', all: true }) : ends)).toBe(life);
});

it('CR 701.24: “shuffle it” of the library that was searched', () => {
  const start = begun({ players: [{ id: 'a', hand: byName(['Find']), library: [{ id: 'l', card: 'Land' }] }, { id: 'b' }] }, CARDS);
  const found = played(start, { kind: 'cast', card: 'Find' }, { kind: 'resolve', choose: ['yes', 'library', 'l'] });
  expect([playerOf(found, 'a')?.hand, playerOf(found, 'a')?.library]).toEqual([['l'], []]);
});
