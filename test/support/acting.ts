import type { Action, Illegal } from '../../engine/actions/action.ts';
import { perform } from '../../engine/actions/perform.ts';
import type { GameEvent } from '../../engine/events/event.ts';
import { type GameState, MANA_TYPES, playerOf } from '../../engine/index.ts';
import { idThen } from '../../engine/state/game.ts';

/** Acting in tests. */

/** The state after actions, each of which must be legal. */
export function played(state: GameState, ...actions: readonly Action[]): GameState {
  return actions.reduce((now, action) => done(now, action).state, state);
}

/** What came of an action that must be legal. */
export function done(state: GameState, action: Action): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  const result = perform(state, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.error.message}`);
  return result.value;
}

/** Why an action is refused; fails the test where it is not. */
export function refusal(state: GameState, action: Action): Illegal {
  const result = perform(state, action);
  if (result.ok) throw new Error(`${JSON.stringify(action)} was not refused`);
  return result.error;
}

/** Damage that one source deals to one recipient. */
export type Part = readonly [source: string, target: string, amount: number];

/** Damage that is dealt at the same time. */
export const deals = (...parts: readonly Part[]): Action => ({
  kind: 'dealDamage',
  parts: parts.map(([source, target, amount]) => ({ source, target, amount })),
});

/** A player's unspent mana as symbols in the order W U B R G C. */
export function poolOf(state: GameState, player = 'a'): string {
  const pool = playerOf(state, player)?.manaPool ?? [];
  return MANA_TYPES.map((type) =>
    `{${type}}`.repeat(pool.reduce((sum, mana) => (mana.type === type ? sum + Number(mana.amount) : sum), 0)),
  ).join('');
}

export const lifeOf = (state: GameState, player = 'a'): number => playerOf(state, player)?.life ?? Number.NaN;

/** Where a card is: a zone, or that it ceased to exist. */
export const zoneOf = (state: GameState, id: string): string =>
  state.permanents.has(id) ? 'battlefield' : (state.cards.get(id)?.zone ?? 'ceased');

/** The kinds of events, in order. */
export const kinds = (events: readonly GameEvent[]): readonly string[] => events.map(({ kind }) => kind);

/** The sources of what is on the stack, the bottom first, gone or not. */
export const sourcesOnStack = (state: GameState): readonly string[] => state.stack.map(({ source }) => idThen(state, source));
