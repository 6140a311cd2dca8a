import type { StaticEffect } from '../../ast/index.ts';
import { choice } from '../syntax.ts';
import { continuous } from './continuous.ts';
import * as g from './declared.ts';

/** A sentence of a static ability (604), without its full stop. */
g.staticEffect.define(choice<StaticEffect>(continuous));
