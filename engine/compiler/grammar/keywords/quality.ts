import type { Filter, FilterWord, Keyword } from '../../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../../phrase.ts';
import { choice, mapped, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';

/** 702.16: what an object is protected from, or has hexproof from (702.11d). */

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'objects' || value.kind === 'either');

/** A bare quality: "red", "multicolored", "snow", "historic": anything that has it. */
const bare: Syntax<Filter> = mapped(
  words<FilterWord>([
    ['white', { kind: 'color', color: 'W', not: false }],
    ['blue', { kind: 'color', color: 'U', not: false }],
    ['black', { kind: 'color', color: 'B', not: false }],
    ['red', { kind: 'color', color: 'R', not: false }],
    ['green', { kind: 'color', color: 'G', not: false }],
    ['colorless', { kind: 'colorCount', which: 'colorless' }],
    ['monocolored', { kind: 'colorCount', which: 'monocolored' }],
    ['multicolored', { kind: 'colorCount', which: 'multicolored' }],
    ['snow', { kind: 'supertype', type: 'snow', not: false }],
    ['Arcane', { kind: 'subtype', type: 'Arcane', not: false }],
  ]),
  (word): Filter => ({ kind: 'objects', words: [word], suffixes: [] }),
  (value) =>
    isFilter(value) && value.kind === 'objects' && value.words.length === 1 && value.suffixes.length === 0 ? value.words[0] : undefined,
);
const stat: Syntax<Filter> = mapped(
  around('<it>', g.filterSuffix),
  (suffix): Filter => ({ kind: 'objects', words: [], suffixes: [suffix] }),
  (value) =>
    isFilter(value) && value.kind === 'objects' && value.words.length === 0 && value.suffixes.length === 1 ? value.suffixes[0] : undefined,
);
/** "mana value 3 or greater": the suffix without its "with". */
const manaValue: Syntax<Filter> = {
  read: (input, at) =>
    phrase('mana value <to> <comparison>', { kind: 'compare', which: 'manaValue' }, { to: g.quantity, comparison: orMore() })
      .read(input, at)
      .map(({ value, end }) => ({ value: { kind: 'objects', words: [], suffixes: [value] }, end })),
  write: (value) => {
    const written = stat.write(value);
    return written?.[0] === 'with' ? written.slice(1) : undefined;
  },
  first: () => new Set(['mana']),
};
function orMore(): Syntax<'orLess' | 'orGreater'> {
  return words([
    ['or less', 'orLess'],
    ['or greater', 'orGreater'],
  ]);
}

const one: Syntax<Filter> = choice<Filter>(bare, manaValue, g.filterPlural);
const joined: Syntax<Filter> = mapped(
  list(around('from <it>', one), 'and', 2),
  (filters): Filter => ({ kind: 'either', filters, join: 'and' }),
  (value) => (isFilter(value) && value.kind === 'either' && value.join === 'and' ? value.filters : undefined),
);

export const qualityFrom: { readonly special: Syntax<string>; readonly filter: Syntax<Filter> } = {
  /** Qualities that are no noun phrase. */
  special: around(
    'from <it>',
    oneOf(
      'everything',
      'each color',
      'all colors',
      'the chosen color',
      'the chosen colors',
      'the chosen card type',
      'the chosen player',
      'that color',
      'colored spells',
      'the color of your choice',
      'each of your opponents',
      'each opponent',
      'the colors of permanents you control',
      'each color among permanents you control',
      "each color in your commander's color identity",
      "its owner's colors",
      'spells that are one or more colors',
      'activated and triggered abilities',
      'each mana value among creatures you control',
      'each mana value among artifacts you control',
      'its colors',
      'the chosen card name',
      'the card type of your choice',
    ),
  ),
  filter: choice<Filter>(joined, around('from <it>', one)),
};

const protection = { kind: 'keyword', name: 'protection', cost: [], amount: null } as const;
/** 702.16: "from artifacts", "from the color of your choice", as protection from that. */
export const protectionFrom: Syntax<Keyword> = choice<Keyword>(
  phrase('<text>', { ...protection, filter: null }, { text: qualityFrom.special }),
  phrase('<filter>', { ...protection, text: null }, { filter: qualityFrom.filter }),
);
