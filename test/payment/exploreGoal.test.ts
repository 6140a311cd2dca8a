import { describe, expect, it } from 'vitest';
import { planForward } from '../../engine/payment/explore/plan.ts';
import { coverableForward } from '../../engine/payment/explore.ts';
import type { Net, Price } from '../../engine/payment/net.ts';
import { FREE } from './exploreByForce.ts';
import { net, units } from './exploreNets.ts';

describe('going forward to a goal', () => {
  const priced = (of: Net, prices: Readonly<Record<number, Partial<Price>>>): Net => ({
    ...of,
    transitions: of.transitions.map((one, at) => ({ ...one, price: { ...one.price, ...prices[at] } })),
  });
  const cube = { takes: [0], pays: '3 WUBRGC', doubles: true };
  const goal = (mana: string) => ({ mana: units(mana), takes: [] });

  it('pays with what was doubled, and names what made each mana', () => {
    const of = net([1, 5], [cube, { takes: [1], adds: ['RG'] }]);
    expect(coverableForward(of, goal('4 R'))).toBe('yes');
    expect(coverableForward(of, goal('2 R, 2 G'))).toBe('yes');
    expect(coverableForward(of, goal('3 R, 3 G'))).toBe('no');
    const five = net([1, 2, 4], [cube, { takes: [1], adds: ['R'] }, { takes: [2], adds: ['G'] }]);
    const plan = planForward(five, goal('4 R'), []);
    expect(plan?.firings.map(({ transition }) => transition)).toEqual([1, 1, 2, 2, 2, 0]);
    expect(plan?.paid.filter(({ to }) => to === null)).toEqual([
      { from: 0, kind: 3, amount: 1n, to: null, units: 0 },
      { from: 1, kind: 3, amount: 1n, to: null, units: 0 },
      { from: 5, kind: 3, amount: 2n, to: null, units: 0 },
    ]);
    expect(plan?.leftover).toEqual([0n, 0n, 0n, 0n, 0n, 0n]);
  });

  it('spares life and what is gone once used where it can', () => {
    const of = priced(net([1, 1, 1, 1, 1, 1], [cube, ...[1, 2, 3, 4, 5].map((place) => ({ takes: [place], adds: ['R'] }))]), {
      1: { life: 1 },
      3: { oneShot: 1 },
    });
    expect(planForward(of, goal('3 R'), [])?.price).toEqual(FREE);
    expect(planForward(of, goal('3 R'), [])?.firings).toHaveLength(3);
    expect(planForward(of, goal('4 R'), [])?.price).toEqual({ ...FREE, oneShot: 1 });
    expect(planForward(of, goal('4 R'), ['oneShot'])?.price).toEqual({ ...FREE, life: 1 });
    expect(planForward(of, goal('6 R'), [])).toBeNull();
  });

  it('answers for any amount where something goes round for gain', () => {
    const of = net(
      [1, 0],
      [
        { takes: [0], gives: [1], adds: ['2 G'] },
        { takes: [1], gives: [0], pays: 'WUBRGC' },
      ],
    );
    expect(coverableForward(of, goal(`${10n ** 40n} G`))).toBe('yes');
    expect(coverableForward(of, goal(`${10n ** 40n} G, U`))).toBe('no');
    const making = net(
      [1],
      [
        { takes: [0], adds: ['G'] },
        { pays: 'G', gives: [0], adds: ['3 G'] },
      ],
    );
    expect(coverableForward(making, goal('5 G'))).toBe('yes');
    expect(planForward(of, goal('4 G'), [])?.firings.map(({ transition }) => transition)).toEqual([0, 1, 0, 1, 0]);
    expect(planForward(of, { mana: units('2 G'), takes: [{ place: 0, amount: 1 }] }, [])?.firings).toHaveLength(4);
  });
});
