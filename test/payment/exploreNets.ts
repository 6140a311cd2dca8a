import type { KindSet, Net, Tokens, Transition, Units } from '../../engine/payment/net.ts';
import { FREE } from './exploreByForce.ts';

export const TYPES = 'WUBRGC';
/** All six types. */
export const ALL = 63;

/** "WU": one mana of either type. */
export const kindsOf = (types: string): KindSet => [...types].reduce((set, type) => set | (1 << TYPES.indexOf(type)), 0);
/** "2 WU": two mana, each of either type; "B": one black. */
export const units = (text: string): Units[] =>
  text === ''
    ? []
    : text.split(', ').map((part) => {
        const [count, types = count] = part.split(' ');
        return { kinds: kindsOf(types ?? ''), count: types === count ? 1n : BigInt(count ?? 1) };
      });
const tokens = (places: readonly number[]): Tokens[] => places.map((place) => ({ place, amount: 1 }));

/** A mana ability by the places it uses. */
export interface Ability {
  readonly takes?: readonly number[];
  readonly gives?: readonly number[];
  readonly pays?: string;
  /** Alternatives. */
  readonly adds?: readonly string[];
  readonly doubles?: boolean;
}

/** A net of the six types, with one mana in the pool for each letter of `pool`. */
export function net(places: readonly number[], abilities: readonly Ability[], pool = ''): Net {
  return {
    kinds: 6,
    places,
    pool: [...TYPES].map((type) => BigInt([...pool].filter((other) => other === type).length)),
    transitions: abilities.map(({ takes = [], gives = [], pays = '', adds = [''], doubles = false }) => ({
      input: units(pays),
      takes: tokens(takes),
      gives: tokens(gives),
      outputs: adds.map(units),
      ...(doubles ? { doubles: [0, 1, 2, 3, 4, 5] } : {}),
      price: FREE,
    })),
  };
}

/** "WWG"; a type without bound as "G*". */
export const written = (amounts: readonly (bigint | 'unbounded')[]): string =>
  amounts.map((amount, at) => (amount === 'unbounded' ? `${TYPES[at]}*` : (TYPES[at] ?? '').repeat(Number(amount)))).join('');

/** Numbers that look random and are the same for the same seed (a 32-bit xorshift). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2654435761 + 1013904223) | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** A small net of any shape: shared and counted places, places that give to one another, free firings, doubling into other kinds. */
export function anyNet(seed: number): Net {
  const next = numbersFrom(seed);
  const kinds = [1, 2, 2, 3, 3, 4][next(6)] ?? 1;
  const places = Array.from({ length: 1 + next(4) }, () => [0, 1, 1, 1, 2, 2, 3, Infinity][next(next(6) === 0 ? 8 : 6)] ?? 1);
  const some = (odds: number): boolean => next(odds) === 0;
  const units = (): Units => ({ kinds: some(3) ? (1 << kinds) - 1 : 1 + next((1 << kinds) - 1), count: BigInt(1 + (some(3) ? 1 : 0)) });
  const tokens = (): Tokens => ({ place: next(places.length), amount: some(6) ? 2 : 1 });
  const circular = some(2);
  const doubling = some(5);
  const transitions = Array.from({ length: 1 + next(5) }, () => ({
    input: some(2) ? [units(), ...(some(4) ? [units()] : [])] : [],
    takes: some(circular ? 8 : 1000) ? [] : [tokens(), ...(some(4) ? [tokens()] : [])],
    gives: some(circular ? 2 : 4) ? [tokens()] : [],
    outputs: Array.from({ length: some(3) ? 2 : 1 }, () => Array.from({ length: [0, 1, 1, 1, 2][next(5)] ?? 1 }, units)),
    ...(doubling && some(3)
      ? { doubles: Array.from({ length: kinds }, (_, kind) => (some(3) ? next(kinds) : kind)), copies: BigInt(1 + (places.length % 2)) }
      : {}),
    price: FREE,
  }));
  return { kinds, places, pool: Array.from({ length: kinds }, () => BigInt(some(4) ? next(3) : 0)), transitions };
}

/** A small board: lands with choices, filters, Signets, creatures that tap and are sacrificed, untap effects, a Cube, counters. */
export function boardNet(seed: number): Net {
  const next = numbersFrom(seed);
  const kinds = 2 + next(3);
  const all = (1 << kinds) - 1;
  const places: number[] = [];
  const transitions: Transition[] = [];
  const place = (count = 1): number => places.push(count) - 1;
  const any = (count = 1): Units => ({ kinds: 1 + next(all), count: BigInt(count) });
  const one = (): Units => ({ kinds: 1 << next(kinds), count: 1n });
  const generic = (count: number): Units => ({ kinds: all, count: BigInt(count) });
  const add = (
    takes: readonly number[],
    input: readonly Units[],
    outputs: readonly (readonly Units[])[],
    gives: readonly number[] = [],
  ): void => {
    const tokens = (list: readonly number[]): readonly Tokens[] => list.map((at) => ({ place: at, amount: 1 }));
    transitions.push({ takes: tokens(takes), gives: tokens(gives), input, outputs, price: FREE });
  };
  const outlets = [one(), one()];
  const limited = place(next(2));
  const kindsOfSources: readonly (() => void)[] = [
    () => add([place(1 + next(2))], [], [[any()]]),
    () => add([place()], [], [[any()], [any(), any()]]),
    () => add([place(1 + next(2))], [generic(1)], [[one(), one()]]),
    () => {
      const land = place();
      const filtered = any();
      add([land], [], [[one()]]);
      add([land], [{ ...filtered, count: 1n }], [[{ ...filtered, count: 2n }]]);
    },
    () => add([place()], [generic(2)], [[{ ...one(), count: BigInt(1 + next(4)) }]]),
    () => {
      const untapped = place(1 + next(2));
      const tapped = place(0);
      add([untapped], [], [[any()]], [tapped]);
      for (const from of [untapped, tapped]) {
        add([from], [], [[...outlets]]);
        add([from, limited], [], [[{ ...one(), kinds: 1, count: 2n }]]);
      }
    },
    () => {
      const untapped = place();
      const tapped = place(0);
      add([untapped], [], [[any(1 + next(2))]], [tapped]);
      add([tapped], [next(2) === 0 ? any() : generic(1 + next(3))], [[]], [untapped]);
    },
    () => add([], [{ kinds: 1, count: 1n }], [[{ kinds: all, count: 1n }]]),
    () => {
      transitions.push({
        takes: [{ place: place(), amount: 1 }],
        gives: [],
        input: [generic(1 + next(2))],
        outputs: [[]],
        doubles: Array.from({ length: kinds }, (_, kind) => kind),
        price: FREE,
      });
    },
  ];
  for (let count = 1 + next(3); count > 0; count--) kindsOfSources[next(kindsOfSources.length)]?.();
  return { kinds, places, pool: Array.from({ length: kinds }, () => BigInt(next(4) === 0 ? 1 : 0)), transitions };
}
