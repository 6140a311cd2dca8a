import type { Quantity } from '../ast/index.ts';
import { type Amount, isKnown, some, type Truth } from './truth.ts';
import type { Context } from './view.ts';

/**
 * Whether there are as many as the words ask for: "a Swamp" and "two Swamps" mean at least so many, "exactly one", "two or fewer",
 * "no" what they say.
 */
export function holdsOfNumber(found: Amount, asked: Quantity, context: Context): Truth {
  if (!isKnown(found)) return found;
  const compare = (to: Quantity, how: (to: number) => boolean): Truth => {
    const amount = context.evaluate.amount(to, context);
    return isKnown(amount) ? how(amount) : amount;
  };
  switch (asked.kind) {
    case 'exactly':
      return compare(asked.amount, (to) => found === to);
    case 'orFewer':
      return compare(asked.most, (to) => found <= to);
    case 'upTo':
      return compare(asked.limit, (to) => found <= to);
    case 'orMore':
    case 'atLeast':
      return compare(asked.least, (to) => found >= to);
    case 'oneOf':
      return some(asked.values, (value) => compare(value, (to) => found === to));
    case 'anyNumber':
      return true;
    default:
      return compare(asked, (to) => (to === 0 ? found === 0 : found >= to));
  }
}
