import { layered } from '../characteristics/layers.ts';
import type { GameEventBody } from '../events/event.ts';
import { type GameState, playerOf } from '../state/game.ts';

/** Damage that was or would be dealt, by one source to one player or permanent. */
export type DamageDealt = Extract<GameEventBody, { readonly kind: 'DamageDealt' }>;

/** Damage that a source is to deal to a player or permanent. */
export interface Damage {
  readonly source: string;
  readonly target: string;
  readonly amount: number;
  /** 510.2: as combat damage. */
  readonly combat?: boolean;
}

/**
 * 120.4a: the damage that would be dealt; nothing where it is none at all (120.8), or nothing is there that it could be dealt to. What keeps it from being
 * dealt, and what it results in, are not yet told: see `settleAll` and `resultsOf`.
 */
export function proposedDamage(state: GameState, { source, target, amount, combat = false }: Damage): readonly DamageDealt[] {
  if (amount <= 0) return [];
  if (!canBeDealtDamage(state, target)) return [];
  return [{ kind: 'DamageDealt', source, target, amount, combat, marked: false }];
}

/** 120.1, 120.1a: whether it is something that damage can be dealt to: a player still in the game, a creature, a planeswalker or a battle. */
export function canBeDealtDamage(state: GameState, id: string): boolean {
  const player = playerOf(state, id);
  if (player !== undefined) return player.lost === null;
  const types = state.permanents.has(id) ? layered(state).view.object(id)?.types : undefined;
  return types !== undefined && (types.has('creature') || types.has('planeswalker') || types.has('battle'));
}
