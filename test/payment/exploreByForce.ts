import type { Goal, Net, NetPlan, Price, Tokens, Units } from '../../engine/payment/net.ts';

export const FREE: Price = { life: 0, permanents: 0, oneShot: 0, cards: 0, flexibility: 0 };

/**
 * Every pool that a small net can come to, found without any cleverness: from each state every transition, every way to pay it, every
 * alternative and every choice of kinds. Written apart from the engine's search, to be compared with it.
 */
export interface Forced {
  readonly states: readonly State[];
  readonly pools: readonly (readonly number[])[];
  /** The most of each kind in one state or another. */
  readonly most: readonly number[];
  /** What it ended by: all was seen, more than `cap` of something was counted as `cap`, or there were too many states. */
  readonly end: 'all' | 'cap' | 'states';
}

export interface State {
  readonly places: readonly number[];
  readonly pool: readonly number[];
}

export function byForce(net: Net, cap: number, states: number): Forced {
  const start: State = { places: net.places, pool: net.pool.map(Number) };
  const seen = new Map([[keyOf(start, cap), start]]);
  const most = [...start.pool];
  let end: Forced['end'] = 'all';
  for (const state of seen.values()) {
    for (const exact of nextStates(net, state)) {
      const capped = (amount: number): number => (amount === Infinity ? amount : Math.min(amount, cap));
      const next = { places: exact.places.map(capped), pool: exact.pool.map(capped) };
      if (exact.places.some((amount) => amount > cap && amount !== Infinity) || exact.pool.some((amount) => amount > cap)) end = 'cap';
      next.pool.forEach((amount, kind) => {
        most[kind] = Math.max(most[kind] ?? 0, amount);
      });
      const key = keyOf(next, cap);
      if (!seen.has(key)) seen.set(key, next);
      if (seen.size > states) return { states: [], pools: [], most, end: 'states' };
    }
  }
  const all = [...seen.values()];
  return { states: all, pools: [...new Map(all.map(({ pool }) => [pool.join(), pool])).values()], most, end };
}

/** Different for different states with amounts of at most `cap` (or Infinity) in up to a dozen places and kinds. */
function keyOf({ places, pool }: State, cap: number): number {
  let key = 0;
  for (const amount of places) key = key * (cap + 2) + Math.min(amount, cap + 1);
  for (const amount of pool) key = key * (cap + 2) + amount;
  return key;
}

function nextStates(net: Net, state: State): State[] {
  return net.transitions.flatMap(({ input, takes, gives, outputs, doubles, copies = 1n }) => {
    const places = [...state.places];
    for (const { place, amount } of takes) places[place] = (places[place] ?? 0) - amount;
    if (places.some((amount) => amount < 0)) return [];
    for (const { place, amount } of gives) places[place] = (places[place] ?? 0) + amount;
    const paid = changed(state.pool, input, -1).filter((pool) => pool.every((amount) => amount >= 0));
    const copied = paid.map((pool) =>
      pool.map((amount, at) =>
        (doubles ?? []).reduce((sum, to, from) => (to === at ? sum + (pool[from] ?? 0) * Number(copies) : sum), amount),
      ),
    );
    return copied.flatMap((pool) => outputs.flatMap((units) => changed(pool, units, 1).map((after) => ({ places, pool: after }))));
  });
}

/** The pool with each of these units, one mana at a time, added or taken as any of its kinds. */
function changed(pool: readonly number[], units: readonly Units[], by: 1 | -1): readonly (readonly number[])[] {
  let pools: readonly (readonly number[])[] = [pool];
  for (const { kinds, count } of units) {
    for (let each = 0n; each < count; each++) {
      pools = pools.flatMap((before) =>
        before.flatMap((_, kind) =>
          (kinds & (1 << kind)) === 0 ? [] : [before.map((amount, at) => (at === kind ? amount + by : amount))],
        ),
      );
    }
  }
  return pools.length < 9 ? pools : [...new Map(pools.map((one) => [one.join(), one])).values()];
}

