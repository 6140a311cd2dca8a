import type { Goal, KindSet, Net } from '../net.ts';
import { coverable } from './coverable.ts';
import { lowestOf } from './kinds.ts';
import { prepare } from './prepared.ts';

/** So many single mana are looked at kind by kind. */
const MOST_APART = 2;

/**
 * The fewest single mana more with which a goal could be covered, if at most `most` of them do: each of any of the kinds of its entry, whatever
 * kinds the others are of. Null where so many aren't enough.
 */
export function smallestRepair(net: Net, goal: Goal, most: number): readonly KindSet[] | null {
  const helps = (single: readonly number[], any: number): boolean => coverable(prepare(withMore(net, single, any)), goal) === 'yes';
  const fewest = fewestOf(most, (count) => helps([], count));
  if (fewest === null) return null;
  const kinds = Array.from({ length: net.kinds }, (_, kind) => kind);
  if (fewest > MOST_APART) {
    // Where all of them may be of one kind and all of another, they mostly may be of any mixture.
    const alike = kinds.filter((kind) => helps(repeated([kind], fewest), 0));
    const [first] = alike;
    if (first !== undefined) return Array.from({ length: fewest }, () => (helps(repeated(alike, fewest), 0) ? setOf(alike) : 1 << first));
  }
  const chosen: number[] = [];
  for (let at = 0; at < fewest; at++) {
    const kind = kinds.find((each) => helps([...chosen, each], fewest - at - 1));
    if (kind === undefined) return null;
    chosen.push(kind);
  }
  const sets: KindSet[] = chosen.map((kind) => 1 << kind);
  if (fewest > MOST_APART) return sets;
  for (let at = 0; at < fewest; at++) {
    for (const kind of kinds) {
      const choices = everyChoice(sets.with(at, 1 << kind));
      if (choices.every((choice) => helps(choice, 0))) sets[at] = (sets[at] ?? 0) | (1 << kind);
    }
  }
  return sets;
}

const setOf = (kinds: readonly number[]): KindSet => kinds.reduce((set, kind) => set | (1 << kind), 0);

const repeated = (kinds: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? 0);

/** Every way to take one kind of each set. */
function everyChoice(sets: readonly KindSet[]): readonly (readonly number[])[] {
  const [set, ...others] = sets;
  if (set === undefined) return [[]];
  const rest = everyChoice(others);
  const choices: (readonly number[])[] = [];
  for (let left = set; left !== 0; left &= left - 1) choices.push(...rest.map((choice) => [lowestOf(left), ...choice]));
  return choices;
}

/** A net with single mana more: of given kinds, and so many of any kind. */
function withMore({ kinds, places, transitions, pool }: Net, single: readonly number[], any: number): Net {
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
    pool: pool.map((count, kind) => count + BigInt(single.filter((each) => each === kind).length)),
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
