import type { Change, CopyTokens, Effect, TokenEntering } from '../../../ast/index.ts';
import { around, list, phrase, words } from '../../phrase.ts';
import { choice, optional, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { howMany } from './cards.ts';
import { copyException } from './copyException.ts';
import { PLAIN_ENTERING } from './tokenParts.ts';
import { ONE, type Verb, verb } from './verb.ts';

/** Creating tokens that are copies (707.2), and what they are except for that (707.9). */

const early: Syntax<TokenEntering> = optional(
  words<TokenEntering>([
    ['tapped and attacking', { ...PLAIN_ENTERING, tapped: true, attacking: true }],
    ['tapped', { ...PLAIN_ENTERING, tapped: true }],
    ['attacking', { ...PLAIN_ENTERING, attacking: true }],
  ]),
  PLAIN_ENTERING,
);
const asPrinted: readonly Change[] = [];
const except: Syntax<readonly Change[]> = optional(around(', except <it>', list(copyException, 'and')), asPrinted);

const copies: Syntax<CopyTokens> = choice<CopyTokens>(
  phrase(
    "(a|another) <entering> token that's a copy of <of> <except>",
    { kind: 'copies', amount: ONE },
    { entering: early, of: g.objects, except },
  ),
  phrase(
    '<amount> <entering> tokens that are copies of <of> <except>',
    { kind: 'copies' },
    { amount: howMany, entering: early, of: g.objects, except },
  ),
);
export const copyVerbs: Verb<Effect> = verb('create <tokens>', { kind: 'copyToken' }, { tokens: copies });
