import type { Effect, ObjectRef } from '../../../ast/index.ts';
import { phrase } from '../../phrase.ts';
import { choice, rule, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import type { ObjectVerb } from './objectVerb.ts';

/** Continuous effects of resolving spells and abilities (611.2): who, which changes, and how long. */

const lasting = { kind: 'continuous', durationFirst: false } as const;
/** "gets +1/+1 until end of turn"; without a duration it lasts as long as the object is what it is. */
const endingWith = (subject: Syntax<ObjectRef>, changes: typeof g.singularChanges): readonly Syntax<Effect>[] => [
  phrase('<subject> [each] <changes> <duration>', lasting, { subject, changes, duration: g.duration }),
  phrase('<subject> [each] <changes>', { ...lasting, duration: { kind: 'permanent' } }, { subject, changes }),
];
const startingWith = (subject: Syntax<ObjectRef>, changes: typeof g.singularChanges): Syntax<Effect> =>
  phrase(
    '<duration> , <subject> [each] <changes>',
    { kind: 'continuous', durationFirst: true },
    { duration: g.duration, subject, changes },
  );

const finite: Syntax<Effect> = rule(() =>
  choice<Effect>(
    ...endingWith(g.singularSubject, g.singularChanges),
    ...endingWith(g.pluralSubject, g.pluralChanges),
    startingWith(g.singularSubject, g.singularChanges),
    startingWith(g.pluralSubject, g.pluralChanges),
  ),
);

/** What happens to objects for a while. */
export const continuous: ObjectVerb = { finite, bare: choice<Effect>(...endingWith(g.objects, g.pluralChanges)) };
