import type { Color, Quantity, TypeWord } from '../../ast/index.ts';
import { BASIC_LAND_TYPES, pluralOf, type SUBTYPES, subtypesOf } from '../../cards/subtypes.ts';
import { DECK_CARD_TYPES } from '../../cards/typeLine.ts';
import { around, list, phrase, words } from '../phrase.ts';
import { choice, many, mapped, optional, type Syntax, token } from '../syntax.ts';
import type { GrammaticalNumber } from './number.ts';
import { colorWord } from './symbols.ts';

/** The noun phrase that something is or becomes: "a legendary 4/4 white Bird artifact creature" (205.1, 613.1d-f). */

const SUPERTYPES = ['basic', 'legendary', 'snow', 'world'] as const;
const groups: readonly (keyof typeof SUBTYPES)[] = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'];
const subtypes = [...new Set(groups.flatMap((group) => subtypesOf(group)))];

const supertype: Syntax<TypeWord> = words(SUPERTYPES.map((type): readonly [string, TypeWord] => [type, { kind: 'supertype', type }]));
const typeRows = (plural: boolean): (readonly [string, TypeWord])[] => [
  ...subtypes.map((type): readonly [string, TypeWord] => [plural ? pluralOf(type) : type, { kind: 'subtype', type }]),
  ...DECK_CARD_TYPES.map((type): readonly [string, TypeWord] => [
    plural ? (type === 'sorcery' ? 'sorceries' : `${type}s`) : type,
    { kind: 'cardType', type },
  ]),
];
const typeWord = words(typeRows(false));
const typeWordPlural = words(typeRows(true));
const BASIC: readonly string[] = BASIC_LAND_TYPES;
const isBasicLandType = (word: TypeWord): boolean => word.kind === 'subtype' && BASIC.includes(word.type);
const basicLandType = words(BASIC_LAND_TYPES.map((type): readonly [string, TypeWord] => [type, { kind: 'subtype', type }]));
const chosenType: Syntax<TypeWord> = words<TypeWord>([
  ['the chosen type', { kind: 'chosenType' }],
  ['that type', { kind: 'thatType' }],
  ['the basic land type of your choice', { kind: 'choiceOfType', of: 'basicLandType' }],
  ['the land type of your choice', { kind: 'choiceOfType', of: 'landType' }],
  ['the creature type of your choice', { kind: 'choiceOfType', of: 'creatureType' }],
]);

const parsed = (text: string): Quantity => (text === 'X' ? { kind: 'x' } : { kind: 'number', value: Number(text) });
const shown = (quantity: Quantity | null): string | undefined =>
  quantity?.kind === 'number' ? String(quantity.value) : quantity?.kind === 'x' ? 'X' : undefined;
/** `4/4`, `X/X`. */
export const sizeToken: Syntax<{ readonly power: Quantity; readonly toughness: Quantity }> = token(
  ({ text }) => {
    const [, power, toughness] = /^(\d+|X)\/(\d+|X)$/.exec(text) ?? [];
    return power !== undefined && toughness !== undefined ? { power: parsed(power), toughness: parsed(toughness) } : undefined;
  },
  (value) => {
    if (typeof value !== 'object' || value === null || !('power' in value) || !('toughness' in value)) return undefined;
    const [power, toughness] = [shown(quantityOf(value.power)), shown(quantityOf(value.toughness))];
    return power !== undefined && toughness !== undefined ? `${power}/${toughness}` : undefined;
  },
  new Set(['#size']),
);
export const quantityOf = (value: unknown): Quantity | null => (isQuantity(value) ? value : null);
const isQuantity = (value: unknown): value is Quantity => typeof value === 'object' && value !== null && 'kind' in value;

const colorWordsOf: Syntax<readonly Color[] | 'colorless' | 'all'> = choice<readonly Color[] | 'colorless' | 'all'>(
  words<'colorless'>([['colorless', 'colorless']]),
  list(colorWord, 'and'),
);

/** "a Plains or an Island". */
const oneOfTypes: Syntax<TypeWord> = phrase('<types>', { kind: 'oneOf' }, { types: list(around('a <it>', typeWord), 'or', 2) });

export interface Noun {
  readonly supertypes: readonly TypeWord[];
  readonly size: { readonly power: Quantity; readonly toughness: Quantity } | null;
  readonly colors: readonly Color[] | 'colorless' | 'all' | null;
  readonly types: readonly TypeWord[];
  /** "Saproling creatures and Forest lands": the second kind of thing that they are. */
  readonly second: readonly TypeWord[];
}

/** Types with the last one in the number wanted: "Zombie creature", "Goblin creatures", "Mountains". */
function typesIn(number: GrammaticalNumber): Syntax<readonly TypeWord[]> {
  const last = number === 'one' ? typeWord : typeWordPlural;
  return mapped(
    phrase('<before> <last>', {}, { before: many(typeWord), last }),
    (value): readonly TypeWord[] => [...value.before, value.last],
    (value) => {
      if (!isTypes(value) || (value.length > 1 && value.every(isBasicLandType))) return undefined;
      const final = value[value.length - 1];
      return final ? { before: value.slice(0, -1), last: final } : undefined;
    },
  );
}
const isTypes = (value: unknown): value is readonly TypeWord[] => Array.isArray(value);

export function nounIn(number: GrammaticalNumber): Syntax<Noun> {
  const article = number === 'one' ? 'a ' : '';
  const slots = {
    supertypes: many(supertype),
    size: optional(sizeToken, null),
    colors: optional(colorWordsOf, null),
    types: typesIn(number),
  };
  return choice<Noun>(
    phrase(`${article}<supertypes> <size> <colors> <types>`, { second: [] }, slots),
    phrase(`${article}<supertypes> <size> <colors> <types> and <second>`, {}, { ...slots, second: typesIn(number) }),
    phrase(
      '<types>',
      { supertypes: [], size: null, colors: null, second: [] },
      { types: mapped(number === 'one' ? choice(chosenType, oneOfTypes) : chosenType, (type): readonly TypeWord[] => [type], soleType) },
    ),
    phrase('<size>', { supertypes: [], colors: null, types: [], second: [] }, { size: sizeToken }),
    phrase('<supertypes>', { size: null, colors: null, types: [], second: [] }, { supertypes: many(supertype, 1) }),
    phrase(
      `${article}<types>`,
      { supertypes: [], size: null, colors: null, second: [] },
      { types: list(number === 'one' ? basicLandType : typeWordPlural, 'and', 2) },
    ),
  );
}
const soleType = (value: unknown): TypeWord | undefined => (isTypes(value) && value.length === 1 ? value[0] : undefined);
