import type { Destination, Effect, MoveDetail, MovePart } from '../../ast/index.ts';
import type { Context } from '../../characteristics/view.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { CardZone } from '../../state/game.ts';
import { inRandomOrder } from '../../state/random.ts';
import { inOrder, topOrBottom } from '../choosing.ts';
import { happening } from '../happening.ts';
import { moved } from '../moving.ts';
import { about, type CarriedOut, cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { onto } from './onto.ts';
import { playersFor } from './players.ts';
import { selected } from './selecting.ts';

/** 400.7: objects are put or returned from zone to zone, all parts of the instruction at once. */
export function move(deed: Extract<Effect, { kind: 'move' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const taken = new Set<string>();
  const events: GameEventBody[] = [];
  for (const player of players)
    for (const part of deed.parts) {
      const own = deed.who.kind === 'you' ? context : { ...context, they: player };
      const ids = selected(part.what, { what: `a card to ${deed.verb} ${whither(part)}`, from: part.from, taken }, resolving, own);
      if ('kind' in ids) return ids;
      for (const id of ids) taken.add(id);
      const all = partOf(part, ids, player, resolving, own);
      if ('kind' in all) return all;
      events.push(...all);
    }
  return happening({ ...about([...taken], events, ownerOf([...taken], deed, context)), thatMany: taken.size }, resolving, did);
}

/** "Return target permanent to its owner's hand. Then that player …": the owner of the one object that goes to a zone of a player's. */
function ownerOf([only, another]: readonly string[], { parts }: Extract<Effect, { kind: 'move' }>, { view }: Context): string | null {
  const home = parts.some(({ to: { place } }) => place?.zone === 'hand' || place?.zone === 'library');
  return only === undefined || another !== undefined || !home ? null : (view.object(only)?.owner ?? null);
}

const whither = ({ to: { place, position } }: MovePart): string =>
  place?.zone === 'battlefield'
    ? 'onto the battlefield'
    : `${position === null ? 'into the' : `on the ${position} of the`} ${place?.zone ?? 'library'}`;

function partOf(
  { to, details }: MovePart,
  ids: readonly string[],
  player: string,
  resolving: Resolving,
  context: Context,
): readonly GameEventBody[] | Stop {
  const zone = to.place?.zone ?? 'library';
  if (zone === 'battlefield') return onto(ids, details, player, resolving, context);
  if (zone === 'library') return intoLibrary(ids, to, details, player, resolving);
  if (zone === 'stack' || details.length > 0) return cannot(resolving.text, 'how it is put there is not carried out');
  return ids.flatMap((id) => moved(resolving.state, id, zone, causeOf(zone, id, resolving)) ?? []);
}

const causeOf = (zone: CardZone, id: string, { state }: Resolving) => {
  if (zone === 'exile') return 'exile';
  return zone === 'hand' && state.permanents.has(id) ? 'returnToHand' : 'other';
};

/** 401.7: "third from the top" has two cards above it. */
const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** 401.4: on the top or the bottom of libraries; several in an order that is chosen, or by chance. */
function intoLibrary(
  ids: readonly string[],
  { position }: Destination,
  details: readonly MoveDetail[],
  player: string,
  resolving: Resolving,
): readonly GameEventBody[] | Stop {
  const { state, text } = resolving;
  if (details.some(({ kind }) => kind !== 'order')) return cannot(text, 'how it is put there is not carried out');
  // "Put them back": on the top, where they were.
  const at = position === 'topOrBottom' ? topOrBottom(resolving) : position === 'back' || position === null ? 'top' : position;
  if (typeof at !== 'string') return at;
  const above = ORDINALS.indexOf(at);
  if (above > 0) {
    if (ids.length > 1) return cannot(text, 'in which order several cards go there');
    return ids.flatMap((id) => moved(state, id, 'library', 'other', { position: above }) ?? []);
  }
  if (at !== 'top' && at !== 'bottom') return cannot(text, `putting a card ${at} from the top is not carried out`);
  const put = (order: readonly string[]): readonly GameEventBody[] =>
    (at === 'top' ? order.toReversed() : order).flatMap((id) => moved(state, id, 'library', 'other', { position: at }) ?? []);
  if (details.some((detail) => detail.kind === 'order' && detail.order === 'random') && ids.length > 1) {
    const { value, seed } = inRandomOrder(ids, state.seed);
    return [{ kind: 'ChosenAtRandom', player, chosen: value, seed }, ...put(value)];
  }
  const order = inOrder(`the order in which they go on the ${at} of the library, the topmost first`, ids, resolving);
  return 'kind' in order ? order : put(order);
}
