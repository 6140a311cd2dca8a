import type { Quantity } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { Bounds, Demands, NotModelled } from './demands.ts';

/** What one part of a cost asks for; what it doesn't ask for is left out. */
export type DemandPart = Partial<Demands>;

/** For whose payment a cost is read: `context` is that of the ability, with the paying player as "you". */
export interface CostReader {
  readonly context: Context;
  readonly player: string;
  readonly source: string;
}

export const notModelled = (text: string, reason: string): NotModelled => ({ text, reason });
export const isNotModelled = (value: object): value is NotModelled => 'reason' in value;

export const ONE: Bounds = { least: 1, most: 1 };
export const fixed = (amount: number): Bounds => ({ least: amount, most: amount });

/** How many: a number, one to be chosen between bounds, or X; undefined where it can't be told. */
export function boundsOf(quantity: Quantity, context: Context): Bounds | 'x' | NotModelled {
  switch (quantity.kind) {
    case 'x':
      return 'x';
    case 'anyNumber':
      return { least: 0, most: null };
    case 'orMore':
    case 'atLeast': {
      const least = boundsOf(quantity.least, context);
      return least === 'x' || isNotModelled(least)
        ? notModelled('or more', 'how many may be paid is not modelled')
        : { least: least.least, most: null };
    }
    case 'upTo': {
      const most = boundsOf(quantity.limit, context);
      return most === 'x' || isNotModelled(most)
        ? notModelled('up to', 'how many may be paid is not modelled')
        : { least: 0, most: most.most };
    }
    default: {
      const amount = context.evaluate.amount(quantity, context);
      return isKnown(amount) ? fixed(Math.max(0, amount)) : notModelled('amount', amount.why);
    }
  }
}
