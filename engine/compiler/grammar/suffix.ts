import type { FilterSuffix, ObjectRef, Place } from '../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, fieldsOf, reshaped, restricted, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { cardName, counterKind } from './filter.ts';
import { countWord } from './numbers.ts';
import { place } from './place.ts';
import { compareSuffix } from './suffixCompare.ts';
import { eventSuffix } from './suffixEvent.ts';
import { keywordWord } from './suffixKeyword.ts';
import { colorWord, manaTypeSymbol } from './symbols.ts';

/** What stands after the head of a noun phrase: whose it is, where, and what it has (109.2). */

/** "in your graveyard", "from exile", "on the battlefield": a place after its preposition. */
const zoneAfter = (word: 'in' | 'from' | 'on' | 'total in'): Syntax<FilterSuffix> =>
  reshaped(
    phrase(`${word} <place>`, {}, { place: restricted(place, (value) => isFitting(value, word)) }),
    ({ place: { zone, of } }): FilterSuffix => ({ kind: 'inZone', zone, of, word }),
    (value) => {
      const fields = fieldsOf(value);
      return fields?.kind === 'inZone' && fields.word === word ? { place: { kind: 'place', zone: fields.zone, of: fields.of } } : undefined;
    },
  );
function isFitting(value: unknown, word: 'in' | 'from' | 'on' | 'total in'): boolean {
  const zone = fieldsOf(value)?.zone;
  return word === 'on' ? zone === 'battlefield' || zone === 'stack' : word === 'from' ? true : zone !== 'battlefield' && zone !== 'stack';
}
const zonesAfter = (word: 'in' | 'from', join: 'and' | 'or'): Syntax<FilterSuffix> =>
  reshaped(
    phrase(`${word} <zones>`, {}, { zones: list(place, join, 2) }),
    ({ zones }): FilterSuffix => ({ kind: 'inZones', zones, join, word }),
    (value) => {
      const fields = fieldsOf(value);
      return fields?.kind === 'inZones' && fields.word === word && fields.join === join ? { zones: fields.zones } : undefined;
    },
  );
/** "in exile and in your graveyard", "on the battlefield or in the command zone". */
function zonesWithTheirOwn(join: 'and in' | 'or in'): Syntax<FilterSuffix> {
  const isOn = (value: unknown): boolean => isFitting(value, 'on');
  const first = choice(
    around('on <it>', restricted(place, isOn)),
    around(
      'in <it>',
      restricted(place, (value) => !isOn(value)),
    ),
  );
  return reshaped(
    phrase(`<first> ${join} <second>`, {}, { first, second: place }),
    (zones): FilterSuffix => ({ kind: 'inZones', zones: [zones.first, zones.second], join, word: 'in' }),
    (value) => {
      const fields = fieldsOf(value);
      return fields?.kind === 'inZones' && fields.join === join && Array.isArray(fields.zones)
        ? { first: fields.zones[0], second: fields.zones[1] }
        : undefined;
    },
  );
}
const handOrOther: Syntax<Place> = place;

const whose: readonly Syntax<FilterSuffix>[] = [
  phrase('<player> (control|controls)', { kind: 'controlledBy', not: false }, { player: g.pluralPlayer }),
  phrase('<player> controls', { kind: 'controlledBy', not: false }, { player: g.singularPlayer }),
  phrase('<player> controlled', { kind: 'controlled' }, { player: g.player }),
  phrase("<player> don't control", { kind: 'controlledBy', not: true }, { player: g.pluralPlayer }),
  phrase("<player> doesn't control", { kind: 'controlledBy', not: true }, { player: g.singularPlayer }),
  phrase('<player> own', { kind: 'ownedBy', not: false }, { player: g.pluralPlayer }),
  phrase('<player> owns', { kind: 'ownedBy', not: false }, { player: g.singularPlayer }),
  phrase("<player> don't own", { kind: 'ownedBy', not: true }, { player: g.pluralPlayer }),
  phrase("<player> doesn't own", { kind: 'ownedBy', not: true }, { player: g.singularPlayer }),
  phrase("<player> control but don't own", { kind: 'controlsAndOwns', controls: true, owns: false }, { player: g.pluralPlayer }),
  phrase("<player> controls but doesn't own", { kind: 'controlsAndOwns', controls: true, owns: false }, { player: g.singularPlayer }),
  phrase("<player> own but don't control", { kind: 'controlsAndOwns', controls: false, owns: true }, { player: g.pluralPlayer }),
  phrase("<player> owns but doesn't control", { kind: 'controlsAndOwns', controls: false, owns: true }, { player: g.singularPlayer }),
  phrase(
    '<player> (both own and control|own and control)',
    { kind: 'controlsAndOwns', controls: true, owns: true },
    { player: g.pluralPlayer },
  ),
  phrase('of <by> choice', { kind: 'ofChoice' }, { by: g.playerPossessive }),
];

const couldProduce: Syntax<FilterSuffix> = phrase('that could produce <mana>', { kind: 'couldProduce' }, { mana: manaTypeSymbol });

