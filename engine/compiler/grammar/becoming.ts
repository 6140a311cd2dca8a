import type { Change, Color, GrantedAbility, Quantity, TypeWord } from '../../ast/index.ts';
import { BASIC_LAND_TYPES, pluralOf, type SUBTYPES, subtypesOf } from '../../cards/subtypes.ts';
import { list, phrase, words } from '../phrase.ts';
import { choice, many, mapped, optional, type Syntax, token } from '../syntax.ts';
import * as g from './declared.ts';
import { agreeing, type GrammaticalNumber } from './number.ts';
import { colorWord } from './symbols.ts';

/** "is a 4/4 white Bird artifact creature with flying in addition to its other types": what a noun phrase after the verb sets (205.1, 613.1d-f). */

type Together = Extract<Change, { kind: 'together' }>;
type Sized = Extract<Change, { kind: 'basePowerToughness' }>;

const CARD_TYPES = ['artifact', 'battle', 'creature', 'enchantment', 'instant', 'kindred', 'land', 'planeswalker', 'sorcery'] as const;
const SUPERTYPES = ['basic', 'legendary', 'snow', 'world'] as const;
const groups: readonly (keyof typeof SUBTYPES)[] = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'];
const subtypes = [...new Set(groups.flatMap((group) => subtypesOf(group)))];

