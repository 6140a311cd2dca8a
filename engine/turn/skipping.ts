import { ok, type Result } from '../result.ts';
import type { GameState, StepName } from '../state/game.ts';
import type { Halt } from './course.ts';
import { deedsOn } from './deeds.ts';

/** Words of effects that make a player skip a step of their own, or all of combat. */
const SKIPS: Partial<Readonly<Record<StepName, RegExp>>> = {
  UNTAP: /^skips? (your|their) untap steps?$/,
  UPKEEP: /^skips? (your|their) upkeep steps?$/,
  DRAW: /^skips? (your|their) draw steps?$/,
  BEGIN_COMBAT: /^skip all combat phases of your turns$/,
  DECLARE_ATTACKERS: /^skip all combat phases of your turns$/,
  DECLARE_BLOCKERS: /^skip all combat phases of your turns$/,
  COMBAT_DAMAGE: /^skip all combat phases of your turns$/,
  END_COMBAT: /^skip all combat phases of your turns$/,
};

/** 500.11: whether the player skips a step of their turn: it is gone past as though it weren't there. */
export function skips(state: GameState, player: string, step: StepName): Result<boolean, Halt> {
  const words = SKIPS[step];
  if (words === undefined) return ok(false);
  const found = deedsOn(state, player, words, player);
  return found.ok ? ok(found.value.length > 0) : found;
}
