import type { Effect } from '../../ast/index.ts';
import type { GameEventBody } from '../../events/event.ts';
import { happening } from '../happening.ts';
import { moved } from '../moving.ts';
import { type CarriedOut, cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { playersFor, spokenOf } from './players.ts';
import { selected } from './selecting.ts';

/** 701.13: objects go to exile, each player's at the same time. */
export function exile(deed: Extract<Effect, { kind: 'exile' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text, source } = resolving;
  if (deed.until !== null || deed.details.length > 0) return cannot(text, 'exiling for a while or in a certain way is not carried out');
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const taken = new Set<string>();
  for (const player of players) {
    const own = deed.who.kind === 'you' ? context : { ...context, they: player };
    const ids = selected(deed.what, { what: `an object for ${player} to exile`, from: deed.from, taken }, resolving, own);
    if ('kind' in ids) return ids;
    for (const id of ids) taken.add(id);
  }
  const events: readonly GameEventBody[] = [...taken].flatMap((id) => moved(state, id, 'exile', 'exile', { by: source }) ?? []);
  const all = [...taken];
  return happening(
    { kind: 'events', events, objects: all, player: spokenOf(deed.who, players), thatMany: all.length, among: all },
    resolving,
    did,
  );
}
