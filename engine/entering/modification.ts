import type { Condition, EntersModification, Filter } from '../ast/index.ts';
import type { Context } from '../characteristics/view.ts';

/** 702: what a keyword leaves to a choice as its permanent enters. */
export type KeywordEntrance =
  /** 702.136a: a +1/+1 counter or haste. */
  | { readonly kind: 'riot' }
  /** 702.98a: a +1/+1 counter or none. */
  | { readonly kind: 'unleash' }
  /** 702.82a: creatures, or permanents of that kind, are sacrificed, for so many +1/+1 counters each. */
  | { readonly kind: 'devour'; readonly each: number; readonly what: Filter | null }
  /** 702.104a: an opponent has it enter with so many +1/+1 counters or not. */
  | { readonly kind: 'tribute'; readonly amount: number }
  /** 702.38a: cards of the hand that share a creature type with it are revealed, for so many +1/+1 counters each. */
  | { readonly kind: 'amplify'; readonly each: number };

/** One thing that an effect says of how a permanent enters (614.1c-d). */
export interface Modification {
  /** Names it, so that it is applied once (614.5). */
  readonly key: string;
  readonly source: string;
  readonly text: string;
  readonly how: EntersModification | KeywordEntrance;
  readonly context: Context;
}

/** 707.9: what the exceptions of a copy effect say of how the copy enters. */
export interface CopyEntrance {
  readonly how: EntersModification;
  readonly condition: Condition | null;
}
