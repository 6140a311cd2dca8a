import type { Ability } from '../../ast/index.ts';
import { readParagraph } from '../paragraph.ts';
import { abilityWords } from '../print.ts';
import { tokenIs } from '../syntax.ts';
import { quoteDepths, type Token } from '../tokens.ts';
import * as g from './declared.ts';

/** An ability in quotation marks (113.1a): read as a paragraph of its own. */
const isAbility = (value: unknown): value is Ability => typeof value === 'object' && value !== null && 'kind' in value && 'span' in value;

/** Quotations inside one another that are read; printed text has two. Each is a paragraph's work inside the other's. */
const DEEPEST = 5;

/** A keyword in quotation marks ends with a full stop that its line would not have. */
function quotedParagraph(tokens: readonly Token[]): Ability {
  const whole = readParagraph(tokens, 'permanent');
  if (whole.kind === 'keywords' || tokens[tokens.length - 1]?.text !== '.') return whole;
  const line = readParagraph(tokens.slice(0, -1), 'permanent');
  return line.kind === 'keywords' ? line : whole;
}

g.quotedAbility.define({
  read: (input, at) => {
    if (!tokenIs(input.tokens[at], '"')) return [];
    const rest = input.tokens.slice(at);
    const depths = quoteDepths(rest.map((token) => token.text));
    const length = rest.findIndex((token, index) => index > 0 && token.text === '"' && depths[index] === 1);
    if (length < 0 || depths.slice(0, length).some((depth) => depth > DEEPEST)) return [];
    const close = at + length;
    return [{ value: quotedParagraph(input.tokens.slice(at + 1, close)), end: close + 1 }];
  },
  write: (value) => {
    if (!isAbility(value)) return undefined;
    const said = abilityWords(value);
    return ['"', ...said, ...(value.kind === 'keywords' && said[said.length - 1] !== '.' ? ['.'] : []), '"'];
  },
  first: () => new Set(['"']),
});
