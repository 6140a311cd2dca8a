import type { CostSubject, Quantity, StaticEffect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { deepEqual, fieldsOf, type Syntax } from '../syntax.ts';
import { plainNumber } from './amount.ts';
import { limited, remembered } from './conditioned.ts';
import * as g from './declared.ts';

interface LeastCost {
  readonly kind: 'leastCost';
  readonly of: CostSubject;
  readonly least: Quantity;
}
const spells: Syntax<CostSubject> = phrase(
  'each <filter>',
  { kind: 'spells', each: true, nth: null, caster: null, also: [], from: null },
  { filter: g.filterSingular },
);
const said = phrase(
  '<of> that would cost less than <least> mana to cast costs <again> mana to cast',
  { kind: 'leastCost' },
  { of: spells, least: plainNumber, again: plainNumber },
);

/** "Each spell that would cost less than three mana to cast costs three mana to cast" (601.2f): the number is said twice. */
const least: Syntax<LeastCost> = {
  read: (input, at) =>
    said.read(input, at).flatMap(({ value: { again, ...value }, end }) => (deepEqual(value.least, again) ? [{ value, end }] : [])),
  write: (value) => {
    const fields = fieldsOf(value);
    return fields?.kind === 'leastCost' ? said.write({ ...fields, again: fields.least }) : undefined;
  },
  first: () => said.first(),
};

export const leastCost: Syntax<StaticEffect> = limited(remembered(least));
