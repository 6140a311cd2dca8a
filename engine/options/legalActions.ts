import { type GameState, isOver, playerOf } from '../state/game.ts';
import { activationOptions } from './activations.ts';
import { castOptions } from './casts.ts';
import { fightingOptions } from './fighting.ts';
import { landOptions } from './lands.ts';
import type { LegalAction } from './option.ts';
import { passingOptions } from './passing.ts';
import { specialOptions } from './specials.ts';

const KNOWN = new WeakMap<GameState, Map<string, readonly LegalAction[]>>();

/**
 * Every action that a player may do now: playing lands, casting, activating abilities, taking special actions, declaring attackers and blockers, and passing. As everywhere, a player who acts has priority, those
 * before having passed (117.3d). What text that isn't modelled leaves open is among them and marked so. Empty for a player who is no longer in the game.
 */
export function legalActions(state: GameState, player: string): readonly LegalAction[] {
  const known = KNOWN.get(state) ?? new Map<string, readonly LegalAction[]>();
  KNOWN.set(state, known);
  const found = known.get(player) ?? list(state, player);
  known.set(player, found);
  return found;
}

function list(state: GameState, player: string): readonly LegalAction[] {
  if (isOver(state) || playerOf(state, player)?.lost !== null) return [];
  return [
    ...landOptions(state, player),
    ...castOptions(state, player),
    ...activationOptions(state, player),
    ...specialOptions(state, player),
    ...fightingOptions(state, player),
    ...passingOptions(state),
  ];
}
