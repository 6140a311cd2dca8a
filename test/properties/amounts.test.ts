import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSort, nextWay, type Reached, type Sort } from '../../engine/replacements/amounts.ts';
import type { Behaviour } from '../../engine/replacements/does.ts';
import { board, card } from '../support/boards.ts';

/** What can be left of an amount, against every order of the effects tried by itself; the arithmetic is written down here once more. */

const STATE = board([card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' })], { a: ['Bear'], b: [] });

/** An effect, and what it makes of an amount; null: it doesn't apply to that. */
interface One {
  readonly behaviour: Behaviour;
  readonly left: (amount: number) => number | null;
}
const one = (does: Behaviour['does'], left: One['left'], more: Partial<Behaviour> = {}): One => ({
  behaviour: { does, prevents: false, within: null, optional: false, afterwards: null, ...more },
  left,
});
const less = (by: number) => (amount: number) => (amount > by ? amount - by : 0);
const EFFECTS: readonly One[] = [
  one({ kind: 'times', by: 2 }, (amount) => 2 * amount),
  one({ kind: 'times', by: 3 }, (amount) => 3 * amount),
  one({ kind: 'plus', by: 1 }, (amount) => amount + 1),
  one({ kind: 'plus', by: 2 }, (amount) => amount + 2),
  one({ kind: 'minus', by: 1 }, less(1), { prevents: true }),
  one({ kind: 'minus', by: 3 }, less(3), { prevents: true }),
  one({ kind: 'minus', by: 1 }, less(1)),
  one({ kind: 'halved', rounded: 'up' }, (amount) => (amount + (amount % 2)) / 2),
  one({ kind: 'halved', rounded: 'down' }, (amount) => (amount - (amount % 2)) / 2, { prevents: true }),
  one({ kind: 'nothing' }, () => 0, { prevents: true }),
  one({ kind: 'same' }, (amount) => amount),
  one({ kind: 'becomes', amount: 3 }, (amount) => (amount < 4 ? null : 3), { within: { comparison: 'orGreater', than: 4 } }),
  one({ kind: 'nothing' }, (amount) => (amount > 3 ? null : 0), { prevents: true, within: { comparison: 'orLess', than: 3 } }),
  one({ kind: 'minus', by: 2 }, less(2), { prevents: true, optional: true }),
  one({ kind: 'minus', by: 1 }, less(1), { prevents: true, afterwards: { words: 'life', about: 'prevented' } }),
  one({ kind: 'times', by: 2 }, (amount) => 2 * amount, { afterwards: { words: 'card', about: 'amount' } }),
];

/** What comes of it with an effect next: applied, and where a player may leave it, not. */
function afterEach({ amount, prevented, afterwards: before }: Reached, { behaviour, left }: One): readonly Reached[] {
  const next = left(amount) ?? amount;
  const gone = behaviour.prevents ? amount - next : 0;
  const { afterwards, optional } = behaviour;
  const about = afterwards?.about === 'prevented' ? gone : amount;
  const done: Reached = {
    amount: next,
    prevented: prevented === null ? null : prevented + gone,
    afterwards: afterwards === null ? before : [...before, `${afterwards.words} ${about}`].sort(),
  };
  return optional ? [done, { amount, prevented, afterwards: before }] : [done];
}

/** What comes of an amount in every order of effects. */
function inEveryOrder(now: Reached, effects: readonly One[], ends: Set<string>): Set<string> {
  const applying = effects.filter(({ left }) => now.amount > 0 && left(now.amount) !== null);
  if (applying.length === 0) ends.add([now.amount, now.prevented ?? '', ...now.afterwards].join('; '));
  for (const effect of new Set(applying))
    for (const next of afterEach(now, effect)) inEveryOrder(next, effects.toSpliced(effects.indexOf(effect), 1), ends);
  return ends;
}

const BOARDS = fc.record({
  effects: fc.array(fc.constantFrom(...EFFECTS), { minLength: 2, maxLength: 6 }),
  amount: fc.integer({ min: 1, max: 12 }),
  isPreventionSeen: fc.boolean(),
});
const differ = (all: readonly (readonly string[])[]): boolean => all.some((ends) => ends.join() !== all[0]?.join());

test('CR 616.1: everything that can be left of an amount, by which sort of effect is applied first', () => {
  fc.assert(
    fc.property(BOARDS, ({ effects, amount, isPreventionSeen }) => {
      const now: Reached = { amount, prevented: isPreventionSeen ? 0 : null, afterwards: [] };
      const groups = [...Map.groupBy(effects, (effect) => effect)];
      const sorts = groups.map(([{ behaviour }, { length }]): Sort => ({ behaviour, count: length }));
      const others = (effect: One) => effects.toSpliced(effects.indexOf(effect), 1);
      const exact = groups.flatMap(([effect]) => {
        if (effect.left(amount) === null) return [];
        const ends = new Set<string>();
        for (const next of afterEach(now, effect)) inEveryOrder(next, others(effect), ends);
        return [[...ends].sort()];
      });
      const { matters, ends } = nextSort({ ...STATE }, now, sorts);
      expect(matters).toBe(differ(exact));
      if (ends !== null) expect(ends.map((all) => [...all].sort())).toEqual(exact);
      for (const [at, [effect]] of groups.entries()) {
        const sort = sorts[at];
        if (sort === undefined || !effect.behaviour.optional) continue;
        const ways = afterEach(now, effect).map((next) => [...inEveryOrder(next, others(effect), new Set())].sort());
        const may = nextWay({ ...STATE }, now, sorts, sort);
        expect([may.matters, may.ends?.map((all) => [...all].sort())]).toEqual([differ(ways), ways]);
      }
    }),
    { numRuns: 2000, seed: 616 },
  );
});

const HUNDRED: Reached = { amount: 100, prevented: null, afterwards: [] };

test('CR 616.1: beyond so many steps the order counts as one that matters, and the amounts are not known', () => {
  const sorts = EFFECTS.slice(0, 7).map(({ behaviour }): Sort => ({ behaviour, count: 4 }));
  expect(nextSort(STATE, HUNDRED, sorts)).toEqual({ matters: true, ends: null });
});

test('CR 616.1: sorts that commute do not matter, however many there are', () => {
  const sorts = Array.from({ length: 40 }, (_, at): Sort => {
    const { behaviour } = one({ kind: 'plus', by: at + 1 }, (amount) => amount + at + 1);
    return { behaviour, count: 40 };
  });
  expect(nextSort(STATE, HUNDRED, sorts).matters).toBe(false);
});
