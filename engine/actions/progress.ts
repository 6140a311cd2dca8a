import { settle } from '../effects/settle.ts';
import { apply } from '../events/apply.ts';
import type { GameEvent, GameEventBody } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Occurrence } from '../triggers/occurrence.ts';
import type { Illegal } from './action.ts';
import { describe } from './describe.ts';
import { stopped } from './illegal.ts';

/** An action while it is done: the game as it has become, what has happened, and what abilities may trigger on. */
export interface Progress {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly occurrences: readonly Occurrence[];
}

export const begin = (state: GameState): Progress => ({ state, events: [], occurrences: [] });

/** Events that happen, one after the other. */
export function happen(progress: Progress, ...bodies: readonly GameEventBody[]): Progress {
  return bodies.reduce((now, body) => happenAfter(now.state, now, body), progress);
}

/** An event that happens; `before`: the game that it is looked back from. */
export function happenAfter(before: GameState, { state, events, occurrences }: Progress, what: GameEventBody): Progress {
  const after = apply(state, what);
  return {
    state: after,
    events: [...events, { ...what, explanation: describe(what, state) }],
    occurrences: [...occurrences, { what, before, after }],
  };
}

/** Events that would happen: what is put in their place, and what can't happen, is looked at first. */
export function wouldHappen(progress: Progress, ...bodies: readonly GameEventBody[]): Result<Progress, Illegal> {
  let now = progress;
  for (const body of bodies) {
    const settled = settle(now.state, body);
    if ('kind' in settled) return stopped(settled);
    now = happen(now, ...settled);
  }
  return ok(now);
}
