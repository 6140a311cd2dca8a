import type { GameState, Returning } from '../state/game.ts';
import type { GameEventBody } from './event.ts';

type EventOf<K extends GameEventBody['kind']> = Extract<GameEventBody, { readonly kind: K }>;

/** 610.3. */
export function returnAwaited(state: GameState, { returning }: EventOf<'ReturnAwaited'>): GameState {
  const { nextNumber, turn, step, active } = state;
  const awaited: Returning = { ...returning, id: `return-${nextNumber}`, began: { turn, step, active }, due: false };
  return { ...state, returning: [...state.returning, awaited], nextNumber: nextNumber + 1 };
}

export function returnDue(state: GameState, { returning }: EventOf<'ReturnDue'>): GameState {
  const due = new Set(returning.map(({ id }) => id));
  return { ...state, returning: state.returning.map((one) => (due.has(one.id) ? { ...one, due: true } : one)) };
}

export function returnOver(state: GameState, { returning }: EventOf<'ReturnOver'>): GameState {
  const over = new Set(returning.map(({ id }) => id));
  return { ...state, returning: state.returning.filter(({ id }) => !over.has(id)) };
}

/** 400.7: a card that moves on is not one of those that return. */
export function withoutReturn(state: GameState, id: string): GameState {
  if (!state.returning.some(({ cards }) => cards.some((one) => one.id === id))) return state;
  return { ...state, returning: state.returning.map((one) => ({ ...one, cards: one.cards.filter((card) => card.id !== id) })) };
}
