import { cantCause } from '../../activation/causing.ts';
import { isForbidden } from '../../activation/forbidden.ts';
import type { Effect } from '../../ast/index.ts';
import { isKnown } from '../../characteristics/truth.ts';
import { unread } from '../../characteristics/unread.ts';
import { happening } from '../happening.ts';
import { type CarriedOut, cannot, contextWhile, events, type Resolving, type Stop } from '../resolving.ts';
import { playersFor } from './players.ts';

/** 104.2b, 104.3e: players win or lose by an effect; where one wins, every other one loses. */
export function winOrLose(deed: Extract<Effect, { kind: 'game' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text } = resolving;
  const players = playersFor(deed.who, resolving, contextWhile(resolving));
  if ('kind' in players) return players;
  const open = unread(state, /\b(win|lose) the game\b/i);
  if (open !== null) return cannot(open, 'it could keep a player from winning or losing');
  const losing = new Set<string>();
  for (const player of players) {
    const barred = isForbidden(
      state,
      player,
      deed.outcome === 'win' ? "can't win the game" : "can't lose the game",
      "can't lose the game or win the game",
    );
    if (!isKnown(barred)) return cannot(text, barred.why);
    const kept = deed.outcome === 'lose' && cantCause(state, resolving.you, player, "can't cause you to lose the game");
    if (!isKnown(kept)) return cannot(text, kept.why);
    if (barred || kept) continue;
    if (deed.outcome === 'lose') losing.add(player);
    else for (const { id } of state.players) if (!players.includes(id)) losing.add(id);
  }
  const all = state.players.filter(({ id, lost }) => losing.has(id) && lost === null);
  return happening(events(...all.map(({ id }) => ({ kind: 'PlayerLost', player: id, because: 'effect' }) as const)), resolving, did);
}
