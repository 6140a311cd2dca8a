import type { Cost, Filter, Keyword, Quantity } from '../../ast/index.ts';
import { subtypesOf } from '../../cards/subtypes.ts';
import { bounded, LONGEST_RUN } from '../bounds.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, type Match, mapped, reshaped, type Syntax, token, tokenIs } from '../syntax.ts';
import * as g from './declared.ts';
import { cardName } from './filter.ts';
import { COSTED, NUMBERED, NUMBERED_COSTED, PLAIN } from './keywords/names.ts';
import { qualityFrom } from './keywords/quality.ts';
import { eitherPayable } from './payment.ts';
import { digitNumber } from './reference.ts';
import { manaCost } from './symbols.ts';

/** Keyword abilities (702) by name, with their parameters. */
const kind = 'keyword';
const none = { cost: [], amount: null, filter: null, text: null } as const;

const isCosts = (value: unknown): value is readonly Cost[] => Array.isArray(value);
const onlyMana = (value: unknown): readonly string[] | undefined => {
  if (!isCosts(value) || value.length !== 1) return undefined;
  return value[0]?.kind === 'mana' ? value[0].cost : undefined;
};
const mana: Syntax<readonly Cost[]> = mapped(manaCost, (cost): readonly Cost[] => [{ kind: 'mana', cost }], onlyMana);
const waterbend: Syntax<readonly Cost[]> = mapped(
  g.cost,
  (cost): readonly Cost[] => (cost.kind === 'keywordAction' ? [cost] : []),
  (value) => (isCosts(value) && value.length === 1 && value[0]?.kind === 'keywordAction' ? value[0] : undefined),
);
/** Costs that are no choice with mana among it: that is said with "pay". */
const said: Syntax<readonly Cost[]> = {
  read: (input, at) => g.costs.read(input, at).filter(({ value }) => eitherPayable.write(value) === undefined),
  write: (value) => g.costs.write(value),
  first: () => g.costs.first(),
};
/** "{2}", "{W} or {U}", "— Pay 2 life". */
const costParameter: Syntax<readonly Cost[]> = choice<readonly Cost[]>(
  mana,
  mapped(
    list(mana, 'or', 2),
    (options): readonly Cost[] => [{ kind: 'either', options: options.flat() }],
    (value) => {
      const only = isCosts(value) && value.length === 1 ? value[0] : undefined;
      return only?.kind === 'either' && only.options.every((cost) => cost.kind === 'mana') ? only.options.map((cost) => [cost]) : undefined;
    },
  ),
  around('— <it>', eitherPayable),
  around('— <it>', manaAndLife()),
  around('— <it>', said),
);
/** "Pay {B} and 1 life": one verb for both. */
function manaAndLife(): Syntax<readonly Cost[]> {
  return reshaped(
    phrase('pay <mana> and <life> life', {}, { mana: manaCost, life: digitNumber }),
    ({ mana: cost, life }): readonly Cost[] => [
      {
        kind: 'both',
        parts: [
          { kind: 'mana', cost },
          { kind: 'payLife', half: false, amount: life },
        ],
      },
    ],
    (value) => {
      const both = isCosts(value) && value.length === 1 ? value[0] : undefined;
      const [first, second, third] = both?.kind === 'both' ? both.parts : [];
      return first?.kind === 'mana' && second?.kind === 'payLife' && !second.half && !third
        ? { mana: first.cost, life: second.amount }
        : undefined;
    },
  );
}
/** 702.33c: two kickers. */
const eitherKicker: Syntax<readonly Cost[]> = mapped(
  phrase('<left> and / or <right>', {}, { left: manaCost, right: manaCost }),
  ({ left, right }): readonly Cost[] => [
    { kind: 'mana', cost: left },
    { kind: 'mana', cost: right },
  ],
  (value) => {
    if (!isCosts(value) || value.length !== 2) return undefined;
    const [left, right] = value;
    return left?.kind === 'mana' && right?.kind === 'mana' ? { left: left.cost, right: right.cost } : undefined;
  },
);

const parameterNumber: Syntax<Quantity> = choice<Quantity>(digitNumber, words<Quantity>([['X', { kind: 'x' }]]));
const ofType = (type: string): Filter => ({ kind: 'objects', words: [{ kind: 'subtype', type, not: false }], suffixes: [] });
const filterWordOf = (words: Extract<Filter, { kind: 'objects' }>['words']): Filter => ({ kind: 'objects', words, suffixes: [] });

/** 702.14: "islandwalk", "nonbasic landwalk", "snow swampwalk". */
const landNoun = { kind: 'cardType', type: 'land', not: false } as const;
const walks: readonly (readonly [string, Filter])[] = [
  ...subtypesOf('land').map((type) => [`${type.toLowerCase()}walk`, ofType(type)] as const),
  ...(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const).map(
    (type) =>
      [
        `snow ${type.toLowerCase()}walk`,
        filterWordOf([
          { kind: 'supertype', type: 'snow', not: false },
          { kind: 'subtype', type, not: false },
        ]),
      ] as const,
  ),
  ['nonbasic landwalk', filterWordOf([{ kind: 'supertype', type: 'basic', not: true }, landNoun])],
  ['legendary landwalk', filterWordOf([{ kind: 'supertype', type: 'legendary', not: false }, landNoun])],
  ['snow landwalk', filterWordOf([{ kind: 'supertype', type: 'snow', not: false }, landNoun])],
  ['artifact landwalk', filterWordOf([{ kind: 'cardType', type: 'artifact', not: false }, landNoun])],
  ['landwalk of the chosen type', { kind: 'objects', words: [landNoun], suffixes: [{ kind: 'chosen', what: 'type' }] }],
];

