import { isForbidden } from '../activation/forbidden.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { moved } from './moving.ts';
import { replacersOf, replaces } from './replaced.ts';
import { cannot, type Stop } from './resolving.ts';

/**
 * What comes of an event that would happen: itself; what the rules themselves put in its place (shield, stun and finality counters,
 * 122.1c-d, 122.1h); nothing where it can't happen. Where an effect on the board would replace or prevent it, that is not carried out here.
 */
export function settle(state: GameState, event: GameEventBody): readonly GameEventBody[] | Stop {
  for (const replacer of replacersOf(state)) {
    const applies = replaces(replacer, event);
    if (applies === false) continue;
    const why = isKnown(applies) ? `${replacer.source} would replace what happens` : applies.why;
    return cannot(replacer.text, why);
  }
  switch (event.kind) {
    case 'PermanentUntapped': {
      if (isForbidden(state, event.permanent, "can't become untapped") === true) return [];
      return hasCounter(state, event.permanent, 'stun') ? [withoutCounter(event.permanent, 'stun')] : [event];
    }
    case 'ZoneChanged':
      if (event.cause === 'destroy' && hasCounter(state, event.id, 'shield')) return [withoutCounter(event.id, 'shield')];
      if (event.to === 'graveyard' && event.from === 'battlefield' && hasCounter(state, event.id, 'finality')) {
        const exiled = moved(state, event.id, 'exile', event.cause);
        return exiled === null ? [] : [exiled];
      }
      return [event];
    default:
      return [event];
  }
}

const hasCounter = (state: GameState, id: string, kind: string): boolean => (state.permanents.get(id)?.counters.get(kind) ?? 0) > 0;

const withoutCounter = (object: string, counter: string): GameEventBody => ({ kind: 'CounterRemoved', object, counter, amount: 1 });
