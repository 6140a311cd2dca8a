import type { Filter, PlayerRef, TriggerEvent } from '../ast/index.ts';
import type { MovedThisTurn } from '../state/game.ts';
import { holdsOfNumber } from './amounts.ts';
import { type Amount, every, isKnown, type Truth, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

/** What has moved from zone to zone this turn, by the words that ask for it. */

/** 608.2h: what moved, as it is where it went, or as it last was on the battlefield where it came from there or has left it since; `at`: which move it is. */
function whatMoved({ id, from }: MovedThisTurn, at: number, { view }: Context): ObjectView | undefined {
  const { moved, left } = view.state.thisTurn;
  const last = left.findLast(({ object }) => object.id === id)?.object;
  const isGone = from === 'battlefield' || moved.slice(at + 1).some((other) => other.id === id && other.from === 'battlefield');
  return isGone ? last : (view.object(id) ?? last);
}

/** How many objects of a description have moved as is asked. */
function count(counts: (move: MovedThisTurn) => Truth, filter: Filter, context: Context): Amount {
  let number = 0;
  for (const [at, move] of context.view.state.thisTurn.moved.entries()) {
    const isSuch = (): Truth => {
      const object = whatMoved(move, at, context);
      return object === undefined ? undetermined('what it was') : context.evaluate.fits(filter, object, context);
    };
    const is = every([() => counts(move), isSuch], (part) => part());
    if (!isKnown(is)) return is;
    if (is) number += 1;
  }
  return number;
}

/** Words about what happened to objects this turn, with what says which moves are meant. */
const SAID: readonly (readonly [words: RegExp, counts: (move: MovedThisTurn, you: string | null) => boolean])[] = [
  [/^that died this turn$/, ({ from, to }) => from === 'battlefield' && to === 'graveyard'],
  [
    /^that died under your control this turn$/,
    ({ from, to, player }, you) => from === 'battlefield' && to === 'graveyard' && player === you,
  ],
  [/^that entered( the battlefield)? under your control this turn$/, ({ to, player }, you) => to === 'battlefield' && player === you],
  [/^(you've|you) discarded this turn$/, ({ cause, player }, you) => cause === 'discard' && player === you],
  [/^(you've|you) sacrificed this turn$/, ({ cause, player }, you) => cause === 'sacrifice' && player === you],
  [/^(you've drawn|you drew) this turn$/, ({ cause, player }, you) => cause === 'draw' && player === you],
  [/^(you've|you) created this turn$/, ({ from, to, player }, you) => from === 'nowhere' && to === 'battlefield' && player === you],
];

/** How many objects of a description have done, or were done, what words say; null where they speak of something else. */
export function countThisTurn(said: string, filter: Filter, context: Context): Amount | null {
  if (filter.kind === 'either') return null;
  // What is said of it now, that it is on the battlefield or under one's control, is no part of what it was.
  const described: Filter = { ...filter, suffixes: filter.suffixes.filter(({ kind }) => kind !== 'event') };
  if (said === 'put into a graveyard from the battlefield this turn') return putIntoGraveyards(described, context);
  const [, counts] = SAID.find(([words]) => words.test(said)) ?? [];
  return counts === undefined ? null : count((move) => counts(move, context.you), described, context);
}

/** 702.69a, 700.4: of what has left the battlefield. */
function putIntoGraveyards(described: Filter, context: Context): Amount {
  let number = 0;
  for (const { object, to } of context.view.state.thisTurn.left) {
    const fits = to === 'graveyard' && context.evaluate.matches(described, object, context);
    if (!isKnown(fits)) return fits;
    if (fits) number += 1;
  }
  return number;
}

type MoveEvent = Extract<
  TriggerEvent,
  { readonly kind: 'enters' | 'hasEnter' | 'discards' | 'sacrifices' | 'mills' | 'creates' | 'zoneChange' }
>;

/** Whether such a move has happened this turn; null where its words ask for something that isn't kept. */
export function hasMoved(event: MoveEvent, context: Context): Truth | null {
  const { evaluate } = context;
  const { what } = event;
  // "This creature entered this turn": the object that it is now.
  if (event.kind === 'enters' && (what.kind === 'self' || what.kind === 'it')) {
    const ids = evaluate.objects(what, context);
    const { moved } = context.view.state.thisTurn;
    return isKnown(ids) ? ids.some((id) => moved.findLast((one) => one.id === id)?.to === 'battlefield') : ids;
  }
  if (what.kind !== 'some' && what.kind !== 'all' && what.kind !== 'each') return null;
  const counts = countsOf(event, (who, player) => who === null || evaluate.isPlayer(who, player, context));
  if (counts === null) return null;
  const number = count(counts, what.filter, context);
  if (!isKnown(number)) return number;
  return what.kind === 'some' ? holdsOfNumber(number, what.amount, context) : number > 0;
}

function countsOf(event: MoveEvent, isPlayer: (who: PlayerRef | null, player: string) => Truth): ((move: MovedThisTurn) => Truth) | null {
  switch (event.kind) {
    case 'enters':
      if (event.from !== null) return null;
      return ({ to, player }) => to === 'battlefield' && isPlayer(event.under, player);
    case 'hasEnter':
      return ({ to, player }) => to === 'battlefield' && isPlayer(event.under, player);
    case 'discards':
      return ({ cause, player }) => cause === 'discard' && isPlayer(event.who, player);
    case 'sacrifices':
      return ({ cause, player }) => cause === 'sacrifice' && isPlayer(event.who, player);
    case 'mills':
      return ({ cause, player }) => cause === 'mill' && isPlayer(event.who, player);
    case 'creates':
      return ({ from, to, player }) => from === 'nowhere' && to === 'battlefield' && isPlayer(event.who, player);
    case 'zoneChange': {
      const { from, to, verb, elsewhere } = event;
      if (elsewhere || verb === 'returned' || (from !== null && from !== 'anywhere' && from.zone === 'battlefield' && from.of !== null))
        return null;
      return (move) =>
        every(
          [
            () => verb !== 'exiled' || move.to === 'exile',
            () => to === null || (to.zone === move.to && isPlayer(ownerIn(to.of), move.owner)),
            () => from === null || from === 'anywhere' || (from.zone === move.from && isPlayer(ownerIn(from.of), move.owner)),
          ],
          (part) => part(),
        );
    }
  }
}

/** Whose zone it is; null where anybody's will do. */
const ownerIn = (of: PlayerRef | null): PlayerRef | null => (of?.kind === 'anyones' ? null : of);
