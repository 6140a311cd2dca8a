import type { Addition } from '../mana/activation.ts';
import type { GameState } from '../state/game.ts';
import { copiesMade, copyOf, doublesPool } from './doubling.ts';
import type { Kinds } from './kinds.ts';
import type { Price, Transition, Units } from './net.ts';
import { joined, type Place, type Places } from './places.ts';
import type { StandIn } from './standIns.ts';
import { inputDemands } from './uses.ts';
import type { Way } from './ways.ts';

export const FREE: Price = { life: 0, permanents: 0, oneShot: 0, cards: 0, flexibility: 0 };

/** Holds a token once the rest of the cost has been paid. */
export const REST: Place = { kind: 'paid', what: 'rest' };

/** Stands for mana that can't be spent on anything: it is of no kind. */
const NO_KIND = -1;

/**
 * A way of paying as a transition; null where it would do nothing for anybody. `strict`: life has to be left at the end, so that damage of
 * a source's own takes life like a payment; otherwise life is paid first and damage does not matter (119.4). `standIn`: the kind that a
 * substitute stands for; `standIns`: how many such kinds come after those of mana: no mana, so that nothing doubles it.
 */
export function transitionOf(
  state: GameState,
  player: string,
  way: Way,
  kinds: Kinds,
  places: Places,
  strict: boolean,
  standIn: StandIn | null,
  standIns: number,
): Transition | null {
  const { offer, substitute, takes, gives, price, pain } = way;
  const input = inputOf(state, player, way, kinds);
  if (input.some(({ kinds: set }) => set === 0)) return null;
  const life = places.tokens({ kind: 'life' }, Math.abs(pain));
  const takesAll = pain > 0 && strict ? joined([...takes, life]) : takes;
  if (substitute !== null)
    return standIn === null ? null : { input: [], takes, gives, outputs: [[{ kinds: 1 << standIn.kind, count: 1n }]], price };
  if (offer === null) return { input: [], takes: takesAll, gives: [places.tokens(REST, 1)], outputs: [[]], price };
  const doubles = doublesPool(way)
    ? [
        ...kinds.samples.map(({ type }) => kinds.of(copyOf(state, offer.source, type)) ?? NO_KIND),
        ...Array.from({ length: standIns }, () => NO_KIND),
      ]
    : null;
  const outputs = optionsOf(way, player, kinds).map((option) => option.units);
  const givesAll = pain < 0 ? joined([...gives, life]) : gives;
  if (doubles === null && givesAll.length === 0 && outputs.every((output) => output.length === 0)) return null;
  const copies = doubles === null ? null : copiesMade(state, player, way);
  const doubling = doubles === null ? {} : { doubles, ...(copies === null ? {} : { copies }) };
  return { input, takes: takesAll, gives: givesAll, outputs, price, ...doubling };
}

const inputOf = (state: GameState, player: string, way: Way, kinds: Kinds): readonly Units[] =>
  units(inputDemands(state, player, way, kinds).map(({ demand, kinds: set }): Units => ({ kinds: set, count: demand.amount })));

/** One of the ways in which a way of paying can turn out, as the net tells them apart. */
export interface WayOption {
  /** What it adds to the player's pool. */
  readonly additions: readonly Addition[];
  readonly units: readonly Units[];
}

/** Every alternative that adds something else, as far as it can be spent; in the order of the transition's outputs. */
export function optionsOf(way: Way, player: string, kinds: Kinds): readonly WayOption[] {
  if (doublesPool(way)) return [{ additions: [], units: [] }];
  const found = new Map<string, WayOption>();
  for (const option of way.yields?.options ?? []) {
    const additions = option.additions.filter((addition) => addition.player === player);
    const made = units(
      additions.map(({ types, amount, origin, riders, lifetime }) => ({
        kinds: kinds.ofTypes(types, { origin, riders, lifetime }),
        count: amount,
      })),
    ).filter(({ kinds: set }) => set !== 0);
    const key = made.map(({ kinds: set, count }) => `${set}*${count}`).join();
    if (!found.has(key)) found.set(key, { additions, units: made });
  }
  return [...found.values()];
}

/** Joined where the kinds are the same, in the order of the kinds. */
function units(parts: readonly Units[]): readonly Units[] {
  const byKinds = new Map<number, bigint>();
  for (const { kinds, count } of parts) byKinds.set(kinds, (byKinds.get(kinds) ?? 0n) + count);
  return [...byKinds].sort(([left], [right]) => left - right).map(([kinds, count]) => ({ kinds, count }));
}
