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

/** Those of them that are done with one card or permanent: playing or casting it, and activating its abilities; none where there is no such object. */
export function legalActionsWith(state: GameState, player: string, object: string): readonly LegalAction[] {
  return isOut(state, player) ? [] : done(state, player, (id) => id === object);
}

function list(state: GameState, player: string): readonly LegalAction[] {
  if (isOut(state, player)) return [];
  return [...done(state, player, () => true), ...fightingOptions(state, player), ...passingOptions(state)];
}

const isOut = (state: GameState, player: string): boolean => isOver(state) || playerOf(state, player)?.lost !== null;

const done = (state: GameState, player: string, isMeant: (id: string) => boolean): readonly LegalAction[] => [
  ...landOptions(state, player, isMeant),
  ...castOptions(state, player, isMeant),
  ...activationOptions(state, player, isMeant),
  ...specialOptions(state, player, isMeant),
];
