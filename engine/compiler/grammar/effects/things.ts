import type { Destination, MoveDetail, ObjectRef, Origin, Place, Quantity, Zone } from '../../../ast/index.ts';
import { phrase, words } from '../../phrase.ts';
import { choice, deepEqual, fieldsOf, many, reshaped, restricted, rule, type Syntax } from '../../syntax.ts';
import { plainAmount } from '../amount.ts';
import * as g from '../declared.ts';
import { counterKind } from '../filter.ts';
import { place } from '../place.ts';
import { isNode, ONE } from './verb.ts';

/** What instructions move about, where it is and where it goes (400, 401-406). */

/** What may be moved about. */
export const things: Syntax<ObjectRef> = rule(() =>
  choice<ObjectRef>(
    phrase('that many cards from the top of <of> library', { kind: 'topCards', amount: { kind: 'thatMany' } }, { of: g.playerPossessive }),
    handAndGraveyard,
    g.objects,
    phrase('cards from the top of <of> library equal to <amount>', { kind: 'topCards' }, { of: g.playerPossessive, amount: notPlain }),
    phrase('all graveyards', { kind: 'wholeZone', zone: 'graveyard', of: { kind: 'anyones', said: 'all' } }, {}),
  ),
);
/** "Cards … equal to the damage prevented this way": no number in digits or words, X or "that many". */
const notPlain: Syntax<Quantity> = restricted(
  g.quantity,
  (value) => isNode(value) && !['number', 'x', 'thatMany', 'anyNumber'].includes(value.kind),
);

/** "their hand and graveyard": one possessor for both. */
const handAndGraveyard: Syntax<ObjectRef> = reshaped(
  phrase('<of> hand and graveyard', {}, { of: g.playerPossessive }),
  ({ of }): ObjectRef => ({
    kind: 'several',
    refs: [
      { kind: 'wholeZone', zone: 'hand', of },
      { kind: 'wholeZone', zone: 'graveyard', of },
    ],
    join: 'and',
  }),
  (value) => {
    const fields = fieldsOf(value);
    if (fields?.kind !== 'several' || fields.join !== 'and' || !Array.isArray(fields.refs) || fields.refs.length !== 2) return undefined;
    const [hand, graveyard] = fields.refs.map(fieldsOf);
    return hand?.kind === 'wholeZone' && hand.zone === 'hand' && graveyard?.zone === 'graveyard' && deepEqual(hand.of, graveyard.of)
      ? { of: hand.of }
      : undefined;
  },
);
/** "one into your hand and the other …": a bare number of what was spoken of. */
export const bareAmount: Syntax<ObjectRef> = phrase('<amount>', { kind: 'bareNumber' }, { amount: plainAmount });

/** After "from": "your graveyard", "exile", "among them". */
export const origin: Syntax<Origin> = choice<Origin>(place, phrase('among <of>', { kind: 'among' }, { of: g.objects }));

const position = words<NonNullable<Destination['position']>>([
  ['on (top|the top)', 'top'],
  ['on the bottom', 'bottom'],
  ['on (your choice of the top or bottom|their choice of the top or bottom|the top or bottom)', 'topOrBottom'],
]);
const depth = words<NonNullable<Destination['position']>>([
  ['second from the top', 'second'],
  ['third from the top', 'third'],
  ['fourth from the top', 'fourth'],
  ['fifth from the top', 'fifth'],
  ['sixth from the top', 'sixth'],
  ['seventh from the top', 'seventh'],
]);
/** "on top of your library", "into your library third from the top", "on the bottom". */
const toLibrary: Syntax<Destination> = choice<Destination>(
  phrase('[back] <position> of <place>', { kind: 'destination' }, { position, place }),
  phrase('into <place> <position>', { kind: 'destination' }, { place, position: depth }),
  phrase('back', { kind: 'destination', place: null, position: 'back' }, {}),
  phrase(
    '<position>',
    { kind: 'destination', place: null },
    {
      position: words([
        ['on top', 'top'],
        ['on the bottom', 'bottom'],
      ] as const),
    },
  ),
);
const going = (preposition: string, accept: (zone: Zone) => boolean): Syntax<Destination> =>
  phrase(
    `${preposition} <place>`,
    { kind: 'destination', position: null },
    { place: restricted(place, (value) => isPlace(value) && accept(value.zone)) },
  );
