import type { Ability } from '../../ast/index.ts';
import { readParagraph } from '../paragraph.ts';
import { abilityWords } from '../print.ts';
import { tokenIs } from '../syntax.ts';
import { quoteDepths } from '../tokens.ts';
import * as g from './declared.ts';

/** An ability in quotation marks (113.1a): read as a paragraph of its own. */
const isAbility = (value: unknown): value is Ability => typeof value === 'object' && value !== null && 'kind' in value && 'span' in value;

g.quotedAbility.define({
  read: (input, at) => {
    if (!tokenIs(input.tokens[at], '"')) return [];
    const rest = input.tokens.slice(at);
    const depths = quoteDepths(rest.map((token) => token.text));
    const length = rest.findIndex((token, index) => index > 0 && token.text === '"' && depths[index] === 1);
    if (length < 0) return [];
    const close = at + length;
    return [{ value: readParagraph(input.tokens.slice(at + 1, close), 'permanent'), end: close + 1 }];
  },
  write: (value) => (isAbility(value) ? ['"', ...abilityWords(value), '"'] : undefined),
  first: () => new Set(['"']),
});
