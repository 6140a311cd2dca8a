import { type Ask, cannot, type Stop } from '../choices.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { keysOf } from './applying.ts';
import { settleAll } from './settleAll.ts';

/**
 * What comes of one event while something enters the battlefield; effects of the object `except` don't count: it is not there yet. `ask`: which of
 * several effects is applied first (616.1).
 */
export function settleBut(ask: Ask, state: GameState, event: GameEventBody, except: string | null): readonly GameEventBody[] | Stop {
  const used = new Set(except === null ? [] : keysOf(state, except));
  const settled = settleAll(state, [event], ask, used);
  if (settled.kind !== 'settled') return settled;
  const [then] = settled.afterwards;
  return then === undefined ? settled.events : cannot(then.text, 'what happens instead is not carried out while something enters');
}
