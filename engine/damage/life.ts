import { isForbidden, whatFixesLife } from '../activation/forbidden.ts';
import type { GameEventBody } from '../events/event.ts';
import { type GameState, playerOf } from '../state/game.ts';

/** 119.3, 119.7: a player gains life; nothing where it is none or the player can't gain life. */
export function lifeGained(state: GameState, player: string, amount: number, source: string | null): readonly GameEventBody[] {
  if (amount <= 0 || whatFixesLife(state, player) !== null || isForbidden(state, player, "can't gain life") === true) return [];
  return [{ kind: 'LifeGained', player, amount, source }];
}

/** 119.3, 119.8: a player loses life, `byDamage` or otherwise; nothing where it is none or the player can't lose life. */
export function lifeLost(state: GameState, player: string, amount: number, byDamage = false): readonly GameEventBody[] {
  if (amount <= 0 || whatFixesLife(state, player) !== null || isForbidden(state, player, "can't lose life") === true) return [];
  return [{ kind: 'LifeLost', player, amount, ...(byDamage ? { byDamage } : {}) }];
}

/** 119.5: a life total becomes a number: the player gains or loses the difference. */
export function lifeSet(state: GameState, player: string, to: number): readonly GameEventBody[] {
  const life = playerOf(state, player)?.life ?? to;
  return to > life ? lifeGained(state, player, to - life, null) : lifeLost(state, player, life - to);
}
