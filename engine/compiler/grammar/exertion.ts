import type { Effect, StaticEffect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice, mapped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** What is done when it was, in one sentence or two. */
const then: Syntax<readonly Effect[]> = choice<readonly Effect[]>(
  mapped(
    g.effect,
    (only): readonly Effect[] => [only],
    (value) => (isEffects(value) && value.length === 1 ? value[0] : undefined),
  ),
  mapped(
    phrase('<first> . <second>', {}, { first: g.effect, second: g.effect }),
    ({ first, second }): readonly Effect[] => [first, second],
    (value) => {
      const [first, second, third] = isEffects(value) ? value : [];
      return first === undefined || second === undefined || third !== undefined ? undefined : { first, second };
    },
  ),
);
const isEffects = (value: unknown): value is readonly Effect[] => Array.isArray(value);

/** 701.43d: "You may exert this creature as it attacks. When you do, …": the exertion and the ability that is linked to it (607.2h). */
export const exertion: Syntax<StaticEffect> = phrase(
  'you may exert <object> as it attacks . When you do , <effects>',
  { kind: 'exertion' },
  { object: g.objects, effects: then },
);