const supertype: Syntax<TypeWord> = words(SUPERTYPES.map((type): readonly [string, TypeWord] => [type, { kind: 'supertype', type }]));
const typeRows = (plural: boolean): (readonly [string, TypeWord])[] => [
  ...subtypes.map((type): readonly [string, TypeWord] => [plural ? pluralOf(type) : type, { kind: 'subtype', type }]),
  ...CARD_TYPES.map((type): readonly [string, TypeWord] => [
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
  ['the basic land type of your choice', { kind: 'choiceOfType', of: 'basicLandType' }],
  ['the land type of your choice', { kind: 'choiceOfType', of: 'landType' }],
  ['the creature type of your choice', { kind: 'choiceOfType', of: 'creatureType' }],
  ['that type', { kind: 'thatType' }],
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
const quantityOf = (value: unknown): Quantity | null => (isQuantity(value) ? value : null);
const isQuantity = (value: unknown): value is Quantity => typeof value === 'object' && value !== null && 'kind' in value;

const colorWordsOf: Syntax<readonly Color[] | 'colorless' | 'all'> = choice<readonly Color[] | 'colorless' | 'all'>(
  words<'colorless'>([['colorless', 'colorless']]),
  list(colorWord, 'and'),
);

interface Noun {
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

function nounIn(number: GrammaticalNumber): Syntax<Noun> {
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
      { types: mapped(chosenType, (type): readonly TypeWord[] => [type], soleType) },
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

/** How far the types (and colors) said before are kept. */
const keepsIn = (number: GrammaticalNumber): Syntax<string> =>
  words(
    (
      [
        ['in addition to *its* other types', 'types'],
        ['in addition to *its* other creature types', 'creature types'],
        ['in addition to *its* other land types', 'land types'],
        ['in addition to *its* other colors and types', 'colors and types'],
        ['in addition to *its* other colors and creature types', 'colors and creature types'],
      ] as const
    ).flatMap(([wording, value]) => [[agreeing(wording, number), value] as const]),
  );
const stillIn = (number: GrammaticalNumber): Syntax<string> =>
  words(
    CARD_TYPES.map((type) =>
      number === 'one' ? ([`that's still a ${type}`, `still ${type}`] as const) : ([`that are still ${type}s`, `still ${type}`] as const),
    ),
  );
/** In a sentence of its own: "It's still a land." */
const stillSentence = (number: GrammaticalNumber): Syntax<string> =>
  words(
    CARD_TYPES.map((type) =>
      number === 'one'
        ? ([`. It's still a ${type}`, `. still ${type}`] as const)
        : ([`. They're still ${type}s`, `. still ${type}`] as const),
    ),
  );

interface Becoming {
  readonly verb: string;
  readonly noun: Noun;
  readonly base: Sized | null;
  readonly abilities: readonly GrantedAbility[];
  readonly keeps: string;
}

const sized = (size: NonNullable<Noun['size']>, wording: string): Sized => ({
  kind: 'basePowerToughness',
  power: size.power,
  toughness: size.toughness,
  defining: false,
  wording,
});

/** The phrase's parts as changes in layer order, and back. */
function toChanges({ verb, noun, base, abilities, keeps }: Becoming): Together {
  const types = [...noun.supertypes, ...noun.types];
  const colorsToo = keeps.startsWith('colors');
  return {
    kind: 'together',
    wording: verb,
    changes: [
      ...(types.length === 0 ? [] : [{ kind: 'types', types, set: keeps === '' && noun.types.length > 0, wording: keeps } as const]),
      ...(noun.second.length === 0 ? [] : [{ kind: 'types', types: noun.second, set: false, wording: keeps } as const]),
      ...(noun.colors === null ? [] : [{ kind: 'colors', colors: noun.colors, set: !colorsToo } as const]),
      ...(abilities.length === 0 ? [] : [{ kind: 'gains', abilities, verb: 'has' } as const]),
      ...(noun.size === null ? [] : [sized(noun.size, 'size')]),
      ...(base === null ? [] : [base]),
    ],
  };
}

function fromChanges(value: unknown): Becoming | undefined {
  if (!isTogether(value)) return undefined;
  const found: {
    types?: readonly TypeWord[];
    second: readonly TypeWord[];
    keeps: string;
    colors: Noun['colors'];
    size: Noun['size'];
    base: Sized | null;
    abilities: readonly GrantedAbility[];
  } = { second: [], keeps: '', colors: null, size: null, base: null, abilities: [] };
  for (const change of value.changes) {
    if (change.kind === 'types' && found.types !== undefined) found.second = change.types;
    else if (change.kind === 'types') {
      found.types = change.types;
      found.keeps = change.wording;
    } else if (change.kind === 'colors' && change.colors !== 'chosen') found.colors = change.colors;
    else if (change.kind === 'gains') found.abilities = change.abilities;
    else if (change.kind === 'basePowerToughness' && change.wording === 'size' && change.power && change.toughness)
      found.size = { power: change.power, toughness: change.toughness };
    else if (change.kind === 'basePowerToughness') found.base = change;
    else return undefined;
  }
  const types = found.types ?? [];
  const head = types.findIndex(({ kind }) => kind !== 'supertype');
  const cut = head < 0 ? types.length : head;
  return {
    verb: value.wording,
    noun: { supertypes: types.slice(0, cut), size: found.size, colors: found.colors, types: types.slice(cut), second: found.second },
    base: found.base,
    abilities: found.abilities,
    keeps: found.keeps,
  };
}
const isTogether = (value: unknown): value is Together =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'together';

/** The change that "is a …" or "becomes a …" makes; `abilities`: what may be granted after "with". */
export function becomingIn(number: GrammaticalNumber, abilities: Syntax<readonly GrantedAbility[]>): Syntax<Change> {
  const verb = words([
    [agreeing('*is*', number), 'is'],
    [agreeing('*becomes*', number), 'becomes'],
  ]);
  const noun = nounIn(number);
  const base: Syntax<Sized> = mapped(
    phrase('base power and toughness <size>', {}, { size: sizeToken }),
    ({ size }) => sized(size, 'base'),
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'wording' in value &&
      value.wording === 'base' &&
      'power' in value &&
      'toughness' in value
        ? { size: { power: quantityOf(value.power) ?? zero, toughness: quantityOf(value.toughness) ?? zero } }
        : undefined,
  );
  const each: Syntax<Sized> = phrase(
    'power and toughness each equal to <power>',
    { kind: 'basePowerToughness', toughness: null, defining: false, wording: 'each with' },
    { power: g.quantity },
  );
  const none = { base: null, abilities: [] } as const;
  const heads: Syntax<Omit<Becoming, 'keeps'>> = choice<Omit<Becoming, 'keeps'>>(
    phrase('<verb> <noun>', none, { verb, noun }),
    phrase('<verb> <noun> with <abilities>', { base: null }, { verb, noun, abilities }),
    phrase('<verb> <noun> with <base>', { abilities: [] }, { verb, noun, base }),
    phrase('<verb> <noun> with <base>', { abilities: [] }, { verb, noun, base: each }),
    phrase('<verb> <noun> with <base> and <abilities>', {}, { verb, noun, base, abilities }),
  );
  const keeps: Syntax<string> = optional(choice<string>(keepsIn(number), stillIn(number), stillSentence(number)), '');
  return mapped(
    phrase('<head> <keeps>', {}, { head: heads, keeps }),
    ({ head, keeps: kept }): Change => toChanges({ ...head, keeps: kept }),
    (value) => {
      const whole = fromChanges(value);
      if (!whole) return undefined;
      const { keeps: kept, ...head } = whole;
      return { head, keeps: kept };
    },
  );
}
const zero: Quantity = { kind: 'number', value: 0 };
