import type { Change } from '../../../ast/index.ts';
import { phrase } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import { grantedAbilities } from './tokenParts.ts';

/** 707.9: after "except": "it has haste", "it isn't legendary", "it's an artifact in addition to its other types". */
export const copyException: Syntax<Change> = choice<Change>(
  phrase('(it has|they have) <abilities>', { kind: 'gains', verb: 'has' }, { abilities: grantedAbilities }),
  phrase("(it isn't|they aren't) legendary", { kind: 'losesTypes', types: [{ kind: 'supertype', type: 'legendary' }] }, {}),
);
