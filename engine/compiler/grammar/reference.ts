import type { Filter, ObjectRef, Quantity } from '../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, deepEqual, fieldsOf, mapped, reshaped, rule, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { ownedZone } from './place.ts';
import { plainPossessive } from './player.ts';
import { targetOrPlayer, targetPlural, targetSingular } from './target.ts';

export { digitNumber, plainNumber } from './amount.ts';

/** Objects as subjects, as objects of verbs and prepositions, and as possessors. */

const SELF_NOUNS = [
  'creature',
  'land',
  'artifact',
  'enchantment',
  'permanent',
  'card',
  'spell',
  'token',
  'planeswalker',
  'Aura',
  'Equipment',
  'Vehicle',
  'Saga',
  'Class',
  'Room',
  'Case',
  'Siege',
  'Spacecraft',
  'Mount',
  'Fortification',
  'scheme',
  'plane',
  'conspiracy',
  'Contraption',
  'Attraction',
  'battle',
  'emblem',
  'door',
  'copy',
  'Curse',
] as const;

const self: Syntax<ObjectRef> = words<ObjectRef>([
  ['~', { kind: 'self', as: '~' }],
  ...SELF_NOUNS.map((noun) => [`this ${noun}`, { kind: 'self', as: `this ${noun}` }] as const),
]);
const attachedBy = oneOf('enchanted', 'equipped', 'fortified');

const ONE = { kind: 'number', value: 1 } as const;
/** "a land", "another Elf": `other` as the first word makes "a other" into "another". */
const someOne: Syntax<ObjectRef> = choice<ObjectRef>(
  mapped(
    phrase('another <filter>', {}, { filter: g.filterSingular }),
    ({ filter }): ObjectRef => ({ kind: 'some', amount: ONE, filter: withOther(filter) }),
    (value) => {
      if (!isRef(value) || value.kind !== 'some' || !deepEqual(value.amount, ONE)) return undefined;
      const filter = withoutOther(value.filter);
      return filter && { filter };
    },
  ),
  phrase('exactly one <filter>', { kind: 'some', amount: { kind: 'exactly', amount: ONE } }, { filter: g.filterSingular }),
  phrase('at least one <filter>', { kind: 'some', amount: { kind: 'atLeast', least: ONE } }, { filter: g.filterSingular }),
  phrase('(a|one) <filter>', { kind: 'some', amount: ONE }, { filter: g.filterSingular }),
);

function withOther(filter: Filter): Filter {
  return filter.kind === 'objects'
    ? { ...filter, words: [{ kind: 'other' }, ...filter.words] }
    : { ...filter, filters: filter.filters.map(withOther) };
}

function withoutOther(filter: Filter): Filter | undefined {
  if (filter.kind === 'objects') return filter.words[0]?.kind === 'other' ? { ...filter, words: filter.words.slice(1) } : undefined;
  const filters = filter.filters.map(withoutOther);
  return filters.every((one) => one !== undefined) ? { ...filter, filters } : undefined;
}

const isRef = (value: unknown): value is ObjectRef => typeof value === 'object' && value !== null && 'kind' in value;

/** 401.2. */
const topCards: Syntax<ObjectRef> = choice<ObjectRef>(
  phrase('the top <amount> cards of <of> library', { kind: 'topCards' }, { amount: g.amount, of: g.playerPossessive }),
  phrase('the bottom <amount> cards of <of> library', { kind: 'bottomCards' }, { amount: g.amount, of: g.playerPossessive }),
);
const topCard: Syntax<ObjectRef> = choice<ObjectRef>(
  phrase('the top card of <of> library', { kind: 'topCards', amount: ONE }, { of: g.playerPossessive }),
  phrase('the bottom card of <of> library', { kind: 'bottomCards', amount: ONE }, { of: g.playerPossessive }),
);

