import type { Place, PlayerRef, Zone } from '../../ast/index.ts';
import { oneOf, phrase, words } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { pluralPossessive } from './player.ts';

/** Zones (400.1) as places that objects are in, come from or go to. */

export const ownedZone: Syntax<'graveyard' | 'hand' | 'library'> = oneOf('graveyard', 'hand', 'library');
const ownedZones = words([
  ['graveyards', 'graveyard'],
  ['hands', 'hand'],
  ['libraries', 'library'],
] as const);
const shared = (zone: Zone, of: PlayerRef | null): Place => ({ kind: 'place', zone, of });

const owners = { kind: 'ownerOf', object: { kind: 'it', plural: true }, said: 'possessive' } as const;
/** "your graveyard", "their owner's hand", "exile", "the battlefield". */
export const place: Syntax<Place> = choice<Place>(
  phrase("their (owners ' hands|owner 's hand|owner 's hands|owners ' hand)", { kind: 'place', zone: 'hand', of: owners }, {}),
  phrase(
    "their (owners ' graveyards|owner 's graveyard|owner 's graveyards|owners ' graveyard)",
    { kind: 'place', zone: 'graveyard', of: owners },
    {},
  ),
  phrase("their (owners ' libraries|owner 's library|owner 's libraries)", { kind: 'place', zone: 'library', of: owners }, {}),
  phrase('<of> <zone>', { kind: 'place' }, { of: pluralPossessive, zone: ownedZones }),
  phrase('<of> <zone>', { kind: 'place' }, { of: g.playerPossessive, zone: ownedZone }),
  words<Place>([
    ['a graveyard', shared('graveyard', { kind: 'anyones', said: 'a' })],
    ['graveyards', shared('graveyard', { kind: 'anyones', said: 'plural' })],
    ['libraries', shared('library', { kind: 'anyones', said: 'plural' })],
    ['all graveyards', shared('graveyard', { kind: 'anyones', said: 'all' })],
    ['each graveyard', shared('graveyard', { kind: 'anyones', said: 'each' })],
    ['any graveyard', shared('graveyard', { kind: 'anyones', said: 'any' })],
    ['a single graveyard', shared('graveyard', { kind: 'anyones', said: 'a single' })],
    ['that graveyard', shared('graveyard', { kind: 'anyones', said: 'that' })],
    ['that library', shared('library', { kind: 'anyones', said: 'that' })],
    ['exile', shared('exile', null)],
    ['the battlefield', shared('battlefield', null)],
    ['the command zone', shared('command', null)],
    ['the stack', shared('stack', null)],
  ]),
);
