import type { GameEvent } from '../events/event.ts';
import type { GameState } from '../state/game.ts';

/** Numbers of a game are told as 32-bit signed integers: what is further from zero than this can't be told. */
const MOST_TOLD = 2_147_483_647;

/** A number of a game that is too large to be told, by what it is: `a's life total`. */
interface Untellable {
  readonly what: string;
  readonly value: number;
}

type Named = readonly [what: string, value: number];

/** The first number that an action would bring further from zero than can be told, in what it changed or in what happened; null for none. */
export function untellable(before: GameState, state: GameState, events: readonly GameEvent[]): Untellable | null {
  for (const [what, value] of changed(before, state, events)) {
    if (!(Math.abs(value) <= MOST_TOLD)) return { what, value };
  }
  return null;
}

function* changed(before: GameState, state: GameState, events: readonly GameEvent[]): Iterable<Named> {
  for (const player of state.players) {
    const { id, life, poison, energy, commanderDamage } = player;
    yield [`${id}'s life total`, life];
    yield [`the poison counters of ${id}`, poison];
    yield [`the energy counters of ${id}`, energy];
    for (const [commander, amount] of commanderDamage) yield [`the combat damage dealt to ${id} by ${commander}`, amount];
  }
  for (const [id, permanent] of state.permanents) {
    if (before.permanents.get(id) === permanent) continue;
    yield [`the damage marked on ${id}`, permanent.damage];
    yield* countersOn(id, permanent.counters);
  }
  for (const [id, card] of state.cards) {
    if (before.cards.get(id) !== card) yield* countersOn(id, card.aside?.counters ?? new Map());
  }
  for (const event of events) {
    if ('amount' in event && event.amount !== null) yield ['an amount of what would happen', event.amount];
  }
  yield ["the turn's number", state.turn];
}

function* countersOn(id: string, counters: ReadonlyMap<string, number>): Iterable<Named> {
  for (const [kind, amount] of counters) yield [`the number of ${kind} counters on ${id}`, amount];
}
