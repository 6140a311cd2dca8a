import { describe, expect, it } from 'vitest';
import { lifeOf, played } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';

const CARDS = [
  card(
    'Archangel',
    'Creature — Angel',
    'If you would lose the game, instead exile this creature and your life total becomes equal to your starting life total.',
    { power: '5', toughness: '5' },
  ),
];

describe('CR 614.6, 104.3: losing the game', () => {
  it.each([
    { of: 'a', lost: null, life: 20, there: false },
    { of: 'b', lost: 'life', life: 0, there: true },
  ])('is replaced for the player whose effect it is: of $of', ({ of, lost, life, there }) => {
    const state = board(CARDS, { a: [], b: [], [of]: [{ id: 'angel', card: 'Archangel' }] });
    const after = played(state, { kind: 'loseLife', player: 'a', amount: 20 });
    expect([after.players[0]?.lost === null, lifeOf(after, 'a'), after.permanents.has('angel')]).toEqual([lost === null, life, there]);
  });
});
