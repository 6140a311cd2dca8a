import type { Change } from '../../ast/index.ts';
import { rule, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** After "it's": "it's an artifact in addition to its other types": the verb is inside the pronoun. */
function contracted(changes: Syntax<readonly Change[]>, verb: 'is' | 'are'): Syntax<readonly Change[]> {
  return {
    read: (input, at) => {
      const first = input.tokens[at];
      if (!first) return [];
      const tokens = [...input.tokens.slice(0, at), { ...first, text: verb, lower: verb }, ...input.tokens.slice(at)];
      return changes.read({ tokens, memo: new Map(), nesting: input.nesting }, at).map(({ value, end }) => ({ value, end: end - 1 }));
    },
    write: (value) => {
      const written = changes.write(value);
      return written?.[0] === verb ? written.slice(1) : undefined;
    },
    first: () => null,
  };
}
/** Verbs of changes in the infinitive, and as they agree with one subject. */
const INFINITIVES: ReadonlyMap<string, string> = new Map([
  ['become', 'becomes'],
  ['be', 'is'],
  ['gain', 'gains'],
  ['get', 'gets'],
  ['have', 'has'],
  ['lose', 'loses'],
]);
const FINITES: ReadonlyMap<string, string> = new Map([...INFINITIVES].map(([infinitive, finite]) => [finite, infinitive]));

/** After "have this land": "become a 3/3 creature": what happens to one thing, its first verb in the infinitive. */
export const infinitive: Syntax<readonly Change[]> = {
  read: (input, at) => {
    const first = input.tokens[at];
    const verb = first && INFINITIVES.get(first.text);
    if (!first || verb === undefined) return [];
    const tokens = [...input.tokens.slice(0, at), { ...first, text: verb, lower: verb }, ...input.tokens.slice(at + 1)];
    return g.singularChanges.read({ tokens, memo: new Map(), nesting: input.nesting }, at);
  },
  write: (value) => {
    const [first, ...rest] = g.singularChanges.write(value) ?? [];
    const verb = first === undefined ? undefined : FINITES.get(first);
    return verb === undefined ? undefined : [verb, ...rest];
  },
  first: () => new Set(INFINITIVES.keys()),
};

export const contractedIs = rule(() => contracted(g.singularChanges, 'is'));
export const contractedAre = rule(() => contracted(g.pluralChanges, 'are'));
