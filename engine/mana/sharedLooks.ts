import type { Quantity } from '../ast/index.ts';
import type { Context, View } from '../characteristics/view.ts';
import { pointOfView } from './look.ts';
import type { Looked } from './lookup.ts';
import type { Amount, TypeSource } from './possibilities.ts';

/** What the same words of the same player's objects ask of a view is looked up once, whichever object asks. */

const NUMBERS = new WeakMap<View, Map<string, Looked<Amount>>>();
const TYPES = new WeakMap<View, Map<string, Looked<TypeSource>>>();

/** A number; worked out by `look` where it is not known or hangs on what the words point to. */
export const sharedNumber = (quantity: Quantity, context: Context, look: () => Looked<Amount>): Looked<Amount> =>
  quantity.kind === 'number' ? look() : shared(NUMBERS, quantity, context, look);

/** Types that objects could produce (106.7). */
export const sharedTypes = (words: object, context: Context, look: () => Looked<TypeSource>): Looked<TypeSource> =>
  shared(TYPES, words, context, look);

function shared<T>(tables: WeakMap<View, Map<string, T>>, words: object, context: Context, look: () => T): T {
  const key = pointOfView(words, context);
  if (POINTS_BACK.test(key)) return look();
  const table = tables.get(context.view) ?? new Map<string, T>();
  tables.set(context.view, table);
  const known = table.get(key) ?? look();
  table.set(key, known);
  return known;
}

/** Words whose meaning the activation settles. */
const POINTS_BACK = /"(it|that|they|x|anyNumber|upTo|thatMany|thisWay|countersRemoved|characteristic|event|chosen\w*)"/;
