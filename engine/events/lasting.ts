import type { DelayedTrigger, GameState, LastingEffect, Moment } from '../state/game.ts';
import type { GameEventBody } from './event.ts';
import { nextTimestamp } from './timestamps.ts';

type EventOf<K extends GameEventBody['kind']> = Extract<GameEventBody, { readonly kind: K }>;

/** 611.2, 613.7b: an effect begins, with the timestamp that it has from now on. */
export function effectBegan(state: GameState, { effect }: EventOf<'LastingEffectBegan'>): GameState {
  const { nextNumber } = state;
  const begun: LastingEffect = {
    ...effect,
    id: `effect-${nextNumber}`,
    timestamp: nextTimestamp(state),
    began: momentOf(state),
    spellsBefore: state.thisTurn.spells.length,
  };
  return { ...state, effects: [...state.effects, begun], nextNumber: nextNumber + 1 };
}

/** 615.7. */
export function effectReduced(state: GameState, { effect, left }: EventOf<'LastingEffectReduced'>): GameState {
  const effects = state.effects.map((one) =>
    one.id === effect.id && one.use?.kind === 'amount' ? { ...one, use: { ...one.use, left } } : one,
  );
  return { ...state, effects };
}

/** 611.2a-b. */
export function effectsEnded(state: GameState, { effects }: EventOf<'LastingEffectEnded'>): GameState {
  const over = new Set(effects.map(({ id }) => id));
  return { ...state, effects: state.effects.filter(({ id }) => !over.has(id)) };
}

/** 603.7a. */
export function triggerSetUp(state: GameState, { trigger }: EventOf<'DelayedTriggerSetUp'>): GameState {
  const { nextNumber } = state;
  const waiting: DelayedTrigger = { ...trigger, id: `delayed-${nextNumber}`, began: momentOf(state) };
  return { ...state, delayedTriggers: [...state.delayedTriggers, waiting], nextNumber: nextNumber + 1 };
}

/** 603.7b: it has triggered, or the time is over in which it could. */
export function triggersGone(state: GameState, { triggers }: EventOf<'DelayedTriggerGone'>): GameState {
  const gone = new Set(triggers.map(({ id }) => id));
  return { ...state, delayedTriggers: state.delayedTriggers.filter(({ id }) => !gone.has(id)) };
}

const momentOf = ({ turn, step, active }: GameState): Moment => ({ turn, step, active });
