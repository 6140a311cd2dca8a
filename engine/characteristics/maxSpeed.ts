import type { Ability } from '../ast/index.ts';
import { type GameState, MAX_SPEED, playerOf } from '../state/game.ts';

/** 702.179: whether a player has max speed. */
export const hasMaxSpeed = (state: GameState, player: string | null): boolean =>
  player !== null && playerOf(state, player)?.speed === MAX_SPEED;

/** 702.178: whether an ability is there only while whoever has its object has max speed. */
export const needsMaxSpeed = (ability: Ability): ability is Extract<Ability, { readonly kind: 'gated' }> =>
  ability.kind === 'gated' && ability.gate.kind === 'maxSpeed';

/**
 * 702.178: of an object off the battlefield, an ability at max speed as the ability that it then is, which works where that one works; any other as it is.
 * `player`: the object's controller, or its owner (109.5).
 */
export const atSpeed = (ability: Ability, player: string, state: GameState): Ability =>
  needsMaxSpeed(ability) && hasMaxSpeed(state, player) ? ability.ability : ability;
