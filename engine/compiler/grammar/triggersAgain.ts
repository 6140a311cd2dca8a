import type { EventLimit, StaticEffect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice, optional, type Syntax } from '../syntax.ts';
import { conditioned } from './conditioned.ts';
import * as g from './declared.ts';
import { gerundEvent } from './triggers/events.ts';
import { limit } from './triggers/limit.ts';

/** How often abilities trigger on what happens (603.2). */

/** 603.2d: "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time." */

type TriggersAgain = Omit<Extract<StaticEffect, { kind: 'triggersAgain' }>, 'condition' | 'conditionFirst'>;
const when: Syntax<EventLimit | null> = optional(limit, null);

export const triggersAgain: Syntax<StaticEffect> = conditioned(
  choice<TriggersAgain>(
    phrase(
      'if <cause> causes a triggered ability of <of> to trigger , that ability triggers a additional time',
      { kind: 'triggersAgain', limit: null },
      { cause: gerundEvent, of: g.objects },
    ),
    phrase(
      'if a (ability|triggered ability) of <of> triggers <limit> , (that ability|it) triggers a additional time',
      { kind: 'triggersAgain', cause: null },
      { of: g.objects, limit: when },
    ),
  ),
);

/** 101.2: "Creatures entering or dying don't cause abilities to trigger." */
type TriggersStopped = Omit<Extract<StaticEffect, { kind: 'triggersStopped' }>, 'condition' | 'conditionFirst'>;
export const triggersStopped: Syntax<StaticEffect> = conditioned(
  choice<TriggersStopped>(
    phrase("<cause> (don't|doesn't) cause abilities to trigger", { kind: 'triggersStopped', of: null }, { cause: gerundEvent }),
    phrase(
      "<cause> (don't|doesn't) cause abilities of <of> to trigger",
      { kind: 'triggersStopped' },
      { cause: gerundEvent, of: g.objects },
    ),
  ),
);