const isPlace = (value: unknown): value is Place => isNode(value) && value.kind === 'place';

/** "onto the battlefield", "into your hand", "on top of your library". */
export const putTo: Syntax<Destination> = choice(
  going('onto', (zone) => zone === 'battlefield'),
  going('into', (zone) => zone !== 'battlefield'),
  toLibrary,
);
/** "to the battlefield", "to its owner's hand". */
export const returnTo: Syntax<Destination> = choice(
  going('to', () => true),
  toLibrary,
);

export const counterCount: Syntax<{ readonly kind: 'counters'; readonly amount: Quantity; readonly counter: string | null }> = choice(
  phrase('a <counter> counter', { kind: 'counters', amount: ONE }, { counter: counterKind }),
  phrase('<amount> <counter> counters', { kind: 'counters' }, { amount: g.amount, counter: counterKind }),
);
const extraCounters = choice(
  phrase('an additional <counter> counter', { kind: 'counters', amount: ONE }, { counter: counterKind }),
  phrase('<amount> additional <counter> counters', { kind: 'counters' }, { amount: g.amount, counter: counterKind }),
);

const detail: Syntax<MoveDetail> = choice<MoveDetail>(
  words<MoveDetail>([
    ['tapped and attacking', { kind: 'state', state: 'tappedAndAttacking' }],
    ['tapped', { kind: 'state', state: 'tapped' }],
    ['untapped', { kind: 'state', state: 'untapped' }],
    ['attacking', { kind: 'state', state: 'attacking' }],
    ['face down', { kind: 'state', state: 'faceDown' }],
    ['face up', { kind: 'state', state: 'faceUp' }],
    ['transformed', { kind: 'state', state: 'transformed' }],
    ['in any order', { kind: 'order', order: 'any' }],
    ['in a random order', { kind: 'order', order: 'random' }],
  ]),
  phrase('under <player> control', { kind: 'under' }, { player: g.playerPossessive }),
  phrase('with <counters> on (it|them)', { kind: 'withCounters', additional: false }, { counters: counterCount }),
  phrase('with <counters> on (it|them)', { kind: 'withCounters', additional: true }, { counters: extraCounters }),
  phrase('attached to <to>', { kind: 'attachedTo' }, { to: g.objects }),
);
type Details = readonly MoveDetail[];
const isDetails = (value: unknown): value is Details => Array.isArray(value);
const isJoined = (one: MoveDetail | undefined): boolean => one?.kind === 'withCounters' && one.joined === true;

/** "with a vigilance counter and a lifelink counter on it". */
const pair: Syntax<Details> = reshaped(
  phrase('with <first> and <second> on (it|them)', {}, { first: counterCount, second: counterCount }),
  ({ first, second }): Details => [
    { kind: 'withCounters', counters: first, additional: false },
    { kind: 'withCounters', counters: second, additional: false, joined: true },
  ],
  (value) => {
    const [first, second] = isDetails(value) ? value : [];
    return first?.kind === 'withCounters' && second?.kind === 'withCounters' && isJoined(second)
      ? { first: first.counters, second: second.counters }
      : undefined;
  },
);
const single: Syntax<Details> = reshaped(
  detail,
  (one): Details => [one],
  (value) => (isDetails(value) && value.length === 1 ? value[0] : undefined),
);

/** How it arrives: "tapped", "under your control", "in a random order". */
export const moveDetails: Syntax<Details> = reshaped(
  many(choice<Details>(single, pair)),
  (groups): Details => groups.flat(),
  (value) =>
    isDetails(value)
      ? value.flatMap((one, place) => (isJoined(one) ? [] : [isJoined(value[place + 1]) ? value.slice(place, place + 2) : [one]]))
      : undefined,
);
