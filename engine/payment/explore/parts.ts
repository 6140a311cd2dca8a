import type { KindSet, Net, Units } from '../net.ts';
import { isCircular, type Rule, rulesOf } from './rule.ts';
import { withTwinsJoined } from './twins.ts';

/** Rules that share places, and nothing outside shares a place with them. */
export interface Part {
  readonly places: readonly number[];
  readonly rules: readonly Rule[];
  /** Whether what it makes depends on the pool: some rule spends mana or doubles it. */
  readonly spends: boolean;
  /** Whether rules could fire in a circle, or one without using anything up. */
  readonly circular: boolean;
}

/** A net taken apart. */
export interface Anatomy {
  /** What is in the pool in any case: unspent mana, and that of sources without cost and without a choice of another output. */
  readonly plain: readonly Units[];
  /** All else. */
  readonly parts: readonly Part[];
  /** What the places of the parts hold. */
  readonly places: readonly number[];
  /** The kinds that could be in the pool. */
  readonly possible: KindSet;
}

const known = new WeakMap<Net, Anatomy>();

export function anatomyOf(net: Net): Anatomy {
  const before = known.get(net);
  if (before !== undefined) return before;
  const counts = new Map<KindSet, bigint>();
  const add = (kinds: KindSet, count: bigint): void => {
    if (count > 0n) counts.set(kinds, (counts.get(kinds) ?? 0n) + count);
  };
  net.pool.forEach((count, kind) => {
    add(1 << kind, count);
  });
  const withoutPlain = (parts: readonly Part[], places: readonly number[]): readonly Part[] =>
    parts.filter((part) => {
      const [rule, ...more] = part.rules;
      const [units, ...choices] = rule?.outputs ?? [];
      const times = timesOf(part, places);
      if (times === null || units === undefined || more.length + choices.length > 0) return true;
      for (const { kinds, count } of units) add(kinds, count * BigInt(times));
      return false;
    });
  const apart = withoutPlain(splitInParts(rulesOf(net)), net.places);
  const { rules, places } = withTwinsJoined({ rules: apart.flatMap((part) => part.rules), places: net.places });
  const others = withoutPlain(splitInParts(rules), places);
  const plain = [...counts].map(([kinds, count]) => ({ kinds, count }));
  const made = [...plain, ...others.flatMap(({ rules }) => rules.flatMap(({ outputs }) => outputs.flat()))];
  const copied = others.flatMap(({ rules }) => rules.flatMap(({ doubles }) => doubles ?? []));
  const possible = copied.reduce(
    (set, kind) => set | (1 << kind),
    made.reduce((set, { kinds }) => set | kinds, 0),
  );
  const anatomy = { plain, parts: others, places, possible };
  known.set(net, anatomy);
  return anatomy;
}

/** How often some rule fires in a part whose rules all use only the same of one place, and spend nothing; null for other parts. */
export function timesOf({ rules, places, spends }: Part, held: readonly number[]): number | null {
  const [place] = places;
  const amount = rules[0]?.takes[0]?.amount;
  if (spends || place === undefined || places.length > 1 || amount === undefined) return null;
  if (rules.some(({ takes, gives }) => gives.length > 0 || takes[0]?.amount !== amount)) return null;
  return Math.floor((held[place] ?? 0) / amount);
}

function splitInParts(rules: readonly Rule[]): readonly Part[] {
  const leader: number[] = [];
  const find = (place: number): number => {
    let at = place;
    for (let next = leader[at] ?? at; next !== at; next = leader[at] ?? at) {
      leader[at] = leader[next] ?? next;
      at = next;
    }
    return at;
  };
  const firstOf = ({ takes, gives }: Rule): number | undefined => (takes[0] ?? gives[0])?.place;
  for (const rule of rules) {
    const first = firstOf(rule);
    if (first === undefined) continue;
    for (const { place } of [...rule.takes, ...rule.gives]) leader[find(place)] = find(first);
  }
  const groups = new Map<number | Rule, Rule[]>();
  for (const rule of rules) {
    const first = firstOf(rule);
    const key = first === undefined ? rule : find(first);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [rule]);
    else group.push(rule);
  }
  return [...groups.values()].map(partOf);
}

function partOf(rules: readonly Rule[]): Part {
  const places = new Set<number>();
  for (const { takes, gives } of rules) {
    for (const { place } of takes) places.add(place);
    for (const { place } of gives) places.add(place);
  }
  return {
    places: [...places].sort((a, b) => a - b),
    rules,
    spends: rules.some(({ input, doubles }) => input.length > 0 || doubles !== null),
    circular: isCircular(rules),
  };
}
