import { symbolDemands } from '../costs/symbols.ts';
import type { GameState } from '../state/game.ts';
import type { Kinds } from './kinds.ts';
import type { Price, Transition, Units } from './net.ts';
import { joined, type Place, type Places } from './places.ts';
import { copyOf, doublesPool, inputPays } from './uses.ts';
import type { Way } from './ways.ts';

export const FREE: Price = { life: 0, permanents: 0, oneShot: 0, cards: 0, flexibility: 0 };

/** Holds a token once the rest of the cost has been paid. */
export const REST: Place = { kind: 'paid', what: 'rest' };

/** Stands for mana that can't be spent on anything: it is of no kind. */
const NO_KIND = -1;

/**
 * A way of paying as a transition; null where it would do nothing for anybody. `strict`: life has to be left at the end, so that damage of
 * a source's own takes life like a payment; otherwise life is paid first and damage does not matter (119.4).
 */
export function transitionOf(state: GameState, player: string, way: Way, kinds: Kinds, places: Places, strict: boolean): Transition | null {
  const { offer, takes, gives, price, pain } = way;
  const input = inputOf(state, player, way, kinds);
  if (input.some(({ kinds: set }) => set === 0)) return null;
  const life = places.tokens({ kind: 'life' }, Math.abs(pain));
  const takesAll = pain > 0 && strict ? joined([...takes, life]) : takes;
  if (offer === null) return { input: [], takes: takesAll, gives: [places.tokens(REST, 1)], outputs: [[]], price };
  const doubles = doublesPool(way) ? kinds.samples.map(({ type }) => kinds.of(copyOf(state, offer.source, type)) ?? NO_KIND) : null;
  const outputs = doubles === null ? outputsOf(way, player, kinds) : [[]];
  const givesAll = pain < 0 ? joined([...gives, life]) : gives;
  if (doubles === null && givesAll.length === 0 && outputs.every((output) => output.length === 0)) return null;
  return { input, takes: takesAll, gives: givesAll, outputs, price, ...(doubles === null ? {} : { doubles }) };
}

function inputOf(state: GameState, player: string, { offer, mana, x }: Way, kinds: Kinds): readonly Units[] {
  if (offer === null || mana.length === 0) return [];
  const pays = inputPays(state, player, offer.source, offer.ability.index, mana);
  return units(symbolDemands(mana, x).map((demand): Units => ({ kinds: kinds.accepted({ demand, pays }), count: demand.amount })));
}

/** Every alternative that adds something else, as far as it can be spent. */
function outputsOf({ yields }: Way, player: string, kinds: Kinds): readonly (readonly Units[])[] {
  const found = new Map<string, readonly Units[]>();
  for (const { additions } of yields?.options ?? []) {
    const made = units(
      additions
        .filter((addition) => addition.player === player)
        .map(({ types, amount, origin, riders, lifetime }) => ({
          kinds: kinds.ofTypes(types, { origin, riders, lifetime }),
          count: amount,
        })),
    ).filter(({ kinds: set }) => set !== 0);
    found.set(made.map(({ kinds: set, count }) => `${set}*${count}`).join(), made);
  }
  return [...found.values()];
}

/** Joined where the kinds are the same, in the order of the kinds. */
function units(parts: readonly Units[]): readonly Units[] {
  const byKinds = new Map<number, bigint>();
  for (const { kinds, count } of parts) byKinds.set(kinds, (byKinds.get(kinds) ?? 0n) + count);
  return [...byKinds].sort(([left], [right]) => left - right).map(([kinds, count]) => ({ kinds, count }));
}
