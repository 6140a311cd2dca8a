import type { Cost, Quantity } from '../ast/index.ts';
import type { Truth } from '../characteristics/truth.ts';
import type { RuleNumber } from '../rules.ts';

/** 118.8, 118.9: what a keyword, a text or an effect has a spell cost besides or instead. */
export interface OfferedCost {
  /** Names it as it is announced (`Asked`): the keyword, or the object whose text it is and the place of the sentence. */
  readonly id: string;
  readonly keyword: string | null;
  /** The words that offer it. */
  readonly text: string;
  /** Whose text it is. */
  readonly source: string;
  readonly named: string;
  readonly costs: readonly Cost[];
  /** What X in them is, where the text says it. */
  readonly x: Quantity | null;
  /** Whether it may be chosen now. */
  readonly available: Truth;
  readonly rule: RuleNumber;
}
