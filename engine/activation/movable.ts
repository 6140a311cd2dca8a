import { some, type Truth } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import { concerns, staticsOf } from './statics.ts';

/** 101.2: what can't be done to or by an object, in the words of the closed list of deeds. */
export type ForbiddenDeed =
  | "can't be sacrificed"
  | "can't become untapped"
  | "can't have counters put on it"
  | "can't have counters put on them"
  | "can't have +1/+1 counters put on it"
  | "can't have +1/+1 counters put on them";

/** Whether an effect on the board forbids one of these deeds of an object. */
export function isForbidden(state: GameState, id: string, ...deeds: readonly ForbiddenDeed[]): Truth {
  const named = staticsOf(state).cant.filter(({ effect }) => effect.deeds.some(({ what }) => deeds.some((deed) => deed === what)));
  return named.length === 0 ? false : some(named, (standing) => concerns(standing, id));
}
