import { type Ending, endsAt, isConditional, isOver, type Lasting } from '../characteristics/durations.ts';
import type { GameState } from '../state/game.ts';
import { listed } from './called.ts';
import type { Ended, GameEventBody } from './event.ts';

/** Something is over. */
export type Over = Extract<GameEventBody, { readonly kind: 'LastingEffectEnded' | 'DelayedTriggerGone' | 'ReturnDue' | 'ReturnOver' }>;

/** What ends at a moment of a turn, all at once (514.2); no event where nothing does. */
export const endingAt = (ending: Ending, state: GameState): readonly Over[] =>
  state.effects.length + state.delayedTriggers.length + state.returning.length === 0
    ? NOTHING
    : [...ended(state, (one) => endsAt(ending, one, state)), ...due(state.returning.filter((one) => endsAt(ending, one, state)))];

/** 611.2b: what no longer lasts, since what it lasts for is so no longer. */
export function endedNow(state: GameState): readonly Over[] {
  if (!state.effects.some(isConditional) && !state.delayedTriggers.some(isConditional)) return NOTHING;
  return ended(state, (one) => isConditional(one) && isOver(one, state) === true);
}

const NOTHING: readonly Over[] = [];

function ended(state: GameState, test: (one: Lasting & GameState['effects' | 'delayedTriggers'][number]) => boolean): readonly Over[] {
  const effects = state.effects.filter(test).map(named);
  const triggers = state.delayedTriggers.filter(test).map(named);
  return [
    ...(effects.length === 0 ? [] : [{ kind: 'LastingEffectEnded', effects } as const]),
    ...(triggers.length === 0 ? [] : [{ kind: 'DelayedTriggerGone', triggers } as const]),
  ];
}

/** 610.3: the moment is over until which cards were to be away. */
const due = (returning: GameState['returning']): readonly Over[] =>
  returning.length === 0 ? NOTHING : [{ kind: 'ReturnDue', returning: returning.map(named) }];

/** What is over as events name it, of all that is known of it. */
export const named = ({ id, source, text }: Ended): Ended => ({ id, source, text });

/** What is over, by its words and the object that it was of. */
export function overInWords(event: Over, state: GameState, after: GameState = state): string {
  switch (event.kind) {
    case 'LastingEffectEnded':
      return `${wordsOf(event.effects, state, after)} no longer applies.`;
    case 'DelayedTriggerGone':
      return `${wordsOf(event.triggers, state, after)} waits no longer.`;
    case 'ReturnDue':
    case 'ReturnOver':
      return `${wordsOf(event.returning, state, after)} is over.`;
  }
}

function wordsOf(all: readonly Ended[], state: GameState, after: GameState): string {
  const texts = [...new Set(all.map(({ text }) => `“${text}”`))].join(', ');
  return `${texts} of ${listed(state, [...new Set(all.map(({ source }) => source))], after)}`;
}
