import type { KindSet, Tokens } from '../net.ts';
import type { Core, Made, Step } from './core.ts';
import { lowestOf } from './kinds.ts';
import { inside, touching } from './lattice.ts';

/**
 * What can't be exceeded. Each place is given a weight, so that whatever is done, the mana that touches the set, and what places hold by their
 * weights, together never grow: `room` is what they are at the start. Infinity where no weights are found.
 */
export interface Bound {
  readonly room: number;
  readonly weights: readonly number[];
}

/** Bounds for sets of kinds; where there are two sets, for how much touches each of them added up. */
export type Bounds = (set: KindSet, other?: KindSet) => Bound;

interface Change {
  readonly input: readonly Made[];
  readonly made: readonly Made[];
  readonly takes: readonly Tokens[];
  readonly gives: readonly Tokens[];
  /** What bears what it makes: the place that the fewest can be done from. */
  readonly bearer: Tokens | null;
}

/** In more rounds no weights are found. */
const ROUNDS = 40;
const ROUNDING = 1e-9;

export function boundsOf(core: Core): Bounds {
  const { sources, joints, steps, caps, pool } = core;
  const changes = [
    ...sources.flatMap(({ place, alternatives }) =>
      changesOf({ takes: place === null ? [] : [{ place, amount: 1 }], alternatives, input: [], gives: [] }, caps),
    ),
    ...[...joints, ...steps].flatMap((step) => changesOf(step, caps)),
  ];
  return (set, other) => {
    const pooledNow = pooled(pool, set) + (other === undefined ? 0 : pooled(pool, other));
    const weights = caps.map(() => 0);
    const gains = changes.map(({ made, input }) => {
      const gain = touching(made, set) - inside(input, set);
      return other === undefined ? gain : gain + touching(made, other) - inside(input, other);
    });
    for (let round = 0; round < ROUNDS; round++) {
      let isDone = true;
      for (let index = 0; index < changes.length; index++) {
        const change = changes[index];
        if (change === undefined) continue;
        const more = (gains[index] ?? 0) + weighed(change.gives, weights) - weighed(change.takes, weights);
        if (more <= ROUNDING) continue;
        if (change.bearer === null) return { room: Number.POSITIVE_INFINITY, weights };
        weights[change.bearer.place] = (weights[change.bearer.place] ?? 0) + more / change.bearer.amount;
        isDone = false;
      }
      if (isDone)
        return { room: weights.reduce((sum, weight, place) => (weight > 0 ? sum + weight * (caps[place] ?? 0) : sum), pooledNow), weights };
    }
    return { room: Number.POSITIVE_INFINITY, weights };
  };
}

function weighed(tokens: readonly Tokens[], weights: readonly number[]): number {
  let sum = 0;
  for (const { place, amount } of tokens) sum += amount * (weights[place] ?? 0);
  return sum;
}

function changesOf({ input, takes, gives, alternatives }: Step, caps: readonly number[]): readonly Change[] {
  const [bearer = null] = [...takes].sort((a, b) => (caps[a.place] ?? 0) / a.amount - (caps[b.place] ?? 0) / b.amount);
  return alternatives.map(({ made }) => ({ input, made, takes, gives, bearer }));
}

/** What of the pool touches a set. */
export function pooled(pool: readonly number[], set: KindSet): number {
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += pool[lowestOf(rest)] ?? 0;
  return sum;
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
