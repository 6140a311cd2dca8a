import type { Condition, StaticEffect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice, deepEqual, fieldsOf, restricted, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** Two static effects in one sentence: "As long as …, you can't lose the game and your opponents can't win the game." */

type Pair = readonly [StaticEffect, StaticEffect];

/** Those that say by themselves when they hold: a condition after the second could be meant for both. */
const holdsAlways = (value: unknown): boolean => conditionOf(value) === null;
function conditionOf(value: unknown): Condition | null {
  const effect = isStatic(value) ? value : undefined;
  return effect !== undefined && 'condition' in effect ? effect.condition : null;
}
const isStatic = (value: unknown): value is StaticEffect => typeof value === 'object' && value !== null && 'kind' in value;
const mayHoldIf = (value: unknown): boolean => fieldsOf(value)?.condition === null;

const plain = phrase(
  '<first> (and|, and) <second>',
  {},
  { first: restricted(g.staticEffect, (value) => holdsAlways(value)), second: restricted(g.staticEffect, holdsAlways) },
);
/** The condition stands before both and holds for both. */
const conditional = phrase(
  '<first> (and|, and) <second>',
  {},
  {
    first: restricted(g.staticEffect, (value) => conditionOf(value) !== null && fieldsOf(value)?.conditionFirst === true),
    second: restricted(g.staticEffect, mayHoldIf),
  },
);

function under(effect: StaticEffect, first: StaticEffect): StaticEffect | undefined {
  if (!('condition' in effect) || !('condition' in first) || !('conditionFirst' in effect) || !('conditionFirst' in first))
    return undefined;
  return { ...effect, condition: first.condition, conditionFirst: true };
}

export const joinedStatics: Syntax<Pair> = choice<Pair>(
  {
    read: (input, at) => plain.read(input, at).map(({ value: { first, second }, end }) => ({ value: [first, second], end })),
    write: (value) => {
      const [first, second] = isPair(value) ? value : [];
      return plain.write({ first, second });
    },
    first: () => plain.first(),
  },
  {
    read: (input, at) =>
      conditional.read(input, at).flatMap(({ value: { first, second }, end }) => {
        const both = under(second, first);
        return both === undefined ? [] : [{ value: [first, both] as const, end }];
      }),
    write: (value) => {
      const [first, second] = isPair(value) ? value : [];
      if (first === undefined || second === undefined || !deepEqual(conditionOf(first), conditionOf(second))) return undefined;
      return conditional.write({ first, second: { ...second, condition: null, conditionFirst: false } });
    },
    first: () => conditional.first(),
  },
);
const isPair = (value: unknown): value is Pair => Array.isArray(value) && value.length === 2;
