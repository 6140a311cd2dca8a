import type { CopyException } from '../../ast/index.ts';
import { around, list, phrase, words } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** 707.9: ", except it has haste and it isn't legendary". */
const exception: Syntax<CopyException> = choice<CopyException>(
  words<CopyException>([
    ['it has this ability', { kind: 'thisAbility' }],
    ["it isn't legendary", { kind: 'notLegendary' }],
    ["they aren't legendary", { kind: 'notLegendary' }],
    ["the token isn't legendary", { kind: 'notLegendary' }],
  ]),
  phrase('its name is <name>', { kind: 'name' }, { name: g.singularSubject }),
  phrase("it's <changes>", { kind: 'changes' }, { changes: contracted() }),
  phrase('it <changes>', { kind: 'changes' }, { changes: g.singularChanges }),
);

/** "it's an artifact in addition to its other types": the verb is inside the pronoun. */
function contracted(): Syntax<Extract<CopyException, { kind: 'changes' }>['changes']> {
  return {
    read: (input, at) => {
      const first = input.tokens[at];
      if (!first) return [];
      const verb = { ...first, text: 'is', lower: 'is' };
      const tokens = [...input.tokens.slice(0, at), verb, ...input.tokens.slice(at)];
      return g.singularChanges.read({ tokens, memo: new Map() }, at).map(({ value, end }) => ({ value, end: end - 1 }));
    },
    write: (value) => {
      const written = g.singularChanges.write(value);
      return written?.[0] === 'is' ? written.slice(1) : undefined;
    },
    first: () => null,
  };
}

export const copyExceptions: Syntax<readonly CopyException[]> = choice<readonly CopyException[]>(
  around(', except <it>', list(exception, 'and')),
  words<readonly CopyException[]>([['', []]]),
);
