import { isForbidden } from '../../activation/forbidden.ts';
import type { Effect, Filter } from '../../ast/index.ts';
import { staticEffects } from '../../characteristics/staticEffects.ts';
import { isKnown } from '../../characteristics/truth.ts';
import { unread } from '../../characteristics/unread.ts';
import type { Context } from '../../characteristics/view.ts';
import { choose, howMany } from '../choosing.ts';
import { happening } from '../happening.ts';
import { type CarriedOut, cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { playersFor, spokenOf } from './players.ts';
import { inPlace } from './selecting.ts';

type Search = Extract<Effect, { kind: 'search' }>;

/** 701.23: a player looks through zones for cards, which stay where they are until something is done with them; of a stated quality none need be found (701.23b). */
export function search(deed: Search, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const replaced = staticEffects(state, 'replaces').find(
    ({ effect: { event } }) => event.kind === 'keywordAction' && /\bsearch/.test(event.action),
  );
  const open = replaced?.text ?? unread(state, /\bsearch(es)? (a |your |their )?librar|would search/i);
  if (open !== null && open !== undefined) return cannot(open, 'it could bear on what is searched');
  const found: string[] = [];
  for (const player of players) {
    const barred = isForbidden(state, player, "can't search libraries");
    if (!isKnown(barred)) return cannot(text, barred.why);
    if (barred) continue;
    const own = deed.who.kind === 'you' ? context : { ...context, they: player };
    const there = foundFor(deed, player, resolving, own);
    if ('kind' in there) return there;
    found.push(...there);
  }
  return happening(
    { kind: 'events', events: [], objects: found, player: spokenOf(deed.who, players), thatMany: found.length, among: found },
    resolving,
    did,
  );
}

function foundFor({ what, zones, of }: Search, player: string, resolving: Resolving, context: Context): readonly string[] | Stop {
  const { text } = resolving;
  if (what?.kind !== 'some') return cannot(text, 'what is searched for');
  const options: string[] = [];
  for (const zone of zones) {
    const there = inPlace({ kind: 'place', zone, of }, resolving, context);
    if ('kind' in there) return there;
    for (const id of there) {
      const object = context.view.object(id);
      const fits = object !== undefined && context.evaluate.fits(what.filter, object, context);
      if (!isKnown(fits)) return cannot(text, fits.why);
      if (fits) options.push(id);
    }
  }
  const count = howMany(what.amount, options.length, context, text);
  if ('kind' in count) return count;
  const least = isOfQuality(what.filter) && zones.includes('library') ? 0 : count.least;
  return choose(`what ${player} finds`, options, { ...count, least }, resolving);
}

/** Whether more is said than "card". */
const isOfQuality = (filter: Filter): boolean =>
  filter.kind === 'either' || filter.suffixes.length > 0 || filter.words.some((word) => word.kind !== 'noun' || word.which !== 'card');
