import type { Goal, KindSet } from '../net.ts';
import { boundsOf, sureOf } from './bounds.ts';
import { ASKABLE, type Core } from './core.ts';

/** How much mana touches a set of kinds: for certain, and at most. */
export interface Touches {
  readonly sure: (set: KindSet) => number;
  readonly most: (set: KindSet) => number;
}

/** Up to so many kinds all sets are counted beforehand. */
const TABLED = 8;

/** Counted for all sets of kinds beforehand where these are few, and otherwise as they come up. */
export function touchesOf(core: Core): Touches {
  const bounds = boundsOf(core);
  return { sure: counted(core.kinds, sureOf(core)), most: counted(core.kinds, (set) => bounds(set).room) };
}

function counted(kinds: number, count: (set: KindSet) => number): (set: KindSet) => number {
  if (kinds <= TABLED) {
    const table = Float64Array.from({ length: 1 << kinds }, (_, set) => count(set));
    return (set) => table[set] ?? 0;
  }
  const known = new Map<KindSet, number>();
  return (set) => {
    let sum = known.get(set);
    if (sum === undefined) {
      sum = count(set);
      if (known.size < 10_000) known.set(set, sum);
    }
    return sum;
  };
}

/** Demands by set of kinds, and all unions of these sets: filled anew for each question. */
const MOST_MASKS = 8;
const masks = new Int32Array(MOST_MASKS);
const counts = new Float64Array(MOST_MASKS);
const unions = new Int32Array(1 << MOST_MASKS);

/**
 * Hall's condition: 'yes' where what is there for certain covers the goal's mana, 'no' where what could be there at most does not, and
 * otherwise null, as also where the goal asks for too many different sets of kinds or too much.
 */
export function hall({ sure, most }: Touches, { mana }: Goal, kinds: number): 'yes' | 'no' | null {
  const all = (1 << kinds) - 1;
  let length = 0;
  for (let index = 0; index < mana.length; index++) {
    const units = mana[index];
    if (units === undefined || units.count <= 0n) continue;
    const mask = units.kinds & all;
    const count = Number(units.count);
    let at = 0;
    while (at < length && masks[at] !== mask) at += 1;
    if (at === MOST_MASKS || count > ASKABLE) return null;
    if (at === length) {
      masks[at] = mask;
      counts[at] = 0;
      length += 1;
    }
    counts[at] = (counts[at] ?? 0) + count;
  }
  let covered = true;
  const tests = 1 << length;
  for (let test = 1; test < tests; test++) {
    const low = 31 - Math.clz32(test & -test);
    const union = (unions[test & (test - 1)] ?? 0) | (masks[low] ?? 0);
    unions[test] = union;
    let asked = 0;
    let repeated = false;
    for (let at = 0; at < length; at++) {
      if (((masks[at] ?? 0) & ~union) !== 0) continue;
      // The same union comes up again with this set in it, and counts the same.
      if ((test & (1 << at)) === 0) {
        repeated = true;
        break;
      }
      asked += counts[at] ?? 0;
    }
    if (repeated || (covered && asked <= sure(union))) continue;
    if (asked > sure(union)) covered = false;
    if (!covered && asked > most(union)) return 'no';
  }
  return covered ? 'yes' : null;
}
