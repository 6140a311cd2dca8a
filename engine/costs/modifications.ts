import type { Condition, CostModification, ManaCost, StaticEffect } from '../ast/index.ts';
import { every, isKnown, not, some, type Truth, type Undetermined, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { type Counting, counted } from './counted.ts';
import { paidAsAsked } from './linked.ts';
import { repeated } from './parts.ts';
import type { Reduction } from './reduction.ts';
import { aimsAt, UNTOLD_TARGETS } from './targets.ts';

/** What an effect does to a cost (601.2f). */
export type Modified =
  | { readonly kind: 'more'; readonly amount: ManaCost }
  | { readonly kind: 'less'; readonly reduction: Reduction }
  | { readonly kind: 'nothing' };

export const NOTHING: Modified = { kind: 'nothing' };

/** Whether the condition of an effect holds while something is proposed; `linked`: see `linkedCost`. */
export function conditionHolds(
  { condition, unless }: { readonly condition: Condition | null; readonly unless: boolean },
  counting: Counting,
  context: Context,
): Truth {
  if (condition === null) return true;
  const truth = holds(condition, counting, context);
  return unless ? not(truth) : truth;
}

/** Conditions about what the spell targets and how it is paid for are looked at as it was announced; all others as anywhere. */
function holds(condition: Condition, counting: Counting, context: Context): Truth {
  const { spell, asked, linked } = counting;
  const paid = paidAsAsked(condition, asked, linked);
  if (paid !== null) return 'not' in condition && condition.not ? !paid : paid;
  switch (condition.kind) {
    case 'all':
      return every(condition.of, (one) => holds(one, counting, context));
    case 'any':
      return some(condition.of, (one) => holds(one, counting, context));
    case 'other':
      // Nothing has happened this turn but what the board tells.
      return / this turn$/.test(condition.what) ? false : context.evaluate.holds(condition, context);
    case 'targets': {
      const meant = condition.subject.kind === 'self' || condition.subject.kind === 'it' || condition.subject.kind === 'that';
      if (!meant) return undetermined(UNTOLD_TARGETS);
      const truth = aimsAt(condition.what, condition.only, spell, asked.targets, context);
      return condition.not ? not(truth) : truth;
    }
    default:
      return context.evaluate.holds(condition, context);
  }
}

/** An effect that changes what something costs, as far as it decides by itself whether and how. */
export interface Modifying {
  readonly modification: CostModification;
  readonly condition: Condition | null;
  readonly unless: boolean;
}

/** What an effect does to a cost that it may be about (`about`), at a time that it may mean (`when`); nothing where it isn't or doesn't. */
export function modified(
  effect: Modifying,
  coloredOnly: boolean,
  { about, when }: { readonly about: () => Truth; readonly when: () => Truth },
  counting: Counting,
  context: Context,
): Modified | Undetermined {
  const applies = every([about, when, () => conditionHolds(effect, counting, context)], (test) => test());
  if (!isKnown(applies)) return applies;
  return applies ? amountOf(effect.modification, coloredOnly, counting, context) : NOTHING;
}

/** Whether it is the time that the words of the closed list name. */
export function isWhen(when: string | null, player: string, { view: { state }, you }: Context): Truth {
  switch (when) {
    case null:
    case 'this turn':
      return true;
    case "except during its controller's turn":
      return state.active !== player;
    case 'during your end step':
      return state.step === 'END' && state.active === you;
    default:
      return undetermined(`whether it is cast ${when}`);
  }
}

/** What a modification comes to now. `coloredOnly`: see `Reduction`. */
function amountOf(
  { change, amount, forEach, x, floor, cap }: CostModification,
  coloredOnly: boolean,
  counting: Counting,
  context: Context,
): Modified | Undetermined {
  const { asked } = counting;
  const times = forEach === null ? 1 : counted(forEach, counting, context);
  if (!isKnown(times)) return times;
  const value = x === null ? (asked.x ?? 0) : counted(x, counting, context);
  if (!isKnown(value)) return value;
  if (x === null && asked.x === null && amount.includes('X')) return undetermined('the value of X');
  const once = amount.map((symbol) => (symbol === 'X' ? String(Math.max(0, value)) : symbol));
  const symbols = multiplied(once, Math.max(0, times));
  if (symbols.length === 0) return NOTHING;
  if (change === 'more') return { kind: 'more', amount: symbols };
  const reduction = { amount: symbols, coloredOnly, floor: floor === null ? 0 : manaIn(floor), cap: cap === null ? null : manaIn(cap) };
  return { kind: 'less', reduction };
}

/** How much mana a cost without variables is. */
const manaIn = (cost: ManaCost): number => cost.reduce((sum, symbol) => sum + (/^\d+$/.test(symbol) ? Number(symbol) : 1), 0);

/** A cost so often: generic mana added up, other symbols one after the other. */
function multiplied(cost: ManaCost, times: number): ManaCost {
  return cost.flatMap((symbol) => {
    if (!/^\d+$/.test(symbol)) return repeated(symbol, times);
    const generic = Number(symbol) * times;
    return generic === 0 ? [] : [String(generic)];
  });
}

/** "This effect reduces only the amount of colored mana you pay", said after the reduction. */
export function reducesColoredOnly(among: readonly StaticEffect[], at: number): boolean {
  const next = among[at + 1];
  return next?.kind === 'rule' && next.about === 'reduction';
}
