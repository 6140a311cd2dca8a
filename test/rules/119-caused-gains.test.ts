import { describe, expect, it } from 'vitest';
import { type GameState, perform } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Life that is gained, by what caused it. */

const CARDS = [
  card(
    'Singer',
    'Creature — Giant',
    'Whenever a white instant or sorcery spell causes you to gain life, ~ deals 3 damage to target player.',
    {
      power: '4',
      toughness: '6',
    },
  ),
  card('Salve', 'Instant', 'You gain 3 life.', { manaCost: '{W}' }),
  card('Tonic', 'Instant', 'You gain 3 life.', { manaCost: '{G}' }),
  card('Spring', 'Artifact', '{0}: You gain 1 life.'),
];
const on = (): GameState =>
  game(CARDS, [
    {
      id: 'a',
      battlefield: [
        { id: 'singer', card: 'Singer' },
        { id: 'spring', card: 'Spring' },
      ],
      hand: [
        { id: 'salve', card: 'Salve' },
        { id: 'tonic', card: 'Tonic' },
      ],
      manaPool: '{W}{G}',
    },
    { id: 'b' },
  ]);

describe('a spell that causes a player to gain life', () => {
  it.each([
    ['salve', 1],
    ['tonic', 0],
  ])('CR 119.9, 603.2: %s', (spell, waiting) => {
    const cast = perform(on(), { kind: 'cast', card: spell });
    if (!cast.ok) throw new Error(cast.error.message);
    const done = perform(cast.value.state, { kind: 'resolve', choose: waiting === 1 ? ['b'] : [] });
    if (!done.ok) throw new Error(done.error.message);
    expect(done.value.state.stack.map(({ source }) => source)).toEqual(waiting === 1 ? ['singer'] : []);
  });
});
