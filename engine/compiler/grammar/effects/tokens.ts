import type {
  CardType,
  Effect,
  GrantedAbility,
  Quantity,
  Supertype,
  TokenCount,
  TokenDescription,
  TokenEntering,
} from '../../../ast/index.ts';
import { subtypesOf } from '../../../cards/subtypes.ts';
import { around, list, oneOf, phrase, words } from '../../phrase.ts';
import { choice, many, mapped, optional, restricted, type Syntax, token } from '../../syntax.ts';
import * as g from '../declared.ts';
import { cardName } from '../filter.ts';
import { colorWords } from '../symbols.ts';
import { howMany } from './cards.ts';
import { copyVerbs } from './copyTokens.ts';
import { attacking, grantedAbilities, PLAIN_ENTERING } from './tokenParts.ts';
import { isEffect, isNode, mappedVerb, ONE, type Verb, verb, verbs, YOU } from './verb.ts';

/** Creating tokens (111) by their description, those with predefined names among them (111.10). */

const supertypes: Syntax<readonly Supertype[]> = many(oneOf('legendary', 'basic', 'world'));
/** Stands after the colors. */
const snow: Syntax<readonly Supertype[]> = many(oneOf('snow'));
const types: Syntax<readonly CardType[]> = many(
  oneOf('artifact', 'creature', 'enchantment', 'land', 'planeswalker', 'battle', 'kindred', 'instant', 'sorcery'),
);
const groups = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const;
const subtypes: Syntax<readonly string[]> = many(oneOf(...new Set(groups.flatMap(subtypesOf))));
const colors: Syntax<TokenDescription['colors']> = optional(
  choice<NonNullable<TokenDescription['colors']>>(colorWords, words<'colorless'>([['colorless', 'colorless']])),
  null,
);
/** `2/2`, `X/X`. */
const powerToughness: Syntax<{ readonly power: string; readonly toughness: string }> = token(
  ({ text }) => {
    const found = /^(\d+|X|\*)\/(\d+|X|\*)$/.exec(text);
    return found?.[1] !== undefined && found[2] !== undefined ? { power: found[1], toughness: found[2] } : undefined;
  },
  (value) =>
    typeof value === 'object' && value !== null && 'power' in value && 'toughness' in value && typeof value.power === 'string'
      ? `${value.power}/${String(value.toughness)}`
      : undefined,
  new Set(['#size']),
);
/** 111.10n-w. */
const role: Syntax<string | null> = optional(oneOf('Cursed', 'Monster', 'Royal', 'Sorcerer', 'Virtuous', 'Wicked', 'Young Hero'), null);
const size = optional(powerToughness, null);

interface Flat {
  readonly tapped: boolean;
  readonly first: readonly Supertype[];
  readonly size: { readonly power: string; readonly toughness: string } | null;
  readonly colors: TokenDescription['colors'];
  readonly late: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly types: readonly CardType[];
  readonly role: string | null;
  readonly name: string | null;
  readonly every: TokenDescription['every'];
  readonly abilities: readonly GrantedAbility[];
  /** "that's all colors". */
  readonly allColors: boolean;
  readonly entering: TokenEntering;
}
const tapped: Syntax<boolean> = words<boolean>([['tapped', true]]);
const named: Syntax<string | null> = optional(around('named <it>', cardName), null);
const everyType = words([
  ["(that is|that's|that are) every basic land type", 'basicLandType'],
  ["(that is|that's|that are) every creature type", 'creatureType'],
] as const);
const none: readonly GrantedAbility[] = [];
const withAbilities: Syntax<readonly GrantedAbility[]> = optional(around('with <it>', grantedAbilities), none);

/** The words from the first adjective on; `noun` is "token" or "tokens". */
const described = (noun: 'token' | 'tokens'): Syntax<Flat> =>
  phrase(
    `<tapped> <first> <size> <colors> <late> <role> <subtypes> <types> ${noun} <name> <every> <abilities> <allColors> <entering>`,
    {},
    {
      tapped: optional(tapped, false),
      first: supertypes,
      size,
      colors,
      late: snow,
      role,
      subtypes,
      types,
      name: named,
      every: optional(everyType, null),
      abilities: withAbilities,
      allColors: optional(words<boolean>([["(that's|that are) all colors", true]]), false),
      entering: attacking,
    },
  );
const one = described('token');
const several = described('tokens');

const toCount = (amount: Quantity, flat: Flat, naming: TokenDescription['naming'] = 'named'): TokenCount => ({
  kind: 'tokens',
  amount,
  token: {
    kind: 'token',
    name: flat.name,
    naming,
    role: flat.role,
    power: flat.size?.power ?? null,
    toughness: flat.size?.toughness ?? null,
    supertypes: [...flat.first, ...flat.late],
    colors: flat.allColors ? 'all' : flat.colors,
    subtypes: flat.subtypes,
    types: flat.types,
    every: flat.every,
    abilities: flat.abilities,
  },
  entering: { ...flat.entering, tapped: flat.tapped || flat.entering.tapped },
});
const isCount = (value: unknown): value is TokenCount => isNode(value) && value.kind === 'tokens';
function toFlat({ token: description, entering }: TokenCount): Flat {
  const { power, toughness } = description;
  const early = entering.tapped && !entering.attacking;
  return {
    tapped: early,
    first: description.supertypes.filter((type) => type !== 'snow'),
    late: description.supertypes.filter((type) => type === 'snow'),
    size: power === null || toughness === null ? null : { power, toughness },
    colors: description.colors === 'all' ? null : description.colors,
    allColors: description.colors === 'all',
    role: description.role,
    subtypes: description.subtypes,
    types: description.types,
    name: description.name,
    every: description.every,
    abilities: description.abilities,
    entering: early ? { ...entering, tapped: false } : entering,
  };
}
const isOne = (amount: Quantity): boolean => amount.kind === 'number' && amount.value === 1;

