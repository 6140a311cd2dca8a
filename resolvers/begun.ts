import type { LoggedEvent } from '../data/games/log.ts';
import type { Action } from './generated/types.ts';
import type { Begun } from './models.ts';

/** That a game is what it began from. */
export const begunFrom = (from: Begun['from']): Begun => ({ from, actions: [], events: [], leftOut: false });

/** The same after more actions. `happened`: in all of these. */
export function goneOn(begun: Begun, actions: readonly Action[], happened: readonly LoggedEvent[]): Begun {
  if (actions.length === 0) return begun;
  return {
    from: begun.from,
    actions: [...begun.actions, ...actions],
    events: happened.filter(({ action }) => action === actions.length - 1).map(({ kind }) => kind),
    leftOut: begun.leftOut || happened.some(({ kind }) => kind === 'LeftOut'),
  };
}
