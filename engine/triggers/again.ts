import type { TriggerEvent } from '../ast/index.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import { isCausedBy } from './causes.ts';
import { isWithin } from './limits.ts';
import { matchTrigger } from './match.ts';
import type { Seen } from './occurrence.ts';
import type { Untold } from './untold.ts';

/** How often more an ability triggers (603.2d); or in which words it isn't told. */
export interface Again {
  readonly times: number;
  readonly untold: readonly Untold[];
}

/** 603.2d: how many effects say that an ability of this object triggers an additional time on what happened. Each says so once. */
export function timesMore(state: GameState, source: string, event: TriggerEvent, occurrence: Seen): Again {
  let times = 0;
  const untold: Untold[] = [];
  for (const { effect, source: from, text, context } of staticEffects(state, 'triggersAgain')) {
    const { cause, of, limit, condition } = effect;
    const applies = every(
      [
        () => context.evaluate.isRecipient(of, source, context),
        () => cause === null || isCausedBy(cause, event),
        () => cause === null || matchTrigger(cause, occurrence, context, null).truth,
        () => limit === null || isWithin(limit, occurrence, context),
        () => condition === null || context.evaluate.holds(condition, context),
      ],
      (part) => part(),
    );
    if (!isKnown(applies)) untold.push({ source: from, text, why: applies.why });
    else if (applies) times += 1;
  }
  return { times, untold };
}
