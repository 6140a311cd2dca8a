import type { Effect } from '../../ast/index.ts';
import { playerOf } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { moved } from '../moving.ts';
import { type CarriedOut, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { amountFor, playersFor, spokenOf } from './players.ts';

/** 701.17: players put cards from the top of their libraries into their graveyards, at once; as many as there are. */
export function mill(deed: Extract<Effect, { kind: 'mill' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const all: string[] = [];
  for (const player of players) {
    const amount = amountFor(deed.amount, resolving, { ...context, they: player });
    if (typeof amount !== 'number') return amount;
    all.push(...(playerOf(resolving.state, player)?.library ?? []).slice(0, amount));
  }
  const events = all.flatMap((id) => moved(resolving.state, id, 'graveyard', 'mill') ?? []);
  return happening(
    { kind: 'events', events, objects: all, player: spokenOf(deed.who, players), thatMany: all.length, among: all },
    resolving,
    did,
  );
}
