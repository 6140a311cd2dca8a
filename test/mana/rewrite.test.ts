import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsKey, MANA_TYPES, type ManaAmounts, manaOf, NO_MANA, showMana, totalMana, typesOfMana } from '../../engine/mana/amounts.ts';
import { outcomeOfMana, outcomeTypes } from '../../engine/mana/possibilities.ts';
import { grouped, type Rewrite, type RewriteAction, rewriteAmounts, rewriteOutcomes } from '../../engine/mana/rewrite.ts';

const rewrite = (action: RewriteAction, source: string, needs: number | null = null, least: 1 | 2 = 1): Rewrite => ({
  action,
  needs,
  least,
  sources: [source],
});

/** CR 616.1 as written: any applicable effect next, each once, until none applies; all orders, one after the other. */
function everyPermutation(mana: ManaAmounts, left: readonly Rewrite[]): ManaAmounts[] {
  const applicable = left.filter(
    ({ needs, least }) => totalMana(mana) >= BigInt(least) && (needs === null || (needs & typesOfMana(mana)) !== 0),
  );
  if (applicable.length === 0) return [mana];
  return applicable.flatMap((one) => {
    const rest = left.filter((other) => other !== one);
    return apply(one.action, mana).flatMap((next) => everyPermutation(next, rest));
  });
}
function apply(action: RewriteAction, mana: ManaAmounts): readonly ManaAmounts[] {
  if (action.kind === 'multiply')
    return [
      {
        W: mana.W * action.factor,
        U: mana.U * action.factor,
        B: mana.B * action.factor,
        R: mana.R * action.factor,
        G: mana.G * action.factor,
        C: mana.C * action.factor,
      },
    ];
  if (action.kind === 'replace') return action.by;
  const kept = manaOf(
    MANA_TYPES.flatMap((type, bit) => ((action.from >> bit) & 1 ? [] : Array.from({ length: Number(mana[type]) }, () => type))),
  );
  const moved = totalMana(mana) - totalMana(kept);
  if (moved === 0n) return [mana];
  return MANA_TYPES.filter((_, bit) => (action.to >> bit) & 1).map((type) => ({ ...kept, [type]: moved + kept[type] }));
}

const anyMana = fc.array(fc.constantFrom(...MANA_TYPES), { minLength: 0, maxLength: 3 }).map(manaOf);
const anyAction: fc.Arbitrary<RewriteAction> = fc.oneof(
  fc.record({ kind: fc.constant('multiply' as const), factor: fc.constantFrom(2n, 3n) }),
  fc.record({ kind: fc.constant('retype' as const), to: fc.constantFrom(1, 4, 32, 31, 6), from: fc.constantFrom(63, 63, 31, 1) }),
  fc.record({
    kind: fc.constant('replace' as const),
    by: fc.constantFrom([manaOf(['B'])], [manaOf(['C'])], [manaOf(['R']), manaOf(['G'])]),
  }),
);
const anyRewrites = fc
  .array(
    fc.record({
      action: anyAction,
      needs: fc.constantFrom(null, null, 32, 16),
      least: fc.constantFrom(1 as const, 1 as const, 2 as const),
    }),
    { maxLength: 4 },
  )
  .chain((all) => fc.record({ all: fc.constant(all), again: fc.array(fc.nat(3), { maxLength: 2 }) }))
  // Some effects are there twice or three times.
  .map(({ all, again }) =>
    [...all, ...again.flatMap((index) => all[index] ?? [])].slice(0, 5).map((one, index): Rewrite => ({ ...one, sources: [`s${index}`] })),
  );

describe('CR 616.1: replacement effects on a production, in any order', () => {
  it('agrees with plain permutation on exact amounts', () => {
    fc.assert(
      fc.property(anyMana, anyRewrites, (mana, rewrites) => {
        const expected = new Set(everyPermutation(mana, rewrites).map(amountsKey));
        const found = rewriteAmounts([mana], grouped(rewrites), 10_000);
        expect(new Set(found.results.map(({ value }) => amountsKey(value)))).toEqual(expected);
        expect(found.truncated).toBe(false);
      }),
      { numRuns: 5_000, seed: 616 },
    );
  });

  it('agrees with plain permutation on the types', () => {
    fc.assert(
      fc.property(anyMana, anyRewrites, (mana, rewrites) => {
        const union = (sets: readonly number[]): number => sets.reduce((sum, set) => sum | set, 0);
        const expected = union(everyPermutation(mana, rewrites).map(typesOfMana));
        expect(union(rewriteOutcomes([outcomeOfMana(mana)], grouped(rewrites)).results.map(({ value }) => outcomeTypes(value)))).toBe(
          expected,
        );
      }),
      { numRuns: 5_000, seed: 617 },
    );
  });

  it('thirty triplers and a Forest make 3^30, exactly (CR 106.12b)', () => {
    const triplers = Array.from({ length: 30 }, (_, index) => rewrite({ kind: 'multiply', factor: 3n }, `ancient-${index}`));
    const { results } = rewriteAmounts([manaOf(['G'])], grouped(triplers), 100);
    expect(results.map(({ value }) => value.G)).toEqual([205891132094649n]);
    expect(results[0]?.order).toHaveLength(30);
    expect(showMana(results[0]?.value ?? NO_MANA)).toBe('{G}×205891132094649');
  });

  it('800 effects of three kinds end within bounds', () => {
    const kinds: readonly RewriteAction[] = [
      { kind: 'multiply', factor: 2n },
      { kind: 'retype', to: 32, from: 63 },
      { kind: 'replace', by: [manaOf(['B'])] },
    ];
    const many = kinds.flatMap((action, kind) => Array.from({ length: 267 }, (_, index) => rewrite(action, `s${kind}-${index}`)));
    const { results } = rewriteAmounts([manaOf(['G'])], grouped(many), 2_000);
    // {B} or {C}, doubled as often as there are doublers left after the last replacement of everything.
    expect(results).toHaveLength(2 * 268);
  });

  it('ten different setters end within bounds and can each be the last', () => {
    const setters = MANA_TYPES.flatMap((_, bit) => [
      rewrite({ kind: 'retype', to: 1 << bit, from: 63 }, `type-${bit}`),
      rewrite({ kind: 'retype', to: 1 << bit, from: 31 }, `color-${bit}`),
    ]);
    const types = rewriteOutcomes([outcomeOfMana(manaOf(['G']))], grouped(setters)).results.reduce(
      (sum, { value }) => sum | outcomeTypes(value),
      0,
    );
    expect(types).toBe(63);
  });
});
