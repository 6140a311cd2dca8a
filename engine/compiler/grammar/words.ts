import type { AbilityKind, CardType, Color, FilterWord, Noun, ObjectStatus, Quality } from '../../ast/index.ts';
import { pluralOf, type SUBTYPES, subtypesOf } from '../../cards/subtypes.ts';
import { CARD_TYPES, SUPERTYPES } from '../../cards/typeLine.ts';
import { bounded, LONGEST_RUN } from '../bounds.ts';
import { ifFollowed } from '../lookahead.ts';
import { list, phrase, words } from '../phrase.ts';
import { choice, fieldsOf, type Match, mapped, restricted, type Syntax, token, tokenIs } from '../syntax.ts';
import * as g from './declared.ts';

/** The words of noun phrases (109.2), as adjectives and, in either number, as heads. */

const STATUSES: readonly ObjectStatus[] = [
  'tapped',
  'untapped',
  'attacking',
  'nonattacking',
  'blocking',
  'blocked',
  'unblocked',
  'face-down',
  'face-up',
  'enchanted',
  'equipped',
  'fortified',
  'exiled',
  'sacrificed',
  'revealed',
  'discarded',
  'chosen',
  'suspended',
  'crewed',
  'saddled',
  'unattached',
  'defending',
  'milled',
  'returned',
  'destroyed',
  'copied',
  'countered',
  'drawn',
  'imprinted',
  'targeted',
  'transformed',
  'phased-out',
  'suspected',
  'prepared',
  'paired',
  'haunted',
  'conjured',
  'damaged',
  'searched',
];
const ABILITY_KINDS: readonly AbilityKind[] = [
  'activated',
  'triggered',
  'static',
  'mana',
  'loyalty',
  'exhaust',
  'boast',
  'equip',
  'cycling',
  'ninjutsu',
  'outlast',
  'power-up',
  'crew',
  'channel',
  'backup',
];
const QUALITIES: readonly Quality[] = ['modified', 'kicked', 'foretold', 'renowned', 'monstrous', 'goaded', 'double-faced'];
const NOUNS: readonly Noun[] = ['permanent', 'card', 'spell', 'source', 'object', 'ability', 'token', 'copy', 'door', 'emblem'];
const COLORS: readonly (readonly [string, Color])[] = [
  ['white', 'W'],
  ['blue', 'U'],
  ['black', 'B'],
  ['red', 'R'],
  ['green', 'G'],
];

const GROUPS: readonly (keyof typeof SUBTYPES)[] = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker', 'spell'];
const ALL_SUBTYPES = [...new Set(GROUPS.flatMap((group) => subtypesOf(group)))];

const plural = (word: string): string =>
  word === 'ability' ? 'abilities' : word === 'copy' ? 'copies' : word === 'sorcery' ? 'sorceries' : word.endsWith('s') ? word : `${word}s`;
type Row = readonly [wording: string, value: FilterWord];
const cardType = (type: CardType, not: boolean): FilterWord => ({ kind: 'cardType', type, not });
const subtype = (type: string, not: boolean): FilterWord => ({ kind: 'subtype', type, not });

const adjectiveRows: readonly Row[] = [
  ...CARD_TYPES.flatMap((type): Row[] => [
    [type, cardType(type, false)],
    [`non${type}`, cardType(type, true)],
  ]),
  ...SUPERTYPES.flatMap((type): Row[] => [
    [type, { kind: 'supertype', type, not: false }],
    [`non${type}`, { kind: 'supertype', type, not: true }],
  ]),
  ...COLORS.flatMap(([word, color]): Row[] => [
    [word, { kind: 'color', color, not: false }],
    [`non${word}`, { kind: 'color', color, not: true }],
  ]),
  ...ALL_SUBTYPES.flatMap((type): Row[] => [
    [type, subtype(type, false)],
    [`non-${type}`, subtype(type, true)],
  ]),
  ...STATUSES.map((which): Row => [which, { kind: 'status', which }]),
  ...QUALITIES.map((which): Row => [which, { kind: 'quality', which }]),
  ['permanent', { kind: 'noun', which: 'permanent' }],
  ...ABILITY_KINDS.map((which): Row => [which, { kind: 'abilityKind', which, not: false }]),
  ['nonmana', { kind: 'abilityKind', which: 'mana', not: true }],
  ['noncopy', { kind: 'quality', which: 'noncopy' }],
  ['attached', { kind: 'quality', which: 'attached' }],
  ['commander', { kind: 'commander', not: false }],
  ['colored', { kind: 'colorCount', which: 'colored' }],
  ['colorless', { kind: 'colorCount', which: 'colorless' }],
  ['monocolored', { kind: 'colorCount', which: 'monocolored' }],
  ['multicolored', { kind: 'colorCount', which: 'multicolored' }],
  ['token', { kind: 'token', not: false }],
  ['nontoken', { kind: 'token', not: true }],
  ['other', { kind: 'other' }],
  ['noncommander', { kind: 'commander', not: true }],
  ['historic', { kind: 'historic', not: false }],
  ['nonhistoric', { kind: 'historic', not: true }],
  ['outlaw', { kind: 'quality', which: 'outlaw' }],
];

