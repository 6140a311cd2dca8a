import type { Change, Color, GrantedAbility, Keyword } from '../../ast/index.ts';
import { once } from '../lookahead.ts';
import { list, oneOf, phrase, words } from '../phrase.ts';
import { choice, deepEqual, fieldsOf, mapped, reshaped, type Syntax } from '../syntax.ts';
import { becomingIn } from './becoming.ts';
import { isChange, isChanges, withX } from './changeWithX.ts';
import { copyExceptions } from './copying.ts';
import * as g from './declared.ts';
import { aboutIts, deedIn } from './deeds.ts';
import { furtherAbilities, grantedAbilities } from './granted.ts';
import { protectionFrom } from './keywords/quality.ts';
import { losesIn } from './losing.ts';
import { sizeToken } from './noun.ts';
import { agreeing, type GrammaticalNumber, verbPhrase } from './number.ts';
import { digitNumber } from './reference.ts';
import { eitherSize, modifies } from './sizeChange.ts';
import { colorWord } from './symbols.ts';

/** Changes of characteristics (613.1) as verb phrases, singular and plural: the subject and the duration stand outside. */

const abilities = grantedAbilities;
const alternatives: Syntax<readonly Keyword[]> = list(g.keyword, 'or');

const landTypes = [
  ['every basic land type', 'basicLandType'],
  ['every creature type', 'creatureType'],
  ['every land type', 'landType'],
  ['every nonbasic land type', 'nonbasicLandType'],
] as const;

type Base = Extract<Change, { kind: 'basePowerToughness' }>;
function base(number: GrammaticalNumber): Syntax<Base> {
  const constant = { kind: 'basePowerToughness', defining: false, wording: 'has' } as const;
  return choice<Base>(
    mapped(
      verbPhrase(number, '*has* base power and toughness <size>', {}, { size: sizeToken }),
      ({ size }): Base => ({ ...constant, ...size }),
      (value) =>
        isBase(value) && value.wording === 'has' && value.power && value.toughness
          ? { size: { power: value.power, toughness: value.toughness } }
          : undefined,
    ),
    verbPhrase(number, '*has* base power <power>', { ...constant, toughness: null }, { power: digitNumber }),
    verbPhrase(number, '*has* base toughness <toughness>', { ...constant, power: null }, { toughness: digitNumber }),
    verbPhrase(
      number,
      '*has* base power and (toughness|base toughness) each equal to <power>',
      { ...constant, wording: 'each equal', toughness: null },
      { power: g.quantity },
    ),
  );
}
/** "has base power and toughness 5/5 and vigilance", "has base power and toughness 10/10, vigilance, and trample". */
function baseWith(number: GrammaticalNumber): Syntax<Change> {
  const said = choice<{ readonly base: Base; readonly abilities: readonly GrantedAbility[] }>(
    phrase('<base> <abilities>', {}, { base: base(number), abilities: furtherAbilities }),
    phrase('<base> and <abilities>', {}, { base: base(number), abilities }),
  );
  return mapped(
    said,
    ({ base: size, abilities: had }): Change => ({
      kind: 'together',
      changes: [size, { kind: 'gains', abilities: had, verb: 'has' }],
      wording: 'has base',
    }),
    (value) => {
      const fields = fieldsOf(value);
      if (fields?.kind !== 'together' || fields.wording !== 'has base' || !isChanges(fields.changes)) return undefined;
      const [size, gains] = fields.changes;
      return isBase(size) && gains?.kind === 'gains' ? { base: size, abilities: gains.abilities } : undefined;
    },
  );
}
const isBase = (value: unknown): value is Base =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'basePowerToughness';

/** One of several keywords, each a change of its own (608.2d). */
const gained: Syntax<Change> = gains(g.keyword, () => true);
/** 702.16: "from artifacts", "from the color of your choice": one of several protections. */
const protectedFrom: Syntax<Change> = gains(protectionFrom, ({ name }) => name === 'protection');
function gains(syntax: Syntax<Keyword>, fits: (keyword: Keyword) => boolean): Syntax<Change> {
  return mapped(
    syntax,
    (keyword): Change => ({ kind: 'gains', verb: 'gains', abilities: [{ kind: 'keyword', keyword }] }),
    (value) => {
      const [only, another] = isChange(value) && value.kind === 'gains' && value.verb === 'gains' ? value.abilities : [];
      return only?.kind === 'keyword' && fits(only.keyword) && another === undefined ? only.keyword : undefined;
    },
  );
}

/** "That ability": those that were chosen among stand where it was chosen. */
const NO_OPTIONS: readonly Change[] = [];

