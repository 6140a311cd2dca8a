import type { Condition, TriggerEvent, TriggerWord } from '../../ast/index.ts';
import { around, oneOf, phrase } from '../phrase.ts';
import { choice, optional, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { manaEvent } from './replacement.ts';

/** What triggered abilities wait for (603.1): the words between "when" and the comma. */
g.triggerEvent.define(
  choice<TriggerEvent>(
    manaEvent,
    phrase('<what> enters', { kind: 'enters', from: null }, { what: g.singularSubject }),
    phrase('<what> dies', { kind: 'dies' }, { what: g.singularSubject }),
  ),
);

/** 603.4: the condition between event and instructions. */
const intervening: Syntax<Condition | null> = optional(around('if <it> ,', g.condition), null);

/** "Whenever a player taps a land for mana,": everything before the instructions. */
export const triggerPrefix: Syntax<{ readonly trigger: TriggerWord; readonly event: TriggerEvent; readonly condition: Condition | null }> =
  phrase(
    '<trigger> <event> , <condition>',
    {},
    { trigger: oneOf('when', 'whenever', 'at'), event: g.triggerEvent, condition: intervening },
  );
