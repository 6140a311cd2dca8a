import type { Net, NetPlan } from './net.ts';

/**
 * The same plan with its single firings in an order that is easy to follow: what spends mana comes early, right after what makes that mana;
 * `precedences`: firings of `early` that go before those of `late` where nothing stands against it (what counts creatures before they are sacrificed).
 */
export function inOrder(
  net: Net,
  plan: NetPlan,
  precedences: readonly { readonly early: ReadonlySet<number>; readonly late: ReadonlySet<number> }[],
): NetPlan {
  const { firings } = plan;
  const before = firings.map((): Set<number> => new Set());
  for (const { from, to } of plan.paid) if (from !== null && to !== null) before[to]?.add(from);
  for (const [place, touching] of placesTouched(net, plan)) keepOrder(place, touching, net, plan, before);
  for (const firing of firings.keys())
    for (let other = 0; other < firing; other += 1) if (doubles(firing, net, plan) || doubles(other, net, plan)) before[firing]?.add(other);
  for (const { early, late } of precedences)
    for (const after of late) for (const first of early) if (!reaches(before, first, after)) before[after]?.add(first);
  const done = new Set<number>();
  const order: number[] = [];
  const emit = (firing: number): void => {
    if (done.has(firing)) return;
    done.add(firing);
    for (const needed of before[firing] ?? []) emit(needed);
    order.push(firing);
  };
  const spends = (firing: number): boolean => (net.transitions[firings[firing]?.transition ?? -1]?.input.length ?? 0) > 0;
  for (const firing of firings.keys()) if (spends(firing)) emit(firing);
  for (const firing of firings.keys()) emit(firing);
  const place = new Map(order.map((firing, index) => [firing, index]));
  const moved = (firing: number | null): number | null => (firing === null ? null : (place.get(firing) ?? null));
  return {
    ...plan,
    firings: order.flatMap((firing) => firings[firing] ?? []),
    paid: plan.paid.map((paid) => ({ ...paid, from: moved(paid.from), to: moved(paid.to) })),
  };
}

/** What doubles the pool stays where it is: what is there by then makes a difference. */
const doubles = (firing: number, { transitions }: Net, { firings }: NetPlan): boolean =>
  transitions[firings[firing]?.transition ?? -1]?.doubles !== undefined;

/** For each place the firings that take from it or give to it, in the order of the plan. */
function placesTouched({ transitions }: Net, { firings }: NetPlan): ReadonlyMap<number, readonly number[]> {
  const touched = new Map<number, number[]>();
  for (const [firing, { transition }] of firings.entries()) {
    const { takes = [], gives = [] } = transitions[transition] ?? {};
    for (const { place } of [...takes, ...gives]) {
      const list = touched.get(place) ?? [];
      if (list.at(-1) !== firing) list.push(firing);
      touched.set(place, list);
    }
  }
  return touched;
}

/** What takes from a place that another firing gives to keeps its order to it; those that only take from it don't matter to one another. */
function keepOrder(place: number, touching: readonly number[], net: Net, { firings }: NetPlan, before: readonly Set<number>[]): void {
  const gives = (firing: number): boolean =>
    net.transitions[firings[firing]?.transition ?? -1]?.gives.some((tokens) => tokens.place === place) === true;
  for (const [index, later] of touching.entries())
    for (const earlier of touching.slice(0, index)) if (gives(later) || gives(earlier)) before[later]?.add(earlier);
}

/** Whether a firing has to come before another that is wanted before it. */
function reaches(before: readonly ReadonlySet<number>[], from: number, to: number): boolean {
  const seen = new Set<number>();
  const queue = [from];
  for (let firing = queue.pop(); firing !== undefined; firing = queue.pop()) {
    if (firing === to) return true;
    for (const needed of before[firing] ?? [])
      if (!seen.has(needed)) {
        seen.add(needed);
        queue.push(needed);
      }
  }
  return false;
}
