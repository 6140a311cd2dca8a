import type { Firing, Net, NetPlan, Paid } from './net.ts';

/** A plan with every firing by itself: one that happens several times becomes so many. */
export function singly(net: Net, plan: NetPlan): NetPlan {
  if (plan.firings.every(({ times }) => times === 1)) return plan;
  const firings: Firing[] = [];
  const places = plan.firings.map((firing) => {
    const start = firings.length;
    firings.push(...apart(net, firing));
    return { start, times: firing.times };
  });
  const made = firings.map((firing) => amountsOf(firing));
  const asked = firings.map(({ transition }) => (net.transitions[transition]?.input ?? []).map(({ count }) => count));
  const paid: Paid[] = [];
  for (const { from, kind, amount, to, units } of plan.paid) {
    let left = amount;
    for (const source of placesOf(places, from))
      for (const target of placesOf(places, to)) {
        if (left === 0n) break;
        const there = source === null ? left : (made[source]?.get(kind) ?? 0n);
        const wanted = target === null ? left : (asked[target]?.[units] ?? 0n);
        const share = [left, there, wanted].reduce((least, one) => (one < least ? one : least));
        if (share === 0n) continue;
        paid.push({ from: source, kind, amount: share, to: target, units });
        if (source !== null) made[source]?.set(kind, there - share);
        const demands = target === null ? undefined : asked[target];
        if (demands !== undefined) demands[units] = wanted - share;
        left -= share;
      }
  }
  return { ...plan, firings, paid };
}

function placesOf(
  places: readonly { readonly start: number; readonly times: number }[],
  firing: number | null,
): readonly (number | null)[] {
  if (firing === null) return [null];
  const { start, times } = places[firing] ?? { start: 0, times: 0 };
  return Array.from({ length: times }, (_, index) => start + index);
}

/** So many single firings, the mana of all shared out among them. */
function apart(net: Net, { transition, output, times, made }: Firing): readonly Firing[] {
  const counts = net.transitions[transition]?.outputs[output] ?? [];
  const left = made.map((kinds) => kinds.map(({ kind, amount }) => ({ kind, amount })));
  return Array.from({ length: times }, () => ({
    transition,
    output,
    times: 1,
    made: left.map((kinds, index) => {
      let missing = counts[index]?.count ?? 0n;
      return kinds.flatMap((entry) => {
        const amount = entry.amount < missing ? entry.amount : missing;
        if (amount === 0n) return [];
        entry.amount -= amount;
        missing -= amount;
        return [{ kind: entry.kind, amount }];
      });
    }),
  }));
}

function amountsOf({ made }: Firing): Map<number, bigint> {
  const amounts = new Map<number, bigint>();
  for (const { kind, amount } of made.flat()) amounts.set(kind, (amounts.get(kind) ?? 0n) + amount);
  return amounts;
}