const where: readonly Syntax<FilterSuffix>[] = [
  zoneAfter('in'),
  zoneAfter('total in'),
  couldProduce,
  zoneAfter('from'),
  zoneAfter('on'),
  zonesAfter('in', 'and'),
  zonesAfter('in', 'or'),
  zonesAfter('from', 'or'),
  phrase("(that aren't|that isn't|not) on the battlefield", { kind: 'outsideOf', zone: 'battlefield' }, {}),
  zonesWithTheirOwn('and in'),
  zonesWithTheirOwn('or in'),
  phrase('from anywhere other than <except>', { kind: 'fromAnywhere' }, { except: handOrOther }),
  phrase('from anywhere', { kind: 'fromAnywhere', except: null }, {}),
];

const chosen: Syntax<FilterSuffix> = words<FilterSuffix>([
  ['with the chosen name', { kind: 'chosen', what: 'name' }],
  ['with that name', { kind: 'chosen', what: 'thatName' }],
  ['of the chosen type', { kind: 'chosen', what: 'type' }],
  ['of the chosen color', { kind: 'chosen', what: 'color' }],
  ['of the chosen colors', { kind: 'chosen', what: 'colors' }],
  ['of the chosen kind', { kind: 'chosen', what: 'kind' }],
  ['of the chosen creature type', { kind: 'chosen', what: 'creatureType' }],
  ['of the chosen land type', { kind: 'chosen', what: 'landType' }],
  ['of the chosen card type', { kind: 'chosen', what: 'cardType' }],
  ['of that type', { kind: 'chosen', what: 'thatType' }],
  ['of those types', { kind: 'chosen', what: 'thoseTypes' }],
  ['of that color', { kind: 'chosen', what: 'thatColor' }],
  ['of the color of your choice', { kind: 'chosen', what: 'colorOfYourChoice' }],
  ['of the creature type of your choice', { kind: 'chosen', what: 'creatureTypeOfYourChoice' }],
]);

const counter = (template: string, least: number, not: boolean, wording: string): readonly Syntax<FilterSuffix>[] => [
  phrase(template.replace('#', '<counter> '), { kind: 'counter', least, not, wording }, { counter: counterKind }),
  phrase(template.replace('#', ''), { kind: 'counter', counter: null, least, not, wording }, {}),
];
const counters: readonly Syntax<FilterSuffix>[] = [
  ...counter('with a #counter on (it|them)', 1, false, 'a'),
  ...counter('(that has|that have) a #counter on (it|them)', 1, false, 'that has'),
  ...counter('with #counters on (it|them)', 1, false, 'plural'),
  ...counter('with no #counters on (it|them)', 1, true, 'no'),
  ...counter('without a #counter on (it|them)', 1, true, 'without'),
  phrase(
    'with <least> or more <counter> counters on (it|them)',
    { kind: 'counter', not: false, wording: 'or more' },
    { counter: counterKind, least: countWord },
  ),
  phrase(
    'with <least> or more counters on (it|them)',
    { kind: 'counter', counter: null, not: false, wording: 'or more' },
    { least: countWord },
  ),
];

const sharedThing = oneOf(
  'color',
  'creature type',
  'card type',
  'land type',
  'basic land type',
  'permanent type',
  'name',
  'mana value',
  'type',
  'subtype',
);
const shares = (verb: string, not: boolean): readonly Syntax<FilterSuffix>[] => [
  phrase(`that ${verb} a <what> with <with>`, { kind: 'shares', not }, { what: sharedThing, with: g.objects }),
  phrase(`that ${verb} at least one <what> with <with>`, { kind: 'shares', not }, { what: atLeastOne(), with: g.objects }),
];
/** "at least one creature type": the same as "a creature type", in other words. */
function atLeastOne(): Syntax<string> {
  return words([
    ['color', 'at least one color'],
    ['creature type', 'at least one creature type'],
    ['card type', 'at least one card type'],
    ['land type', 'at least one land type'],
  ]);
}

/** A noun phrase with all that could belong to it: of "enchanted by an Aura you control" it is the Aura that you control. */
const wholeObjects: Syntax<ObjectRef> = {
  read: (input, at) => {
    const found = g.objects.read(input, at);
    const end = Math.max(...found.map((match) => match.end));
    return found.filter((match) => match.end === end);
  },
  write: (value) => g.objects.write(value),
  first: () => g.objects.first(),
};

