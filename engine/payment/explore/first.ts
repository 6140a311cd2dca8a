import type { Tokens } from '../net.ts';
import { isCircular, type Rule, wholeKey } from './rule.ts';

/**
 * By place: rules that only add mana and use nothing but one token of the place, such that nothing is lost where one of them fires before all
 * else. That holds where everything else that takes such a token could as well take the token that they give for it: a creature may be tapped
 * for mana before it is sacrificed. Places where it doesn't hold are left out.
 */
export function firstRules(rules: readonly Rule[]): ReadonlyMap<number, readonly Rule[]> {
  const takers = new Map<number, Rule[]>();
  for (const rule of rules) {
    for (const { place } of rule.takes) {
      const others = takers.get(place);
      if (others === undefined) takers.set(place, [rule]);
      else others.push(rule);
    }
  }
  const keys = new Set(rules.map(wholeKey));
  const found = new Map<number, readonly Rule[]>();
  for (const [place, all] of takers) {
    const plain = all.filter((rule) => isPlain(rule, place));
    const giving = plain.filter(({ gives }) => gives.length > 0);
    const chosen = [giving, plain].find((some) => some.length > 0 && othersCanWait(place, some, all, keys));
    if (chosen !== undefined) found.set(place, chosen);
  }
  return isCircular([...found.values()].flat()) ? new Map() : found;
}

function isPlain({ input, takes, gives, doubles }: Rule, place: number): boolean {
  const [given] = gives;
  return (
    input.length === 0 &&
    doubles === null &&
    takes.length === 1 &&
    takes[0]?.amount === 1 &&
    gives.length <= 1 &&
    (given === undefined || (given.amount === 1 && given.place !== place))
  );
}

/** Whether every other rule that takes one token of the place is there with the token instead that each of `some` gives. */
function othersCanWait(place: number, some: readonly Rule[], all: readonly Rule[], keys: ReadonlySet<string>): boolean {
  return all
    .filter((rule) => !some.includes(rule))
    .every(
      (rule) =>
        rule.takes.every((taken) => taken.place !== place || taken.amount === 1) &&
        some.every(({ gives: [given] }) => given !== undefined && keys.has(wholeKey(withPlace(rule, place, given.place)))),
    );
}

function withPlace(rule: Rule, from: number, to: number): Rule {
  const takes: readonly Tokens[] = rule.takes.map((taken) => (taken.place === from ? { ...taken, place: to } : taken));
  return { ...rule, takes: [...takes].sort((a, b) => a.place - b.place) };
}
