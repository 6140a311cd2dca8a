import type { SymbolDemand } from '../costs/demand.ts';
import type { Pays } from '../costs/spending.ts';
import { genericHalf } from '../costs/symbols.ts';
import type { PooledMana } from '../state/manaPool.ts';

/** How unspent mana pays a mana cost. */
export interface PoolPayment {
  readonly spent: readonly PooledMana[];
  /** 107.4f: life paid in place of Phyrexian symbols. */
  readonly life: number;
}

/** Most ways of announcing {2/W}-like and Phyrexian symbols that are tried. */
const MOST_WAYS = 4_096;

/**
 * 118.3a: pays symbols from a pool. Symbols with another half are paid with their color where that can be, Phyrexian ones with the least
 * life. Which mana goes is settled by what is least worth keeping: mana that can be spent on little else first, colorless before colored.
 * Null where the pool does not pay for it, with at most so much life.
 */
export function payFromPool(pool: readonly PooledMana[], demands: readonly SymbolDemand[], pays: Pays, life: number): PoolPayment | null {
  const kinds = [...pool].sort((left, right) => worth(left, demands, pays) - worth(right, demands, pays));
  for (const way of waysOf(demands)) {
    if (way.life > life) continue;
    const spent = cover(kinds, way.demands, pays);
    if (spent !== null) return { spent, life: way.life };
  }
  return null;
}

/** How much is lost where mana of a kind is spent here: what can go on little else is worth the least. */
function worth(mana: PooledMana, demands: readonly SymbolDemand[], pays: Pays): number {
  const isRestricted = mana.riders.some(({ kind }) => kind === 'spendOnly' || kind === 'cantSpend');
  const isLasting = mana.lifetime !== 'step';
  const isSnow = mana.origin?.supertypes.includes('snow') === true;
  const uses = demands.filter((demand) => pays(mana, demand)).length;
  return (isRestricted ? 0 : 100) + (isLasting ? 20 : 0) + (mana.type === 'C' ? 0 : 10) + (isSnow ? 5 : 0) + uses / (demands.length + 1);
}

interface Way {
  readonly demands: readonly SymbolDemand[];
  readonly life: number;
}

/** 601.2b: the ways of announcing symbols with two halves: with the least life first, then with the most of them in their color. */
function waysOf(demands: readonly SymbolDemand[]): readonly Way[] {
  const ways = demands.reduce<readonly Way[]>(
    (before, demand) =>
      before
        .flatMap((way) => halves(demand).map(({ as, life }) => ({ demands: [...way.demands, ...as], life: way.life + life })))
        .slice(0, MOST_WAYS),
    [{ demands: [], life: 0 }],
  );
  return [...ways].sort((left, right) => left.life - right.life);
}

function halves(demand: SymbolDemand): readonly { readonly as: readonly SymbolDemand[]; readonly life: number }[] {
  const generic = genericHalf(demand);
  return [
    { as: [demand], life: 0 },
    ...(generic === null ? [] : [{ as: [generic], life: 0 }]),
    ...(demand.orLife > 0 ? [{ as: [], life: demand.orLife }] : []),
  ];
}

/** Mana for every demand, of the kinds that come first where there is a choice (augmenting paths); null where it does not suffice. */
function cover(kinds: readonly PooledMana[], demands: readonly SymbolDemand[], pays: Pays): readonly PooledMana[] | null {
  const open = demands.map(({ amount }) => amount);
  const flow = kinds.map(() => demands.map(() => 0n));
  const at = (kind: number, demand: number): bigint => flow[kind]?.[demand] ?? 0n;
  const add = (kind: number, demand: number, amount: bigint): void => {
    const row = flow[kind];
    if (row !== undefined) row[demand] = (row[demand] ?? 0n) + amount;
  };
  const can = (kind: number, demand: number): boolean => {
    const [mana, wanted] = [kinds[kind], demands[demand]];
    return mana !== undefined && wanted !== undefined && pays(mana, wanted);
  };
  /** A chain from a kind to a demand that is open: each demand passed hands one of its kinds over to the next. */
  const path = (start: number): readonly (readonly [kind: number, demand: number])[] | null => {
    const from = new Map<number, readonly [kind: number, before: number | null]>();
    const queue: number[] = [];
    const reach = (kind: number, before: number | null): void => {
      for (const demand of demands.keys()) {
        if (from.has(demand) || !can(kind, demand)) continue;
        from.set(demand, [kind, before]);
        queue.push(demand);
      }
    };
    reach(start, null);
    for (let demand = queue.shift(); demand !== undefined; demand = queue.shift()) {
      if ((open[demand] ?? 0n) > 0n) {
        const steps: (readonly [number, number])[] = [];
        for (let next: number | null = demand; next !== null; ) {
          const step: readonly [number, number | null] | undefined = from.get(next);
          if (step === undefined) break;
          steps.unshift([step[0], next]);
          next = step[1];
        }
        return steps;
      }
      for (const kind of kinds.keys()) if (at(kind, demand) > 0n) reach(kind, demand);
    }
    return null;
  };
  for (const [kind, { amount }] of kinds.entries()) {
    let left = amount;
    for (let steps = left > 0n ? path(kind) : null; steps !== null; steps = left > 0n ? path(kind) : null) {
      const end = steps.at(-1)?.[1] ?? 0;
      let most = (open[end] ?? 0n) < left ? (open[end] ?? 0n) : left;
      steps.forEach(([mover], index) => {
        const before = steps[index - 1];
        if (before !== undefined && at(mover, before[1]) < most) most = at(mover, before[1]);
      });
      steps.forEach(([mover, demand], index) => {
        const before = steps[index - 1];
        if (before !== undefined) add(mover, before[1], -most);
        add(mover, demand, most);
      });
      open[end] = (open[end] ?? 0n) - most;
      left -= most;
    }
  }
  if (open.some((amount) => amount > 0n)) return null;
  return kinds.flatMap((mana, kind) => {
    const amount = demands.reduce((sum, _, demand) => sum + at(kind, demand), 0n);
    return amount > 0n ? [{ ...mana, amount }] : [];
  });
}
