import type { Effect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { manaEffect } from './manaEffect.ts';

/** One sentence of a resolving spell or ability, without its full stop. */
const simple: Syntax<Effect> = choice<Effect>(
  manaEffect,
  phrase('draw a card', { kind: 'draw', who: { kind: 'you' }, amount: { kind: 'number', value: 1 } }, {}),
);

g.effect.define(simple);
