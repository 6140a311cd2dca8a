import type { Filter } from './filter.ts';
import type { ManaOutput, ManaSource, ManaType } from './mana.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';

/** 106.12: the production of mana that triggers an ability or that is modified. */
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

/** What is produced in place of other mana: so much of it, or as much as would have been produced, of another type. */
export type ProducedInstead = ManaOutput | { readonly kind: 'sameAmount'; readonly of: ManaSource };

/** Which part of the mana that would be produced is replaced. A type: only mana of that type is. */
export type InsteadOf = 'type' | 'color' | 'typeAndAmount' | { readonly kind: 'onlyType'; readonly type: ManaType };

/** 106.12b, 614: how a production of mana is modified. */
export type ManaReplacement =
  /** "it produces {B} instead of any other type and amount"; `producer`: the words for what was tapped, if any ("lands tapped for mana produce …"). */
  | {
      readonly kind: 'produces';
      readonly event: TappedForMana;
      readonly producer: ObjectRef | null;
      readonly mana: ProducedInstead;
      readonly insteadOf: InsteadOf;
    }
  /** "Plains produce {R}, Islands produce {G}": each pair for the objects that its filter matches. */
  | {
      readonly kind: 'producesByType';
      readonly pairs: readonly { readonly what: Filter; readonly mana: ManaOutput }[];
      readonly insteadOf: InsteadOf;
    }
  /** "it produces twice as much of that mana instead". */
  | { readonly kind: 'multiplies'; readonly event: TappedForMana; readonly producer: ObjectRef; readonly factor: number }
  /** "Spells and abilities you control that would add colored mana add that much white mana instead". */
  | { readonly kind: 'addsInstead'; readonly by: PlayerRef; readonly of: 'colored' | 'any'; readonly type: ManaType };
