import type { StaticEffect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import type { Syntax } from '../syntax.ts';
import { conditioned, remembered } from './conditioned.ts';
import * as g from './declared.ts';

/** "Untap all creatures you control during each other player's untap step" (502.3). */
export const untapsToo: Syntax<StaticEffect> = conditioned(
  remembered(phrase('untap <what> during <whose> untap step', { kind: 'untapsToo' }, { what: g.objects, whose: g.playerPossessive })),
);
