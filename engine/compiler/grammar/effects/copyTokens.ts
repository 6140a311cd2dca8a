import type { CopyTokens, Effect, TokenEntering } from '../../../ast/index.ts';
import { phrase, words } from '../../phrase.ts';
import { choice, optional, type Syntax } from '../../syntax.ts';
import { copyExceptions } from '../copying.ts';
import * as g from '../declared.ts';
import { howMany } from './cards.ts';
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

const copies: Syntax<CopyTokens> = choice<CopyTokens>(
  phrase(
    "(a|another) <entering> token that's a copy of <of> <except>",
    { kind: 'copies', amount: ONE },
    { entering: early, of: g.objects, except: copyExceptions },
  ),
  phrase(
    '<amount> <entering> tokens that are copies of <of> <except>',
    { kind: 'copies' },
    { amount: howMany, entering: early, of: g.objects, except: copyExceptions },
  ),
);
export const copyVerbs: Verb<Effect> = verb('create <tokens>', { kind: 'copyToken' }, { tokens: copies });
