import type { Cost } from '../../ast/index.ts';
import type { Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** Costs after "by": "discarding a card", "paying 2 life and sacrificing an artifact". */

const VERBS: ReadonlyMap<string, string> = new Map([
  ['discarding', 'discard'],
  ['exiling', 'exile'],
  ['paying', 'pay'],
  ['removing', 'remove'],
  ['returning', 'return'],
  ['revealing', 'reveal'],
  ['sacrificing', 'sacrifice'],
  ['tapping', 'tap'],
  ['collecting', 'collect'],
]);
const GERUNDS: ReadonlyMap<string, string> = new Map([...VERBS].map(([gerund, verb]) => [verb, gerund]));

export const gerundCosts: Syntax<readonly Cost[]> = {
  read: (input, at) => {
    if (!VERBS.has(input.tokens[at]?.text ?? '')) return [];
    const tokens = input.tokens.map((token, index) => {
      const verb = index >= at ? VERBS.get(token.text) : undefined;
      return verb === undefined ? token : { ...token, text: verb, lower: verb };
    });
    return g.costs.read({ tokens, memo: new Map(), nesting: input.nesting }, at);
  },
  write: (value) => g.costs.write(value)?.map((word) => GERUNDS.get(word) ?? word),
  first: () => new Set(VERBS.keys()),
};
