import { playerOf } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { about, type CarriedOut, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { type Action, playerActing } from './action.ts';
import { amountFor } from './players.ts';

/** 702.179: a player's speed becomes so much more than it is, or that much where there is none. */
export function increaseSpeed(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const player = playerActing(deed, resolving);
  if (typeof player !== 'string') return player;
  const by = deed.amount === null ? 1 : amountFor(deed.amount, resolving, contextWhile(resolving));
  if (typeof by !== 'number') return by;
  const to = (playerOf(resolving.state, player)?.speed ?? 0) + by;
  return happening(about([], by === 0 ? [] : [{ kind: 'SpeedChanged', player, to }]), resolving, did);
}