/** What "each of", "one of", "two of" pick from. */
const pickedFrom: Syntax<ObjectRef> = rule(() =>
  choice<ObjectRef>(
    phrase('them', { kind: 'it', plural: true }, {}),
    phrase('those <filter>', { kind: 'that', plural: true, article: 'those' }, { filter: g.filterPlural }),
    phrase('the <filter>', { kind: 'that', plural: true, article: 'the' }, { filter: g.filterPlural }),
    targetPlural,
    topCards,
    phrase('<amount> <filter>', { kind: 'some' }, { amount: g.amount, filter: g.filterPlural }),
  ),
);
const partAmount: Syntax<Quantity | 'each' | 'any'> = choice<Quantity | 'each' | 'any'>(
  words([
    ['each', 'each'],
    ['any', 'any'],
  ] as const),
  g.amount,
);
const oneOut: Syntax<ObjectRef> = choice<ObjectRef>(
  phrase('each of <of>', { kind: 'outOf', amount: 'each' }, { of: pickedFrom }),
  phrase('one of <of>', { kind: 'outOf', amount: ONE }, { of: pickedFrom }),
);
/** "half the lands you control, rounded up". */
const half: Syntax<ObjectRef> = reshaped(
  phrase('half the <filter> , rounded <rounded>', {}, { filter: g.filterPlural, rounded: oneOf('up', 'down') }),
  ({ filter, rounded }): ObjectRef => ({
    kind: 'outOf',
    amount: { kind: 'half', of: { kind: 'allOfThem' }, rounded },
    of: { kind: 'all', filter, said: false },
  }),
  (value) => {
    const { kind, amount, of } = fieldsOf(value) ?? {};
    const share = fieldsOf(amount);
    return kind === 'outOf' && share?.kind === 'half' ? { filter: fieldsOf(of)?.filter, rounded: share.rounded } : undefined;
  },
);
const someOut: Syntax<ObjectRef> = choice<ObjectRef>(
  half,
  phrase('any number of <of>', { kind: 'outOf', amount: { kind: 'anyNumber' } }, { of: pickedFrom }),
  phrase('<amount> of <of>', { kind: 'outOf' }, { amount: partAmount, of: pickedFrom }),
  phrase('all of <of>', { kind: 'outOf', amount: 'all' }, { of: pickedFrom }),
  phrase('both of <of>', { kind: 'outOf', amount: 'both' }, { of: pickedFrom }),
);

const singular: Syntax<ObjectRef> = rule(() =>
  choice<ObjectRef>(
    self,
    phrase('(it|he|she|him|her)', { kind: 'it', plural: false }, {}),
    phrase('that <filter>', { kind: 'that', plural: false, article: 'that' }, { filter: g.filterSingular }),
    phrase('the <filter>', { kind: 'that', plural: false, article: 'the' }, { filter: g.filterSingular }),
    phrase('<by> <filter>', { kind: 'attached' }, { by: attachedBy, filter: g.filterSingular }),
    phrase('each <filter>', { kind: 'each' }, { filter: g.filterSingular }),
    phrase('no <filter>', { kind: 'none', plural: false }, { filter: g.filterSingular }),
    targetSingular,
    targetOrPlayer,
    someOne,
    topCard,
    oneOut,
    phrase('the other', { kind: 'rest', as: 'the other' }, {}),
    phrase('<of> <filter>', { kind: 'possessed', plural: false }, { of: plainPossessive, filter: g.filterSingular }),
    phrase('<of> <zone>', { kind: 'wholeZone' }, { of: plainPossessive, zone: ownedZone }),
  ),
);

const pluralObject: Syntax<ObjectRef> = rule(() =>
  choice<ObjectRef>(
    phrase('those <filter>', { kind: 'that', plural: true, article: 'those' }, { filter: g.filterPlural }),
    phrase('the <filter>', { kind: 'that', plural: true, article: 'the' }, { filter: g.filterPlural }),
    phrase('all [the] <filter>', { kind: 'all', said: true }, { filter: g.filterPlural }),
    phrase('no <filter>', { kind: 'none', plural: true }, { filter: g.filterPlural }),
    targetPlural,
    phrase('<amount> <filter>', { kind: 'some' }, { amount: g.amount, filter: g.filterPlural }),
    phrase('<filter>', { kind: 'all', said: false }, { filter: g.filterPlural }),
    topCards,
    someOut,
    words<ObjectRef>([
      ["(the rest|all cards revealed this way that weren't put onto the battlefield)", { kind: 'rest', as: 'the rest' }],
      ['the others', { kind: 'rest', as: 'the others' }],
      ['both', { kind: 'rest', as: 'both' }],
      ['both creatures', { kind: 'rest', as: 'both creatures' }],
    ]),
    phrase('<of> <filter>', { kind: 'possessed', plural: true }, { of: plainPossessive, filter: g.filterPlural }),
  ),
);

const several = (join: 'and' | 'or', members: Syntax<ObjectRef>): Syntax<ObjectRef> =>
  reshaped(
    list(members, join, 2),
    (refs): ObjectRef => ({ kind: 'several', refs, join }),
    (value) => {
      const fields = fieldsOf(value);
      return fields?.kind === 'several' && fields.join === join ? fields.refs : undefined;
    },
  );
const either = choice(singular, pluralObject);
const them = phrase('them', { kind: 'it', plural: true }, {});

g.singularSubject.define(choice<ObjectRef>(singular, several('or', singular)));
g.pluralSubject.define(
  choice<ObjectRef>(
    words<ObjectRef>([['~', { kind: 'self', as: '~, several' }]]),
    phrase('they', { kind: 'it', plural: true }, {}),
    pluralObject,
    several('and', either),
  ),
);
g.objects.define(choice<ObjectRef>(singular, them, pluralObject, several('and', choice(either, them)), several('or', either)));
g.objectPossessive.define(
  choice<ObjectRef>(
    phrase('(its|his|her)', { kind: 'it', plural: false }, {}),
    phrase('their', { kind: 'it', plural: true }, {}),
    around("<it> 's", singular),
    around("<it> '", pluralObject),
  ),
);
