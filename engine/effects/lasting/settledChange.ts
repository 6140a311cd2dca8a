import type { Change, Color, GrantedAbility, Quantity, SignedQuantity, TypeWord } from '../../ast/index.ts';
import { COLORS } from '../../cards/manaCost.ts';
import { BASIC_LAND_TYPES, subtypesOf } from '../../cards/subtypes.ts';
import { cardTypeOf } from '../../cards/typeLine.ts';
import { baseSize } from '../../characteristics/baseSize.ts';
import { chosenBy } from '../../characteristics/chosen.ts';
import type { SingleChange } from '../../characteristics/template.ts';
import { type Amount, isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import { contains } from '../../characteristics/walk.ts';
import { unreachable } from '../../result.ts';
import { cannot, type Resolving, type Stop } from '../resolving.ts';
import { isOfIt, mayMeanAnother } from '../spoken.ts';
import { isOfChoice, ofChosenColor, type QualityOption, qualitiesAmong, qualitiesToChoose } from './settledKeyword.ts';

/** Where a change is settled: for which object, and as the ability's words are read then. */
interface Settling {
  readonly id: string;
  readonly resolving: Resolving;
  /** The words of the ability; "it" is what was named before. */
  readonly context: Context;
}

type Settled<T> = { readonly value: T } | Stop;
const settled = <T>(value: T): Settled<T> => ({ value });

/**
 * 611.2d, 608.2d: a change of an object as the effect keeps it: numbers in the place of amounts, and what was chosen in the place of choices. Stops where
 * something can't be told, is not chosen, or is not carried out.
 */
export function settledChange(change: SingleChange, at: Settling): Settled<SingleChange> {
  const { text, ask } = at.resolving;
  switch (change.kind) {
    case 'name':
    case 'losesTypes':
    case 'everyType':
    case 'losesAbilities':
    case 'cantHave':
    case 'switchPowerToughness':
      return settled(change);
    case 'types':
      return mapped(
        change.types,
        (word) => settledWord(word, at),
        (types) => ({ ...change, types: types.flat() }),
      );
    case 'colors':
      return change.colors === 'chosen'
        ? known(chosenColors(at.context), at, (colors): SingleChange => ({ ...change, colors }))
        : settled(change);
    case 'becomesOfChoice':
      return becomesOfChoice(change.what, at);
    case 'gains':
      return mapped(
        change.abilities,
        (granted) => settledAbility(granted, at),
        (abilities) => ({ ...change, abilities: abilities.flat() }),
      );
    case 'basePowerToughness': {
      const { power, toughness } = baseSize(change, about(at, [change.power, change.toughness]));
      return both(power, toughness, at, (left, right) => ({
        kind: 'basePowerToughness',
        power: left === null ? null : number(left),
        toughness: right === null ? null : number(right),
        defining: false,
        wording: 'base',
      }));
    }
    case 'modifyPowerToughness': {
      const times = change.forEach === null ? 1 : amountOf(change.forEach, { ...at, context: { ...at.context, than: at.id } });
      if (!isKnown(times)) return cannot(text, times.why);
      return both(amountOf(change.power.amount, at), amountOf(change.toughness.amount, at), at, (power, toughness) => ({
        kind: 'modifyPowerToughness',
        power: signed(change.power, power ?? 0, times),
        toughness: signed(change.toughness, toughness ?? 0, times),
        forEach: null,
      }));
    }
    case 'oneOf': {
      if (change.said === 'protection') return protectionOfChoice(change.options, at);
      const options = change.options.map(wordsOf);
      if (options.length === 0) return cannot(text, 'which ability is meant');
      if (options.some((one) => one === '')) return cannot(text, 'which of several changes is made is not modelled');
      const answer = ask({ what: `which change “${text}” makes`, options, least: 1, most: 1 });
      if (answer === null) return { kind: 'unanswered', question: { what: `which change “${text}” makes`, options, least: 1, most: 1 } };
      const chosen = change.options[options.indexOf(answer[0] ?? '')];
      return chosen === undefined || chosen.kind === 'together' ? cannot(text, 'which change is made') : settledChange(chosen, at);
    }
    case 'controller':
    case 'becomesCopy':
    case 'deed':
    case 'unsupported':
      return cannot(text, 'a change of this kind is not carried out for a while');
    default:
      return unreachable(change);
  }
}

const number = (value: number): Quantity => ({ kind: 'number', value });

/** 107.1b: less than nothing counts as 0, a sign apart. */
const signed = ({ sign }: SignedQuantity, amount: number, times: number): SignedQuantity => ({
  sign,
  amount: number(Math.max(0, amount) * Math.max(0, times)),
});

/** "It" in what is said of each object is that object, unless it was told apart by what was done with it: "the sacrificed creature". */
function about({ id, resolving, context }: Settling, quantities: unknown): Context {
  if (context.it !== null && contains(quantities, ({ kind }) => kind === 'that')) return context;
  const isOpen = contains(quantities, isOfIt) && mayMeanAnother(context.it, resolving.source, [id]);
  return { ...context, it: isOpen ? null : [id] };
}

const amountOf = (quantity: Quantity, at: Settling): Amount => {
  const context = about(at, quantity);
  return context.evaluate.amount(quantity, context);
};

/** The change that two amounts make; null stays as it is. */
function both(
  left: Amount | null,
  right: Amount | null,
  { resolving }: Settling,
  make: (left: number | null, right: number | null) => SingleChange,
): Settled<SingleChange> {
  if (left !== null && !isKnown(left)) return cannot(resolving.text, left.why);
  if (right !== null && !isKnown(right)) return cannot(resolving.text, right.why);
  return settled(make(left, right));
}

function mapped<T, S>(all: readonly T[], each: (one: T) => Settled<S>, make: (all: readonly S[]) => SingleChange): Settled<SingleChange> {
  const found: S[] = [];
  for (const one of all) {
    const value = each(one);
    if ('kind' in value) return value;
    found.push(value.value);
  }
  return settled(make(found));
}

const known = <T>(value: T | null, { resolving }: Settling, make: (value: T) => SingleChange): Settled<SingleChange> =>
  value === null ? cannot(resolving.text, 'what was chosen') : settled(make(value));

function chosenColors(context: Context): readonly Color[] | null {
  const { color } = chosenBy(context);
  return color === undefined ? null : [color].flat();
}

/** Type words without any that are left to a choice. */
function settledWord(word: TypeWord, at: Settling): Settled<readonly TypeWord[]> {
  const { text } = at.resolving;
  switch (word.kind) {
    case 'cardType':
    case 'supertype':
    case 'subtype':
      return settled([word]);
    case 'chosenType': {
      const { creatureType, type } = chosenBy(at.context);
      const names = [creatureType, type].filter((one) => one !== undefined);
      return names.length === 0 ? cannot(text, 'which type was chosen') : settled(names.map(typeWord));
    }
    case 'choiceOfType':
      return chosenFrom(typesToChoose(word.of), 'a type', at, (name) => [typeWord(name)]);
    case 'oneOf': {
      const options = word.types.map((one) => ('type' in one ? one.type : ''));
      return chosenFrom(options, 'a type', at, (name) => word.types.filter((one) => 'type' in one && one.type === name));
    }
    case 'thatType':
      return cannot(text, 'which type is meant');
    default:
      return unreachable(word);
  }
}

function typeWord(name: string): TypeWord {
  const type = cardTypeOf(name);
  return type === undefined ? { kind: 'subtype', type: name } : { kind: 'cardType', type };
}

function typesToChoose(of: Extract<TypeWord, { kind: 'choiceOfType' }>['of']): readonly string[] {
  return of === 'basicLandType' ? BASIC_LAND_TYPES : subtypesOf(of === 'landType' ? 'land' : 'creature');
}

function chosenFrom<T>(options: readonly string[], what: string, { resolving }: Settling, make: (name: string) => T): Settled<T> {
  const question = { what: `${what} for “${resolving.text}”`, options, least: 1, most: 1 };
  const [name] = resolving.ask(question) ?? [];
  return name === undefined ? { kind: 'unanswered', question } : settled(make(name));
}

/** "Becomes the basic land type of your choice." */
function becomesOfChoice(what: Extract<SingleChange, { kind: 'becomesOfChoice' }>['what'], at: Settling): Settled<SingleChange> {
  switch (what) {
    case 'basic land type':
    case 'land type':
    case 'creature type': {
      const of = what === 'basic land type' ? 'basicLandType' : what === 'land type' ? 'landType' : 'creatureType';
      return chosenFrom(typesToChoose(of), 'a type', at, (type) => ({
        kind: 'types',
        types: [{ kind: 'subtype', type }],
        set: true,
        wording: '',
      }));
    }
    case 'color':
      return chosenFrom(COLORS, 'a color', at, (name) => ({
        kind: 'colors',
        colors: COLORS.filter((color) => color === name),
        set: true,
      }));
    case 'color or colors':
    case 'card type':
      return cannot(at.resolving.text, `the ${what} to become is not chosen here`);
    default:
      return unreachable(what);
  }
}

/** A keyword's number as it is now; "all activated abilities of …" as those that there are now. */
function settledAbility(granted: GrantedAbility, at: Settling): Settled<readonly GrantedAbility[]> {
  const { text } = at.resolving;
  if (granted.kind === 'abilitiesOf') return cannot(text, 'which abilities are gained is not worked out for a while');
  if (granted.kind === 'quoted') return settled([granted]);
  const ways = qualitiesToChoose(granted.keyword);
  if (ways !== null)
    return chosenFrom(namesOf(ways), granted.keyword.text?.includes('card type') ? 'a card type' : 'a color', at, (name) =>
      ways.flatMap((way) => (way.name === name ? [{ ...granted, keyword: way.keyword }] : [])),
    );
  const keyword = ofChosenColor(granted.keyword, at.context);
  if (isOfChoice(keyword) || contains(keyword, ({ kind }) => kind === 'chosen' || kind === 'unsupported'))
    return cannot(text, 'what was chosen for a keyword');
  if (keyword.amount === null || keyword.amount.kind === 'number') return settled([{ ...granted, keyword }]);
  const amount = amountOf(keyword.amount, at);
  return isKnown(amount) ? settled([{ ...granted, keyword: { ...keyword, amount: number(amount) } }]) : cannot(text, amount.why);
}

/** 702.16: "gains protection from artifacts or from the color of your choice". */
function protectionOfChoice(options: readonly Change[], at: Settling): Settled<SingleChange> {
  const keywords = options.flatMap((option) =>
    option.kind === 'gains' ? option.abilities.flatMap((one) => (one.kind === 'keyword' ? [one.keyword] : [])) : [],
  );
  const ways = qualitiesAmong(keywords);
  return chosenFrom(namesOf(ways), 'what it is protected from', at, (name): SingleChange => {
    const abilities = ways.flatMap((way) => (way.name === name ? [{ kind: 'keyword', keyword: way.keyword } as const] : []));
    return { kind: 'gains', verb: 'gains', abilities };
  });
}

const namesOf = (ways: readonly QualityOption[]): readonly string[] => ways.map(({ name }) => name);

/** Whether a change says what is chosen as it is made, once for all the objects that it is made of (608.2d). */
export const isChosen = (change: SingleChange): boolean =>
  change.kind === 'becomesOfChoice' ||
  change.kind === 'oneOf' ||
  (change.kind === 'types' && change.types.some(({ kind }) => kind === 'choiceOfType' || kind === 'oneOf')) ||
  (change.kind === 'gains' && change.abilities.some((one) => one.kind === 'keyword' && qualitiesToChoose(one.keyword) !== null));

/** How a change that is one of several is named; empty where it has no short name. */
function wordsOf(change: SingleChange | { readonly kind: 'together' }): string {
  if (change.kind === 'gains' && change.abilities.length === 1) {
    const [only] = change.abilities;
    return only?.kind === 'keyword' ? [only.keyword.name, ...(only.keyword.text === null ? [] : [only.keyword.text])].join(' ') : '';
  }
  if (change.kind === 'losesAbilities' && Array.isArray(change.which)) return change.which.map(({ name }) => name).join(', ');
  if (change.kind !== 'modifyPowerToughness' || change.forEach !== null) return '';
  const { power, toughness } = change;
  if (power.amount.kind !== 'number' || toughness.amount.kind !== 'number') return '';
  return `${power.sign}${power.amount.value}/${toughness.sign}${toughness.amount.value}`;
}
