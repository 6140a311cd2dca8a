import type { CopyException } from '../../ast/index.ts';
import { around, list, phrase, words } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import { contractedIs } from './contracted.ts';
import * as g from './declared.ts';
import { enteringState } from './entering.ts';

/** 707.9: "it has haste", "it isn't legendary", "its name is ~", "it enters with an additional +1/+1 counter on it". */
const exception: Syntax<CopyException> = choice<CopyException>(
  words<CopyException>([
    ['it has this ability', { kind: 'thisAbility' }],
    ['he has this ability', { kind: 'thisAbility' }],
    ['she has this ability', { kind: 'thisAbility' }],
  ]),
  phrase('its name is <name>', { kind: 'name' }, { name: g.singularSubject }),
  phrase('it enters <how>', { kind: 'enters' }, { how: enteringState }),
  phrase("it's <changes>", { kind: 'changes' }, { changes: contractedIs }),
  phrase('it <changes>', { kind: 'changes' }, { changes: g.singularChanges }),
  phrase('they <changes>', { kind: 'changes' }, { changes: g.pluralChanges }),
);

export const copyExceptions: Syntax<readonly CopyException[]> = choice<readonly CopyException[]>(
  around('(, except|except) <it>', list(exception, 'and')),
  words<readonly CopyException[]>([['', []]]),
);
