import type { Concern } from '../answer.ts';
import { coverableForward } from '../explore.ts';
import type { Goal, Net, NetPlan, Transition } from '../net.ts';
import { compareCosts, costIn, fullOrder } from '../solve/cost.ts';
import { planOf } from './paid.ts';
import { runTo } from './run.ts';

/** How many comparisons of pools looking for the order of a plan may take. */
const BUDGET = 200_000;

/**
 * A plan that covers the goal, found by going forward from the pool: for nets that double. Nothing in it can be left out; what the preference
 * would most rather spare was left out first. Null where none was found.
 */
export function planForward(net: Net, goal: Goal, preference: readonly Concern[]): NetPlan | null {
  if (coverableForward(net, goal) !== 'yes') return null;
  const spared = withLeast(net, goal, preference);
  const deeds = runTo(spared, goal, { left: BUDGET });
  return deeds && planOf(net, goal, deeds);
}

/** The net with transitions firing no more often than the goal needs, the costliest spared first. Transitions keep their places in the list. */
function withLeast(net: Net, goal: Goal, preference: readonly Concern[]): Net {
  const order = fullOrder(preference);
  const costOf = costIn(order);
  let least = net;
  const spare = (lesser: Net): boolean => {
    if (coverableForward(lesser, goal) !== 'yes') return false;
    least = lesser;
    return true;
  };
  for (const concern of order) {
    if (concern !== 'floating' && concern !== 'flexibility') spare(without(least, ({ price }) => price[concern] > 0));
  }
  const costs = net.transitions.map((transition, index) => ({
    index,
    cost: transition.outputs.map((_, output) => costOf(transition, output)).sort(compareCosts)[0] ?? [],
  }));
  costs.sort((a, b) => compareCosts(b.cost, a.cost) || b.index - a.index);
  for (const { index } of costs) {
    if (least.transitions[index]?.outputs.length === 0) continue;
    if (spare(without(least, (_, at) => at === index))) continue;
    let tooFew = 0;
    for (let enough = timesOf(least, index); enough - tooFew > 1; ) {
      const times = (enough + tooFew) >> 1;
      if (spare(atMost(least, index, times))) enough = times;
      else tooFew = times;
    }
  }
  return least;
}

/** Transitions without an output never fire. */
const without = (net: Net, unwanted: (transition: Transition, index: number) => boolean): Net => ({
  ...net,
  transitions: net.transitions.map((one, index) => (unwanted(one, index) ? { ...one, outputs: [] } : one)),
});

/** Up to how often a transition could fire going by what is there at the start; 1 where that isn't bounded. */
function timesOf({ places, transitions }: Net, index: number): number {
  const { takes = [] } = transitions[index] ?? {};
  const times = takes.map(({ place, amount }) => (places[place] ?? 0) / amount);
  return Math.max(1, Math.floor(Math.min(MOST_TIMES, ...times)));
}

/** More firings of one transition than these are spared no further. */
const MOST_TIMES = 64;

/** The net where a transition fires at most so often. */
function atMost(net: Net, index: number, times: number): Net {
  const [taken, ...others] = net.transitions[index]?.takes ?? [];
  const shared = net.transitions.some(
    ({ takes, gives }, at) =>
      gives.some(({ place }) => place === taken?.place) || (at !== index && takes.some(({ place }) => place === taken?.place)),
  );
  if (taken !== undefined && others.length === 0 && !shared) {
    return { ...net, places: net.places.map((amount, place) => (place === taken.place ? times * taken.amount : amount)) };
  }
  const uses = { place: net.places.length, amount: 1 };
  return {
    ...net,
    places: [...net.places, times],
    transitions: net.transitions.map((one, at) => (at === index ? { ...one, takes: [...one.takes, uses] } : one)),
  };
}
