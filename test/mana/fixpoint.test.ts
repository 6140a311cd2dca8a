import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Equation, leastSolution } from '../../engine/mana/fixpoint.ts';

describe('CR 106.7: permanents that look at one another', () => {
  it('agrees with a naive fixpoint on 100,000 random systems', () => {
    const system = fc.record({
      own: fc.array(
        fc.integer({ min: 0, max: 63 }).map((bits) => (bits < 40 ? 0 : bits)),
        { minLength: 1, maxLength: 8 },
      ),
      groups: fc.array(
        fc.record({
          members: fc.array(fc.nat(7), { maxLength: 8 }),
          lookers: fc.array(fc.nat(7), { maxLength: 4 }),
          mask: fc.constantFrom(63, 31, 63, 5),
        }),
        { maxLength: 5 },
      ),
    });
    fc.assert(
      fc.property(system, ({ own, groups }) => {
        const names = own.map((_, index) => String(index));
        const lookedAtBy = (index: number): number[] => groups.flatMap(({ lookers }, g) => (lookers.includes(index) ? [g] : []));
        const equations = new Map<string, Equation>(
          names.map((name, index) => [
            name,
            {
              looksAt: lookedAtBy(index).map(String),
              types: (types) => lookedAtBy(index).reduce((set, g) => set | (types(String(g)) & (groups[g]?.mask ?? 0)), own[index] ?? 0),
            },
          ]),
        );
        const solution = leastSolution(
          equations,
          new Map(groups.map(({ members }, g) => [String(g), members.map(String).filter((member) => names.includes(member))])),
        );
        // The naive way: recompute everything from everything until nothing changes.
        let naive = own.map(() => 0);
        for (;;) {
          const next = own.map((types, index) =>
            lookedAtBy(index).reduce(
              (set, g) =>
                set | ((groups[g]?.members ?? []).reduce((sum, member) => sum | (naive[member] ?? 0), 0) & (groups[g]?.mask ?? 0)),
              types,
            ),
          );
          if (next.every((types, index) => types === naive[index])) break;
          naive = next;
        }
        expect(names.map((name) => solution.of(name))).toEqual(naive);
      }),
      { numRuns: 100_000, seed: 106 },
    );
  });
});
