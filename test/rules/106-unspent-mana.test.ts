import { describe, expect, it } from 'vitest';
import { characteristicsOf, producedMana } from '../../engine/index.ts';
import { begun, card } from '../support/boards.ts';

const HEART = card('Heart of Moss', 'Creature — Elemental', 'This creature gets +1/+1 for each unspent green mana you have.', {
  power: '1',
  toughness: '1',
});
const WELL = card('Brimming One', 'Creature — Elemental', 'This creature gets +1/+0 for each unspent mana you have.', {
  power: '0',
  toughness: '3',
});
const WINGED = card('Winged One', 'Creature — Bird', 'This creature has flying as long as you have three or more unspent mana.', {
  power: '1',
  toughness: '1',
});
const BRAID = card('Burning Braid', 'Enchantment', 'Cumulative upkeep—Add {R}.');

function withPool(manaPool: string) {
  const cards = [HEART, WELL, WINGED];
  const battlefield = cards.map(({ definition: { name } }) => ({ id: name, card: name }));
  return begun(
    {
      players: [
        { id: 'a', manaPool, battlefield },
        { id: 'b', manaPool: '{G}{G}{G}{G}' },
      ],
    },
    cards,
  );
}

describe('unspent mana counted', () => {
  it.each([
    ['', 1, 0],
    ['{R}{G}{G}', 3, 3],
    ['{R}{C}', 1, 2],
  ])('CR 106.4: with %s in the pool', (pool, ofGreen, ofAny) => {
    const state = withPool(pool);
    expect(characteristicsOf(state, 'Heart of Moss').power).toBe(ofGreen);
    expect(characteristicsOf(state, 'Heart of Moss').toughness).toBe(ofGreen);
    expect(characteristicsOf(state, 'Brimming One').power).toBe(ofAny);
  });

  it('CR 106.4: is a condition, too', () => {
    expect(characteristicsOf(withPool('{R}{G}'), 'Winged One').keywords).toEqual([]);
    expect(characteristicsOf(withPool('{R}{G}{C}'), 'Winged One').keywords).toEqual(['Flying']);
  });

  it('CR 702.24a: a cumulative upkeep paid by adding mana produces it', () => {
    expect(producedMana(BRAID)).toEqual(['R']);
  });
});
