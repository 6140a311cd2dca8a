import type { Filter, ObjectRef, PlayerRef, TriggerEvent } from '../ast/index.ts';
import type { MovedThisTurn } from '../state/game.ts';
import { holdsOfNumber } from './amounts.ts';
import { type Amount, every, isKnown, type Truth, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

/** What has moved from zone to zone this turn, by the words that ask for it. */

type Move = readonly [move: MovedThisTurn, object: ObjectView | undefined];

/** 608.2h: what moved, as it is where it went, or as it last was on the battlefield where it came from there or has left it since. */
function moves({ view }: Context): readonly Move[] {
  const { moved, left } = view.state.thisTurn;
  return moved.map((one, at): Move => {
    const last = left.findLast(({ object }) => object.id === one.id)?.object;
    if (one.from === 'battlefield') return [one, last];
    const later = moved.slice(at + 1).some((other) => other.id === one.id && other.from === 'battlefield');
    return [one, later ? last : (view.object(one.id) ?? last)];
  });
}

interface Asked {
  readonly counts: (move: MovedThisTurn) => Truth;
  readonly filter: Filter | null;
}

function count({ counts, filter }: Asked, context: Context): Amount {
  let number = 0;
  for (const [move, object] of moves(context)) {
    const is = every(
      [
        () => counts(move),
        () => filter === null || (object === undefined ? undetermined('what it was') : context.evaluate.fits(filter, object, context)),
      ],
      (part) => part(),
    );
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
  const found = SAID.find(([words]) => words.test(said));
  if (found === undefined || filter.kind === 'either') return null;
  const [, counts] = found;
  // What is said of it now, that it is on the battlefield or under one's control, is no part of what it was.
  const described: Filter = { ...filter, suffixes: filter.suffixes.filter(({ kind }) => kind !== 'event') };
  return count({ counts: (move) => counts(move, context.you), filter: described }, context);
}

/** Whether words ask of objects that are there what has happened to them this turn: they tell some of those apart, and speak of no others. */
export const isOfObjectsThere = (said: string): boolean =>
  /^that (was|were) (dealt damage|blocked|put there from (the battlefield|anywhere)) this turn$/.test(said) ||
  /^that (dealt damage|blocked|entered|entered the battlefield|attacked|didn't attack|saddled it|crewed it) this turn$/.test(said);

/** Whether such words hold of an object as it is now; null where they speak of something else. */
export function fitsThisTurn(said: string, object: ObjectView, context: Context): Truth | null {
  const { thisTurn, permanents } = context.view.state;
  const { dealt, blocked, crewed, moved } = thisTurn;
  const { id } = object;
  const here = permanents.has(id);
  const last = moved.findLast((one) => one.id === id);
  switch (said) {
    case 'that was dealt damage this turn':
    case 'that were dealt damage this turn':
      return dealt.some(({ target, targetThere }) => targetThere && target === id);
    case 'that dealt damage this turn':
      return dealt.some(({ source, sourceThere }) => sourceThere && source === id);
    case 'that blocked this turn':
      return blocked.some(({ blocker, blockerThere }) => blockerThere && blocker === id);
    case 'that were blocked this turn':
    case 'that was blocked this turn':
      return blocked.some(({ attacker, attackerThere }) => attackerThere && attacker === id);
    case 'that entered this turn':
    case 'that entered the battlefield this turn':
      return here && last?.to === 'battlefield';
    case 'that was put there from the battlefield this turn':
    case 'that were put there from the battlefield this turn':
      return last !== undefined && last.to === object.zone && last.from === 'battlefield';
    case 'that was put there from anywhere this turn':
    case 'that were put there from anywhere this turn':
      return last !== undefined && last.to === object.zone;
    case 'that saddled it this turn':
    case 'that crewed it this turn': {
      const [by] = context.it ?? [context.source];
      const how = said === 'that saddled it this turn' ? 'saddle' : 'crew';
      return crewed.some((one) => one.how === how && one.creatureThere && one.creature === id && one.objectThere && one.object === by);
    }
    default:
      return null;
  }
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
  const number = count({ counts, filter: what.filter }, context);
  if (!isKnown(number)) return number;
  return what.kind === 'some' ? holdsOfNumber(number, atLeast(what), context) : number > 0;
}

const atLeast = ({ amount }: Extract<ObjectRef, { kind: 'some' }>) => amount;

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
