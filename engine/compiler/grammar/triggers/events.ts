import type { ObjectRef, PlayerRef, TriggerEvent } from '../../../ast/index.ts';
import { list, phrase } from '../../phrase.ts';
import { choice, deepEqual, fieldsOf, reshaped, rule, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import type { Form } from './conjugate.ts';
import { damageEvents } from './damage.ts';
import { type ObjectVerb, objectVerbs } from './objectVerbs.ts';
import { counterVerbs, type PlayerVerb, playerVerbs } from './playerVerbs.ts';

/** Event sentences: a subject and its verbs, "or" between them: "~ enters or attacks". */

/** The subject and verbs that an event, or several with one subject, were said with. */
function said(value: unknown, subject: 'what' | 'who'): unknown {
  const fields = fieldsOf(value);
  if (!fields) return undefined;
  const events: readonly unknown[] =
    fields.kind === 'either' && fields.join === 'or' && Array.isArray(fields.events) ? fields.events : [value];
  const parts = events.map((event) => {
    const { [subject]: named, ...verb } = fieldsOf(event) ?? {};
    return { named, verb };
  });
  const named = parts[0]?.named;
  if (named === undefined || !parts.every((part) => deepEqual(part.named, named))) return undefined;
  return { [subject]: named, verbs: parts.map(({ verb }) => verb) };
}

const either = (events: readonly TriggerEvent[]): TriggerEvent => {
  const [only, ...others] = events;
  return only && others.length === 0 ? only : { kind: 'either', events, join: 'or' };
};

const objectEvents = (subject: Syntax<ObjectRef>, verb: Syntax<ObjectVerb>): Syntax<TriggerEvent> =>
  reshaped(
    phrase('<what> <verbs>', {}, { what: subject, verbs: list(verb, 'or') }),
    ({ what, verbs }) => either(verbs.map((one): TriggerEvent => ({ ...one, what }))),
    (value) => said(value, 'what'),
  );
const playerEvents = (subject: Syntax<PlayerRef>, verb: Syntax<PlayerVerb>): Syntax<TriggerEvent> =>
  reshaped(
    phrase('<who> <verbs>', {}, { who: subject, verbs: list(verb, 'or') }),
    ({ who, verbs }) => either(verbs.map((one): TriggerEvent => ({ ...one, who }))),
    (value) => said(value, 'who'),
  );

/** Subject and verbs in the forms of a tense. */
function sentencesIn(singular: Form, plural: Form): Syntax<TriggerEvent> {
  return choice<TriggerEvent>(
    objectEvents(g.singularSubject, objectVerbs(singular)),
    objectEvents(g.pluralSubject, objectVerbs(plural)),
    playerEvents(g.singularPlayer, playerVerbs(singular)),
    playerEvents(g.pluralPlayer, playerVerbs(plural)),
    damageEvents(singular),
    counterVerbs(singular, g.singularPlayer),
    counterVerbs(plural, g.pluralPlayer),
  );
}

/** "a creature dies", "you cast a spell". */
export const presentEvent: Syntax<TriggerEvent> = sentencesIn('singular', 'plural');
/** "a creature died", "you cast a spell". */
export const pastEvent: Syntax<TriggerEvent> = sentencesIn('past', 'pastPlural');
/** "a creature dying", "you gaining life". */
export const gerundEvent: Syntax<TriggerEvent> = rule(() => sentencesIn('gerund', 'gerund'));
/** "has attacked", "you've cast a spell". */
export const perfectEvent: Syntax<TriggerEvent> = choice<TriggerEvent>(
  objectEvents(withHas(g.singularSubject, 'has'), objectVerbs('participle')),
  objectEvents(withHas(g.pluralSubject, 'have'), objectVerbs('participle')),
  playerEvents(withHas(g.singularPlayer, 'has'), playerVerbs('participle')),
  playerEvents(withHas(g.pluralPlayer, "('ve|have)"), playerVerbs('participle')),
);
export const notPerfectEvent: Syntax<TriggerEvent> = choice<TriggerEvent>(
  objectEvents(withHas(g.singularSubject, "hasn't"), objectVerbs('participle')),
  objectEvents(withHas(g.pluralSubject, "haven't"), objectVerbs('participle')),
  playerEvents(withHas(g.singularPlayer, "hasn't"), playerVerbs('participle')),
  playerEvents(withHas(g.pluralPlayer, "haven't"), playerVerbs('participle')),
);
export const notPastEvent: Syntax<TriggerEvent> = choice<TriggerEvent>(
  objectEvents(withHas(g.singularSubject, "didn't"), objectVerbs('plural')),
  objectEvents(withHas(g.pluralSubject, "didn't"), objectVerbs('plural')),
  playerEvents(withHas(g.singularPlayer, "didn't"), playerVerbs('plural')),
  playerEvents(withHas(g.pluralPlayer, "didn't"), playerVerbs('plural')),
);

/** "a creature would die this turn". */
const plainWould: Syntax<TriggerEvent> = rule(() =>
  choice<TriggerEvent>(
    objectEvents(withHas(g.singularSubject, 'would'), objectVerbs('infinitive')),
    objectEvents(withHas(g.pluralSubject, 'would'), objectVerbs('infinitive')),
    playerEvents(withHas(g.singularPlayer, 'would'), playerVerbs('infinitive')),
    playerEvents(withHas(g.pluralPlayer, 'would'), playerVerbs('infinitive')),
  ),
);
export const wouldEvent: Syntax<TriggerEvent> = choice<TriggerEvent>(
  plainWould,
  phrase('<event> this turn', { kind: 'limited', to: { kind: 'thisTurn' } }, { event: plainWould }),
);

function withHas<T>(subject: Syntax<T>, auxiliary: string): Syntax<T> {
  return reshaped(
    phrase(`<it> ${auxiliary}`, {}, { it: subject }),
    ({ it }) => it,
    (value) => ({ it: value }),
  );
}
