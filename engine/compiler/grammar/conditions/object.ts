import type { Comparison, Condition, Filter, NumericCharacteristic, ObjectRef, Place, Quantity } from '../../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../../phrase.ts';
import { choice, fieldsOf, many, reshaped, restricted, type Syntax } from '../../syntax.ts';
import { digitAmount } from '../amount.ts';
import * as g from '../declared.ts';
import { counterKind } from '../filter.ts';
import { place } from '../place.ts';
import { keywordWord } from '../suffixKeyword.ts';

/** Conditions on an object: what it is, where it is, what it has. */

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Predicate = Without<
  Extract<Condition, { readonly kind: 'is' | 'isThe' | 'inPlace' | 'inState' | 'attached' }>,
  'subject' | 'not' | 'past'
>;

/** "white", "blue or black", "legendary and tapped": adjectives that stand for a whole noun phrase. */
const adjectives: Syntax<Filter> = reshaped(
  many(g.adjective, 1),
  (found): Filter => ({ kind: 'objects', words: found, suffixes: [] }),
  (value) => {
    const fields = fieldsOf(value);
    return fields?.kind === 'objects' && Array.isArray(fields.suffixes) && fields.suffixes.length === 0 ? fields.words : undefined;
  },
);

const states = oneOf(
  'attacking alone',
  'attacking or blocking',
  'of the chosen type',
  'of the chosen color',
  'the chosen type',
  'the chosen color',
  'the chosen name',
  'of that type',
  'that type',
  'all colors',
  'both blue and black',
  'one or more colors',
  'exactly two colors',
  'exactly three colors',
  'multicolored',
  'in combat',
  'enchanted by two or more Auras',
  'equipped by two or more Equipment',
  'cast',
  'poisoned',
  'a mana ability',
  'mana abilities',
  'unprepared',
  'dealt damage this turn',
  'a copy',
  'phased in',
  'phased out',
  'paired with another creature',
  'face up',
  'face down',
  'legal',
  'the first land played this turn',
  'in your opening hand',
  'bargained',
  'kicked',
);
const how = oneOf(
  'attached to',
  'enchanted by',
  'equipped by',
  'paired with',
  'exiled with',
  'blocking',
  'attacking',
  'blocked by',
  'blocking or blocked by',
);

/** "in your graveyard", "on the battlefield". */
const isOn = (value: unknown): boolean => {
  const zone = fieldsOf(value)?.zone;
  return zone === 'battlefield' || zone === 'stack';
};
const inPlace: Syntax<Place> = choice(
  around('on <it>', restricted(place, isOn)),
  around(
    'in <it>',
    restricted(place, (value) => !isOn(value)),
  ),
);
const places: Syntax<readonly Place[]> = list(inPlace, 'or');

/** What comes after "is": `plural` after "are". */
function complement(plural: boolean): Syntax<Predicate> {
  return choice<Predicate>(
    plural
      ? phrase('<filter>', { kind: 'is' }, { filter: g.filterPlural })
      : phrase('a <filter>', { kind: 'is' }, { filter: g.filterSingular }),
    phrase('<filter>', { kind: 'is' }, { filter: restricted(adjectives, (value) => g.filterSingular.write(value) === undefined) }),
    phrase('<places>', { kind: 'inPlace' }, { places }),
    phrase('<state>', { kind: 'inState' }, { state: states }),
    phrase('<how> <to>', { kind: 'attached' }, { how, to: g.recipient }),
    phrase('<object>', { kind: 'isThe' }, { object: restricted(g.singularSubject, isDefinite) }),
  );
}
const isDefinite = (value: unknown): boolean => ['possessed', 'that', 'attached', 'self'].includes(String(fieldsOf(value)?.kind));

