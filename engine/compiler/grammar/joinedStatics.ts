import type { Condition, Deed, Keyword, StaticEffect } from '../../ast/index.ts';
import { around, phrase } from '../phrase.ts';
import { choice, deepEqual, fieldsOf, reshaped, restricted, type Syntax } from '../syntax.ts';
import { conditionList } from './conditionList.ts';
import * as g from './declared.ts';
import { protectionFrom } from './keywords/quality.ts';

/** Several static effects in one sentence: "As long as …, you can't lose the game and your opponents can't win the game." */

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

/** 702.11c, 702.16: "You and creatures you control have protection from the chosen card type", said of a player and of objects with one verb. */
const plainly = { condition: null, conditionFirst: false } as const;
const guarded: Syntax<Keyword> = choice<Keyword>(
  around('protection <it>', protectionFrom),
  phrase('hexproof', { kind: 'keyword', name: 'hexproof', cost: [], amount: null, filter: null, text: null }, {}),
);
const ofBoth = phrase('you and <subject> have <keyword>', {}, { subject: g.pluralSubject, keyword: guarded });
const deedOf = (keyword: Keyword): Deed =>
  keyword.name === 'hexproof'
    ? { kind: 'deed', what: 'has hexproof', object: null }
    : keyword.text === 'everything'
      ? { kind: 'deed', what: 'has protection from everything', object: null }
      : { kind: 'deed', what: 'has protection', object: null, keyword };
const both: Syntax<Pair> = reshaped(
  ofBoth,
  ({ subject, keyword }): Pair => [
    { kind: 'cant', subject: { kind: 'you' }, deeds: [deedOf(keyword)], ...plainly, unless: false },
    { kind: 'continuous', subject, changes: [{ kind: 'gains', verb: 'has', abilities: [{ kind: 'keyword', keyword }] }], ...plainly },
  ],
  (value) => {
    const [first, second] = isPair(value) ? value : [];
    if (first?.kind !== 'cant' || first.subject.kind !== 'you' || second?.kind !== 'continuous') return undefined;
    const [change, another] = second.changes;
    const [ability] = change?.kind === 'gains' ? change.abilities : [];
    if (another !== undefined || ability?.kind !== 'keyword' || !deepEqual(first.deeds, [deedOf(ability.keyword)])) return undefined;
    return { subject: second.subject, keyword: ability.keyword };
  },
);

const joinedStatics: Syntax<Pair> = choice<Pair>(
  both,
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

/** Several static effects that one sentence says. */
export const severalStatics: Syntax<readonly StaticEffect[]> = choice<readonly StaticEffect[]>(conditionList, joinedStatics);
