import type { TriggerEvent } from '../ast/index.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown, type Truth } from '../characteristics/truth.ts';
import { unreadText } from '../characteristics/unread.ts';
import type { GameState } from '../state/game.ts';
import { eventsOf, isCausedBy } from './causes.ts';
import { matchTrigger } from './match.ts';
import type { Seen } from './occurrence.ts';
import type { Untold } from './untold.ts';

/** Whether something keeps an ability from triggering; in which words that isn't told. */
export type Stopped = boolean | Untold;

/**
 * 101.2, 603.2: whether an effect says that what happened doesn't cause an ability of this object to trigger. `state`: the game in which the ability is
 * looked for (603.10).
 */
export function isStopped(state: GameState, source: string, event: TriggerEvent, occurrence: Seen): Stopped {
  // 603.6: what goes to a graveyard "from anywhere" is no ability of what leaves the battlefield: it triggers from where the object then is.
  const fromAnywhere = eventsOf(event).some((one) => one.kind === 'zoneChange' && one.from === 'anywhere');
  if (fromAnywhere && occurrence.what.kind === 'ZoneChanged' && occurrence.what.id === source) return false;
  for (const { effect, source: from, text, context } of staticEffects(fromAnywhere ? occurrence.after : state, 'triggersStopped')) {
    const { cause, of, condition } = effect;
    const applies = every(
      [
        (): Truth => isCausedBy(cause, event),
        () => of === null || context.evaluate.isRecipient(of, source, context),
        () => matchTrigger(cause, occurrence, context, null).truth,
        () => condition === null || context.evaluate.holds(condition, context),
      ],
      (part) => part(),
    );
    if (!isKnown(applies)) return { source: from, text, why: applies.why };
    if (applies) return true;
  }
  const words = unreadText(state, SPEAKS_OF_TRIGGERING);
  return words === null ? false : { ...words, why: 'how often abilities trigger' };
}

/** Unread text about other abilities' triggering. */
const SPEAKS_OF_TRIGGERING =
  /\b(don't|doesn't|can't) (cause .*\bto )?trigger\b|\bcauses? .*\babilit(y|ies)\b.* to trigger\b|\btriggers? (a|an) additional time\b/i;
