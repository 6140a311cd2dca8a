import type { Cost } from './cost.ts';

/** Something that gives mana, `cap` times, at a cost each time; what shares a key can't be had together. */
export interface Rung {
  readonly key: string;
  readonly cap: number;
  /** How much more of it touches a set than it spends within the set, by the set's index. */
  readonly gain: (set: number) => number;
  readonly cost: Cost;
}

/** What `missing` costs at least in an entry, where no single thing may cost more than `most` in the entry of what is left floating. */
export type Ladder = (entry: number, missing: Float64Array, most: number) => number;

interface Steps {
  readonly set: number;
  readonly rates: Float64Array;
  readonly mana: Float64Array;
  readonly floating: Float64Array;
}

/** The cheapest first, for each of the given sets by itself: the largest sum is the bound. `floating`: the entry of what is left floating. */
export function ladderOf(rungs: readonly Rung[], width: number, floating: number, sets: readonly number[]): Ladder {
  const groups = new Map<string, Rung[]>();
  for (const rung of rungs) {
    if (rung.cap <= 0) continue;
    const group = groups.get(rung.key);
    if (group === undefined) groups.set(rung.key, [rung]);
    else group.push(rung);
  }
  const entries = Array.from({ length: width }, (_, entry) =>
    sets.flatMap((set): Steps[] => stepsFor([...groups.values()], entry, floating, set)),
  );
  return (entry, missing, most) => {
    let bound = 0;
    for (const { set, rates, mana, floating: each } of entries[entry] ?? []) {
      let left = missing[set] ?? 0;
      let sum = 0;
      for (let index = 0; left > 0 && index < rates.length; index++) {
        if ((each[index] ?? 0) > most) continue;
        const here = Math.min(left, mana[index] ?? 0);
        sum += (rates[index] ?? 0) * here;
        left -= here;
      }
      if (sum > bound) bound = sum;
    }
    return bound;
  };
}

function stepsFor(groups: readonly (readonly Rung[])[], entry: number, floating: number, set: number): Steps[] {
  const steps = groups.flatMap((group) => {
    const useful = group.filter(({ gain }) => gain(set) > 0);
    if (useful.length === 0) return [];
    return [
      {
        rate: useful.reduce((least, { cost, gain }) => Math.min(least, (cost[entry] ?? 0) / gain(set)), Number.POSITIVE_INFINITY),
        mana: useful.reduce((most, { cap, gain }) => Math.max(most, cap * gain(set)), 0),
        floating: useful.reduce((least, { cost }) => Math.min(least, cost[floating] ?? 0), Number.POSITIVE_INFINITY),
      },
    ];
  });
  if (steps.every(({ rate }) => rate === 0)) return [];
  steps.sort((a, b) => a.rate - b.rate);
  return [
    {
      set,
      rates: Float64Array.from(steps, ({ rate }) => rate),
      mana: Float64Array.from(steps, ({ mana }) => mana),
      floating: Float64Array.from(steps, (step) => step.floating),
    },
  ];
}
