import type { OfferedCost } from './offered.ts';

/** 118.8: a cost in addition to a spell's mana cost or alternative cost, named in `Asked.optional`. */
export interface AdditionalCost extends OfferedCost {
  /** 118.8b; what isn't optional has to be paid. */
  readonly optional: boolean;
  /** How often an optional one can be paid; null: any number of times. Where it is paid with any number of objects, with how many. */
  readonly most: number | null;
  /** "Any number of creatures": how often it is paid is with how many objects it is paid once. */
  readonly byNumber: boolean;
}
