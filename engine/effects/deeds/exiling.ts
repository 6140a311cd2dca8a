import type { Duration, Effect, MoveDetail } from '../../ast/index.ts';
import { isOver } from '../../characteristics/durations.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import { withCounters } from '../../events/change.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { Aside, Returning } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { moved } from '../moving.ts';
import { about, type CarriedOut, cannot, contextWhile, isStop, type Resolving, type Stop } from '../resolving.ts';
import { amountFor, playersFor, spokenOf } from './players.ts';
import { selected } from './selecting.ts';

/** 701.13: objects go to exile, each player's at the same time. */
export function exile(deed: Extract<Effect, { kind: 'exile' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, source } = resolving;
  const context = contextWhile(resolving);
  const aside = asideBy(deed.details, resolving, context);
  if ('kind' in aside) return aside;
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const taken = new Set<string>();
  for (const player of players) {
    const own = deed.who.kind === 'you' ? context : { ...context, they: player };
    const ids = selected(deed.what, { what: `an object for ${player} to exile`, from: deed.from, taken }, resolving, own);
    if ('kind' in ids) return ids;
    for (const id of ids) taken.add(id);
  }
  const all = [...taken];
  const events: readonly GameEventBody[] = all.flatMap((id) => moved(state, id, 'exile', 'exile', { by: source, ...aside }) ?? []);
  const from = resolving.meant.rest ?? resolving.meant.among ?? [];
  const rest = all.length > 0 && all.every((id) => from.includes(id)) ? { rest: from.filter((id) => !taken.has(id)) } : {};
  const until = deed.until === null ? [] : awaiting(all, deed.until, resolving);
  if (until === null) return happening(about(all, []), resolving, did);
  if (isStop(until)) return until;
  return happening(
    {
      kind: 'events',
      events: [...events, ...until],
      objects: all,
      player: spokenOf(deed.who, players),
      thatMany: all.length,
      among: all,
      ...rest,
    },
    resolving,
    did,
  );
}

/** 406.3, 122.1: face down, or with counters; face up is how cards are exiled where nothing else is said. */
function asideBy(details: readonly MoveDetail[], resolving: Resolving, context: Context): { readonly aside?: Aside } | Stop {
  let aside: Aside = {};
  for (const detail of details) {
    if (detail.kind === 'state' && detail.state === 'faceUp') continue;
    if (detail.kind === 'state' && detail.state === 'faceDown') {
      aside = { ...aside, faceDown: true };
      continue;
    }
    if (detail.kind !== 'withCounters' || detail.counters.counter === null)
      return cannot(resolving.text, 'exiling in a certain way is not carried out');
    const amount = amountFor(detail.counters.amount, resolving, context);
    if (typeof amount !== 'number') return amount;
    if (amount > 0) aside = { ...aside, counters: withCounters(aside.counters ?? new Map(), detail.counters.counter, amount) };
  }
  return Object.keys(aside).length === 0 ? {} : { aside };
}

/** 610.3: that what is exiled returns to where it was; null where that has happened already until which it would be away (610.3a). */
function awaiting(ids: readonly string[], duration: Duration, resolving: Resolving): readonly GameEventBody[] | Stop | null {
  const { state, source, named, you: controller, text, meant } = resolving;
  if (duration.kind === 'permanent' || duration.kind === 'restOfGame') return cannot(text, 'until when it is exiled');
  const lasting = { source, named, controller, text, meant, duration };
  const over = isOver(lasting, state);
  if (!isKnown(over)) return cannot(text, over.why);
  if (over) return null;
  const cards = ids.flatMap((id): Returning['cards'] => {
    const card = state.cards.get(id);
    if (card !== undefined) return [{ id, to: card.zone }];
    return state.permanents.get(id)?.token === false ? [{ id, to: 'battlefield' }] : [];
  });
  return [{ kind: 'ReturnAwaited', returning: { ...lasting, cards } }];
}
