import type { Firing, Goal, KindSet, Net, NetPlan, Paid, Price } from '../net.ts';
import { flowOf, type Timed } from '../solve/flow.ts';
import type { Deed } from './run.ts';

/** Mana that is there from some time on: made by a firing as one of its units, or without such where it was in the pool or is a copy. */
interface Supply extends Timed {
  readonly from: number | null;
  readonly units: number | null;
}

/** Mana that is asked for at some time: as one of the units of a firing's input or of the goal, or to be there when all is doubled. */
interface Demand extends Timed {
  readonly to: number | null;
  readonly units: number | null;
}

/** Of more mana than this it isn't told which pays what. */
const MOST = 2n ** 50n;

/** A run of firings as a plan: which mana pays what, of which kind each is made, what is left. Null where the run can't be paid or makes too much. */
export function planOf(net: Net, goal: Goal, deeds: readonly Deed[]): NetPlan | null {
  const made: Map<number, bigint>[][] = deeds.map(
    ({ transition, output }) => net.transitions[transition]?.outputs[output]?.map(() => new Map<number, bigint>()) ?? [],
  );
  const paid: Paid[] = [];
  const pay = (part: Paid): void => {
    const same = paid.findIndex(
      ({ from, kind, to, units }) => from === part.from && kind === part.kind && to === part.to && units === part.units,
    );
    const before = paid[same];
    if (before === undefined) paid.push(part);
    else paid[same] = { ...before, amount: before.amount + part.amount };
  };
  const leftover = net.pool.map(() => 0n);
  const settle = ({ from, units }: Supply, kind: number, amount: number): void => {
    const slot = from === null || units === null ? undefined : made[from]?.[units];
    slot?.set(kind, (slot.get(kind) ?? 0n) + BigInt(amount));
  };
  let supplies: Supply[] = net.pool.flatMap((count, kind) => supplyOf(1 << kind, count, -1, null, null));
  let demands: Demand[] = [];
  /** Lets what there is meet what is asked for; returns what is there when all is doubled. */
  const meet = (): Supply[] | null => {
    const parcels = flowOf(supplies, demands);
    if (parcels === null) return null;
    const left = supplies.map(({ count }) => count);
    const kept: Supply[] = [];
    for (const { supply, demand, amount } of parcels) {
      const from = supplies[supply];
      const to = demands[demand];
      if (from === undefined || to === undefined) continue;
      const kind = lowestOf(from.kinds & to.kinds);
      left[supply] = (left[supply] ?? 0) - amount;
      settle(from, kind, amount);
      if (to.units === null) kept.push({ ...from, units: null, kinds: 1 << kind, count: amount });
      else pay({ from: from.from, kind, amount: BigInt(amount), to: to.to, units: to.units });
    }
    supplies.forEach((supply, at) => {
      const amount = left[at] ?? 0;
      if (amount === 0) return;
      const kind = lowestOf(supply.kinds);
      settle(supply, kind, amount);
      leftover[kind] = (leftover[kind] ?? 0n) + BigInt(amount);
    });
    supplies = [];
    demands = [];
    return kept;
  };
  for (const [at, { transition, output, doubled }] of deeds.entries()) {
    const { input = [], outputs = [], doubles = [], copies = 1n } = net.transitions[transition] ?? {};
    demands.push(...input.map(({ kinds, count }, units) => ({ kinds, count: Number(count), time: 2 * at, to: at, units })));
    if (doubled !== null) {
      demands.push(...doubled.map(({ kinds, count }) => ({ kinds, count: Number(count), time: 2 * at, to: null, units: null })));
      const kept = meet();
      if (kept === null) return null;
      const more = kept.map((mana) => ({
        ...mana,
        kinds: 1 << (doubles[lowestOf(mana.kinds)] ?? 0),
        count: mana.count * Number(copies),
        from: at,
        time: 2 * at,
      }));
      supplies = [...kept, ...more];
    }
    supplies.push(...(outputs[output] ?? []).flatMap(({ kinds, count }, units) => supplyOf(kinds, count, 2 * at + 1, at, units)));
    if (supplies.some(({ count }) => BigInt(count) > MOST)) return null;
  }
  demands.push(...goal.mana.map(({ kinds, count }, units) => ({ kinds, count: Number(count), time: 2 * deeds.length, to: null, units })));
  if (meet() === null) return null;
  const firings: Firing[] = deeds.map(({ transition, output }, at) => ({
    transition,
    output,
    times: 1,
    made: (made[at] ?? []).map((kinds) => [...kinds].map(([kind, amount]) => ({ kind, amount }))),
  }));
  return { best: false, firings, paid, leftover, price: priceOf(net, firings) };
}

const supplyOf = (kinds: KindSet, count: bigint, time: number, from: number | null, units: number | null): Supply[] =>
  count > 0n && kinds !== 0 ? [{ kinds, count: Number(count), time, from, units }] : [];

const lowestOf = (kinds: KindSet): number => 31 - Math.clz32(kinds & -kinds);

function priceOf({ transitions }: Net, firings: readonly Firing[]): Price {
  const sum = (of: keyof Price): number => firings.reduce((all, { transition }) => all + (transitions[transition]?.price[of] ?? 0), 0);
  return {
    life: sum('life'),
    permanents: sum('permanents'),
    oneShot: sum('oneShot'),
    cards: sum('cards'),
    flexibility: sum('flexibility'),
  };
}