/** 702.29e: "swampcycling", "basic landcycling", "Slivercycling". */
const cyclings: readonly (readonly [string, Filter])[] = [
  ...[...new Set([...subtypesOf('land'), ...subtypesOf('creature'), ...subtypesOf('artifact'), ...subtypesOf('enchantment')])].map(
    (type) => [`${type.toLowerCase()}cycling`, ofType(type)] as const,
  ),
  ['landcycling', filterWordOf([landNoun])],
  ['basic landcycling', filterWordOf([{ kind: 'supertype', type: 'basic', not: false }, landNoun])],
  ['artifact landcycling', filterWordOf([{ kind: 'cardType', type: 'artifact', not: false }, landNoun])],
];

const withoutFilter = { kind, amount: null, filter: null, text: null } as const;
const withFilter = { kind, cost: [], amount: null, text: null } as const;
const withText = { kind, cost: [], amount: null, filter: null } as const;

g.keyword.define(
  choice<Keyword>(
    phrase('kicker <cost>', { ...withoutFilter, name: 'kicker' }, { cost: eitherKicker }),
    phrase('<name>', { kind, ...none }, { name: oneOf(...PLAIN) }),
    phrase('<name> <amount>', { kind, cost: [], filter: null, text: null }, { name: oneOf(...NUMBERED), amount: parameterNumber }),
    phrase('<name> X , where X is <amount>', { kind, cost: [], filter: null, text: 'X' }, { name: oneOf(...NUMBERED), amount: g.quantity }),
    phrase(
      '<name> {X} , where X is <amount>',
      { kind, cost: [{ kind: 'mana', cost: ['X'] }], filter: null, text: 'X' },
      { name: oneOf(...COSTED), amount: g.quantity },
    ),
    phrase('<name> <cost>', withoutFilter, { name: oneOf(...COSTED), cost: costParameter }),
    phrase('ward <cost>', { ...withoutFilter, name: 'ward' }, { cost: waterbend }),
    phrase('mayhem', { kind, ...none, name: 'mayhem' }, {}),
    phrase(
      '<name> <amount> — <cost>',
      { kind, filter: null, text: null },
      { name: oneOf(...NUMBERED_COSTED), amount: parameterNumber, cost: g.costs },
    ),
    phrase('equip <filter> <cost>', { kind, name: 'equip', amount: null, text: null }, { filter: g.filterSingular, cost: costParameter }),
    phrase(
      'splice onto <filter> <cost>',
      { kind, name: 'splice', amount: null, text: null },
      { filter: g.filterSingular, cost: costParameter },
    ),
    phrase(
      'emerge from <filter> <cost>',
      { kind, name: 'emerge', amount: null, text: null },
      { filter: g.filterSingular, cost: costParameter },
    ),
    phrase('<filter> <cost>', { kind, name: 'typecycling', amount: null, text: null }, { filter: words(cyclings), cost: costParameter }),
    phrase('<filter>', { ...withFilter, name: 'landwalk' }, { filter: words(walks) }),
    phrase('enchant player', { ...withText, name: 'enchant', text: 'player' }, {}),
    phrase('enchant opponent', { ...withText, name: 'enchant', text: 'opponent' }, {}),
    phrase('enchant <filter>', { ...withFilter, name: 'enchant' }, { filter: g.filterSingular }),
    phrase('affinity for <filter>', { ...withFilter, name: 'affinity' }, { filter: g.filterPlural }),
    phrase('bands with other <filter>', { ...withFilter, name: 'bands with other' }, { filter: g.filterPlural }),
    phrase('champion a <filter>', { ...withFilter, name: 'champion' }, { filter: g.filterSingular }),
    phrase('<filter> offering', { ...withFilter, name: 'offering' }, { filter: g.filterSingular }),
    phrase('protection <text>', { ...withText, name: 'protection' }, { text: qualityFrom.special }),
    phrase('protection <filter>', { ...withFilter, name: 'protection' }, { filter: qualityFrom.filter }),
    phrase('hexproof <text>', { ...withText, name: 'hexproof' }, { text: qualityFrom.special }),
    phrase('hexproof <filter>', { ...withFilter, name: 'hexproof' }, { filter: qualityFrom.filter }),
    phrase('partner with <text>', { ...withText, name: 'partner with' }, { text: cardName }),
    phrase(
      'partner — <text>',
      { ...withText, name: 'partner' },
      { text: oneOf('Survivors', 'Character select', 'Friends forever', 'Father & son') },
    ),
    phrase(
      'gift <text>',
      { ...withText, name: 'gift' },
      { text: oneOf('a card', 'a Treasure', 'a Food', 'a tapped Fish', 'a extra turn', 'a Octopus') },
    ),
    craft(),
    phrase('prototype <cost> — <text>', { kind, name: 'prototype', amount: null, filter: null }, { cost: mana, text: powerToughness() }),
    phrase('companion — <text>', { ...withText, name: 'companion' }, { text: companionCondition() }),
  ),
);

