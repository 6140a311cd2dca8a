import { type Ending, endsAt, isConditional, isOver, type Lasting } from '../characteristics/durations.ts';
import type { GameState } from '../state/game.ts';
import type { Ended, GameEventBody } from './event.ts';

/** What ends at a moment of a turn, all at once (514.2); no event where nothing does. */
export const endingAt = (ending: Ending, state: GameState): readonly GameEventBody[] =>
  state.effects.length + state.delayedTriggers.length + state.returning.length === 0
    ? NOTHING
    : [...ended(state, (one) => endsAt(ending, one, state)), ...due(state.returning.filter((one) => endsAt(ending, one, state)))];

/** 611.2b: what no longer lasts, since what it lasts for is so no longer. */
export function endedNow(state: GameState): readonly GameEventBody[] {
  if (!state.effects.some(isConditional) && !state.delayedTriggers.some(isConditional)) return NOTHING;
  return ended(state, (one) => isConditional(one) && isOver(one, state) === true);
}

const NOTHING: readonly GameEventBody[] = [];

function ended(
  state: GameState,
  test: (one: Lasting & GameState['effects' | 'delayedTriggers'][number]) => boolean,
): readonly GameEventBody[] {
  const effects = state.effects.filter(test).map(named);
  const triggers = state.delayedTriggers.filter(test).map(named);
  return [
    ...(effects.length === 0 ? [] : [{ kind: 'LastingEffectEnded', effects } as const]),
    ...(triggers.length === 0 ? [] : [{ kind: 'DelayedTriggerGone', triggers } as const]),
  ];
}

/** 610.3: the moment is over until which cards were to be away. */
const due = (returning: GameState['returning']): readonly GameEventBody[] =>
  returning.length === 0 ? NOTHING : [{ kind: 'ReturnDue', returning: returning.map(named) }];

const named = ({ id, source, text }: Ended): Ended => ({ id, source, text });
