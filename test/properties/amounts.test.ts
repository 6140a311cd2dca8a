import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSort, type Sort } from '../../engine/replacements/amounts.ts';
import type { Behaviour } from '../../engine/replacements/behaviour.ts';
import { board, card } from '../support/boards.ts';

/** What can be left of an amount, against every order of the effects tried by itself; the arithmetic is written down here once more. */

const STATE = board([card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' })], { a: ['Bear'], b: [] });
const BEHAVIOURS: readonly (readonly [Behaviour, (amount: number) => number])[] = [
  [{ kind: 'times', by: 2, prevents: false }, (amount) => 2 * amount],
  [{ kind: 'times', by: 3, prevents: false }, (amount) => 3 * amount],
  [{ kind: 'plus', by: 1, prevents: false }, (amount) => amount + 1],
  [{ kind: 'plus', by: 2, prevents: false }, (amount) => amount + 2],
  [{ kind: 'minus', by: 1, prevents: true }, (amount) => (amount > 1 ? amount - 1 : 0)],
  [{ kind: 'minus', by: 3, prevents: true }, (amount) => (amount > 3 ? amount - 3 : 0)],
  [{ kind: 'minus', by: 1, prevents: false }, (amount) => (amount > 1 ? amount - 1 : 0)],
  [{ kind: 'halved', rounded: 'up', prevents: false }, (amount) => (amount + (amount % 2)) / 2],
  [{ kind: 'halved', rounded: 'down', prevents: true }, (amount) => (amount - (amount % 2)) / 2],
  [{ kind: 'nothing', prevents: true }, () => 0],
  [{ kind: 'same', prevents: false }, (amount) => amount],
];
type One = (typeof BEHAVIOURS)[number];

/** What comes of an amount in every order of effects, as amount and how much was prevented. */
function inEveryOrder(amount: number, prevented: number, effects: readonly One[], ends: Set<string>): Set<string> {
  if (amount === 0 || effects.length === 0) return ends.add(`${amount} ${prevented}`);
  for (const [at, [{ prevents }, left]] of effects.entries()) {
    const next = left(amount);
    inEveryOrder(next, prevented + (prevents ? amount - next : 0), effects.toSpliced(at, 1), ends);
  }
  return ends;
}
const without = (all: ReadonlySet<string>): readonly string[] => [...new Set([...all].map((one) => one.split(' ')[0] ?? ''))].sort();

const BOARDS = fc.record({
  effects: fc.array(fc.constantFrom(...BEHAVIOURS), { minLength: 2, maxLength: 6 }),
  amount: fc.integer({ min: 1, max: 12 }),
});

test('CR 616.1: everything that can be left of an amount, by which sort of effect is applied first', () => {
  fc.assert(
    fc.property(BOARDS, ({ effects, amount }) => {
      const groups = [...Map.groupBy(effects, ([does]) => does)];
      const sorts = groups.map(([does, { length }]): Sort => ({ does, count: length }));
      const exact = groups.map(([, [one]]) => {
        if (one === undefined) throw new Error('no effect');
        const next = one[1](amount);
        return inEveryOrder(next, one[0].prevents ? amount - next : 0, effects.toSpliced(effects.indexOf(one), 1), new Set());
      });
      const differ = (all: readonly (readonly string[])[]): boolean => all.some((ends) => ends.join() !== all[0]?.join());
      const seen = nextSort({ ...STATE }, amount, sorts, true);
      expect([seen.matters, seen.ends]).toEqual([differ(exact.map((ends) => [...ends].sort())), null]);
      const { matters, ends } = nextSort({ ...STATE }, amount, sorts, false);
      expect(matters).toBe(differ(exact.map(without)));
      if (ends !== null) expect(ends.map((one) => [...one].sort())).toEqual(exact.map(without));
    }),
    { numRuns: 1000, seed: 616 },
  );
});

test('CR 616.1: beyond so many steps the order counts as one that matters, and the amounts are not known', () => {
  const sorts = BEHAVIOURS.slice(0, 7).map(([does]): Sort => ({ does, count: 4 }));
  expect(nextSort(STATE, 100, sorts, false)).toEqual({ matters: true, ends: null });
});

test('CR 616.1: sorts that commute do not matter, however many there are', () => {
  const sorts = Array.from({ length: 40 }, (_, at): Sort => ({ does: { kind: 'plus', by: at + 1, prevents: false }, count: 40 }));
  expect(nextSort(STATE, 100, sorts, false).matters).toBe(false);
});
