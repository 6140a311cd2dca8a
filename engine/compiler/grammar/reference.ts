import type { Filter, ObjectRef, PlayerRef, Quantity } from '../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, deepEqual, mapped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { countWord, digits } from './numbers.ts';

/** Who and what: objects and players as subjects, objects of verbs, and possessors. */

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
] as const;

const self: Syntax<ObjectRef> = words<ObjectRef>([
  ['~', { kind: 'self', as: '~' }],
  ...SELF_NOUNS.map((noun) => [`this ${noun}`, { kind: 'self', as: `this ${noun}` }] as const),
]);
const attachedBy = oneOf('enchanted', 'equipped', 'fortified');

/** 115.1: "target" with its number; "another target" is `other`. */
const targetSingular: Syntax<ObjectRef> = choice<ObjectRef>(
  phrase('target <filter>', { kind: 'target', amount: { kind: 'number', value: 1 }, other: false }, { filter: g.filterSingular }),
  phrase('another target <filter>', { kind: 'target', amount: { kind: 'number', value: 1 }, other: true }, { filter: g.filterSingular }),
  phrase('any target', { kind: 'target', amount: { kind: 'number', value: 1 }, filter: 'any', other: false }, {}),
  phrase('any other target', { kind: 'target', amount: { kind: 'number', value: 1 }, filter: 'any', other: true }, {}),
  phrase(
    'up to one target <filter>',
    { kind: 'target', amount: { kind: 'upTo', limit: { kind: 'number', value: 1 } }, other: false },
    { filter: g.filterSingular },
  ),
  phrase(
    'up to one other target <filter>',
    { kind: 'target', amount: { kind: 'upTo', limit: { kind: 'number', value: 1 } }, other: true },
    { filter: g.filterSingular },
  ),
);
const targetPlural: Syntax<ObjectRef> = choice<ObjectRef>(
  phrase('<amount> target <filter>', { kind: 'target', other: false }, { amount: g.amount, filter: g.filterPlural }),
  phrase('<amount> other target <filter>', { kind: 'target', other: true }, { amount: g.amount, filter: g.filterPlural }),
);

const ONE = { kind: 'number', value: 1 } as const;
/** "a land", "another Elf": `other` as the first word makes "a other" into "another". */
const someOne: Syntax<ObjectRef> = choice<ObjectRef>(
  mapped(
    phrase('another <filter>', {}, { filter: g.filterSingular }),
    ({ filter }): ObjectRef => ({ kind: 'some', amount: ONE, filter: withOther(filter) }),
    (value) => {
      if (!isRef(value) || value.kind !== 'some' || !deepEqual(value.amount, ONE)) return undefined;
      const { filter } = value;
      if (filter.kind !== 'objects' || filter.words[0]?.kind !== 'other') return undefined;
      return { filter: { ...filter, words: filter.words.slice(1) } };
    },
  ),
  phrase('(a|one) <filter>', { kind: 'some', amount: ONE }, { filter: g.filterSingular }),
);

function withOther(filter: Filter): Filter {
  return filter.kind === 'objects'
    ? { ...filter, words: [{ kind: 'other' }, ...filter.words] }
    : { ...filter, filters: filter.filters.map(withOther) };
}

const isRef = (value: unknown): value is ObjectRef => typeof value === 'object' && value !== null && 'kind' in value;

const topCards: Syntax<ObjectRef> = choice<ObjectRef>(
  phrase('the top card of <of> library', { kind: 'topCards', amount: ONE }, { of: g.playerPossessive }),
  phrase('the top <amount> cards of <of> library', { kind: 'topCards' }, { amount: g.amount, of: g.playerPossessive }),
);

g.singularSubject.define(
  choice<ObjectRef>(
    self,
    phrase('it', { kind: 'it', plural: false }, {}),
    phrase('that <filter>', { kind: 'that', plural: false, article: 'that' }, { filter: g.filterSingular }),
    phrase('the <filter>', { kind: 'that', plural: false, article: 'the' }, { filter: g.filterSingular }),
    phrase('<by> <filter>', { kind: 'attached' }, { by: attachedBy, filter: g.filterSingular }),
    phrase('each <filter>', { kind: 'each' }, { filter: g.filterSingular }),
    targetSingular,
    someOne,
    phrase('the top card of <of> library', { kind: 'topCards', amount: ONE }, { of: g.playerPossessive }),
  ),
);

const pluralObject: Syntax<ObjectRef> = choice<ObjectRef>(
  phrase('those <filter>', { kind: 'that', plural: true, article: 'those' }, { filter: g.filterPlural }),
  phrase('the <filter>', { kind: 'that', plural: true, article: 'the' }, { filter: g.filterPlural }),
  phrase('all <filter>', { kind: 'all', said: true }, { filter: g.filterPlural }),
  targetPlural,
  phrase('<amount> <filter>', { kind: 'some' }, { amount: g.amount, filter: g.filterPlural }),
  phrase('<filter>', { kind: 'all', said: false }, { filter: g.filterPlural }),
);
const several = (join: 'and' | 'or'): Syntax<ObjectRef> =>
  mapped(
    list(choice(g.singularSubject, pluralObject), join, 2),
    (refs): ObjectRef => ({ kind: 'several', refs, join }),
    (value) => (isRef(value) && value.kind === 'several' && value.join === join ? value.refs : undefined),
  );