/** "Craft with artifact {3}{W}": the materials are exiled as part of the cost (702.167). */
function craft(): Syntax<Keyword> {
  const one = { kind: 'number', value: 1 } as const;
  return choice<Keyword>(
    mapped(
      phrase('craft with <filter> <cost>', {}, { filter: g.filterSingular, cost: manaCost }),
      ({ filter, cost }): Keyword => ({
        ...none,
        kind,
        name: 'craft',
        cost: [
          { kind: 'mana', cost },
          { kind: 'exile', what: { kind: 'some', amount: one, filter }, from: null },
        ],
      }),
      (value) => {
        const [first, second] = isKeyword(value) && value.name === 'craft' ? value.cost : [];
        if (first?.kind !== 'mana' || second?.kind !== 'exile' || second.what.kind !== 'some') return undefined;
        const { amount, filter } = second.what;
        return amount.kind === 'number' && amount.value === 1 ? { filter, cost: first.cost } : undefined;
      },
    ),
    mapped(
      phrase('craft with <what> <cost>', {}, { what: g.objects, cost: manaCost }),
      ({ what, cost }): Keyword => ({
        ...none,
        kind,
        name: 'craft',
        cost: [
          { kind: 'mana', cost },
          { kind: 'exile', what, from: null },
        ],
      }),
      (value) => {
        const [first, second] = isKeyword(value) && value.name === 'craft' ? value.cost : [];
        return first?.kind === 'mana' && second?.kind === 'exile' ? { what: second.what, cost: first.cost } : undefined;
      },
    ),
  );
}

function powerToughness(): Syntax<string> {
  const form = /^(\d+|\*|X)\/(\d+|\*|X)$/;
  return token(
    ({ text }) => (form.test(text) ? text : undefined),
    (value) => (typeof value === 'string' && form.test(value) ? value : undefined),
    new Set(['#size']),
  );
}

/** 702.139: deck-building conditions; they matter before the game only. */
function companionCondition(): Syntax<string> {
  return oneOf(
    'your starting deck contains only cards with even mana values',
    'your starting deck contains only cards with odd mana values and land cards',
    'your starting deck contains only cards with mana value 3 or greater and land cards',
    'each permanent card in your starting deck has mana value 2 or less',
    'each permanent card in your starting deck has a activated ability',
    'each nonland card in your starting deck has a different name',
    'each creature card in your starting deck is a Cat , Elemental , Nightmare , Dinosaur , or Beast card',
    'no card in your starting deck has more than one of the same mana symbol in its mana cost',
    'your starting deck contains at least twenty cards more than the minimum deck size',
    'each nonland card in your starting deck shares a card type',
    'the nonland cards in your starting deck share a card type',
  );
}

const isKeyword = (value: unknown): value is Keyword =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'keyword';

/** True where a keyword's line ends with a full stop: its cost stands after a dash in words. */
const endsWithStop = (keyword: Keyword | undefined): boolean =>
  keyword !== undefined &&
  keyword.name !== 'craft' &&
  keyword.amount === null &&
  (keyword.name === 'companion' ||
    (keyword.cost.length > 0 && (g.keyword.write(keyword) ?? []).includes('—') && keyword.name !== 'prototype'));

const separator = phrase('(,|;)', {}, {});

/** A line of keywords: "Flying, first strike, haste"; older cards put semicolons between them. */
export const keywordLine: Syntax<readonly Keyword[]> = {
  read: (input, at) => {
    let runs: readonly Match<readonly Keyword[]>[] = g.keyword.read(input, at).map(({ value, end }) => ({ value: [value], end }));
    const found: Match<readonly Keyword[]>[] = [];
    for (let count = 1; runs.length > 0 && count <= LONGEST_RUN; count += 1) {
      found.unshift(
        ...runs.flatMap((run) => {
          if (!endsWithStop(run.value[run.value.length - 1])) return [run];
          return tokenIs(input.tokens[run.end], '.') ? [{ value: run.value, end: run.end + 1 }] : [];
        }),
      );
      runs = bounded(
        runs.flatMap((run) =>
          separator
            .read(input, run.end)
            .flatMap(({ end }) => g.keyword.read(input, end).map((next) => ({ value: [...run.value, next.value], end: next.end }))),
        ),
      );
    }
    return found;
  },
  write: (value) => {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const parts = value.map((one) => g.keyword.write(one));
    const last: unknown = value[value.length - 1];
    const stop = isKeyword(last) && endsWithStop(last) ? ['.'] : [];
    return parts.every((part) => part !== undefined)
      ? [...parts.flatMap((part, index) => (index === 0 ? part : [',', ...part])), ...stop]
      : undefined;
  },
  first: () => null,
};
