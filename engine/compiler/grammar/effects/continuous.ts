import type { Change, Effect, ObjectRef } from '../../../ast/index.ts';
import { phrase } from '../../phrase.ts';
import { choice, rule, type Syntax } from '../../syntax.ts';
import { contractedAre, contractedIs, infinitive } from '../contracted.ts';
import { copiesForAWhile } from '../copying.ts';
import * as g from '../declared.ts';
import type { ObjectVerb } from './objectVerb.ts';

/** Continuous effects of resolving spells and abilities (611.2): who, which changes, and how long. */

const lasting = { kind: 'continuous', durationFirst: false } as const;
/** "gets +1/+1 until end of turn"; without a duration it lasts as long as the object is what it is. */
const endingWith = (subject: Syntax<ObjectRef>, changes: Syntax<readonly Change[]>): readonly Syntax<Effect>[] => [
  copiesForAWhile(subject, changes),
  phrase('<subject> [each] <changes> <duration>', lasting, { subject, changes, duration: g.duration }),
  phrase('<subject> [each] <changes>', { ...lasting, duration: { kind: 'permanent' } }, { subject, changes }),
];
/** "It's an Island in addition to its other types for as long as …". */
const itIs = (said: string, plural: boolean, changes: Syntax<readonly Change[]>): readonly Syntax<Effect>[] => [
  phrase(`${said} <changes> <duration>`, { ...lasting, subject: { kind: 'it', plural } }, { changes, duration: g.duration }),
  phrase(`${said} <changes>`, { ...lasting, subject: { kind: 'it', plural }, duration: { kind: 'permanent' } }, { changes }),
];
const startingWith = (subject: Syntax<ObjectRef>, changes: Syntax<readonly Change[]>): Syntax<Effect> =>
  phrase(
    '<duration> , <subject> [each] <changes>',
    { kind: 'continuous', durationFirst: true },
    { duration: g.duration, subject, changes },
  );

const finite: Syntax<Effect> = rule(() =>
  choice<Effect>(
    ...itIs("it's", false, contractedIs),
    ...itIs("they're", true, contractedAre),
    ...endingWith(g.singularSubject, g.singularChanges),
    ...endingWith(g.pluralSubject, g.pluralChanges),
    startingWith(g.singularSubject, g.singularChanges),
    startingWith(g.pluralSubject, g.pluralChanges),
  ),
);

/** What happens to objects for a while. */
export const continuous: ObjectVerb = {
  finite,
  bare: choice<Effect>(...endingWith(g.singularSubject, infinitive), ...endingWith(g.objects, g.pluralChanges)),
};
