import type { CopyException } from '../../ast/index.ts';
import { around, list, phrase, words } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import { contractedIs } from './change.ts';
import * as g from './declared.ts';

/** 707.9: ", except it has haste and it isn't legendary". */
const exception: Syntax<CopyException> = choice<CopyException>(
  words<CopyException>([['it has this ability', { kind: 'thisAbility' }]]),
  phrase('its name is <name>', { kind: 'name' }, { name: g.singularSubject }),
  phrase("it's <changes>", { kind: 'changes' }, { changes: contractedIs }),
  phrase('it <changes>', { kind: 'changes' }, { changes: g.singularChanges }),
);

export const copyExceptions: Syntax<readonly CopyException[]> = choice<readonly CopyException[]>(
  around(', except <it>', list(exception, 'and')),
  words<readonly CopyException[]>([['', []]]),
);
