import type { Change } from '../../ast/index.ts';
import type { Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** After "it's": "it's an artifact in addition to its other types": the verb is inside the pronoun. */
function contracted(changes: Syntax<readonly Change[]>, verb: 'is' | 'are'): Syntax<readonly Change[]> {
  return {
    read: (input, at) => {
      const first = input.tokens[at];
      if (!first) return [];
      const tokens = [...input.tokens.slice(0, at), { ...first, text: verb, lower: verb }, ...input.tokens.slice(at)];
      return changes.read({ tokens, memo: new Map() }, at).map(({ value, end }) => ({ value, end: end - 1 }));
    },
    write: (value) => {
      const written = changes.write(value);
      return written?.[0] === verb ? written.slice(1) : undefined;
    },
    first: () => null,
  };
}
export const contractedIs = contracted(g.singularChanges, 'is');
export const contractedAre = contracted(g.pluralChanges, 'are');
