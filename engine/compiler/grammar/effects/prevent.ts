import type { DamageRecipient, Duration, Effect, ObjectRef, Quantity } from '../../../ast/index.ts';
import { around, words } from '../../phrase.ts';
import { choice, optional, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { digitNumber } from '../reference.ts';
import { damageSort } from '../would.ts';
import { recipient } from './damage.ts';
import { things } from './things.ts';
import { type Verb, verb, verbs } from './verb.ts';

/** Preventing damage (615): a shield of some size, or all of some kind. */

const shield: Syntax<Quantity> = choice<Quantity>(digitNumber, words<Quantity>([['X', { kind: 'x' }]]));
const to: Syntax<DamageRecipient | null> = optional(around('to <it>', recipient), null);
const by: Syntax<ObjectRef | null> = optional(around('by <it>', things), null);
const duration: Syntax<Duration | null> = optional(g.duration, null);

export const preventVerbs: Verb<Effect> = verbs<Effect>(
  verb(
    'prevent the next <amount> <damage> that would be dealt <to> <duration> <by>',
    { kind: 'prevent', next: true, voice: 'passive' },
    { amount: shield, damage: damageSort, to, duration, by },
  ),
  verb(
    'prevent all <damage> that would be dealt <to> <duration> <by>',
    { kind: 'prevent', amount: 'all', next: false, voice: 'passive' },
    { damage: damageSort, to, duration, by },
  ),
  verb(
    'prevent all <damage> that would be dealt <duration> <to> <by>',
    { kind: 'prevent', amount: 'all', next: false, voice: 'passive, duration first' },
    { damage: damageSort, to, duration, by },
  ),
  verb(
    'prevent all <damage> that would be dealt by <by> <duration>',
    { kind: 'prevent', amount: 'all', next: false, to: null, voice: 'passive, duration last' },
    { damage: damageSort, by: things, duration },
  ),
  verb(
    'prevent all <damage> <by> would deal <duration>',
    { kind: 'prevent', amount: 'all', next: false, to: null, voice: 'active' },
    { damage: damageSort, by: things, duration },
  ),
  verb(
    'prevent all <damage> that would be dealt to and dealt by <to> <duration>',
    { kind: 'prevent', amount: 'all', next: false, by: null, voice: 'both' },
    { damage: damageSort, to: things, duration },
  ),
  verb('prevent that damage', { kind: 'preventThat', amount: null }, {}),
  verb('prevent <amount> of that damage', { kind: 'preventThat' }, { amount: shield }),
);