/** Whether a goal could be paid in some state. */
export const isPaid = (state: State, { mana, takes }: Goal): boolean =>
  nextStates({ kinds: 0, places: [], pool: [], transitions: [{ input: mana, takes, gives: [], outputs: [[]], price: FREE }] }, state)
    .length > 0;

/** Does what a plan says, mana by mana; what is wrong with it, or null. */
export function replayed(net: Net, goal: Goal, plan: NetPlan): string | null {
  const places = [...net.places];
  /** Unspent mana by the firing that made it and its kind. */
  let pool = net.pool.map((amount, kind) => ({ from: null as number | null, kind, amount }));
  const pay = (to: number | null, asked: readonly Units[]): string | null => {
    for (const [at, { kinds, count }] of asked.entries()) {
      const parts = plan.paid.filter((one) => one.to === to && one.units === at);
      if (parts.reduce((sum, { amount }) => sum + amount, 0n) !== count) return `units ${at} of ${to} are not paid`;
      for (const { from, kind, amount } of parts) {
        if ((kinds & (1 << kind)) === 0) return `kind ${kind} does not pay units ${at} of ${to}`;
        let left = amount;
        pool = pool.map((one) => {
          if (one.from !== from || one.kind !== kind) return one;
          const rest = one.amount - left;
          left = rest < 0n ? -rest : 0n;
          return { ...one, amount: rest < 0n ? 0n : rest };
        });
        if (left > 0n) return `mana of ${from} is not there for ${to}`;
      }
    }
    return null;
  };
  const take = (tokens: readonly Tokens[], by: 1 | -1): boolean => {
    for (const { place, amount } of tokens) places[place] = (places[place] ?? 0) + by * amount;
    return places.every((amount) => amount >= 0);
  };
  for (const [at, { transition, output, times, made }] of plan.firings.entries()) {
    const fired = net.transitions[transition];
    const outputs = fired?.outputs[output];
    if (fired === undefined || outputs === undefined || times !== 1) return `firing ${at} is none`;
    if (!take(fired.takes, -1)) return `firing ${at} takes too much`;
    const wrong = pay(at, fired.input);
    if (wrong !== null) return wrong;
    const copied = fired.doubles;
    const copies = fired.copies ?? 1n;
    if (copied !== undefined)
      pool.push(...pool.map(({ kind, amount }) => ({ from: at, kind: copied[kind] ?? 0, amount: amount * copies })));
    for (const [units, { kinds, count }] of outputs.entries()) {
      const parts = made[units] ?? [];
      if (parts.reduce((sum, { amount }) => sum + amount, 0n) !== count || parts.some(({ kind }) => (kinds & (1 << kind)) === 0))
        return `firing ${at} makes other mana`;
      pool.push(...parts.map(({ kind, amount }) => ({ from: at, kind, amount })));
    }
    take(fired.gives, 1);
  }
  const wrong = pay(null, goal.mana);
  if (wrong !== null) return wrong;
  if (!take(goal.takes, -1)) return 'the goal takes too much';
  const left = net.pool.map((_, kind) => pool.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0n));
  return left.join() === plan.leftover.join() ? null : `left ${left} for ${plan.leftover}`;
}

/** The largest of some pools, after kinds that are one class are counted together. */
export function maximalByForce(pools: readonly (readonly number[])[], of: readonly number[], classes: number): readonly string[] {
  const merged = pools.map((pool) => {
    const sums = Array.from({ length: classes }, () => 0);
    pool.forEach((amount, kind) => {
      const at = of[kind] ?? -1;
      if (at >= 0) sums[at] = (sums[at] ?? 0) + amount;
    });
    return sums;
  });
  const distinct = [...new Map(merged.map((sums) => [sums.join(), sums])).values()];
  return distinct
    .filter((one) => one.some((amount) => amount > 0))
    .filter((one) => !distinct.some((other) => other !== one && one.every((amount, at) => amount <= (other[at] ?? 0))))
    .map((one) => one.join())
    .sort();
}
