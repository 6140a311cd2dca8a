import type { Effect, StaticEffect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import { conditioned } from './conditioned.ts';
import * as g from './declared.ts';
import { preventVerbs } from './effects/prevent.ts';
import { ofWould } from './would.ts';

/** Replacement and prevention effects of static abilities (614, 615) on other events than producing mana. */

const prevented: Syntax<Effect> = preventVerbs.base;

type Replaces = Omit<Extract<StaticEffect, { kind: 'replaces' }>, 'condition' | 'conditionFirst'>;
const replaces = (template: string, instead: Replaces['instead'], effect: Syntax<Effect> = g.effect): Syntax<Replaces> =>
  ofWould(template, { kind: 'replaces', instead }, effect);

export const replacing: Syntax<StaticEffect> = choice<StaticEffect>(
  conditioned(
    choice(
      replaces('if <would> , <effect> instead', 'after'),
      replaces('if <would> , instead <effect>', 'before'),
      replaces(
        'if <would> , <effect>',
        'unsaid',
        only(({ kind }) => kind === 'preventThat'),
      ),
    ),
  ),
  conditioned(
    phrase('<effect>', { kind: 'prevents' }, { effect: only((effect) => effect.kind === 'prevent' && effect.duration === null) }),
  ),
);
/** A preventing instruction of some sort: those of a static ability have no duration, and "prevent that damage" needs no "instead". */
function only(accepts: (effect: Effect) => boolean): Syntax<Effect> {
  return {
    read: (input, at) => prevented.read(input, at).filter(({ value }) => accepts(value)),
    write: (value) => prevented.write(value),
    first: () => new Set(['prevent']),
  };
}
