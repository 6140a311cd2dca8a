import type { Filter } from './filter.ts';
import type { ManaCost } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { Unsupported } from './text.ts';

/** What mana may be spent on (106.6). Several purposes are joined by "or". */
export type SpendingPurpose =
  | { readonly kind: 'castSpell'; readonly filter: Filter }
  | { readonly kind: 'activateAbility'; readonly of: Filter | null; readonly which: string | null }
  /** Words of a closed list: "cumulative upkeep costs", "unlock a door", "turn a permanent face up", "costs that contain {X}". */
  | { readonly kind: 'other'; readonly what: string }
  | { readonly kind: 'either'; readonly purposes: readonly SpendingPurpose[] };

/** What an instruction says about the mana that it (or the instruction before it) added. */
export type ManaRider =
  | { readonly kind: 'spendOnly'; readonly on: SpendingPurpose }
  | { readonly kind: 'cantSpend'; readonly on: SpendingPurpose }
  /** 500.4: "Until end of turn, you don't lose this mana as steps and phases end." */
  | { readonly kind: 'retained'; readonly until: string }
  /** "If that mana is spent on a creature spell, it gains haste until end of turn." */
  | { readonly kind: 'ifSpent'; readonly on: SpendingPurpose | null; readonly consequence: string | Unsupported; readonly wording: string };

/** Spending mana as though it were of another type (609.4b). */
export type SpendAsThough = { readonly kind: 'anyColor' } | { readonly kind: 'anyType' } | { readonly kind: 'onlyColorless' };

/** 601.2f: a change of what spells or abilities cost. */
export interface CostModification {
  readonly change: 'more' | 'less';
  readonly amount: ManaCost | null;
  readonly forEach: Quantity | null;
  readonly floor: ManaCost | null;
}
