import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEventBody } from '../../engine/events/event.ts';
import { settleAll } from '../../engine/replacements/settleAll.ts';
import { board, card } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';
import { damage, distinct, leavesOf } from '../support/settling.ts';

const SIZE = { power: '2', toughness: '2' };
const CARDS = [
  card('Bear', 'Creature — Bear', '', SIZE),
  card('Armor', 'Artifact', 'If a source would deal damage to you, prevent 1 of that damage.'),
  card('Fog Bank', 'Enchantment', 'Prevent all combat damage that would be dealt to you.'),
  card('Ghost', 'Creature — Spirit', 'Prevent all combat damage that would be dealt to and dealt by this creature.', SIZE),
  card('Absorber', 'Creature — Sliver', 'Absorb 2', SIZE),
  card('Guard', 'Creature — Giant', 'All damage that would be dealt to you is dealt to this creature instead.', SIZE),
  card('Ban', 'Enchantment', 'Damage can’t be prevented.'),
];
type Damage = Extract<GameEventBody, { readonly kind: 'DamageDealt' }>;
const bears = ['x', 'y', 'z'].map((id) => ({ id, card: 'Bear' }));
const on = (...b: readonly string[]) => board(CARDS, { a: bears, b: b.map((name, at) => ({ id: `${name} ${at}`, card: name })) });
const only = (state: ReturnType<typeof on>, events: readonly GameEventBody[], pick: RegExp): readonly string[] => {
  const [leaf = [], another] = leavesOf(state, events);
  expect(another).toBeUndefined();
  return leaf.filter((one) => pick.test(one));
};

describe('CR 615: prevention', () => {
  it('CR 615.10: a static effect prevents its share of each source’s damage', () => {
    expect(only(on('Armor'), [damage('x', 'b', 2), damage('y', 'b', 1)], /deals/)).toEqual(['x deals 1 to b']);
  });

  it('CR 615.6: combat damage is prevented, other damage is not', () => {
    expect(only(on('Fog Bank'), [damage('x', 'b', 2, true), damage('y', 'b', 1)], /deals/)).toEqual(['y deals 1 to b']);
  });

  it('CR 615.1a: "dealt to and dealt by" prevents both', () => {
    const all = [damage('x', 'Ghost 0', 2, true), damage('Ghost 0', 'y', 2, true), damage('Ghost 0', 'z', 1)];
    expect(only(on('Ghost'), all, /deals/)).toEqual(['Ghost 0 deals 1 to z']);
  });

  it('CR 702.64a: absorb prevents so much of each source’s damage', () => {
    expect(only(on('Absorber'), [damage('x', 'Absorber 0', 3), damage('y', 'Absorber 0', 2)], /deals/)).toEqual([
      'x deals 1 to Absorber 0',
    ]);
  });

  it('CR 615.12: damage that can not be prevented is dealt, and leaves shields as they are', () => {
    const text = 'Prevent the next 3 damage that would be dealt to any target this turn.';
    const state = resolved(on('Ban'), text, { you: 'b', targets: [['b']] });
    expect(only(state, [damage('x', 'b', 2)], /deals|LastingEffect/)).toEqual(['x deals 2 to b']);
    const without = resolved(on(), text, { you: 'b', targets: [['b']] });
    expect(only(without, [damage('x', 'b', 2)], /deals|LastingEffect/)).toEqual(['LastingEffectReduced']);
    expect(only(without, [damage('x', 'b', 3)], /deals|LastingEffect/)).toEqual(['LastingEffectEnded']);
  });

  it('CR 615.8: the next time a source would deal damage, and no time after it', () => {
    const state = resolved(on(), 'The next time a source of your choice would deal damage to you this turn, prevent that damage.', {
      you: 'b',
      choose: ['y'],
    });
    expect(only(state, [damage('x', 'b', 2), damage('y', 'b', 2)], /deals|LastingEffect/)).toEqual([
      'x deals 2 to b',
      'LastingEffectEnded',
    ]);
  });

  it('CR 120.4, 615.5: life that is gained for what is prevented is gained in the same event', () => {
    const state = resolved(
      on(),
      'The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage prevented this way.',
      { you: 'b', targets: [['x']] },
    );
    expect(only(state, [damage('x', 'b', 5), damage('y', 'b', 5)], /deals|gains|loses/)).toEqual([
      'y deals 5 to b',
      'b loses 5',
      'b gains 5',
    ]);
  });

  it('CR 614.9: damage that is dealt elsewhere is not prevented', () => {
    expect(only(on('Guard', 'Ban'), [damage('x', 'b', 2)], /deals/)).toEqual(['x deals 2 to Guard 0']);
  });
});

const parts = fc.array(
  fc.record({
    source: fc.constantFrom('x', 'y', 'z'),
    target: fc.constantFrom('b', 'Absorber 0', 'Bear 1'),
    amount: fc.integer({ min: 1, max: 6 }),
    combat: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);
const effects = fc.subarray(['Armor', 'Fog Bank', 'Guard']);
const sum = (events: readonly GameEventBody[], kind: 'DamageDealt' | 'DamagePrevented'): number =>
  events.reduce((all, event) => all + (event.kind === kind && 'amount' in event ? event.amount : 0), 0);
const asEvent = (part: Pick<Damage, 'source' | 'target' | 'amount' | 'combat'>): Damage => ({
  kind: 'DamageDealt',
  marked: false,
  ...part,
});

describe('prevention and redirection of any damage', () => {
  it('CR 615.6: prevention never adds damage, and what is dealt and what is prevented is all there was', () => {
    fc.assert(
      fc.property(parts, effects, (all, more) => {
        const settled = settleAll(on('Absorber', 'Bear', ...more), all.map(asEvent), ({ options }) => options.slice(0, 1));
        if (settled.kind !== 'settled') throw new Error(JSON.stringify(settled));
        const before = all.reduce((total, { amount }) => total + amount, 0);
        expect(sum(settled.events, 'DamageDealt') + sum(settled.events, 'DamagePrevented')).toBe(before);
        expect(sum(settled.events, 'DamageDealt')).toBeLessThanOrEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it('CR 120.4: what can come of damage does not hang on the order in which its parts are listed', () => {
    fc.assert(
      fc.property(parts, effects, (all, more) => {
        const state = on('Absorber', 'Bear', ...more);
        const events = all.map(asEvent);
        expect(distinct(leavesOf(state, [...events].reverse()), /./)).toEqual(distinct(leavesOf(state, events), /./));
      }),
      { numRuns: 60 },
    );
  });
});
