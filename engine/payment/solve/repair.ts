import type { Goal, KindSet, Net } from '../net.ts';
import { coverable } from './coverable.ts';
import { lowestOf } from './kinds.ts';
import { prepare } from './prepared.ts';

/** So many single mana are looked at kind by kind. */
const MOST_APART = 2;
/** A repair is told mana by mana: none of more mana than this is looked for. */
const MOST_TOLD = 10_000;

/** How much more mana of each kind. */
type Counts = readonly number[];

/**
 * The fewest single mana more with which a goal could be covered, if at most `most` of them do: each of any of the kinds of its entry, whatever
 * kinds the others are of. Null where so many aren't enough, or where it takes more than `MOST_TOLD`. Mana of a kind is counted, never gone
 * through one by one: the work grows with the kinds, not with what is asked for.
 */
export function smallestRepair(net: Net, goal: Goal, most: number): readonly KindSet[] | null {
  const helps = (counts: Counts, any: number): boolean => coverable(prepare(withMore(net, counts, any)), goal) === 'yes';
  const none: Counts = Array.from({ length: net.kinds }, () => 0);
  const fewest = fewestOf(Math.min(most, MOST_TOLD), (count) => helps(none, count));
  if (fewest === null) return null;
  const kinds = [...none.keys()];
  if (fewest > MOST_APART) {
    // Where all of them may be of one kind and all of another, they mostly may be of any mixture.
    const alike = kinds.filter((kind) => helps(none.with(kind, fewest), 0));
    const [first] = alike;
    if (first !== undefined) {
      const set = helps(shared(none, alike, fewest), 0) ? setOf(alike) : 1 << first;
      return Array.from({ length: fewest }, () => set);
    }
  }
  const chosen = firstThatHelp(none, fewest, helps);
  if (chosen === null) return null;
  const sets: KindSet[] = chosen.flatMap((count, kind) => Array.from({ length: count }, () => 1 << kind));
  if (fewest > MOST_APART) return sets;
  for (let at = 0; at < fewest; at++) {
    for (const kind of kinds) {
      const choices = everyChoice(sets.with(at, 1 << kind));
      if (choices.every((choice) => helps(countsOf(none, choice), 0))) sets[at] = (sets[at] ?? 0) | (1 << kind);
    }
  }
  return sets;
}

/** As many as can be of the first kind, then of the next: what is too much of a kind stays too much whatever else is settled. */
function firstThatHelp(none: Counts, fewest: number, helps: (counts: Counts, any: number) => boolean): Counts | null {
  let counts = none;
  let left = fewest;
  for (const kind of none.keys()) {
    let [low, high] = [0, left + 1];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (helps(counts.with(kind, middle), left - middle)) low = middle;
      else high = middle;
    }
    counts = counts.with(kind, low);
    left -= low;
  }
  return left === 0 ? counts : null;
}

const setOf = (kinds: readonly number[]): KindSet => kinds.reduce((set, kind) => set | (1 << kind), 0);

const countsOf = (none: Counts, single: readonly number[]): Counts => none.map((_, kind) => single.filter((each) => each === kind).length);

/** So many, shared evenly among kinds. */
const shared = (none: Counts, kinds: readonly number[], count: number): Counts =>
  kinds.reduce<Counts>(
    (counts, kind, at) => counts.with(kind, Math.floor(count / kinds.length) + (at < count % kinds.length ? 1 : 0)),
    none,
  );

/** Every way to take one kind of each set. */
function everyChoice(sets: readonly KindSet[]): readonly (readonly number[])[] {
  const [set, ...others] = sets;
  if (set === undefined) return [[]];
  const rest = everyChoice(others);
  const choices: (readonly number[])[] = [];
  for (let left = set; left !== 0; left &= left - 1) choices.push(...rest.map((choice) => [lowestOf(left), ...choice]));
  return choices;
}

/** A net with more mana: so much of each kind, and so much of any kind. */
function withMore({ kinds, places, transitions, pool }: Net, counts: Counts, any: number): Net {
  const more = {
    input: [],
    takes: [{ place: places.length, amount: 1 }],
    gives: [],
    outputs: [[{ kinds: 2 ** kinds - 1, count: 1n }]],
    price: { life: 0, permanents: 0, oneShot: 0, cards: 0, flexibility: 0 },
  };
  return {
    kinds,
    places: [...places, any],
    transitions: [...transitions, more],
    pool: pool.map((count, kind) => count + BigInt(counts[kind] ?? 0)),
  };
}

/** The least number up to `most` that is enough, where more is never worse. */
function fewestOf(most: number, isEnough: (count: number) => boolean): number | null {
  let high = 1;
  while (high < most && !isEnough(high)) high *= 2;
  high = Math.min(high, most);
  if (!isEnough(high)) return null;
  let low = 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
