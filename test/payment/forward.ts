import type { Goal, Net, Tokens, Units } from '../../engine/payment/net.ts';

/** What places and pool hold. */
export interface Marking {
  readonly places: readonly number[];
  readonly pool: readonly number[];
}

/** All markings that can be reached, or null where there are more than `most`, or one holds more than `much` of anything. */
export function reachable(net: Net, most: number, much: number): readonly Marking[] | null {
  const start: Marking = { places: net.places, pool: net.pool.map(Number) };
  const seen = new Map([[keyOf(start), start]]);
  const open: Marking[] = [start];
  for (let marking = open.pop(); marking !== undefined; marking = open.pop()) {
    for (const { to } of firingsFrom(net, marking)) {
      const key = keyOf(to);
      if (seen.has(key)) continue;
      if (seen.size >= most || [...to.places, ...to.pool].some((held) => held !== Number.POSITIVE_INFINITY && held > much)) return null;
      seen.set(key, to);
      open.push(to);
    }
  }
  return [...seen.values()];
}

export const keyOf = ({ places, pool }: Marking): string => `${places.join()};${pool.join()}`;

/** Every firing that is possible, with every choice of what pays its input and of the kinds that it makes. */
export function firingsFrom(
  net: Net,
  { places, pool }: Marking,
): readonly { readonly transition: number; readonly output: number; readonly to: Marking }[] {
  return net.transitions.flatMap(({ input, takes, gives, outputs, doubles, copies = 1n }, transition) => {
    if (!holds(places, takes)) return [];
    const after = places.map((held, place) => held - amountOf(takes, place) + amountOf(gives, place));
    return payments(pool, input).flatMap((paid) => {
      const doubled = paid.map(
        (held, kind) => held + paid.reduce((sum, other, from) => (doubles?.[from] === kind ? sum + other * Number(copies) : sum), 0),
      );
      return outputs.flatMap((units, output) =>
        productions(doubled, units).map((made) => ({ transition, output, to: { places: after, pool: made } })),
      );
    });
  });
}

/** Whether the goal can be paid from a marking at once. */
export const pays = ({ places, pool }: Marking, { mana, takes }: Goal): boolean => holds(places, takes) && payments(pool, mana).length > 0;

const amountOf = (tokens: readonly Tokens[], place: number): number => {
  const sum = tokens.reduce((total, other) => (other.place === place ? total + other.amount : total), 0);
  return sum;
};

const holds = (places: readonly number[], takes: readonly Tokens[]): boolean =>
  places.every((held, place) => held >= amountOf(takes, place));

/** What can be left of a pool once the units are paid from it. */
function payments(pool: readonly number[], units: readonly Units[]): readonly (readonly number[])[] {
  return withEach(pool, units, -1);
}

/** What a pool can be once the units are added to it. */
function productions(pool: readonly number[], units: readonly Units[]): readonly (readonly number[])[] {
  return withEach(pool, units, 1);
}

function withEach(pool: readonly number[], units: readonly Units[], sign: 1 | -1): readonly (readonly number[])[] {
  let current = new Map([[pool.join(), pool]]);
  for (const { kinds, count } of units) {
    for (let unit = 0n; unit < count; unit++) {
      const next = new Map<string, readonly number[]>();
      for (const held of current.values()) {
        held.forEach((amount, kind) => {
          if ((kinds & (1 << kind)) === 0 || amount + sign < 0) return;
          const changed = held.with(kind, amount + sign);
          next.set(changed.join(), changed);
        });
      }
      current = next;
    }
  }
  return [...current.values()];
}
