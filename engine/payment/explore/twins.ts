import type { Tokens } from '../net.ts';
import { type Rule, wholeKey } from './rule.ts';

/** Rules and what the places hold that they use. */
export interface Rules {
  readonly rules: readonly Rule[];
  readonly places: readonly number[];
}

/**
 * Places of which the same can be made, joined: creatures that are tapped, whatever they tapped for, are all the same to what sacrifices them.
 * Joined only where each rule takes a single token of one of them, so that it doesn't matter which of the places a token is from.
 */
export function withTwinsJoined({ rules, places }: Rules): Rules {
  for (let now: Rules = { rules, places }; ; ) {
    const into = twinsOf(now.rules);
    if (into.size === 0) return now;
    const moved = (tokens: readonly Tokens[]): readonly Tokens[] =>
      tokens.map(({ place, amount }) => ({ place: into.get(place) ?? place, amount })).sort((a, b) => a.place - b.place);
    const kept = new Map<string, Rule>();
    for (const rule of now.rules) {
      const joined = { ...rule, takes: moved(rule.takes), gives: moved(rule.gives) };
      kept.set(wholeKey(joined), joined);
    }
    const sums = [...now.places];
    for (const [from, to] of into) {
      sums[to] = (sums[to] ?? 0) + (sums[from] ?? 0);
      sums[from] = 0;
    }
    now = { rules: [...kept.values()], places: sums };
  }
}

/** For each place that is like an earlier one, which. */
function twinsOf(rules: readonly Rule[]): ReadonlyMap<number, number> {
  const uses = new Map<number, string[]>();
  const apart = new Set<number>();
  for (const rule of rules) {
    for (const { place, amount } of rule.takes) {
      if (amount !== 1) apart.add(place);
      const others = rule.takes.filter((taken) => taken.place !== place);
      const use = wholeKey({ ...rule, takes: [...others, { place: -1, amount: 1 }] });
      const known = uses.get(place);
      if (known === undefined) uses.set(place, [use]);
      else known.push(use);
    }
  }
  const first = new Map<string, number>();
  const into = new Map<number, number>();
  for (const [place, list] of uses) {
    if (apart.has(place)) continue;
    const key = list.sort().join('/');
    const twin = first.get(key);
    if (twin === undefined) first.set(key, place);
    else into.set(place, twin);
  }
  return into;
}