function changeIn(number: GrammaticalNumber): Syntax<Change> {
  const verb = number === 'one' ? { has: 'has', gains: 'gains' } : { has: 'have', gains: 'gain' };
  return choice<Change>(
    modifies(number),
    eitherSize(number),
    phrase(`${verb.has} <abilities>`, { kind: 'gains', verb: 'has' }, { abilities }),
    phrase(`[also] ${verb.gains} your choice of <options>`, { kind: 'oneOf' }, { options: list(gained, 'or', 2) }),
    phrase(`${verb.gains} protection <options>`, { kind: 'oneOf', said: 'protection' }, { options: list(protectedFrom, 'or', 2) }),
    phrase(`${verb.gains} that ability`, { kind: 'oneOf', said: 'that ability', options: NO_OPTIONS }, {}),
    phrase(`${verb.gains} <options>`, { kind: 'oneOf', said: 'plain' }, { options: list(gained, 'or', 2) }),
    phrase(`[also] ${verb.gains} <abilities>`, { kind: 'gains', verb: 'gains' }, { abilities }),
    losesIn(number),
    everyCreatureType(number),
    phrase("can't have or gain <keywords>", { kind: 'cantHave' }, { keywords: alternatives }),
    base(number),
    baseWith(number),
    becomingIn(number, abilities),
    verbPhrase(number, '*is* <of> in addition to *its* other types', { kind: 'everyType', set: false }, { of: words(landTypes) }),
    verbPhrase(number, '*is* <of>', { kind: 'everyType', set: true }, { of: words(landTypes) }),
    verbPhrase(number, '*is* <colors> in addition to *its* other colors', { kind: 'colors', set: false }, { colors: colors() }),
    verbPhrase(number, '*is* <colors>', { kind: 'colors', set: true }, { colors: colors() }),
    verbPhrase(
      number,
      '*becomes* the <what> of your choice',
      { kind: 'becomesOfChoice' },
      { what: oneOf('basic land type', 'creature type', 'color', 'land type', 'color or colors', 'card type') },
    ),
    becomesColors(number),
    verbPhrase(number, '*becomes* a copy of <of> <except>', { kind: 'becomesCopy' }, { of: g.objects, except: copyExceptions }),
    verbPhrase(
      number,
      '*has* the chosen creature type in addition to *its* other types',
      { kind: 'types', types: [{ kind: 'chosenType' }], set: false, wording: 'has' },
      {},
    ),
    deedIn(number),
  );
}

/** "becomes blue": as "is blue", said of something that begins. */
function becomesColors(number: GrammaticalNumber): Syntax<Change> {
  return mapped(
    verbPhrase(number, '*becomes* <colors>', {}, { colors: colors() }),
    (said): Change => ({ kind: 'together', changes: [{ kind: 'colors', colors: said.colors, set: true }], wording: 'becomes colors' }),
    (value) => {
      const fields = fieldsOf(value);
      if (fields?.kind !== 'together' || fields.wording !== 'becomes colors' || !isChanges(fields.changes)) return undefined;
      const [only] = fields.changes;
      return only?.kind === 'colors' ? { colors: only.colors } : undefined;
    },
  );
}

function colors(): Syntax<readonly Color[] | 'all' | 'colorless' | 'chosen'> {
  return choice<readonly Color[] | 'all' | 'colorless' | 'chosen'>(
    words([
      ['all colors', 'all'],
      ['colorless', 'colorless'],
      ['the chosen color', 'chosen'],
    ]),
    list(colorWord, 'and'),
  );
}

/** "gain all creature types": those and what they are already. */
const everyCreatureType = (number: GrammaticalNumber): Syntax<Change> =>
  words<Change>([
    [
      `${agreeing('*gains*', number)} all creature types`,
      {
        kind: 'together',
        wording: 'gains all creature types',
        changes: [{ kind: 'everyType', of: 'creatureType', set: false }],
      },
    ],
  ]);

/** "loses all land types and abilities" (two changes in one verb), and what follows it. */
function landTypesAndAbilities(number: GrammaticalNumber): Syntax<readonly Change[]> {
  const both: readonly Change[] = [
    { kind: 'losesTypes', types: 'allLandTypes' },
    { kind: 'losesAbilities', which: 'all' },
  ];
  const said = number === 'one' ? 'loses all land types and abilities' : 'lose all land types and abilities';
  return choice<readonly Change[]>(
    words([[said, both]]),
    mapped(
      phrase(`${said} and <rest>`, {}, { rest: list(changeIn(number), 'and') }),
      ({ rest }): readonly Change[] => [...both, ...rest],
      (value) => (isChanges(value) && deepEqual(value.slice(0, 2), both) && value.length > 2 ? { rest: value.slice(2) } : undefined),
    ),
  );
}

/** "…, and it loses all other card types", "…, and its activated abilities can't be activated": a clause of its own at the end. */
function withClause(number: GrammaticalNumber, changes: Syntax<readonly Change[]>): Syntax<readonly Change[]> {
  const clause = choice<Change>(
    phrase(number === 'one' ? 'it <changes>' : 'they <changes>', { kind: 'together', wording: 'it' }, { changes }),
    aboutIts,
  );
  return mapped(
    phrase('<changes> (, and|and) <clause>', {}, { changes, clause }),
    (value): readonly Change[] => [...value.changes, value.clause],
    (value) => {
      const last = isChanges(value) ? value[value.length - 1] : undefined;
      return isChanges(value) && last && value.length > 1 ? { changes: value.slice(0, -1), clause: last } : undefined;
    },
  );
}

/** "has base power and toughness 10/10, and gains trample": with a comma that means nothing. */
const afterBase = (number: GrammaticalNumber, change: Syntax<Change>): Syntax<readonly Change[]> =>
  reshaped(
    phrase('<first> (and|, and) <second>', {}, { first: base(number), second: change }),
    ({ first, second }): readonly Change[] => [first, second],
    (value) => (isChanges(value) && value.length === 2 ? { first: value[0], second: value[1] } : undefined),
  );

function changesIn(number: GrammaticalNumber): Syntax<readonly Change[]> {
  const change = once(changeIn(number));
  const plain = choice<readonly Change[]>(landTypesAndAbilities(number), list(change, 'and'), afterBase(number, change));
  return choice<readonly Change[]>(plain, withX(plain), withClause(number, plain));
}

g.singularChanges.define(changesIn('one'));
g.pluralChanges.define(changesIn('many'));
