import type { Filter } from './filter.ts';
import type { ManaOutput, ManaSource, ManaType } from './mana.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';

/** 106.12b: which production of mana is modified. */
export interface TappedForMana {
  readonly kind: 'tappedForMana';
  /** Who taps; null: anyone ("if a land is tapped for mana"). */
  readonly by: PlayerRef | null;
  readonly what: ObjectRef;
  /** Only mana of this type or color ("for {C}", "for mana of the chosen color"); null: any. */
  readonly of: ManaSource | null;
  /** "for two or more mana" */
  readonly least: number | null;
}

/** 106.12b, 614: how a production of mana is modified. */
export type ManaReplacement =
  /** "it produces {B} instead of any other type and amount". */
  | {
      readonly kind: 'produces';
      readonly event: TappedForMana;
      readonly mana: ManaOutput | ManaSource;
      readonly insteadOf: 'type' | 'color' | 'typeAndAmount' | 'all';
    }
  /** "Plains produce {R}, Islands produce {G}": the first list whose filter matches. */
  | {
      readonly kind: 'producesByType';
      readonly event: TappedForMana;
      readonly pairs: readonly { readonly filter: Filter; readonly type: ManaType }[];
    }
  /** "it produces twice as much of that mana instead". */
  | { readonly kind: 'multiplies'; readonly event: TappedForMana; readonly factor: number }
  /** "Spells and abilities you control that would add colored mana add that much white mana instead". */
  | { readonly kind: 'addsInstead'; readonly by: PlayerRef; readonly of: 'colored' | 'any'; readonly type: ManaType };
