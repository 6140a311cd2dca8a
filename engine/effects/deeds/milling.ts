import type { Effect } from '../../ast/index.ts';
import type { GameEventBody } from '../../events/event.ts';
import { playerOf } from '../../state/game.ts';
import type { Step } from '../../trace.ts';
import { happening, inTurn, type Part } from '../happening.ts';
import { moved } from '../moving.ts';
import { type CarriedOut, contextWhile, isStop, type Resolving, type Stop } from '../resolving.ts';
import { doneInstead } from './doneInstead.ts';
import { amountFor, playersFor, spokenOf } from './players.ts';

/** 701.17: players put cards from the top of their libraries into their graveyards, at once; as many as there are. */
export function mill(deed: Extract<Effect, { kind: 'mill' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const all: string[] = [];
  const others: Part[] = [];
  const over: GameEventBody[] = [];
  const why: Step[] = [];
  let replaced: ReadonlySet<string> = new Set(resolving.replaced);
  for (const player of players) {
    const wanted = amountFor(deed.amount, resolving, { ...context, they: player });
    if (typeof wanted !== 'number') return wanted;
    const done = doneInstead('mill', player, wanted, { ...resolving, replaced });
    if (isStop(done)) return done;
    replaced = new Set([...replaced, ...done.spent]);
    if (done.kind === 'instead') others.push(done.does);
    else {
      all.push(...(playerOf(resolving.state, player)?.library ?? []).slice(0, done.amount));
      over.push(...done.over);
      why.push(...done.why);
    }
  }
  const events = all.flatMap((id) => moved(resolving.state, id, 'graveyard', 'mill') ?? []);
  const milled = happening(
    {
      ...{
        kind: 'events',
        events: [...events, ...over],
        objects: all,
        player: spokenOf(deed.who, players),
        thatMany: all.length,
        among: all,
      },
      ...(why.length === 0 ? {} : { why }),
    },
    resolving,
    did,
  );
  if (milled.kind !== 'done' || others.length === 0) return milled;
  const rest = inTurn(others, { ...resolving, state: milled.state, ...milled.after }, did);
  return rest.kind === 'done' ? { ...rest, happened: [...milled.happened, ...rest.happened] } : rest;
}
