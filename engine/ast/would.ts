import type { DamageRecipient } from './damage.ts';
import type { Comparison } from './filter.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';
import type { EventLimit, TriggerEvent } from './trigger.ts';

/**
 * What would happen (614.1): after "if … would …" and "the next time … would …". Damage has a description of its own, however it is said;
 * other events are of the kinds that triggered abilities wait for.
 */
export type WouldEvent =
  | WouldDamage
  | TriggerEvent
  /** 111.1: "an effect would create one or more tokens under your control", "one or more tokens would be created". `by` null: by whatever. */
  | {
      readonly kind: 'created';
      readonly what: ObjectRef;
      readonly by: PlayerRef | 'effect' | null;
      readonly under: PlayerRef | null;
    }
  /** What triggers don't wait for, from a closed list: "begin a extra turn", "untap during your untap step". */
  | { readonly kind: 'would'; readonly who: ObjectRef | PlayerRef; readonly what: string };

/** 120: damage that would be dealt. */
export interface WouldDamage {
  readonly kind: 'damage';
  readonly sort: DamageSort;
  /** "4 or more damage": only of such size. */
  readonly amount: DamageSize | null;
  readonly by: ObjectRef | null;
  readonly to: DamageRecipient | null;
  /** "a source would deal damage", "damage would be dealt", "this creature would be dealt damage", "all damage that would be dealt"; the meaning is the same. */
  readonly said: 'deals' | 'is dealt' | 'is dealt, limit before source' | 'undergoes' | 'all that would be dealt' | 'double all';
}
/** "4 or more", "3 or less", "less than this creature's power", "exactly 1"; `after`: "damage to a creature equal to that creature's toughness". */
export interface DamageSize {
  readonly after?: true;
  readonly comparison: Comparison;
  readonly than: Quantity;
}
export type DamageSort = 'any' | 'combat' | 'noncombat';

/** An event and when it counts: "this turn", "while it has a +1/+1 counter on it", "and it wasn't cast"; null: always. */
export interface Would {
  readonly event: WouldEvent;
  readonly limit: EventLimit | null;
}
