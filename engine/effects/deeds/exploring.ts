import { layered } from '../../characteristics/layers.ts';
import { unread } from '../../characteristics/unread.ts';
import type { GameEventBody } from '../../events/event.ts';
import { playerOf } from '../../state/game.ts';
import { says } from '../choosing.ts';
import { happening } from '../happening.ts';
import { moved } from '../moving.ts';
import { canHaveCounters } from '../puttingCounters.ts';
import { about, type CarriedOut, cannot, isStop, type Resolving, type Stop } from '../resolving.ts';

/**
 * 701.44a: the controller of a permanent reveals the top card of their library: a land goes to their hand, of anything else they choose whether it goes to
 * the graveyard, and the permanent gets a +1/+1 counter, also where there was no card.
 */
export function explore(permanent: string, player: string, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state } = resolving;
  const open = unread(state, /\bwould explore/i);
  if (open !== null) return cannot(open, 'it could replace exploring');
  const [top] = playerOf(state, player)?.library ?? [];
  const isLand = top !== undefined && layered(state).view.object(top)?.types.has('land') === true;
  if (top !== undefined && isLand) {
    const taken = moved(state, top, 'hand', 'other');
    return happening(about([permanent], [...(taken === null ? [] : [taken]), explored(permanent, player)]), resolving, did);
  }
  const gone = top === undefined ? false : says(`whether ${top} goes to the graveyard`, resolving);
  if (typeof gone !== 'boolean' && isStop(gone)) return gone;
  const buried = gone === true && top !== undefined ? moved(state, top, 'graveyard', 'other') : null;
  const grows = state.permanents.has(permanent) && canHaveCounters(state, permanent, '+1/+1');
  return happening(
    about(
      [permanent],
      [
        ...(grows ? [{ kind: 'CounterAdded', object: permanent, counter: '+1/+1', amount: 1 } as const] : []),
        ...(buried === null ? [] : [buried]),
        explored(permanent, player),
      ],
    ),
    resolving,
    did,
  );
}

const explored = (object: string, player: string): GameEventBody => ({ kind: 'ActionTaken', keyword: 'explore', player, object, on: [] });
