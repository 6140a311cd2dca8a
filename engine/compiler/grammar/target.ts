import type { ObjectRef } from '../../ast/index.ts';
import { oneOf, phrase } from '../phrase.ts';
import { choice, deepEqual, fieldsOf, reshaped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { listedPlayer } from './listedPlayer.ts';

/** 115.1: "target" with its number; `other`: "another target", "two other target". */

const ONE = { kind: 'number', value: 1 } as const;
const UP_TO_ONE = { kind: 'upTo', limit: ONE } as const;
const players = oneOf('player', 'opponent');

export const targetSingular: Syntax<ObjectRef> = choice<ObjectRef>(
  phrase('target <filter>', { kind: 'target', amount: ONE, other: false }, { filter: g.filterSingular }),
  phrase('another target <filter>', { kind: 'target', amount: ONE, other: true }, { filter: g.filterSingular }),
  phrase('any target', { kind: 'target', amount: ONE, filter: 'any', other: false }, {}),
  phrase('any target other than <except>', { kind: 'target', amount: ONE, filter: 'any', other: false }, { except: g.objects }),
  phrase('any other target', { kind: 'target', amount: ONE, filter: 'any', other: true }, {}),
  phrase('up to one target <filter>', { kind: 'target', amount: UP_TO_ONE, other: false }, { filter: g.filterSingular }),
  phrase('up to one other target <filter>', { kind: 'target', amount: UP_TO_ONE, other: true }, { filter: g.filterSingular }),
);

/** "target creature, planeswalker, or player", "another target opponent, creature an opponent controls, or battle". */
const listed = (said: string, other: boolean): Syntax<ObjectRef> =>
  reshaped(
    phrase(`${said} <it>`, {}, { it: listedPlayer }),
    ({ it }): ObjectRef => ({ kind: 'targetOrPlayer', amount: ONE, other, listed: true, ...it }),
    (value) => {
      const { kind, amount, other: another, listed: isListed, ...it } = fieldsOf(value) ?? {};
      return kind === 'targetOrPlayer' && isListed === true && another === other && deepEqual(amount, ONE) ? { it } : undefined;
    },
  );

/** 115.4: an object or a player. */
export const targetOrPlayer: Syntax<ObjectRef> = choice<ObjectRef>(
  listed('target', false),
  listed('another target', true),
  phrase(
    'target <filter> or <players>',
    { kind: 'targetOrPlayer', amount: ONE, playersFirst: false, other: false },
    { filter: g.filterSingular, players },
  ),
  phrase(
    'target <players> or <filter>',
    { kind: 'targetOrPlayer', amount: ONE, playersFirst: true, other: false },
    { filter: g.filterSingular, players },
  ),
  phrase(
    'another target <filter> or <players>',
    { kind: 'targetOrPlayer', amount: ONE, playersFirst: false, other: true },
    { filter: g.filterSingular, players },
  ),
  phrase(
    'up to one target <players> or <filter>',
    { kind: 'targetOrPlayer', amount: UP_TO_ONE, playersFirst: true, other: false },
    { filter: g.filterSingular, players },
  ),
  phrase(
    '<amount> target creatures and / or players',
    {
      kind: 'targetOrPlayer',
      players: 'player',
      filter: { kind: 'objects', words: [{ kind: 'cardType', type: 'creature', not: false }], suffixes: [] },
      playersFirst: false,
      other: false,
    },
    { amount: g.amount },
  ),
);

export const targetPlural: Syntax<ObjectRef> = choice<ObjectRef>(
  phrase('<amount> target <filter>', { kind: 'target', other: false }, { amount: g.amount, filter: g.filterPlural }),
  phrase('<amount> other target <filter>', { kind: 'target', other: true }, { amount: g.amount, filter: g.filterPlural }),
  phrase('<amount> targets', { kind: 'target', filter: 'any', other: false }, { amount: g.amount }),
  phrase('<amount> other targets', { kind: 'target', filter: 'any', other: true }, { amount: g.amount }),
);
