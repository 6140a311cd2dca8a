import type { KindSet } from '../net.ts';

/** Mana that is made, or asked for, at a time: what is made earlier can pay what is asked for later. */
export interface Timed {
  readonly kinds: KindSet;
  readonly count: number;
  readonly time: number;
}

/** So much of a supply pays a demand, by their places in the lists. */
export interface Parcel {
  readonly supply: number;
  readonly demand: number;
  readonly amount: number;
}

/** Which supply pays which demand, or null where not all demands can be paid: a largest flow, made larger along one path after another. */
export function flowOf(supplies: readonly Timed[], demands: readonly Timed[]): readonly Parcel[] | null {
  const flows = supplies.map(() => new Float64Array(demands.length));
  const left = supplies.map(({ count }) => count);
  const reaches = (supply: number, demand: Timed): boolean => {
    const timed = supplies[supply];
    return timed !== undefined && timed.time < demand.time && (timed.kinds & demand.kinds) !== 0;
  };
  // The least flexible supplies first, so that what is left over is flexible.
  const order = supplies.map((_, index) => index).sort((a, b) => width(supplies[a]) - width(supplies[b]) || a - b);
  for (const first of demands.map((_, index) => index).sort((a, b) => width(demands[a]) - width(demands[b]) || a - b)) {
    let open = demands[first]?.count ?? 0;
    while (open > 0) {
      const sent = augment(first, open, { demands, flows, left, order, reaches });
      if (sent === 0) return null;
      open -= sent;
    }
  }
  return flows.flatMap((row, supply) => [...row].flatMap((amount, demand) => (amount > 0 ? [{ supply, demand, amount }] : [])));
}

const width = (timed: Timed | undefined): number => {
  let bits = 0;
  for (let rest = timed?.kinds ?? 0; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
};

interface Network {
  readonly demands: readonly Timed[];
  readonly flows: readonly Float64Array[];
  readonly left: number[];
  readonly order: readonly number[];
  readonly reaches: (supply: number, demand: Timed) => boolean;
}

/** Pays some more of a demand by a shortest path to a supply that has something left; returns how much. */
function augment(first: number, most: number, { demands, flows, left, order, reaches }: Network): number {
  const viaSupply = new Map<number, number>([[first, -1]]);
  const viaDemand = new Map<number, number>();
  const queue = [first];
  for (const demand of queue) {
    const timed = demands[demand];
    if (timed === undefined) continue;
    for (const supply of order) {
      if (viaDemand.has(supply) || !reaches(supply, timed)) continue;
      viaDemand.set(supply, demand);
      if ((left[supply] ?? 0) > 0) return send(supply, most);
      flows[supply]?.forEach((amount, other) => {
        if (amount > 0 && !viaSupply.has(other)) {
          viaSupply.set(other, supply);
          queue.push(other);
        }
      });
    }
  }
  return 0;

  function send(last: number, wanted: number): number {
    let amount = Math.min(wanted, left[last] ?? 0);
    for (let supply = last; ; ) {
      const demand = viaDemand.get(supply) ?? first;
      const from = viaSupply.get(demand) ?? -1;
      if (from < 0) break;
      amount = Math.min(amount, flows[from]?.[demand] ?? 0);
      supply = from;
    }
    left[last] = (left[last] ?? 0) - amount;
    for (let supply = last; ; ) {
      const demand = viaDemand.get(supply) ?? first;
      const row = flows[supply];
      if (row !== undefined) row[demand] = (row[demand] ?? 0) + amount;
      const from = viaSupply.get(demand) ?? -1;
      if (from < 0) return amount;
      const back = flows[from];
      if (back !== undefined) back[demand] = (back[demand] ?? 0) - amount;
      supply = from;
    }
  }
}
