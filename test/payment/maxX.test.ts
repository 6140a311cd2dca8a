import { describe, expect, it } from 'vitest';
import { type GameState, maxX } from '../../engine/index.ts';
import { game } from './cards.ts';

const most = (state: GameState, cost: readonly string[], card: string | null = null) => {
  const { max, unbounded, gaps, certain } = maxX(state, 'a', cost, card === null ? null : { kind: 'cast', card, face: 0, x: null });
  return { max, unbounded, gaps, certain };
};

describe('the largest X', () => {
  it('CR 107.3: counts Sol Ring as two', () => {
    expect(most(game(['Sol Ring', '2 Mountain']), ['X', 'R'])).toEqual({ max: 3n, unbounded: false, gaps: [], certain: true });
  });

  it('CR 107.3: two {X} ask for twice as much', () => {
    expect(most(game(['Sol Ring', '4 Mountain']), ['X', 'X', 'R']).max).toBe(2n);
  });

  it('CR 107.3: none where the rest of the cost is out of reach', () => {
    expect(most(game(['Sol Ring']), ['X', 'R'])).toEqual({ max: null, unbounded: false, gaps: [], certain: true });
  });

  it('CR 107.3: no bound where mana has none', () => {
    const loop = game([{ id: 'pala', card: 'Pili-Pala' }, { card: 'Paradise Mantle', attachedTo: 'pala' }, 'Mana Reflection', '2 Forest']);
    expect(most(loop, ['X', 'R'])).toEqual({ max: null, unbounded: true, gaps: [], certain: true });
  });

  it('CR 107.3: exact however large', () => {
    expect(most(game(['20 Nyxbloom Ancient', 'Forest']), ['X', 'G']).max).toBe(3n ** 20n - 1n);
  });

  it('CR 202.3e: mana for spells of mana value 5 or greater leaves gaps', () => {
    const hand = [{ id: 'ball', card: 'Fireball' }];
    expect(most(game(['Imaginary Battery', '3 Mountain'], { hand }), ['X', 'R'], 'ball')).toEqual({
      max: 4n,
      unbounded: false,
      gaps: [3],
      certain: true,
    });
  });
});
