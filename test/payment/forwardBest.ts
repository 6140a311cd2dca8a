import type { Concern } from '../../engine/payment/answer.ts';
import type { Goal, Net } from '../../engine/payment/net.ts';
import { firingsFrom, keyOf, type Marking, pays } from './forward.ts';

/** What the firings of a transition give up, in an order of concerns; the last entry counts firings. Making more mana than it spends is what leaves mana floating. */
export function costOfFiring({ transitions }: Net, transition: number, output: number, order: readonly Concern[]): readonly number[] {
  const { price, input = [], outputs = [] } = transitions[transition] ?? {};
  const total = (units: readonly { readonly count: bigint }[]): number => units.reduce((sum, { count }) => sum + Number(count), 0);
  const gain = Math.max(0, total(outputs[output] ?? []) - total(input));
  return [...order.map((concern) => (concern === 'floating' ? gain : (price?.[concern] ?? 0))), 1];
}

/** The least cost of paying the goal, found forwards: of all markings that can be reached the cheapest one first. Null where none pays. */
export function leastCost(net: Net, goal: Goal, order: readonly Concern[]): readonly number[] | null {
  const start: Marking = { places: net.places, pool: net.pool.map(Number) };
  const open: { readonly marking: Marking; readonly cost: readonly number[] }[] = [{ marking: start, cost: [...order.map(() => 0), 0] }];
  const done = new Set<string>();
  for (;;) {
    let first = 0;
    for (let index = 1; index < open.length; index++) if (compare(open[index]?.cost ?? [], open[first]?.cost ?? []) < 0) first = index;
    const [next] = open.splice(first, 1);
    if (next === undefined) return null;
    const key = keyOf(next.marking);
    if (done.has(key)) continue;
    done.add(key);
    if (pays(next.marking, goal)) return next.cost;
    for (const { transition, output, to } of firingsFrom(net, next.marking)) {
      if (done.has(keyOf(to))) continue;
      const more = costOfFiring(net, transition, output, order);
      open.push({ marking: to, cost: next.cost.map((value, index) => value + (more[index] ?? 0)) });
    }
  }
}

export function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