const IT: ObjectRef = { kind: 'it', plural: false };
const THEY: ObjectRef = { kind: 'it', plural: true };
/** "it's", "they're", and subjects with "is" and "are". */
const subjectIs = (be: string, contracted: string | null, subject: Syntax<ObjectRef>, itself: ObjectRef): Syntax<ObjectRef> => {
  const whole = reshaped(
    phrase(`<it> ${be}`, {}, { it: subject }),
    ({ it }) => it,
    (value) => ({ it: value }),
  );
  return contracted === null ? whole : choice<ObjectRef>(words<ObjectRef>([[contracted, itself]]), whole);
};
const sentencesWith = (subject: Syntax<ObjectRef>, plural: boolean, not: boolean, past: boolean): Syntax<Condition> =>
  reshaped(
    phrase('<subject> <predicate>', {}, { subject, predicate: complement(plural) }),
    ({ subject: named, predicate }): Condition => ({ ...predicate, subject: named, not, past }),
    (value) => {
      const { subject: named, not: negated, past: before, ...predicate } = fieldsOf(value) ?? {};
      return named !== undefined && negated === not && before === past ? { subject: named, predicate } : undefined;
    },
  );
const S = g.singularSubject;
const P = g.pluralSubject;
const isSentences: readonly Syntax<Condition>[] = [
  sentencesWith(subjectIs('is', "it 's", S, IT), false, false, false),
  sentencesWith(subjectIs("isn't", null, S, IT), false, true, false),
  sentencesWith(words<ObjectRef>([["it 's not", IT]]), false, true, false),
  sentencesWith(subjectIs('are', "they 're", P, THEY), true, false, false),
  sentencesWith(subjectIs("aren't", null, P, THEY), true, true, false),
  sentencesWith(subjectIs('was', null, S, IT), false, false, true),
  sentencesWith(subjectIs("wasn't", null, S, IT), false, true, true),
  sentencesWith(subjectIs('were', null, P, THEY), true, false, true),
  sentencesWith(subjectIs("weren't", null, P, THEY), true, true, true),
];

const statName: Syntax<NumericCharacteristic> = words([
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
  ['loyalty', 'loyalty'],
] as const);
const ONE: Quantity = { kind: 'number', value: 1 };
const TWO: Quantity = { kind: 'number', value: 2 };
type HasPredicate = Without<
  Extract<Condition, { readonly kind: 'hasCounter' | 'hasKeyword' | 'characteristic' }>,
  'subject' | 'not' | 'past'
>;

/** What comes after "has" or "have". */
const having: Syntax<HasPredicate> = choice<HasPredicate>(
  phrase('a <counter> counter on (it|them)', { kind: 'hasCounter', amount: ONE, said: 'has a' }, { counter: counterKind }),
  phrase('a counter on (it|them)', { kind: 'hasCounter', counter: null, amount: ONE, said: 'has a' }, {}),
  phrase(
    'no <counter> counters on (it|them)',
    { kind: 'hasCounter', amount: { kind: 'number', value: 0 }, said: 'has no' },
    { counter: counterKind },
  ),
  phrase('no counters on (it|them)', { kind: 'hasCounter', counter: null, amount: { kind: 'number', value: 0 }, said: 'has no' }, {}),
  phrase('<counter> counters on (it|them)', { kind: 'hasCounter', amount: TWO, said: 'has plural' }, { counter: counterKind }),
  phrase('counters on (it|them)', { kind: 'hasCounter', counter: null, amount: TWO, said: 'has plural' }, {}),
  phrase('<amount> <counter> counters on (it|them)', { kind: 'hasCounter', said: 'has' }, { amount: g.amount, counter: counterKind }),
  phrase('<amount> counters on (it|them)', { kind: 'hasCounter', counter: null, said: 'has' }, { amount: g.amount }),
  phrase('<keyword>', { kind: 'hasKeyword' }, { keyword: keywordWord }),
  ...(
    [
      ['<which> <to> or greater', 'orGreater'],
      ['<which> <to> or less', 'orLess'],
      ['<which> <to>', 'equal'],
    ] as const
  ).map(([template, comparison]: readonly [string, Comparison]) =>
    phrase(template, { kind: 'characteristic', comparison }, { which: statName, to: digitAmount }),
  ),
  phrase('<which> greater than <to>', { kind: 'characteristic', comparison: 'greater' }, { which: statName, to: g.quantity }),
  phrase('<which> less than <to>', { kind: 'characteristic', comparison: 'less' }, { which: statName, to: g.quantity }),
);
const hasSentence = (subject: Syntax<ObjectRef>, verb: string, not: boolean, past: boolean): Syntax<Condition> =>
  reshaped(
    phrase(`<subject> ${verb} <predicate>`, {}, { subject, predicate: having }),
    ({ subject: named, predicate }): Condition => ({ ...predicate, subject: named, not, past }),
    (value) => {
      const { subject: named, not: negated, past: before, ...predicate } = fieldsOf(value) ?? {};
      return named !== undefined && negated === not && before === past ? { subject: named, predicate } : undefined;
    },
  );