const BARE: Flat = {
  tapped: false,
  first: [],
  size: null,
  colors: null,
  late: [],
  role: null,
  subtypes: [],
  types: [],
  name: null,
  every: null,
  abilities: [],
  allColors: false,
  entering: PLAIN_ENTERING,
};
const SUBTYPES: ReadonlySet<string> = new Set(groups.flatMap(subtypesOf));
const properName = restricted(cardName, (value) => typeof value === 'string' && !value.split(' ').some((word) => SUBTYPES.has(word)));

/** "a 1/1 white Soldier creature token", "two Treasure tokens", "X 1/1 … tokens". */
const tokenCount: Syntax<TokenCount> = choice<TokenCount>(
  mapped(
    phrase('(a|one|another|an additional) <flat>', {}, { flat: one }),
    ({ flat }) => toCount(ONE, flat),
    (value) => (isCount(value) && isOne(value.amount) && value.token.naming === 'named' ? { flat: toFlat(value) } : undefined),
  ),
  mapped(
    phrase('<name> , a <flat>', {}, { name: cardName, flat: one }),
    ({ name, flat }) => toCount(ONE, { ...flat, name }, 'first'),
    (value) =>
      isCount(value) && value.token.naming === 'first' && value.token.name !== null
        ? { name: value.token.name, flat: { ...toFlat(value), name: null } }
        : undefined,
  ),
  // A token printed as a card of its own name: "a Tarmogoyf token".
  mapped(
    phrase('(a|one) <tapped> <name> token', {}, { tapped: optional(tapped, false), name: properName }),
    ({ tapped: early, name }) => toCount(ONE, { ...BARE, tapped: early, name }, 'printed'),
    (value) =>
      isCount(value) && value.token.naming === 'printed' && value.token.name !== null
        ? { tapped: value.entering.tapped, name: value.token.name }
        : undefined,
  ),
  mapped(
    phrase('<amount> [additional] <flat>', {}, { amount: howMany, flat: several }),
    ({ amount, flat }) => toCount(amount, flat),
    (value) => (isCount(value) && value.token.naming === 'named' ? { amount: value.amount, flat: toFlat(value) } : undefined),
  ),
);

/** "a number of 1/1 … tokens equal to …". */
const numberEqualTo: Verb<Effect> = mappedVerb(
  verb('create a number of <flat> equal to <amount>', {}, { flat: several, amount: g.quantity }),
  ({ who, flat, amount }): Effect => ({ kind: 'createToken', who, join: 'and', tokens: [toCount(amount, flat)] }),
  (value) => {
    if (!isEffect(value) || value.kind !== 'createToken' || value.passive === true) return undefined;
    const [only, second] = value.tokens;
    return only && !second ? { who: YOU, flat: toFlat(only), amount: only.amount } : undefined;
  },
);

/** "twice that many of those tokens are created": whose they are is said of those whose place they take. */
export const createdInstead: Syntax<Effect> = choice<Effect>(
  phrase(
    '<amount> of those tokens are created',
    { kind: 'createMore', who: { kind: 'they' }, plus: null, passive: true },
    { amount: howMany },
  ),
  phrase(
    'those tokens plus <plus> are created',
    { kind: 'createMore', who: { kind: 'they' }, amount: null, passive: true },
    { plus: tokenCount },
  ),
  phrase(
    'it creates <amount> of those tokens',
    { kind: 'createMore', who: { kind: 'they' }, plus: null, passive: 'effect' },
    { amount: howMany },
  ),
  mapped(
    phrase('<one> are created', {}, { one: tokenCount }),
    ({ one }): Effect => ({ kind: 'createToken', who: { kind: 'they' }, join: 'and', tokens: [one], passive: true }),
    (value) => {
      if (!isEffect(value) || value.kind !== 'createToken' || value.passive !== true) return undefined;
      const [only, second] = value.tokens;
      return only && !second ? { one: only } : undefined;
    },
  ),
);

/** What creates tokens. */
export const tokenVerbs: Verb<Effect> = verbs<Effect>(
  verb('create <tokens>', { kind: 'createToken', join: 'and' }, { tokens: list(tokenCount, 'and') }),
  verb('create <tokens>', { kind: 'createToken', join: 'or' }, { tokens: list(tokenCount, 'or', 2) }),
  verb('create <amount> of those tokens', { kind: 'createMore', plus: null }, { amount: howMany }),
  verb('create one of each', { kind: 'createMore', amount: null, plus: null, each: true }, {}),
  verb('create those tokens plus <plus>', { kind: 'createMore', amount: null }, { plus: tokenCount }),
  numberEqualTo,
  copyVerbs,
);
