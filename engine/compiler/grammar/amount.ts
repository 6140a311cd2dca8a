import type { Quantity } from '../../ast/index.ts';
import { list, phrase, words } from '../phrase.ts';
import { choice, fieldsOf, mapped, reshaped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { countWord, digits, TIMES } from './numbers.ts';

/** Numbers before counted nouns, as words, and numbers of life, damage, power and mana value, in digits. */

const numberIn = (value: unknown): number | undefined => {
  const fields = fieldsOf(value);
  return fields?.kind === 'number' && typeof fields.value === 'number' ? fields.value : undefined;
};

/** `three`. */
export const plainNumber: Syntax<Quantity> = mapped(countWord, (value): Quantity => ({ kind: 'number', value }), numberIn);

/** `3`. */
export const digitNumber: Syntax<Quantity> = mapped(digits, (value): Quantity => ({ kind: 'number', value }), numberIn);

/** `three` or `X`. */
export const plainAmount: Syntax<Quantity> = choice<Quantity>(plainNumber, words<Quantity>([['X', { kind: 'x' }]]));

/** "twice X". */
export const timesX = TIMES.map(([said, factor]): [string, Quantity] => [`${said} X`, { kind: 'times', factor, of: { kind: 'x' } }]);

/** "one or two", "one, two, or three". */
const severalValues: Syntax<Quantity> = reshaped(
  list(plainNumber, 'or', 2),
  (values): Quantity => ({ kind: 'oneOf', values }),
  (value) => fieldsOf(value)?.values,
);

/** "one", "three", "X", "up to two", "any number of", "one or more", "that many": before a counted plural. */
g.amount.define(
  choice<Quantity>(
    plainAmount,
    words<Quantity>([
      ['any number of', { kind: 'anyNumber' }],
      ['that many', { kind: 'thatMany' }],
      ['twice that many', { kind: 'times', factor: 2, of: { kind: 'thatMany' } }],
      ...timesX,
      ['half X', { kind: 'half', of: { kind: 'x' }, rounded: null }],
      ['up to that many', { kind: 'upTo', limit: { kind: 'thatMany' } }],
      ['exactly that many', { kind: 'exactly', amount: { kind: 'thatMany' } }],
    ]),
    phrase('up to <limit>', { kind: 'upTo' }, { limit: plainAmount }),
    phrase('<least> or more', { kind: 'orMore' }, { least: plainAmount }),
    phrase('<most> or fewer', { kind: 'orFewer' }, { most: plainAmount }),
    phrase('exactly <amount>', { kind: 'exactly' }, { amount: plainAmount }),
    phrase('at least <least>', { kind: 'atLeast' }, { least: plainAmount }),
    severalValues,
  ),
);

/** "7 or more", "3", "less than 5": a number in digits with its comparison is read by who compares. */
export const digitAmount: Syntax<Quantity> = choice<Quantity>(digitNumber, words<Quantity>([['X', { kind: 'x' }]]));
