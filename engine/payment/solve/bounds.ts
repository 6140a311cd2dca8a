import type { KindSet } from '../net.ts';
import type { Core, Made } from './core.ts';
import { lowestOf } from './kinds.ts';
import { inside, touching } from './lattice.ts';

/** What can be had at most by using up one place; several things that could be done with it are not added up. */
export interface Gain {
  /** Null: what can be done as often as one likes. */
  readonly place: number | null;
  readonly cap: number;
  /** For one token, how much more can touch the set than has to be spent within it; where there are two sets, the same for the other one in addition. */
  readonly of: (set: KindSet, other?: KindSet) => number;
}

interface Use {
  readonly input: readonly Made[];
  readonly made: readonly Made[];
  readonly amount: number;
}

/**
 * All gains of a core. Whatever is done, the mana that touches a set of kinds is no more than the pool's and all gains together: each source
 * and step is counted at one place that it uses up, and its input as far as it has to be of these kinds.
 */
export function gainsOf(core: Core): readonly Gain[] {
  const { sources, joints, steps } = core;
  const caps = everHeld(core);
  const uses = new Map<number | null, Use[]>();
  const add = (place: number | null, use: Use): void => {
    const list = uses.get(place);
    if (list === undefined) uses.set(place, [use]);
    else list.push(use);
  };
  for (const { place, alternatives } of sources) for (const { made } of alternatives) add(place, { input: [], made, amount: 1 });
  for (const { input, takes, alternatives } of [...joints, ...steps]) {
    const [tightest] = takes
      .filter(({ place }) => caps[place] !== Number.POSITIVE_INFINITY)
      .sort((a, b) => (caps[a.place] ?? 0) / a.amount - (caps[b.place] ?? 0) / b.amount);
    for (const { made } of alternatives) add(tightest?.place ?? null, { input, made, amount: tightest?.amount ?? 1 });
  }
  return [...uses].map(([place, list]) => ({
    place,
    cap: place === null ? Number.POSITIVE_INFINITY : (caps[place] ?? 0),
    of: (set, other) => {
      let most = 0;
      for (const { input, made, amount } of list) {
        let more = touching(made, set) - inside(input, set);
        if (other !== undefined) more += touching(made, other) - inside(input, other);
        most = Math.max(most, more / amount);
      }
      return most;
    },
  }));
}

/** How much can be taken of each place in all: what it holds at the start and all that is ever given to it; infinity where that isn't bounded. */
function everHeld({ caps, joints, steps }: Core): readonly number[] {
  const all = [...joints, ...steps];
  const known = new Map<number, number>();
  const heldBy = (place: number): number => {
    const before = known.get(place);
    if (before !== undefined) return before;
    // What could be given because of what it gives itself isn't bounded this way.
    known.set(place, Number.POSITIVE_INFINITY);
    let sum = caps[place] ?? 0;
    for (const { takes, gives } of all) {
      for (const { place: to, amount } of gives) {
        if (to === place)
          sum += amount * takes.reduce((times, taken) => Math.min(times, heldBy(taken.place) / taken.amount), Number.POSITIVE_INFINITY);
      }
    }
    known.set(place, sum);
    return sum;
  };
  return caps.map((_, place) => heldBy(place));
}

/** What of the pool touches a set. */
export function pooled(pool: readonly number[], set: KindSet): number {
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += pool[lowestOf(rest)] ?? 0;
  return sum;
}

/** No more mana than this touches a set, or two sets added up, whatever is done. */
export function roomOf(core: Core, gains: readonly Gain[]): (set: KindSet, other?: KindSet) => number {
  return (set, other) => {
    let sum = pooled(core.pool, set) + (other === undefined ? 0 : pooled(core.pool, other));
    for (const { cap, of } of gains) {
      const gain = of(set, other);
      if (gain > 0) sum += cap * gain;
    }
    return sum;
  };
}

/** So much mana touches a set for certain, as long as nothing but tapping sources with a single outcome is done. */
export function sureOf({ pool, sources, caps }: Core): (set: KindSet) => number {
  const parts: Made[] = [];
  for (const { place, alternatives } of sources) {
    const cap = place === null ? Number.POSITIVE_INFINITY : (caps[place] ?? 0);
    if (cap <= 0 || (alternatives.length > 1 && place !== null)) continue;
    for (const { made } of alternatives) for (const { kinds, count } of made) parts.push({ kinds, count: cap * count });
  }
  return (set) => pooled(pool, set) + touching(parts, set);
}
