import type { Goal, Net, Price, Tokens, Transition, Units } from '../../engine/payment/net.ts';
import { wordsFrom } from '../support/random.ts';

/** Pseudorandom numbers below `below`, the same for the same seed. */
export function randomOf(seed: number): (below: number) => number {
  const next = wordsFrom(seed ^ 0x9e3779b9);
  return (below) => next() % below;
}

export interface Asked {
  readonly net: Net;
  readonly goal: Goal;
}

/** What kinds of things a random net may have. */
export interface Flavor {
  readonly kinds: number;
  readonly places: number;
  readonly transitions: number;
  /** Percentages of the transitions. */
  readonly inputs: number;
  readonly gives: number;
  readonly doubles: number;
  /** How often there are permanents that can be tapped for mana and, tapped or not, be sacrificed for mana. */
  readonly bodies: number;
}

/** A small net and a goal; every kind of thing comes up in some of them. */
export function randomNet(seed: number, flavor: Flavor): Asked {
  const random = randomOf(seed);
  const chance = (percent: number): boolean => random(100) < percent;
  const kinds = 1 + random(flavor.kinds);
  const mask = (): number => 1 + random((1 << kinds) - 1);
  const units = (most: number): Units => ({ kinds: chance(50) ? 1 << random(kinds) : mask(), count: BigInt(1 + random(most)) });
  const places = Array.from({ length: 1 + random(flavor.places) }, () =>
    chance(3) ? Number.POSITIVE_INFINITY : chance(75) ? 1 : random(4),
  );
  const tokens = (): Tokens => ({ place: random(places.length), amount: chance(90) ? 1 : 2 });
  const transition = (): Transition => {
    const input = chance(flavor.inputs) ? Array.from({ length: 1 + random(2) }, () => units(2)) : [];
    const takes = chance(97 - (input.length > 0 ? 15 : 0)) ? [tokens(), ...(chance(25) ? [tokens()] : [])] : [];
    const doubles =
      chance(flavor.doubles) && takes.length > 0 ? Array.from({ length: kinds }, (_, kind) => (chance(80) ? kind : random(kinds))) : null;
    const gives = chance(flavor.gives) ? [tokens()] : [];
    const bundle = (): readonly Units[] => Array.from({ length: chance(75) ? 1 : random(3) }, () => units(chance(70) ? 1 : 3));
    const outputs = Array.from({ length: chance(60) ? 1 : 1 + random(3) }, bundle);
    const made = doubles !== null && chance(70) ? [[]] : outputs;
    return { input, takes, gives, outputs: made, price: price(random, chance), ...(doubles === null ? {} : { doubles }) };
  };
  const transitions = Array.from({ length: 1 + random(flavor.transitions) }, transition);
  while (chance(flavor.bodies)) {
    const untapped = places.push(1 + random(2)) - 1;
    const tapped = places.push(random(2)) - 1;
    const rest = { gives: [], price: price(random, chance) };
    transitions.push({ ...transition(), takes: [{ place: untapped, amount: 1 }], gives: [{ place: tapped, amount: 1 }] });
    const sacrifice = { ...transition(), ...rest };
    for (const place of [untapped, tapped]) {
      transitions.push({
        ...sacrifice,
        takes: [...(chance(10) ? [] : sacrifice.takes.filter((taken) => taken.place < untapped)), { place, amount: 1 }],
      });
    }
  }
  const pool = Array.from({ length: kinds }, () => BigInt(chance(20) ? 1 + random(2) : 0));
  const mana = Array.from({ length: random(4) + (chance(90) ? 1 : 0) }, () => units(2));
  return { net: { kinds, places, transitions, pool }, goal: { mana, takes: chance(15) ? [tokens()] : [] } };
}

function price(random: (below: number) => number, chance: (percent: number) => boolean): Price {
  const some = (percent: number): number => (chance(percent) ? 1 + random(2) : 0);
  return { life: some(15), permanents: some(10), oneShot: some(10), cards: some(5), flexibility: random(4) };
}

/** More goals for the same net. */
export function moreGoals({ net }: Asked, seed: number, count: number): readonly Goal[] {
  const random = randomOf(seed + 17);
  const all = 2 ** net.kinds - 1;
  return Array.from({ length: count }, () => ({
    mana: Array.from({ length: 1 + random(3) }, () => ({
      kinds: random(2) === 0 ? 1 << random(net.kinds) : 1 + random(all),
      count: BigInt(1 + random(3)),
    })),
    takes: random(6) === 0 ? [{ place: random(net.places.length), amount: 1 }] : [],
  }));
}

export const textOf = (asked: Asked): string =>
  JSON.stringify(asked, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value === Number.POSITIVE_INFINITY ? 'Infinity' : value,
  );
