import type { Effect } from '../../ast/index.ts';
import type { GameEventBody } from '../../events/event.ts';
import { playerOf } from '../../state/game.ts';
import { choose, inOrder } from '../choosing.ts';
import { happening, inTurn } from '../happening.ts';
import { moved } from '../moving.ts';
import { type CarriedOut, cannot, contextWhile, events, isStop, type Resolving, type Stop } from '../resolving.ts';
import { after, doneInstead } from './doneInstead.ts';
import { amountFor, playersFor } from './players.ts';

type Scry = Extract<Effect, { kind: 'scry' }>;

/** 701.22, 701.25: a player looks at cards on top of the library, puts any of them on the bottom or into the graveyard, and the rest back, each in any order. */
export function scry(deed: Scry, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { action } = deed;
  if (action === 'fateseal') return cannot(resolving.text, "looking at another's library is not carried out");
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  return inTurn(
    players.map((player) => (now: Resolving) => {
      const amount = amountFor(deed.amount, now, { ...context, they: player });
      if (typeof amount !== 'number') return amount;
      const done = doneInstead(action, player, amount, now);
      if (isStop(done)) return done;
      if (done.kind === 'instead') return done.does(now);
      return after(done.over, now, (then) => scryFor(action === 'surveil', player, done.amount, then));
    }),
    resolving,
    did,
  );
}

function scryFor(surveils: boolean, player: string, amount: number, now: Resolving): CarriedOut | Stop {
  const library = playerOf(now.state, player)?.library ?? [];
  const seen = library.slice(0, amount);
  const where = surveils ? 'into the graveyard' : 'on the bottom of the library';
  const away = choose(`cards for ${player} to put ${where}`, seen, { least: 0, most: seen.length }, now);
  if ('kind' in away) return away;
  const below = surveils ? away : inOrder('the order in which they go on the bottom, the topmost first', away, now);
  if ('kind' in below) return below;
  const left = seen.filter((id) => !away.includes(id));
  const above = inOrder('the order in which they go on the top, the topmost first', left, now);
  if ('kind' in above) return above;
  const kept = [...above, ...library.slice(amount)];
  const gone = surveils ? below.flatMap((id) => moved(now.state, id, 'graveyard', 'other') ?? []) : [];
  const order = surveils ? [...kept] : [...kept, ...below];
  const arranged: readonly GameEventBody[] =
    (surveils ? library.filter((id) => !away.includes(id)) : library).join() === order.join()
      ? []
      : [{ kind: 'LibraryArranged', player, library: order }];
  const keyword = surveils ? 'surveil' : 'scry';
  const taken: GameEventBody = { kind: 'ActionTaken', keyword, player, object: null, on: [] };
  return happening(events(...gone, ...arranged, ...(amount > 0 ? [taken] : [])), now, null);
}
