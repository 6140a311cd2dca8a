import type { ManaCost } from '../ast/index.ts';
import type { Step } from '../trace.ts';
import type { OtherCost } from './costWays.ts';

/** 601.2f: the mana component of a total cost once it is fixed. */
export interface LockedMana {
  /**
   * What is to be paid; empty where it is {0}. Hybrid and Phyrexian symbols stand in it where they can still be announced either way with the
   * same outcome, {X} where it is in the cost.
   */
  readonly mana: ManaCost;
  /** Generic mana that reductions take off what {X} comes to (all {X} together). */
  readonly offX: number;
  /** Life that was announced in place of Phyrexian symbols, because it made a difference to the rest. */
  readonly life: number;
}

/** One total cost that is locked in (601.2f): everything that has to be paid together. */
export interface LockedCost extends LockedMana {
  /** Life to be paid in all, that which stands for Phyrexian symbols included where it had to be announced. */
  readonly life: number;
  readonly energy: number;
  /** How much of the generic mana may be paid by tapping artifacts and creatures (waterbend). */
  readonly waterbend: number;
  readonly others: readonly OtherCost[];
  /** 601.2c: the choices of targets for which it is the cost; null: it does not hang on them, or they were given. */
  readonly targets: readonly (readonly string[])[] | null;
  /** 601.2b: optional additional costs that are paid for it, as `Asked.optional` has them; what was not announced and lowers the cost may be among them. */
  readonly optional: ReadonlyMap<string, number>;
}

/** What casting or activating costs. */
export interface TotalCost {
  /**
   * Every total cost that it can come to, by choices that are announced before (601.2b): none where there is none that could be paid. Costs
   * that another of the same payment is never harder to pay than are left out.
   */
  readonly locked: readonly LockedCost[];
  /** 118.6: it has no cost that could be paid. */
  readonly unpayable: boolean;
  /** 107.3a: whether {X} is part of it. */
  readonly hasX: boolean;
  /** Whether some of what is open is what it targets. */
  readonly hangsOnTargets: boolean;
  /** What bears on the cost and can't be told, in words; where there is any, the cost is that without it. */
  readonly open: readonly string[];
  readonly steps: readonly Step[];
}