const sharedThing = oneOf(
  'a color',
  'a creature type',
  'a card type',
  'a land type',
  'a mana value',
  'at least one color',
  'a name',
  'a quality',
);
const remainStates = oneOf(
  'tapped',
  'untapped',
  'exiled',
  'on the battlefield',
  'enchanted',
  'attached',
  'goaded',
  'face down',
  'paired',
  'suspected',
);

export const objectCondition: Syntax<Condition> = choice<Condition>(
  ...isSentences,
  hasSentence(S, 'has', false, false),
  hasSentence(P, 'have', false, false),
  hasSentence(S, "doesn't have", true, false),
  hasSentence(P, "don't have", true, false),
  hasSentence(choice(S, P), 'had', false, true),
  hasSentence(choice(S, P), "didn't have", true, true),
  phrase(
    'there are <amount> <counter> counters on <subject>',
    { kind: 'hasCounter', not: false, past: false, said: 'there are' },
    { amount: g.amount, counter: counterKind, subject: g.objects },
  ),
  phrase(
    'there are <amount> counters on <subject>',
    { kind: 'hasCounter', counter: null, not: false, past: false, said: 'there are' },
    { amount: g.amount, subject: g.objects },
  ),
  phrase(
    'there are no <counter> counters on <subject>',
    { kind: 'hasCounter', amount: { kind: 'number', value: 0 }, not: false, past: false, said: 'there are no' },
    { counter: counterKind, subject: g.objects },
  ),
  phrase(
    "there (is|'s) a <counter> counter on <subject>",
    { kind: 'hasCounter', amount: ONE, not: false, past: false, said: 'there is a' },
    { counter: counterKind, subject: g.objects },
  ),
  phrase('<subject> shares <what> with <with>', { kind: 'shares', not: false }, { subject: S, what: sharedThing, with: g.objects }),
  phrase("<subject> doesn't share <what> with <with>", { kind: 'shares', not: true }, { subject: S, what: sharedThing, with: g.objects }),
  phrase('<subject> share <what>', { kind: 'shares', with: null, not: false }, { subject: P, what: sharedThing }),
  phrase(
    '<subject> has <what> as <with>',
    { kind: 'shares', not: false },
    { subject: S, what: oneOf('the same name', 'the same mana value', 'the same power'), with: g.objects },
  ),
  phrase('<subject> has <what>', { kind: 'shares', with: null, not: false }, { subject: S, what: oneOf('the chosen name', 'that name') }),
  phrase('<subject> targets <what>', { kind: 'targets', only: false, not: false }, { subject: S, what: g.recipient }),
  phrase("<subject> doesn't target <what>", { kind: 'targets', only: false, not: true }, { subject: S, what: g.recipient }),
  phrase('<subject> targets only <what>', { kind: 'targets', only: true, not: false }, { subject: S, what: g.recipient }),
  phrase('<subject> remains <state>', { kind: 'remains', to: null }, { subject: S, state: remainStates }),
  phrase('<subject> remain <state>', { kind: 'remains', to: null }, { subject: P, state: remainStates }),
  phrase('<subject> remains <state> to <to>', { kind: 'remains' }, { subject: S, state: remainStates, to: g.objects }),
  phrase('<subject> remains <state> with <to>', { kind: 'remains' }, { subject: S, state: oneOf('paired'), to: g.objects }),
);
