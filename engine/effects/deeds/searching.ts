import { cantCause } from '../../activation/causing.ts';
import { isForbidden } from '../../activation/forbidden.ts';
import type { Effect, Filter, ObjectRef } from '../../ast/index.ts';
import { staticEffects } from '../../characteristics/staticEffects.ts';
import { apart } from '../../characteristics/together.ts';
import { every, isKnown, some, type Truth } from '../../characteristics/truth.ts';
import { unread } from '../../characteristics/unread.ts';
import type { Context } from '../../characteristics/view.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { GameState } from '../../state/game.ts';
import { choose, chooseTogether } from '../choosing.ts';
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
  const taken: GameEventBody[] = [];
  const searched: string[] = [...(resolving.meant.searched ?? [])];
  for (const player of players) {
    const barred = cantSearch(state, resolving.you, player, deed.of, context);
    if (!isKnown(barred)) return cannot(text, barred.why);
    const own = deed.who.kind === 'you' ? context : { ...context, they: player };
    // "Your library and/or graveyard": which of them is that player's choice.
    const all = deed.zones.filter((zone) => !barred || zone !== 'library').map(String);
    if (all.length === 0) continue;
    const chosen = deed.join === 'and/or' ? choose(`where ${player} searches`, all, { least: 1, most: all.length }, resolving) : all;
    if ('kind' in chosen) return chosen;
    const zones = deed.zones.filter((zone) => chosen.includes(zone));
    const isOwn = context.evaluate.isPlayer(deed.of, player, { ...context, they: player }) === true;
    if (zones.includes('library')) searched.push(player);
    if (zones.includes('library') && isOwn)
      taken.push({ kind: 'ActionTaken', keyword: 'search their library', player, object: null, on: [] });
    const there = foundFor(deed, zones, player, resolving, own);
    if ('kind' in there) return there;
    found.push(...there);
  }
  return happening(
    {
      ...{ kind: 'events', events: taken, objects: found, player: spokenOf(deed.who, players), thatMany: found.length, among: found },
      outcome: { searched },
    },
    resolving,
    did,
  );
}

/** 101.2: whether a player can't search libraries, or what one player controls can't have that player search their own. */
function cantSearch(state: GameState, controller: string, player: string, of: Search['of'], context: Context): Truth {
  const own = (): Truth => context.evaluate.isPlayer(of, player, { ...context, they: player });
  return some(
    [
      () => isForbidden(state, player, "can't search libraries"),
      () =>
        every([() => cantCause(state, controller, player, "can't cause their controller to search their library"), own], (part) => part()),
    ],
    (part) => part(),
  );
}

/** The cards that a player finds in the zones that they search: of several phrases with "and" some for each, with "or" some that fit one of them. */
function foundFor(
  { what, of }: Pick<Search, 'what' | 'of'>,
  zones: Search['zones'],
  player: string,
  resolving: Resolving,
  context: Context,
): readonly string[] | Stop {
  const wanted = wantedIn(what);
  if (wanted === null) return cannot(resolving.text, 'what is searched for');
  const found: string[] = [];
  for (const { filter, amount } of wanted) {
    const { each, together } = apart(filter);
    const options = optionsIn(zones, of, each, resolving, context);
    if ('kind' in options) return options;
    const chosen = chooseTogether(
      `what ${player} finds`,
      options.filter((id) => !found.includes(id)),
      amount,
      together,
      resolving,
      context,
      isOfQuality(filter) && zones.includes('library'),
    );
    if ('kind' in chosen) return chosen;
    found.push(...chosen);
  }
  return found;
}

type Wanted = Pick<Extract<ObjectRef, { readonly kind: 'some' }>, 'filter' | 'amount'>;

function wantedIn(what: ObjectRef | null): readonly Wanted[] | null {
  if (what?.kind === 'some') return [what];
  if (what?.kind !== 'several') return null;
  const all = what.refs.flatMap((ref) => (ref.kind === 'some' ? [ref] : []));
  const [first] = all;
  if (first === undefined || all.length < what.refs.length || what.join === 'and/or') return null;
  return what.join === 'and'
    ? all
    : [{ amount: first.amount, filter: { kind: 'either', filters: all.map(({ filter }) => filter), join: 'or' } }];
}

function optionsIn(
  zones: Search['zones'],
  of: Search['of'],
  filter: Filter,
  resolving: Resolving,
  context: Context,
): readonly string[] | Stop {
  const options: string[] = [];
  for (const zone of zones) {
    const there = inPlace({ kind: 'place', zone, of }, resolving, context);
    if ('kind' in there) return there;
    for (const id of there) {
      const object = context.view.object(id);
      const fits = object !== undefined && context.evaluate.fits(filter, object, context);
      if (!isKnown(fits)) return cannot(resolving.text, fits.why);
      if (fits) options.push(id);
    }
  }
  return options;
}

/** Whether more is said than "card". */
const isOfQuality = (filter: Filter): boolean =>
  filter.kind === 'either' || filter.suffixes.length > 0 || filter.words.some((word) => word.kind !== 'noun' || word.which !== 'card');
