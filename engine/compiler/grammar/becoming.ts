import type { Change, GrantedAbility, Quantity, TypeWord } from '../../ast/index.ts';
import { DECK_CARD_TYPES } from '../../cards/typeLine.ts';
import { around, phrase, words } from '../phrase.ts';
import { choice, mapped, optional, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { cardName } from './filter.ts';
import { furtherAbilities } from './granted.ts';
import { type Noun, nounIn, quantityOf, sizeToken } from './noun.ts';
import { agreeing, type GrammaticalNumber } from './number.ts';

/** "is a 4/4 white Bird artifact creature with flying in addition to its other types": what a noun phrase after the verb sets (205.1, 613.1d-f). */

type Together = Extract<Change, { kind: 'together' }>;
type Sized = Extract<Change, { kind: 'basePowerToughness' }>;

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
    DECK_CARD_TYPES.map((type) =>
      number === 'one' ? ([`that's still a ${type}`, `still ${type}`] as const) : ([`that are still ${type}s`, `still ${type}`] as const),
    ),
  );
/** In a sentence of its own: "It's still a land." */
const stillSentence = (number: GrammaticalNumber): Syntax<string> =>
  words(
    DECK_CARD_TYPES.map((type) =>
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
  /** "with all creature types". */
  readonly every: boolean;
  readonly name: string | null;
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
function toChanges({ verb, noun, base, abilities, every, name, keeps }: Becoming): Together {
  const types = [...noun.supertypes, ...noun.types];
  const colorsToo = keeps.startsWith('colors');
  return {
    kind: 'together',
    wording: verb,
    changes: [
      ...(types.length === 0 ? [] : [{ kind: 'types', types, set: keeps === '' && noun.types.length > 0, wording: keeps } as const]),
      ...(noun.second.length === 0 ? [] : [{ kind: 'types', types: noun.second, set: false, wording: keeps } as const]),
      ...(every ? [{ kind: 'everyType', of: 'creatureType', set: false } as const] : []),
      ...(name === null ? [] : [{ kind: 'name', name } as const]),
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
    every: boolean;
    name: string | null;
    keeps: string;
    colors: Noun['colors'];
    size: Noun['size'];
    base: Sized | null;
    abilities: readonly GrantedAbility[];
  } = { second: [], every: false, name: null, keeps: '', colors: null, size: null, base: null, abilities: [] };
  for (const change of value.changes) {
    if (change.kind === 'everyType' && change.of === 'creatureType' && !change.set) found.every = true;
    else if (change.kind === 'name') found.name = change.name;
    else if (change.kind === 'types' && found.types !== undefined) found.second = change.types;
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
    every: found.every,
    name: found.name,
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
  const name: Syntax<string | null> = optional(around('named <it>', cardName), null);
  const heads: Syntax<Omit<Becoming, 'keeps'>> = choice<Omit<Becoming, 'keeps'>>(
    phrase('<verb> <noun> <name>', { base: null, abilities: [], every: false }, { verb, noun, name }),
    phrase('<verb> <noun> with all creature types', { base: null, abilities: [], every: true, name: null }, { verb, noun }),
    phrase('<verb> <noun> <name> with <abilities>', { base: null, every: false }, { verb, noun, name, abilities }),
    phrase('<verb> <noun> with <abilities> and all creature types', { base: null, every: true, name: null }, { verb, noun, abilities }),
    phrase('<verb> <noun> with <base> <name>', { abilities: [], every: false }, { verb, noun, base, name }),
    phrase('<verb> <noun> with <base>', { abilities: [], every: false, name: null }, { verb, noun, base: each }),
    phrase('<verb> <noun> with <base> <abilities> <name>', { every: false }, { verb, noun, base, abilities: furtherAbilities, name }),
    phrase('<verb> <noun> with <base> and <abilities> <name>', { every: false }, { verb, noun, base, abilities, name }),
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
