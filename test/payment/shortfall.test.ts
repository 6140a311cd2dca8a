import { describe, expect, it } from 'vitest';
import { canPay, type GameState, type Shortfall } from '../../engine/index.ts';
import { game } from './cards.ts';

const [W, U, B, R, G, ANY] = [1, 2, 4, 8, 16, 63];

const shortfall = (state: GameState, cost: readonly string[]): Shortfall | null =>
  canPay(state, 'a', { cost, purpose: null, x: 0, preference: [] }).shortfall();

describe('why a cost cannot be paid', () => {
  it('CR 118.3: there is nothing to tell where it can be paid', () => {
    expect(shortfall(game(['Forest']), ['G'])).toBeNull();
  });

  it('CR 118.3: {U}{U} asks for two, and only Island makes blue', () => {
    const found = shortfall(game([{ id: 'isle', card: 'Island' }, '3 Forest']), ['U', 'U', '1']);
    expect(found).toEqual({ symbols: ['U', 'U'], asked: 2n, reached: 1n, sources: ['isle'], contested: [], repair: [U] });
  });

  it('CR 118.3: one dual land is wanted for two symbols', () => {
    const found = shortfall(game([{ id: 'taiga', card: 'Taiga' }]), ['R', 'G']);
    expect(found).toEqual({ symbols: ['R', 'G'], asked: 2n, reached: 1n, sources: ['taiga'], contested: ['taiga'], repair: [R | G] });
  });

  it('CR 118.3: two altars want one creature', () => {
    const state = game([
      { id: 'tower', card: 'Phyrexian Tower' },
      { id: 'altar', card: "Ashnod's Altar" },
      { id: 'bear', card: 'Grizzly Bears' },
    ]);
    const found = shortfall(state, ['B', 'B', 'C', 'C']);
    expect(found).toEqual({
      symbols: ['B', 'B', 'C', 'C'],
      asked: 4n,
      reached: 2n,
      sources: ['tower', 'altar'],
      contested: ['bear'],
      repair: [B, B],
    });
  });

  it('CR 605.3b: two mana of one color are not one of each', () => {
    const found = shortfall(game(['Mana Reflection', { id: 'gold', card: 'Treasure' }]), ['R', 'G']);
    expect(found).toEqual({ symbols: ['R', 'G'], asked: 2n, reached: 1n, sources: ['gold'], contested: [], repair: [R | G] });
  });

  it('CR 118.3: the smallest repair may take several mana', () => {
    const found = shortfall(game(['Forest']), ['W', 'W', '2']);
    expect([found?.symbols, found?.repair]).toEqual([
      ['W', 'W'],
      [W, W, ANY],
    ]);
  });

  it.each([
    [game(['Island', '3 Forest']), ['U', 'U', '1']],
    [game(['Taiga', 'Tundra', 'Forest']), ['G', 'G', 'G']],
    [game(['Boros Signet', 'Island', 'Taiga']), ['R', 'R', 'U', 'W']],
  ])('CR 118.3: the repair mends it', (state, cost) => {
    const repair = shortfall(state, cost)?.repair ?? [];
    const more = repair.map((types) => `{${'WUBRGC'[[...Array(6).keys()].find((bit) => (types & (1 << bit)) !== 0) ?? 0]}}`).join('');
    const mended = { ...state, players: game([], { manaPool: more }).players.map((one, index) => ({ ...state.players[index], ...one })) };
    expect([repair.length > 0, canPay(mended, 'a', { cost, purpose: null, x: 0, preference: [] }).payable]).toEqual([true, true]);
  });

  it('CR 601.2h: tells it in words, with the rule', () => {
    const { summary, steps, rules } = canPay(game(['Island', '3 Forest']), 'a', {
      cost: ['U', 'U'],
      purpose: null,
      x: 0,
      preference: [],
    }).explanation();
    expect(summary).toBe("{U}{U} can't be paid.");
    expect(steps.some(({ text }) => text.includes('{U}{U} asks for 2 mana, and at most 1 can be had'))).toBe(true);
    expect(rules).toContain('118.3');
  });
});
