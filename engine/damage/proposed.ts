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
  if (layered(state).view.object(target) === undefined && playerOf(state, target) === undefined) return [];
  return [{ kind: 'DamageDealt', source, target, amount, combat, marked: false }];
}
