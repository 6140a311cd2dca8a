import type { Duration } from './duration.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, Recipient } from './reference.ts';
import type { DamageSort } from './would.ts';

export interface DamagePart {
  readonly kind: 'damagePart';
  readonly amount: Quantity;
  readonly to: DamageRecipient;
}

/** 615.3, 614.9: the damage that a shield waits for. */
export interface DamageToCome {
  readonly amount: Quantity | 'all';
  readonly next: boolean;
  readonly damage: DamageSort;
  readonly to: DamageRecipient | null;
  readonly by: ObjectRef | null;
  /** null: of a static ability, for as long as that holds. */
  readonly duration: Duration | null;
  /** "divided as you choose" among those that it would be dealt to. */
  readonly divided: boolean;
  /** How it was said: "that would be dealt", "that … would deal", "that would be dealt to and dealt by"; and where the duration stands. */
  readonly voice: 'passive' | 'passive, except' | 'passive, duration first' | 'passive, duration last' | 'active' | 'that active' | 'both';
}

/** `itself`: the source of the damage. */
export type DamageRecipient = Recipient | { readonly kind: 'itself' };
