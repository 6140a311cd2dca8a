import type { GameState, PermanentObject, PlayerState } from '../state/game.ts';

/** The same state with one player changed; the state itself where there is no such player or nothing changed. */
export function withPlayer(state: GameState, id: string, change: (player: PlayerState) => PlayerState): GameState {
  const index = state.players.findIndex((player) => player.id === id);
  const before = state.players[index];
  if (before === undefined) return state;
  const after = change(before);
  return after === before ? state : { ...state, players: state.players.with(index, after) };
}

/** The same state with one permanent changed; the state itself where there is no such permanent or nothing changed. */
export function withPermanent(state: GameState, id: string, change: (permanent: PermanentObject) => PermanentObject): GameState {
  const before = state.permanents.get(id);
  if (before === undefined) return state;
  const after = change(before);
  return after === before ? state : { ...state, permanents: new Map(state.permanents).set(id, after) };
}

/** The same state with several permanents changed; those that are not there are left out. */
export function withPermanents(
  state: GameState,
  ids: readonly string[],
  change: (permanent: PermanentObject) => PermanentObject,
): GameState {
  const permanents = new Map(state.permanents);
  for (const id of ids) {
    const before = permanents.get(id);
    if (before !== undefined) permanents.set(id, change(before));
  }
  return ids.length === 0 ? state : { ...state, permanents };
}

/** 122.1: counters with so many of a kind more or, below 0, fewer; a kind of which none are left goes. */
export function withCounters(counters: ReadonlyMap<string, number>, kind: string, change: number): ReadonlyMap<string, number> {
  const left = Math.max(0, (counters.get(kind) ?? 0) + change);
  const after = new Map(counters);
  if (left === 0) after.delete(kind);
  else after.set(kind, left);
  return after;
}

/** 405: the stack without one of its objects. */
export function withoutStackObject(state: GameState, id: string): GameState {
  const stack = state.stack.filter((object) => object.id !== id);
  return stack.length === state.stack.length ? state : { ...state, stack };
}
