import type { DamageRecipient, DamageToCome, Duration, Effect, ObjectRef, Quantity } from '../../../ast/index.ts';
import { around, phrase, words } from '../../phrase.ts';
import { choice, fieldsOf, optional, reshaped, restricted, type Syntax } from '../../syntax.ts';
import { digitAmount } from '../amount.ts';
import * as g from '../declared.ts';
import { damageSort } from '../would.ts';
import { halfOf } from './cards.ts';
import { recipient } from './damage.ts';
import { things } from './things.ts';
import { type Verb, verb, verbs } from './verb.ts';

/** Preventing damage (615) and having it dealt elsewhere (614.9): a shield of some size, or all of some kind. */

const to: Syntax<DamageRecipient | null> = optional(around('to <it>', recipient), null);
const by: Syntax<ObjectRef | null> = optional(around('by <it>', things), null);
const duration: Syntax<Duration | null> = optional(
  choice<Duration>(g.duration, phrase('(until end of combat|this combat)', { kind: 'untilEndOfCombat' }, {})),
  null,
);
const all = { amount: 'all', next: false, divided: false } as const;

/** "all combat damage that would be dealt this turn except combat damage that would be dealt by …": by every other source. */
const exceptBy: Syntax<DamageToCome> = reshaped(
  restricted(
    phrase(
      'all <damage> that would be dealt <duration> except <again> that would be dealt by <others>',
      {},
      { damage: damageSort, duration, again: damageSort, others: things },
    ),
    (value) => fieldsOf(value)?.damage === fieldsOf(value)?.again,
  ),
  ({ damage, duration: until, others }): DamageToCome => ({
    ...all,
    voice: 'passive, except',
    damage,
    to: null,
    duration: until,
    by: {
      kind: 'all',
      said: false,
      filter: { kind: 'objects', words: [{ kind: 'noun', which: 'source' }], suffixes: [{ kind: 'exceptFor', object: others }] },
    },
  }),
  (value) => {
    const { voice, damage, duration: until, by: source } = fieldsOf(value) ?? {};
    const { suffixes } = fieldsOf(fieldsOf(source)?.filter) ?? {};
    const others = Array.isArray(suffixes) ? fieldsOf(suffixes[0])?.object : undefined;
    return voice === 'passive, except' ? { damage, duration: until, again: damage, others } : undefined;
  },
);

/** "the next 3 damage that would be dealt to any target this turn", "all combat damage that would be dealt". */
const toCome: Syntax<DamageToCome> = choice<DamageToCome>(
  exceptBy,
  phrase(
    'the next <amount> <damage> that would be dealt <to> <duration> <by>',
    { next: true, divided: false, voice: 'passive' },
    { amount: digitAmount, damage: damageSort, to, duration, by },
  ),
  phrase(
    'the next <amount> <damage> that would be dealt <duration> <to>',
    { next: true, divided: false, by: null, voice: 'passive, duration first' },
    { amount: digitAmount, damage: damageSort, to, duration },
  ),
  phrase(
    'the next <amount> <damage> that would be dealt <duration> to <to> , divided as you choose',
    { next: true, divided: true, by: null, voice: 'passive, duration first' },
    { amount: digitAmount, damage: damageSort, to: recipient, duration },
  ),
  phrase(
    'the next <amount> <damage> that would be dealt by <by> <duration>',
    { next: true, divided: false, to: null, voice: 'passive, duration last' },
    { amount: digitAmount, damage: damageSort, by: things, duration },
  ),
  phrase(
    'the next <amount> <damage> that <by> would deal to <to> <duration>',
    { next: true, divided: false, voice: 'that active' },
    { amount: digitAmount, damage: damageSort, by: things, to: recipient, duration },
  ),
  phrase('all <damage> that would be dealt <to> <duration> <by>', { ...all, voice: 'passive' }, { damage: damageSort, to, duration, by }),
  phrase(
    'all <damage> that would be dealt <duration> <to> <by>',
    { ...all, voice: 'passive, duration first' },
    { damage: damageSort, to, duration, by },
  ),
  phrase(
    'all <damage> that would be dealt <to> by <by> <duration>',
    { ...all, voice: 'passive, duration last' },
    { damage: damageSort, to, by: things, duration },
  ),
  phrase('all <damage> <by> would deal <to> <duration>', { ...all, voice: 'active' }, { damage: damageSort, by: things, to, duration }),
  phrase(
    'all <damage> that <by> would deal <to> <duration>',
    { ...all, voice: 'that active' },
    { damage: damageSort, by: things, to, duration },
  ),
  phrase(
    'all <damage> that would be dealt to and dealt by <to> <duration>',
    { ...all, by: null, voice: 'both' },
    { damage: damageSort, to: things, duration },
  ),
);

/** "prevent all damage …": the damage's fields stand beside the deed's own. */
const said = verb('prevent <damage>', {}, { damage: toCome });
const flat = (syntax: typeof said.base): Syntax<Effect> =>
  reshaped(
    syntax,
    ({ who, damage }): Effect => ({ kind: 'prevent', who, ...damage }),
    (value) => {
      const { kind, who, ...damage } = fieldsOf(value) ?? {};
      return kind === 'prevent' ? { who, damage } : undefined;
    },
  );
const prevents: Verb<Effect> = { base: flat(said.base), third: flat(said.third) };

const THAT_DAMAGE = { kind: 'thatMany', said: 'that damage' } as const;
/** Of damage that is spoken of: "X of that damage", "all but 1 of that damage", "half that damage, rounded up". */
const part: Syntax<Quantity> = choice<Quantity>(
  around('<it> of that damage', digitAmount),
  phrase('all but <right> of that damage', { kind: 'minus', left: THAT_DAMAGE }, { right: digitAmount }),
  halfOf(words<Quantity>([['that damage', THAT_DAMAGE]])),
);

export const preventVerbs: Verb<Effect> = verbs<Effect>(
  prevents,
  verb('prevent that damage', { kind: 'preventThat', amount: null }, {}),
  verb('prevent <amount>', { kind: 'preventThat' }, { amount: part }),
);

/** "all damage that would be dealt to you this turn is dealt to this creature instead". */
export const redirected: Syntax<Effect> = reshaped(
  phrase('<damage> is dealt to <instead> instead', {}, { damage: toCome, instead: recipient }),
  ({ damage, instead }): Effect => ({ kind: 'redirect', ...damage, instead }),
  (value) => {
    const { kind, instead, ...damage } = fieldsOf(value) ?? {};
    return kind === 'redirect' ? { damage, instead } : undefined;
  },
);
