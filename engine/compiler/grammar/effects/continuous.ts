import type { Change, Effect, ObjectRef } from '../../../ast/index.ts';
import { phrase } from '../../phrase.ts';
import { choice, deepEqual, fieldsOf, mapped, restricted, rule, type Syntax } from '../../syntax.ts';
import { contractedAre, contractedIs, infinitive } from '../contracted.ts';
import { copiesForAWhile } from '../copying.ts';
import * as g from '../declared.ts';
import { deedIn } from '../deeds.ts';
import type { GrammaticalNumber } from '../number.ts';
import type { ObjectVerb } from './objectVerb.ts';
import { isEffect } from './verb.ts';

/** Continuous effects of resolving spells and abilities (611.2): who, which changes, and how long. */

const lasting = { kind: 'continuous', durationFirst: false } as const;
/** "gets +1/+1 until end of turn"; without a duration it lasts as long as the object is what it is. */
const endingWith = (subject: Syntax<ObjectRef>, changes: Syntax<readonly Change[]>): readonly Syntax<Effect>[] => [
  copiesForAWhile(subject, changes),
  phrase('<subject> [each|both] <changes> <duration>', lasting, { subject, changes, duration: g.duration }),
  phrase('<subject> [each|both] <changes>', { ...lasting, duration: { kind: 'permanent' } }, { subject, changes }),
];
/** "It's an Island in addition to its other types for as long as …". */
const itIs = (said: string, plural: boolean, changes: Syntax<readonly Change[]>): readonly Syntax<Effect>[] => [
  phrase(`${said} <changes> <duration>`, { ...lasting, subject: { kind: 'it', plural } }, { changes, duration: g.duration }),
  phrase(`${said} <changes>`, { ...lasting, subject: { kind: 'it', plural }, duration: { kind: 'permanent' } }, { changes }),
];
const startingWith = (subject: Syntax<ObjectRef>, changes: Syntax<readonly Change[]>): Syntax<Effect> =>
  phrase(
    '<duration> , <subject> [each|both] <changes>',
    { kind: 'continuous', durationFirst: true },
    { duration: g.duration, subject, changes },
  );

const finite: Syntax<Effect> = rule(() =>
  choice<Effect>(
    ...itIs("it's", false, contractedIs),
    ...itIs("they're", true, contractedAre),
    ...endingWith(g.singularSubject, g.singularChanges),
    ...endingWith(g.pluralSubject, g.pluralChanges),
    thenDeed(g.singularSubject, g.singularChanges, deedOfTurn('one')),
    thenDeed(g.pluralSubject, g.pluralChanges, deedOfTurn('many')),
    twice(g.singularSubject, g.singularChanges),
    twice(g.pluralSubject, g.pluralChanges),
    startingWith(g.singularSubject, g.singularChanges),
    startingWith(g.pluralSubject, g.pluralChanges),
  ),
);

type Continuous = Extract<Effect, { readonly kind: 'continuous' }>;

/** What was said of one subject in two parts, each with how long it lasts. */
function twoOfOne(value: unknown): readonly [Continuous, Continuous] | undefined {
  if (!isEffect(value) || value.kind !== 'sequence' || !value.shared || value.effects.length !== 2) return undefined;
  const [first, second] = value.effects;
  if (first?.kind !== 'continuous' || second?.kind !== 'continuous' || !deepEqual(first.subject, second.subject)) return undefined;
  return [first, second];
}

/** "gets +1/+0 until end of turn and can't be blocked this turn": one subject, two durations. */
const twice = (subject: Syntax<ObjectRef>, changes: typeof g.singularChanges): Syntax<Effect> =>
  mapped(
    phrase(
      '<subject> [each|both] <changes> <duration> and <more> <until>',
      {},
      { subject, changes, duration: g.duration, more: changes, until: g.duration },
    ),
    (said): Effect => ({
      kind: 'sequence',
      effects: [
        { ...lasting, subject: said.subject, changes: said.changes, duration: said.duration },
        { ...lasting, subject: said.subject, changes: said.more, duration: said.until },
      ],
      joins: ['and'],
      shared: true,
    }),
    (value) => {
      const both = twoOfOne(value);
      if (both === undefined) return undefined;
      const [first, second] = both;
      return { subject: first.subject, changes: first.changes, duration: first.duration, more: second.changes, until: second.duration };
    },
  );

/** "gains deathtouch until end of turn and must be blocked this turn if able": how long the second holds is in its words. */
const thenDeed = (subject: Syntax<ObjectRef>, changes: typeof g.singularChanges, deed: Syntax<Change>): Syntax<Effect> =>
  mapped(
    phrase('<subject> [each|both] <changes> <duration> and <deed>', {}, { subject, changes, duration: g.duration, deed }),
    (said): Effect => ({
      kind: 'sequence',
      effects: [
        { ...lasting, subject: said.subject, changes: said.changes, duration: said.duration },
        { ...lasting, subject: said.subject, changes: [said.deed], duration: { kind: 'permanent' } },
      ],
      joins: ['and'],
      shared: true,
    }),
    (value) => {
      const both = twoOfOne(value);
      if (both === undefined) return undefined;
      const [first, second] = both;
      const [deed] = second.changes;
      return second.duration.kind === 'permanent' && deed?.kind === 'deed'
        ? { subject: first.subject, changes: first.changes, duration: first.duration, deed }
        : undefined;
    },
  );
const deedOfTurn = (number: GrammaticalNumber): Syntax<Change> =>
  restricted(deedIn(number), (value) => / this (turn|combat)\b/.test(String(fieldsOf(value)?.what)));

/** What happens to objects for a while. */
export const continuous: ObjectVerb = {
  finite,
  bare: choice<Effect>(...endingWith(g.singularSubject, infinitive), ...endingWith(g.objects, g.pluralChanges)),
};
