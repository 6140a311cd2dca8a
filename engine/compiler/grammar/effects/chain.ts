import type { ClauseJoin, Effect } from '../../../ast/index.ts';
import { LONGEST_RUN } from '../../bounds.ts';
import { type Input, type Match, rule, type Syntax, tokenIs } from '../../syntax.ts';
import { isEffect } from './verb.ts';

/** Words that join clauses, longest first. */
const JOINS: readonly (readonly [readonly string[], ClauseJoin])[] = [
  [[',', 'and', 'then'], ', and then'],
  [[',', 'then'], ', then'],
  [[',', 'and'], ', and'],
  [['and', 'then'], 'and then'],
  [['and'], 'and'],
  [['then'], 'then'],
  [[','], ','],
];
const WORDS = new Map(JOINS.map(([words, join]) => [join, words]));

interface Run {
  readonly effects: readonly Effect[];
  readonly joins: readonly ClauseJoin[];
}

/** One clause, or several with words between them; the last join is more than a comma. A single clause stands for itself. */
export function chain(item: Syntax<Effect>, shared: boolean): Syntax<Effect> {
  const runs: Syntax<Run> = rule(() => ({
    read: (input, at) => [
      ...item.read(input, at).map(({ value, end }) => ({ value: { effects: [value], joins: [] }, end })),
      ...item.read(input, at).flatMap((first) => longer(input, first)),
    ],
    write: () => undefined,
    first: () => item.first(),
  }));
  const longer = (input: Input, first: Match<Effect>): readonly Match<Run>[] =>
    JOINS.flatMap(([words, join]) => {
      if (!words.every((word, index) => tokenIs(input.tokens[first.end + index], word))) return [];
      return runs
        .read(input, first.end + words.length)
        .filter(({ value }) => value.effects.length < LONGEST_RUN && (join !== ',' || value.joins.length > 0))
        .map(({ value, end }) => ({ value: { effects: [first.value, ...value.effects], joins: [join, ...value.joins] }, end }));
    });
  return {
    read: (input, at) =>
      runs.read(input, at).flatMap(({ value: { effects, joins }, end }): readonly Match<Effect>[] => {
        const [only, second] = effects;
        if (only === undefined) return [];
        return [{ value: second === undefined ? only : { kind: 'sequence', effects, joins, shared }, end }];
      }),
    write: (value) => {
      if (!isEffect(value) || value.kind !== 'sequence' || value.shared !== shared) return item.write(value);
      const out: string[] = [];
      for (const [index, effect] of value.effects.entries()) {
        const join = value.joins[index - 1];
        const words = item.write(effect);
        if (!words) return undefined;
        out.push(...(join === undefined ? [] : (WORDS.get(join) ?? [])), ...words);
      }
      return out;
    },
    first: () => item.first(),
  };
}