const headRows: readonly (readonly [singular: string, plural: string, FilterWord])[] = [
  ...NOUNS.map((which) => [which, plural(which), { kind: 'noun', which }] as const),
  ...CARD_TYPES.map((type) => [type, plural(type), cardType(type, false)] as const),
  ...ALL_SUBTYPES.map((type) => [type, pluralOf(type), subtype(type, false)] as const),
  ['Ring-bearer', 'Ring-bearers', { kind: 'quality', which: 'Ring-bearer' }],
  ['commander', 'commanders', { kind: 'commander', not: false }],
  ['outlaw', 'outlaws', { kind: 'quality', which: 'outlaw' }],
  ['nonland', 'nonlands', cardType('land', true)],
];

export const simpleAdjective: Syntax<FilterWord> = words(adjectiveRows);
export const singularHead: Syntax<FilterWord> = words(headRows.map(([singular, , value]) => [singular, value]));
export const pluralHead: Syntax<FilterWord> = words(headRows.map(([, many, value]) => [many, value]));

/** "artifact or creature", "Cleric, Rogue, Warrior, or Wizard", "instant and/or sorcery": one of several words. */
export function anyOf(word: Syntax<FilterWord>): Syntax<FilterWord> {
  const joined = (conjunction: 'or' | 'and'): Syntax<FilterWord> =>
    mapped(
      list(word, conjunction, 2),
      (items): FilterWord => ({ kind: 'anyOf', words: items, join: conjunction }),
      (value) => (isAnyOf(value) && value.join === conjunction ? value.words : undefined),
    );
  const andOr = mapped(
    phrase('<left> and / or <right>', {}, { left: word, right: word }),
    ({ left, right }): FilterWord => ({ kind: 'anyOf', words: [left, right], join: 'and/or' }),
    (value) => {
      if (!isAnyOf(value) || value.join !== 'and/or' || value.words.length !== 2) return undefined;
      const [left, right] = value.words;
      return left && right ? { left, right } : undefined;
    },
  );
  return ifFollowed(word, choice(joined('or'), joined('and'), andOr));
}

const isAnyOf = (value: unknown): value is Extract<FilterWord, { kind: 'anyOf' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'anyOf';

/** "nonartifact, nonblack" and "legendary, nonland": all of them. */
const allOf: Syntax<FilterWord> = {
  read: (input, at) => {
    const found: Match<FilterWord>[] = [];
    let runs: readonly Match<readonly FilterWord[]>[] = simpleAdjective.read(input, at).map(({ value, end }) => ({ value: [value], end }));
    for (let count = 1; runs.length > 0 && count < LONGEST_RUN; count += 1) {
      runs = bounded(
        runs
          .filter(({ end }) => tokenIs(input.tokens[end], ','))
          .flatMap((run) => simpleAdjective.read(input, run.end + 1).map(({ value, end }) => ({ value: [...run.value, value], end }))),
      );
      found.push(...runs.map(({ value, end }): Match<FilterWord> => ({ value: { kind: 'allOf', words: value }, end })));
    }
    return found;
  },
  write: (value) => {
    const fields = fieldsOf(value);
    if (fields?.kind !== 'allOf' || !Array.isArray(fields.words)) return undefined;
    const parts = fields.words.map((word) => simpleAdjective.write(word));
    return parts.every((part) => part !== undefined) ? parts.flatMap((part, index) => (index === 0 ? part : [',', ...part])) : undefined;
  },
  first: () => simpleAdjective.first(),
};

/** "X/X", "1/1" before a noun. */
const powerToughness: Syntax<FilterWord> = token<FilterWord>(
  ({ text }) => {
    const [power, toughness, more] = text.split('/');
    return power !== undefined && toughness !== undefined && more === undefined && /^\d+\/\d+$/.test(text)
      ? { kind: 'powerToughness', power: Number(power), toughness: Number(toughness) }
      : undefined;
  },
  (value) => {
    const fields = fieldsOf(value);
    return fields?.kind === 'powerToughness' ? `${String(fields.power)}/${String(fields.toughness)}` : undefined;
  },
  new Set(['#size']),
);
/** "artifact and non-Aura enchantment" are two kinds of object, not one that is an artifact or no Aura. */
const alike = restricted(anyOf(simpleAdjective), (value) => {
  const parts = fieldsOf(value)?.words;
  if (!Array.isArray(parts)) return false;
  const negated = parts.map((part) => fieldsOf(part)?.not === true);
  return negated.every((one) => one === negated[0]);
});
g.adjective.define(choice(alike, simpleAdjective, allOf));
/** Adjectives and "2/2" as they stand before a noun. */
export const beforeNoun: Syntax<FilterWord> = choice<FilterWord>(g.adjective, powerToughness);
