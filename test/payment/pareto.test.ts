import { describe, expect, it } from 'vitest';
import type { Goal, Net, Price } from '../../engine/payment/net.ts';
import { paretoPlans, prepare } from '../../engine/payment/solve.ts';
import { FLAVORS } from './flavors.ts';
import { firingsFrom, keyOf, type Marking, pays, reachable } from './forward.ts';
import { randomNet, textOf } from './randomNets.ts';
import { wrongWith } from './replay.ts';

type Loss = readonly number[];

const lossOf = ({ life, permanents, cards, oneShot, flexibility }: Price): Loss => [life, permanents + cards, oneShot, flexibility];

const beats = (a: Loss, b: Loss): boolean => a.every((value, index) => value <= (b[index] ?? 0));

/** The losses of which no other is at least as small in everything, found forwards. */
function leastLosses(net: Net, goal: Goal): readonly Loss[] {
  const start: Marking = { places: net.places, pool: net.pool.map(Number) };
  const known = new Map<string, Loss[]>();
  const least: Loss[] = [];
  const open: { readonly marking: Marking; readonly loss: Loss }[] = [{ marking: start, loss: [0, 0, 0, 0] }];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { marking, loss } = next;
    const key = keyOf(marking);
    const others = known.get(key) ?? [];
    if (others.some((other) => beats(other, loss))) continue;
    known.set(key, [...others.filter((other) => !beats(loss, other)), loss]);
    if (pays(marking, goal)) {
      if (!least.some((other) => beats(other, loss))) least.splice(0, least.length, ...least.filter((other) => !beats(loss, other)), loss);
      continue;
    }
    for (const { transition, to } of firingsFrom(net, marking)) {
      const price = net.transitions[transition]?.price;
      if (price !== undefined) open.push({ marking: to, loss: lossOf(price).map((value, index) => value + (loss[index] ?? 0)) });
    }
  }
  return least;
}

describe('the plans that no other beats', () => {
  it.each(FLAVORS)('CR 601.2h: as a forward search finds them in random nets with %s', (_, flavor) => {
    let several = 0;
    for (let seed = 1; seed <= 600; seed++) {
      const asked = randomNet(seed + 300_000, flavor);
      if (reachable(asked.net, 120, 12) === null) continue;
      const { plans, complete } = paretoPlans(prepare(asked.net), asked.goal, 50);
      const wrong = plans.map((plan) => wrongWith(asked.net, asked.goal, plan)).find((fault) => fault !== null);
      const losses = plans.map(({ price }) => lossOf(price).join()).sort();
      const right = leastLosses(asked.net, asked.goal)
        .map((loss) => loss.join())
        .sort();
      if (wrong !== undefined || !complete || losses.join(';') !== right.join(';')) {
        expect.fail(`seed ${seed}: ${wrong ?? losses.join(';')} instead of ${right.join(';')} for ${textOf(asked)}`);
      }
      if (plans.length > 1) several += 1;
    }
    expect(several).toBeGreaterThan(1);
  });
});
