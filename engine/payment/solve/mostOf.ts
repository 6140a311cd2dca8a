import type { Coverable, Goal, KindSet, Net, Units } from '../net.ts';
import { boundsOf } from './bounds.ts';
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

  const { room } = boundsOf(view.core)(2 ** view.core.kinds - 1);
  const largest = BigInt(ASKABLE / 4) / size;
  const isBounded = room < ASKABLE / 4;
  // What nothing bounds, and what can be had in such amounts, could go on for ever.
  const isClear = room === Number.POSITIVE_INFINITY && holdsLittle(view.core);
  if (isClear && at(largest, { left: STATES / 10 }) === 'yes') return 'unbounded';
  const budget = { left: STATES };
  let low = 0n;
  let high = isBounded ? BigInt(Math.ceil(room)) / size + 1n : largest;
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

/** Whether amounts near the largest that are asked for can only come from going in circles: each token passes each step at most once without. */
function holdsLittle({ caps, pool, sources, joints, steps }: Core): boolean {
  const tokens = (list: readonly { readonly amount: number }[]): number => list.reduce((sum, { amount }) => sum + amount, 0);
  if (steps.some(({ takes, gives }) => tokens(gives) > tokens(takes))) return false;
  const made = [...sources, ...joints, ...steps].flatMap(({ alternatives }) =>
    alternatives.map((alternative) => alternative.made.reduce((sum, { count }) => sum + count, 0)),
  );
  const held = caps.reduce((sum, cap) => sum + (cap === Number.POSITIVE_INFINITY ? 0 : cap), 0);
  return pool.reduce((sum, count) => sum + count, 0) + (1 + held) * made.reduce((sum, count) => sum + count, 0) < ASKABLE / 2 ** 10;
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
