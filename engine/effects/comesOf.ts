import { enterBattlefield } from '../entering/enter.ts';
import type { GameEventBody } from '../events/event.ts';
import { settleBut } from '../replacements/settle.ts';
import { type Settled, settleAll } from '../replacements/settleAll.ts';
import type { GameState } from '../state/game.ts';
import type { Resolving, Stop } from './resolving.ts';

/** 614.6, 614.12: what comes of events that would happen; of something that would enter the battlefield, how it does. */
export function comesOf(
  state: GameState,
  events: readonly GameEventBody[],
  { ask, replaced }: Pick<Resolving, 'ask' | 'replaced'>,
): Settled | Stop {
  const all: GameEventBody[] = [];
  const others: GameEventBody[] = [];
  for (const event of events) {
    if (event.kind !== 'ZoneChanged' || event.to !== 'battlefield') {
      others.push(event);
      continue;
    }
    const entered = enterBattlefield(state, event, { ask, settle: (...of) => settleBut(ask, ...of) });
    if (entered.kind !== 'entered') return entered;
    all.push(...entered.events);
  }
  const settled = settleAll(state, others, ask, replaced);
  return settled.kind === 'settled' ? { ...settled, events: [...all, ...settled.events] } : settled;
}
