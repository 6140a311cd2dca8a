import type { Effect } from '../../ast/index.ts';
import { isKnown } from '../../characteristics/truth.ts';
import { playerOf } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { moved } from '../moving.ts';
import { type CarriedOut, cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { amountFor, playersFor, spokenOf } from './players.ts';

type Dig = Extract<Effect, { kind: 'dig' }>;

/** Cards are revealed, exiled or milled from the top of libraries until so many of a kind have been; "that card" is then what was looked for. */
export function dig(deed: Dig, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text, source } = resolving;
  const said = contextWhile(resolving);
  // "Its controller reveals cards from the top of their library": of who does it.
  const doers = deed.who.kind === 'you' ? [] : playersFor(deed.who, resolving, said);
  if ('kind' in doers) return doers;
  const context = doers.length === 1 ? { ...said, they: doers[0] ?? said.they } : said;
  const players = playersFor(deed.of, resolving, context);
  if ('kind' in players) return players;
  const { until } = deed;
  if (until.kind !== 'some') return cannot(text, 'until what it goes on');
  const amount = amountFor(until.amount, resolving, context);
  if (typeof amount !== 'number') return amount;
  const found: string[] = [];
  const seen: string[] = [];
  for (const player of players) {
    let left = amount;
    for (const id of playerOf(state, player)?.library ?? []) {
      if (left === 0) break;
      seen.push(id);
      const object = context.view.object(id);
      const fits = object !== undefined && context.evaluate.fits(until.filter, object, context);
      if (!isKnown(fits)) return cannot(text, fits.why);
      if (!fits) continue;
      found.push(id);
      left -= 1;
    }
  }
  const gone = seen.flatMap((id) => {
    if (deed.verb === 'reveal') return [];
    const event = deed.verb === 'mill' ? moved(state, id, 'graveyard', 'mill') : moved(state, id, 'exile', 'exile', { by: source });
    return event ?? [];
  });
  return happening(
    {
      kind: 'events',
      events: gone,
      objects: found,
      player: spokenOf(deed.of, players),
      thatMany: seen.length,
      among: seen,
      ...(deed.verb === 'reveal' ? { revealed: seen } : {}),
    },
    resolving,
    did,
  );
}