const what: readonly Syntax<FilterSuffix>[] = [
  chosen,
  phrase('named <name>', { kind: 'named', not: false }, { name: cardName }),
  phrase('not named <name>', { kind: 'named', not: true }, { name: cardName }),
  phrase('with the same name as <as>', { kind: 'sameName', not: false }, { as: g.objects }),
  phrase("that (doesn't|don't) have the same name as <as>", { kind: 'sameName', not: true }, { as: g.objects }),
  phrase(
    '(with a mana ability|with mana abilities|that has a mana ability|that have mana abilities)',
    { kind: 'manaAbility', not: false },
    {},
  ),
  phrase("(that isn't a mana ability|that aren't mana abilities)", { kind: 'isManaAbility', not: true }, {}),
  phrase('(without mana abilities|without a mana ability)', { kind: 'manaAbility', not: true }, {}),
  phrase('that mana from <source> was spent to cast', { kind: 'paidWith' }, { source: g.objects }),
  phrase('with {X} in (its|their) mana (cost|costs)', { kind: 'manaCostHas', symbol: 'X' }, {}),
  ...counters,
  phrase('(attached to|enchanting) <to>', { kind: 'attachedTo' }, { to: g.objects }),
  phrase('attached to <to>', { kind: 'attachedTo' }, { to: g.player }),
  phrase("(that's|that is|that are) <word>", { kind: 'is', not: false }, { word: g.adjective }),
  phrase("(that's|that are) both <left> and <right>", { kind: 'isBoth' }, { left: colorWord, right: colorWord }),
  phrase("(that isn't|that aren't|that's not) <word>", { kind: 'is', not: true }, { word: g.adjective }),
  phrase("(that's|that is) a <filter>", { kind: 'isA', not: false, plural: false }, { filter: g.filterSingular }),
  phrase("(that isn't|that's not) a <filter>", { kind: 'isA', not: true, plural: false }, { filter: g.filterSingular }),
  phrase('that are <filter>', { kind: 'isA', not: false, plural: true }, { filter: g.filterPlural }),
  phrase("that aren't <filter>", { kind: 'isA', not: true, plural: true }, { filter: g.filterPlural }),
  ...shares('(shares|share)', false),
  ...shares("(doesn't share|don't share)", true),
  phrase('that (share|shares) a <what>', { kind: 'shares', with: null, not: false }, { what: sharedThing }),
  phrase("that don't share a <what>", { kind: 'shares', with: null, not: true }, { what: sharedThing }),
  phrase('exiled with <by>', { kind: 'exiledWith' }, { by: g.objects }),
  phrase('created with <by>', { kind: 'createdWith' }, { by: g.objects }),
  phrase('other than <object>', { kind: 'exceptFor' }, { object: g.objects }),
  phrase("(attacking|that's attacking|that are attacking) <whom>", { kind: 'inCombat', how: 'attacking' }, { whom: g.recipient }),
  phrase("(blocking|that's blocking|that are blocking) <whom>", { kind: 'inCombat', how: 'blocking' }, { whom: g.recipient }),
  phrase("(that's|that are) enchanted by <by>", { kind: 'hasAttached', how: 'enchanted' }, { by: wholeObjects }),
  phrase("(that's|that are) equipped by <by>", { kind: 'hasAttached', how: 'equipped' }, { by: wholeObjects }),
  phrase("(that's|that are) attacking alone", { kind: 'attackingAlone' }, {}),
  phrase('blocking or blocked by <whom>', { kind: 'inCombat', how: 'blockingOrBlockedBy' }, { whom: g.recipient }),
  phrase('blocked by <whom>', { kind: 'inCombat', how: 'blockedBy' }, { whom: g.recipient }),
  phrase('(able to block|that could block) <whom>', { kind: 'ableToBlock' }, { whom: g.objects }),
  phrase('that (targets|target) <what>', { kind: 'targets', only: false, count: null }, { what: g.recipient }),
  phrase('that (targets|target) only <what>', { kind: 'targets', only: true, count: null }, { what: g.recipient }),
  phrase('with no abilities', { kind: 'noAbilities' }, {}),
  phrase('(with|that has|that have) <keyword>', { kind: 'keyword', not: false }, { keyword: around('<it>', keywordWord) }),
  phrase('without <keyword>', { kind: 'keyword', not: true }, { keyword: keywordWord }),
  phrase("that (doesn't|don't) have <keyword>", { kind: 'keyword', not: true }, { keyword: keywordWord }),
  phrase('(with|that has|that have) <keywords>', { kind: 'keywords', join: 'or', not: false }, { keywords: list(keywordWord, 'or', 2) }),
  phrase('(with|that has|that have) <keywords>', { kind: 'keywords', join: 'and', not: false }, { keywords: list(keywordWord, 'and', 2) }),
  phrase(
    '(with|that has|that have) <keywords>',
    { kind: 'keywords', join: 'and/or', not: false },
    { keywords: list(keywordWord, 'and / or', 2) },
  ),
  phrase(
    "that (doesn't|don't) have <keywords>",
    { kind: 'keywords', join: 'or', not: true, said: 'have' },
    { keywords: list(keywordWord, 'or', 2) },
  ),
  phrase('without <keywords>', { kind: 'keywords', join: 'or', not: true }, { keywords: list(keywordWord, 'or', 2) }),
];

/** Of abilities only: whose they are, and from what kind of source. */
g.abilitySuffix.define(
  choice<FilterSuffix>(
    g.filterSuffix,
    phrase('of <of>', { kind: 'abilityOf', word: 'of' }, { of: g.objects }),
    phrase('from <of>', { kind: 'abilityOf', word: 'from' }, { of: g.objects }),
  ),
);

g.filterSuffix.define(choice<FilterSuffix>(...whose, ...where, ...what, compareSuffix, eventSuffix));
