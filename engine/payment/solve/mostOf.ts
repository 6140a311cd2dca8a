import type { Coverable, Goal, KindSet, Net, Units } from '../net.ts';
import { gainsOf } from './bounds.ts';
import { type Budget, STATES } from './budget.ts';
import { ASKABLE, type Core } from './core.ts';
import { coverableIn } from './coverable.ts';
import { madeOf } from './draft.ts';
import { inside, latticeOf } from './lattice.ts';
import { type PreparedNet, viewFor } from './prepared.ts';

/**
 * The largest n for which the goal and n times `each` in addition can be covered: the largest X of a cost with {X}. Null where the goal alone
 * can't be covered. `unbounded` where every n will do.
 */
export function mostOf(prepared: PreparedNet, goal: Goal, each: readonly Units[]): bigint | 'unbounded' | 'undetermined' | null {
  const view = viewFor(prepared, goal);
  const size = each.reduce((sum, { count }) => sum + count, 0n);
  if (isPlain(view.core) && size > 0n) return view.core.impossible ? null : mostByHall(prepared.net, view.core, goal, each);
  const at = (times: bigint, budget: Budget): Coverable => {
    const more = each.map(({ kinds, count }) => ({ kinds, count: count * times }));
    return coverableIn(view, { ...goal, mana: [...goal.mana, ...more] }, budget);
  };
  const none = at(0n, { left: STATES });
  if (none !== 'yes') return none === 'no' ? null : none;
  if (size <= 0n) return 'unbounded';

  const { bounded, endless } = suppliesOf(view.core);
  const largest = BigInt(ASKABLE / 4) / size;
  // What is bounded alone can't reach so far: what reaches it could go on for ever.
  const isClear = bounded < ASKABLE / 16;
  if (endless && isClear && at(largest, { left: STATES / 10 }) === 'yes') return 'unbounded';
  const budget = { left: STATES };
  let low = 0n;
  let high = endless || !isClear ? largest : BigInt(Math.ceil(bounded)) / size + 1n;
  for (let next = 1n; next < high; next *= 2n) {
    if (at(next, budget) !== 'yes') {
      high = next;
      break;
    }
    low = next;
  }
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (at(middle, budget) === 'yes') low = middle;
    else high = middle;
  }
  return at(low + 1n, { left: STATES }) === 'no' ? low : 'undetermined';
}

/** How much mana all that is bounded could make together, and whether something isn't. */
function suppliesOf(core: Core): { readonly bounded: number; readonly endless: boolean } {
  const all = (1 << core.kinds) - 1;
  let bounded = core.pool.reduce((sum, count) => sum + count, 0);
  let endless = false;
  for (const { cap, of } of gainsOf(core)) {
    const gain = of(all);
    // What makes no more mana than it spends could still change its kind again and again.
    if (cap === Number.POSITIVE_INFINITY) endless = true;
    else bounded += cap * gain;
  }
  return { bounded, endless };
}

/** Whether Hall's condition is all there is to it. */
const isPlain = ({ sources, joints, steps, need, doubling }: Core): boolean =>
  !doubling &&
  joints.length === 0 &&
  steps.length === 0 &&
  need.every((amount) => amount === 0) &&
  sources.every(({ alternatives, place }) => place === null || alternatives.length === 1);

/** Exact for numbers of any size. */
function mostByHall(net: Net, { sources, caps }: Core, goal: Goal, each: readonly Units[]): bigint | 'unbounded' | 'undetermined' | null {
  const lattice = latticeOf([...goal.mana, ...each].map(({ kinds }) => kinds));
  if (lattice === null) return 'undetermined';
  const asked = goal.mana.filter(({ count }) => count > 0n);
  const perTime = madeOf(each);
  let most: bigint | null = null;
  for (const set of lattice.sets) {
    const supply = supplyWithin(set);
    if (supply === null) continue;
    const left = supply - asked.reduce((sum, { kinds, count }) => ((kinds & ~set) === 0 ? sum + count : sum), 0n);
    if (left < 0n) return null;
    const step = BigInt(inside(perTime, set));
    if (step > 0n && (most === null || left / step < most)) most = left / step;
  }
  return most ?? 'unbounded';

  /** Null where it never runs out. */
  function supplyWithin(set: KindSet): bigint | null {
    let sum = net.pool.reduce((total, count, kind) => ((set & (1 << kind)) !== 0 ? total + count : total), 0n);
    for (const { place, alternatives } of sources) {
      const cap = place === null ? Number.POSITIVE_INFINITY : (caps[place] ?? 0);
      for (const { made, members } of alternatives) {
        if (cap <= 0 || !made.some(({ kinds }) => (kinds & set) !== 0)) continue;
        if (cap === Number.POSITIVE_INFINITY) return null;
        const [member] = members;
        const [single, ...others] = made;
        // Single mana of several abilities is one mana of any of their kinds.
        const isSingle = single?.count === 1 && others.length === 0;
        const units = member === undefined || isSingle ? [] : (net.transitions[member.transition]?.outputs[member.output] ?? []);
        const each = isSingle ? 1n : units.reduce((total, { kinds, count }) => ((kinds & set) !== 0 ? total + count : total), 0n);
        sum += BigInt(cap) * each;
      }
    }
    return sum;
  }
}
