import type { GameState, TurnOrder } from '../state/game.ts';
import type { GameEventBody } from './event.ts';

type EventOf<K extends GameEventBody['kind']> = Extract<GameEventBody, { readonly kind: K }>;

const ordered = (state: GameState, change: Partial<TurnOrder>): GameState => ({ ...state, order: { ...state.order, ...change } });

/** 500.7: the newest is taken first. */
export const extraTurnAdded = (state: GameState, { player }: EventOf<'ExtraTurnAdded'>): GameState =>
  ordered(state, { extra: [player, ...state.order.extra] });

/** 500.8: the newest come first. */
export const phasesAdded = (state: GameState, { phases }: EventOf<'PhasesAdded'>): GameState =>
  ordered(state, { phases: [...phases, ...state.order.phases], after: state.order.after ?? state.step });

export const phaseInserted = (state: GameState, { phase }: EventOf<'PhaseInserted'>): GameState =>
  ordered(state, phase === null ? { after: null } : { phases: state.order.phases.slice(1) });

export const skipSetUp = (state: GameState, { player, what }: EventOf<'SkipSetUp'>): GameState =>
  ordered(state, { skipping: [...state.order.skipping, { player, what }] });

/** 614.10a: one of the skips is used up; a turn that is skipped was the player's all the same. */
export function skipped(state: GameState, { player, what, extra }: EventOf<'Skipped'>): GameState {
  const { order } = state;
  const at = order.skipping.findIndex((one) => one.player === player && one.what === what);
  const skipping = order.skipping.filter((_, place) => place !== at);
  if (what !== 'turn') return ordered(state, { skipping });
  return ordered(state, extra ? { skipping, extra: order.extra.slice(1) } : { skipping, last: player });
}

/** The order once a turn has begun: what was added to the turn before is over with it. */
export const orderInTurn = ({ order }: GameState, { active, extra }: EventOf<'TurnBegan'>): TurnOrder => ({
  ...order,
  ...(extra === true ? { extra: order.extra.slice(1) } : { last: active }),
  phases: [],
  after: null,
});
