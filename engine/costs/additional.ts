import type { Cost, Quantity } from '../ast/index.ts';
import type { Truth } from '../characteristics/truth.ts';
import type { RuleNumber } from '../rules.ts';

/** 118.8: a cost in addition to a spell's mana cost or alternative cost. */
export interface AdditionalCost {
  /** Names it in `Asked.optional`: the keyword, or the object that asks for it and the place of the sentence. */
  readonly id: string;
  readonly keyword: string | null;
  readonly text: string;
  readonly source: string;
  readonly named: string;
  readonly costs: readonly Cost[];
  readonly x: Quantity | null;
  /** 118.8b; what isn't optional has to be paid. */
  readonly optional: boolean;
  /** How often an optional one can be paid; null: any number of times. Where it is paid with any number of objects, with how many. */
  readonly most: number | null;
  /** "Any number of creatures": how often it is paid is with how many objects it is paid once. */
  readonly byNumber: boolean;
  readonly available: Truth;
  readonly rule: RuleNumber;
}