g.pluralSubject.define(choice<ObjectRef>(phrase('they', { kind: 'it', plural: true }, {}), pluralObject, several('and')));
g.objects.define(
  choice<ObjectRef>(
    g.singularSubject,
    phrase('them', { kind: 'it', plural: true }, {}),
    pluralObject,
    topCards,
    several('and'),
    several('or'),
  ),
);
g.objectPossessive.define(
  choice<ObjectRef>(
    phrase('its', { kind: 'it', plural: false }, {}),
    phrase('their', { kind: 'it', plural: true }, {}),
    around("<it> 's", g.singularSubject),
    around("<it> '", pluralObject),
  ),
);

const singularPlayers: Syntax<PlayerRef> = choice<PlayerRef>(
  words([
    ['an opponent', { kind: 'opponent', quantifier: 'an' }],
    ['each opponent', { kind: 'opponent', quantifier: 'each' }],
    ['target opponent', { kind: 'opponent', quantifier: 'target' }],
    ['that opponent', { kind: 'opponent', quantifier: 'that' }],
    ['any opponent', { kind: 'opponent', quantifier: 'any' }],
    ['a player', { kind: 'player', quantifier: 'a' }],
    ['each player', { kind: 'player', quantifier: 'each' }],
    ['each other player', { kind: 'player', quantifier: 'other' }],
    ['target player', { kind: 'player', quantifier: 'target' }],
    ['that player', { kind: 'player', quantifier: 'that' }],
    ['the chosen player', { kind: 'player', quantifier: 'chosen' }],
    ['the active player', { kind: 'player', quantifier: 'active' }],
    ['defending player', { kind: 'player', quantifier: 'defending' }],
    ['the defending player', { kind: 'player', quantifier: 'defending' }],
    ['attacking player', { kind: 'player', quantifier: 'attacking' }],
    ['the attacking player', { kind: 'player', quantifier: 'attacking' }],
    ['enchanted player', { kind: 'player', quantifier: 'enchanted' }],
    ['any player', { kind: 'player', quantifier: 'any' }],
  ]),
  phrase('<object> controller', { kind: 'controllerOf' }, { object: g.objectPossessive }),
  phrase('<object> owner', { kind: 'ownerOf' }, { object: g.objectPossessive }),
  phrase('the controller of <object>', { kind: 'controllerOf' }, { object: g.objects }),
);
g.singularPlayer.define(singularPlayers);
g.pluralPlayer.define(
  words([
    ['you', { kind: 'you' }],
    ['they', { kind: 'they' }],
    ['your opponents', { kind: 'opponent', quantifier: 'all' }],
    ['players', { kind: 'player', quantifier: 'all' }],
  ]),
);
g.player.define(
  choice<PlayerRef>(
    words([
      ['you', { kind: 'you' }],
      ['them', { kind: 'they' }],
      ['your opponents', { kind: 'opponent', quantifier: 'all' }],
      ['players', { kind: 'player', quantifier: 'all' }],
    ]),
    singularPlayers,
  ),
);
g.playerPossessive.define(
  choice<PlayerRef>(
    words([
      ['your', { kind: 'you' }],
      ['their', { kind: 'they' }],
      ["your opponents '", { kind: 'opponent', quantifier: 'all' }],
    ]),
    around("<it> 's", singularPlayers),
  ),
);

const isNumber = (value: unknown): value is { kind: 'number'; value: number } =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'number' &&
  'value' in value &&
  typeof value.value === 'number';
export const plainNumber: Syntax<Quantity> = mapped(
  countWord,
  (value) => ({ kind: 'number', value }),
  (value) => (isNumber(value) ? value.value : undefined),
);

/** `3`: numbers of life, damage, power and mana value are in digits. */
export const digitNumber: Syntax<Quantity> = mapped(
  digits,
  (value) => ({ kind: 'number', value }),
  (value) => (isNumber(value) ? value.value : undefined),
);

const plainAmount: Syntax<Quantity> = choice<Quantity>(plainNumber, words<Quantity>([['X', { kind: 'x' }]]));

/** "one", "three", "X", "up to two", "any number of", "one or more", "that many": before a counted plural. */
g.amount.define(
  choice<Quantity>(
    plainAmount,
    words<Quantity>([
      ['any number of', { kind: 'anyNumber' }],
      ['that many', { kind: 'thatMany' }],
    ]),
    phrase('up to <limit>', { kind: 'upTo' }, { limit: plainAmount }),
    phrase('<least> or more', { kind: 'orMore' }, { least: plainAmount }),
  ),
);
