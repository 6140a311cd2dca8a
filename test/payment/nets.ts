import type { Net, Price, Tokens, Transition, Units } from '../../engine/payment/net.ts';

/** Mana of a set of kinds, which are bits. */
export const units = (kinds: number, count: number | bigint = 1): Units => ({ kinds, count: BigInt(count) });

export const tokens = (place: number, amount = 1): Tokens => ({ place, amount });

const FREE: Price = { life: 0, permanents: 0, oneShot: 0, cards: 0, flexibility: 0 };

/** A transition that says only what is not empty. */
export function transition(parts: Partial<Omit<Transition, 'price'>> & { readonly price?: Partial<Price> }): Transition {
  return { input: [], takes: [], gives: [], outputs: [[]], ...parts, price: { ...FREE, ...parts.price } };
}

/** A source that is used up by being tapped once. */
export const tap = (place: number, outputs: Transition['outputs'], rest: Parameters<typeof transition>[0] = {}): Transition =>
  transition({ takes: [tokens(place)], outputs, ...rest });

export function net(kinds: number, places: readonly number[], transitions: readonly Transition[], pool: readonly bigint[] = []): Net {
  return { kinds, places, transitions, pool: Array.from({ length: kinds }, (_, kind) => pool[kind] ?? 0n) };
}
