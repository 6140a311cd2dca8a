import type { Keyword } from '../../ast/index.ts';
import { oneOf, phrase } from '../phrase.ts';
import { choice, type Match, type Syntax, tokenIs } from '../syntax.ts';
import * as g from './declared.ts';

/** Keyword abilities (702) by name, with their parameters. */
const none = { cost: [], amount: null, filter: null, text: null } as const;
g.keyword.define(
  choice<Keyword>(
    phrase(
      '<name>',
      { kind: 'keyword', ...none },
      {
        name: oneOf(
          'deathtouch',
          'defender',
          'double strike',
          'first strike',
          'flash',
          'flying',
          'haste',
          'hexproof',
          'indestructible',
          'lifelink',
          'menace',
          'reach',
          'shroud',
          'trample',
          'vigilance',
        ),
      },
    ),
  ),
);

/** A line of keywords: "Flying, first strike, haste"; older cards put semicolons between them. */
export const keywordLine: Syntax<readonly Keyword[]> = {
  read: (input, at) => {
    let runs: readonly Match<readonly Keyword[]>[] = g.keyword.read(input, at).map(({ value, end }) => ({ value: [value], end }));
    const found: Match<readonly Keyword[]>[] = [];
    while (runs.length > 0) {
      found.unshift(...runs);
      runs = runs
        .filter(({ end }) => tokenIs(input.tokens[end], ',') || tokenIs(input.tokens[end], ';'))
        .flatMap((run) => g.keyword.read(input, run.end + 1).map(({ value, end }) => ({ value: [...run.value, value], end })));
    }
    return found;
  },
  write: (value) => {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const parts = value.map((one) => g.keyword.write(one));
    return parts.every((part) => part !== undefined) ? parts.flatMap((part, index) => (index === 0 ? part : [',', ...part])) : undefined;
  },
  first: () => null,
};
