import type { Comparison } from '../ast/index.ts';
import { compares } from '../characteristics/numbers.ts';

/** What becomes of an amount, whatever it is. Amounts never fall below 0. */
export type Does =
  | { readonly kind: 'same' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'times'; readonly by: number }
  | { readonly kind: 'plus'; readonly by: number }
  | { readonly kind: 'minus'; readonly by: number }
  | { readonly kind: 'halved'; readonly rounded: 'up' | 'down' }
  | { readonly kind: 'becomes'; readonly amount: number };

/** What an effect makes of an amount, where it leaves all else of an event as it is. */
export interface Behaviour {
  readonly does: Does;
  /** Whether what it takes away is prevented. */
  readonly prevents: boolean;
  /** The amounts to which it applies; null: any. */
  readonly within: { readonly comparison: Comparison; readonly than: number } | null;
  /** Whether a player may have it applied, or not. */
  readonly optional: boolean;
  /** What is done right afterwards, in writing, and about how much: what was prevented, or the amount before; null: nothing. */
  readonly afterwards: { readonly words: string; readonly about: 'prevented' | 'amount' } | null;
}

/** What is left of an amount; 0: nothing, which nothing applies to any more (120.8). */
export function leftOf(does: Does, amount: number): number {
  switch (does.kind) {
    case 'same':
      return amount;
    case 'nothing':
      return 0;
    case 'times':
      return amount * does.by;
    case 'plus':
      return amount + does.by;
    case 'minus':
      return Math.max(0, amount - does.by);
    case 'halved':
      return does.rounded === 'up' ? Math.ceil(amount / 2) : Math.floor(amount / 2);
    case 'becomes':
      return does.amount;
  }
}

/** Whether it applies to an amount. */
export const appliesTo = ({ within }: Behaviour, amount: number): boolean =>
  within === null || compares(amount, within.comparison, within.than);

/** An effect was looked at with an amount: what was left of it, how much was prevented, and what is done afterwards about how much. */
export interface Seen {
  readonly amount: number;
  readonly left: number;
  readonly prevented: number;
  readonly afterwards: { readonly words: string; readonly about: number | null } | null;
}

/** What was seen is what this does; null where nothing that is known here is. */
export function doesAsSeen(all: readonly Seen[]): Pick<Behaviour, 'does' | 'prevents' | 'afterwards'> | null {
  const [first] = all;
  const last = all.at(-1);
  if (first === undefined || last === undefined) return null;
  const prevents = all.some(({ prevented }) => prevented > 0);
  if (prevents && all.some(({ amount, left, prevented }) => prevented !== amount - left)) return null;
  const less = last.amount - last.left;
  const may: readonly Does[] = [
    { kind: 'nothing' },
    { kind: 'same' },
    { kind: 'becomes', amount: last.left },
    { kind: 'times', by: first.left / first.amount },
    less > 0 ? { kind: 'minus', by: less } : { kind: 'plus', by: -less },
    { kind: 'halved', rounded: 'down' },
    { kind: 'halved', rounded: 'up' },
  ];
  const does = may.find((one) => all.every(({ amount, left }) => leftOf(one, amount) === left));
  const afterwards = afterwardsAsSeen(all);
  return does === undefined || afterwards === 'unlike' ? null : { does, prevents, afterwards };
}

function afterwardsAsSeen(all: readonly Seen[]): Behaviour['afterwards'] | 'unlike' {
  const words = all[0]?.afterwards?.words ?? null;
  if (all.some(({ afterwards }) => (afterwards?.words ?? null) !== words)) return 'unlike';
  if (words === null) return null;
  if (all.every(({ afterwards, prevented }) => afterwards?.about === prevented)) return { words, about: 'prevented' };
  return all.every(({ afterwards, amount }) => afterwards?.about === amount) ? { words, about: 'amount' } : 'unlike';
}
