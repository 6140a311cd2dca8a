import type { Comparison, Condition, Filter, NumericCharacteristic, PlayerNumber, PlayerRef, Quantity } from '../../../ast/index.ts';
import { oneOf, phrase, words } from '../../phrase.ts';
import { choice, fieldsOf, reshaped, restricted, type Syntax } from '../../syntax.ts';
import { digitAmount, plainAmount } from '../amount.ts';
import * as g from '../declared.ts';
import { conjugate } from '../triggers/conjugate.ts';

/** Conditions on numbers: of objects that a player controls, of cards, of life, of a characteristic. */

/** "creatures" after "no": any of them at all. */
const any = phrase('<filter>', { kind: 'all', said: false }, { filter: g.filterPlural });
const anyOne = phrase('<filter>', { kind: 'some', amount: { kind: 'number', value: 1 } }, { filter: g.filterSingular });

/** A sentence about a player, in the singular and the plural of its verb. */
type Build = (t: (template: string) => string, player: Syntax<PlayerRef>) => readonly Syntax<Condition>[];
const inBothNumbers = (build: Build): readonly Syntax<Condition>[] => [
  ...build((template) => conjugate(template, 'plural'), g.pluralPlayer),
  ...build((template) => conjugate(template, 'singular'), g.singularPlayer),
];
const inThePast = (build: Build): readonly Syntax<Condition>[] =>
  build((template) => conjugate(template, 'past'), choice(g.pluralPlayer, g.singularPlayer));

const controls =
  (past: boolean): Build =>
  (t, player) => [
    phrase(t('<player> {control} <what>'), { kind: 'controls', not: false, past }, { player, what: restricted(g.objects, isSomething) }),
    phrase(t('<player> {control} no <what>'), { kind: 'controls', not: true, past }, { player, what: any }),
  ];
const doesnt = (player: Syntax<PlayerRef>, auxiliary: string, past: boolean): Syntax<Condition> =>
  phrase(`<player> ${auxiliary} control <what>`, { kind: 'controls', not: true, past }, { player, what: restricted(g.objects, isNotAll) });
/** "you control no creatures" is the negation of controlling some. */
const isSomething = (value: unknown): boolean => fieldsOf(value)?.kind !== 'none';
/** "you don't control creatures" is written "you control no creatures". */
const isNotAll = (value: unknown): boolean => fieldsOf(value)?.kind !== 'all';

const counted: Syntax<PlayerNumber> = words([
  ['cards in hand', 'handSize'],
  ['cards in your library', 'librarySize'],
  ['cards in their library', 'librarySize'],
  ['cards in library', 'librarySize'],
  ['cards in your graveyard', 'graveyardSize'],
  ['cards in their graveyard', 'graveyardSize'],
  ['poison counters', 'poison'],
  ['experience counters', 'experience'],
  ['rad counters', 'rad'],
  ['opponents', 'opponents'],
  ['unspent mana', 'unspentMana'],
  ['creatures in your party', 'partySize'],
] as const);
const inLife: Syntax<PlayerNumber> = words([['life', 'life']] as const);
const NONE: Quantity = { kind: 'number', value: 0 };
const ONE: Quantity = { kind: 'number', value: 1 };
const hasNumber =
  (past: boolean): Build =>
  (t, player) => {
    const has = (template: string, comparison: Comparison, to: Syntax<Quantity>, which: Syntax<PlayerNumber>): Syntax<Condition> =>
      phrase(t(template), { kind: 'playerNumber', comparison, past }, { player, to, which });
    return [
      phrase(t('<player> {have} no <which>'), { kind: 'playerNumber', comparison: 'equal', to: NONE, past }, { player, which: counted }),
      phrase(
        t('<player> {have} exactly one card in hand'),
        { kind: 'playerNumber', which: 'handSize', comparison: 'equal', to: ONE, past },
        { player },
      ),
      phrase(
        t('<player> {have} a card in hand'),
        { kind: 'playerNumber', which: 'handSize', comparison: 'orGreater', to: ONE, past },
        { player },
      ),
      has('<player> {have} <to> or more <which>', 'orGreater', digitAmount, inLife),
      has('<player> {have} <to> or less <which>', 'orLess', digitAmount, inLife),
      has('<player> {have} exactly <to> <which>', 'equal', digitAmount, inLife),
      has('<player> {have} less than <to> <which>', 'less', digitAmount, inLife),
      has('<player> {have} more than <to> <which>', 'greater', digitAmount, inLife),
      has('<player> {have} <to> or more <which>', 'orGreater', plainAmount, counted),
      has('<player> {have} <to> or fewer <which>', 'orLess', plainAmount, counted),
      has('<player> {have} exactly <to> <which>', 'equal', plainAmount, counted),
      has('<player> {have} more than <to> <which>', 'greater', plainAmount, counted),
      has('<player> {have} fewer than <to> <which>', 'less', plainAmount, counted),
      has('<player> {have} at least <to> <which>', 'orGreater', digitAmount, counted),
    ];
  };

const moreOrFewer = oneOf('more', 'fewer');
const thanCounted: Syntax<PlayerNumber> = words([
  ['cards in hand', 'handSize'],
  ['cards in their hand', 'handSize'],
  ['cards in your hand', 'handSize'],
  ['cards in their graveyard', 'graveyardSize'],
  ['cards in graveyard', 'graveyardSize'],
  ['poison counters', 'poison'],
] as const);
const what: Syntax<Filter> = g.filterPlural;
const compared: Build = (t, player) => [
  phrase(
    t('<player> {control} <comparison> <what> than <than>'),
    { kind: 'playerCompare', by: null },
    { player, comparison: moreOrFewer, what, than: g.player },
  ),
  phrase(
    t('<player> {control} <by> <comparison> <what> than <than>'),
    { kind: 'playerCompare' },
    { player, by: g.amount, comparison: moreOrFewer, what, than: g.player },
  ),
  phrase(
    t('<player> {have} <comparison> <what> than <than>'),
    { kind: 'playerCompare', by: null },
    { player, comparison: moreOrFewer, what: thanCounted, than: g.player },
  ),
  phrase(
    t('<player> {have} more life than <than>'),
    { kind: 'playerCompare', by: null, what: 'life', comparison: 'more' },
    { player, than: g.player },
  ),
  phrase(
    t('<player> {have} less life than <than>'),
    { kind: 'playerCompare', by: null, what: 'life', comparison: 'fewer' },
    { player, than: g.player },
  ),
  phrase(
    t('<player> {have} the most life or {be} tied for most life'),
    { kind: 'playerExtreme', what: 'life', extreme: 'most', tied: true },
    { player },
  ),
  phrase(t('<player> {have} the most life'), { kind: 'playerExtreme', what: 'life', extreme: 'most', tied: false }, { player }),
  phrase(
    t('<player> {have} the lowest life total or {be} tied for lowest life total'),
    { kind: 'playerExtreme', what: 'life', extreme: 'lowest', tied: true },
    { player },
  ),
  phrase(
    t('<player> {control} the <extreme> <what> or {be} tied for the most'),
    { kind: 'playerExtreme', tied: true },
    { player, extreme: oneOf('most'), what },
  ),
  phrase(
    t('<player> {control} the <extreme> <what>'),
    { kind: 'playerExtreme', tied: false },
    { player, extreme: oneOf('most', 'fewest'), what },
  ),
];

const total: Syntax<NumericCharacteristic> = words([
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
  ['power and toughness', 'powerAndToughness'],
] as const);

/** What is counted among objects: "four or more card types among cards in your graveyard". */
const kinds: Syntax<Extract<Condition, { kind: 'existsQuantity' }>['what']> = words([
  ['card types', 'cardType'],
  ['basic land types', 'basicLandType'],
  ['colors', 'color'],
  ['creature types', 'creatureType'],
  ['[different] mana values', 'manaValue'],
  ['different powers', 'power'],
  ['land types', 'landType'],
  ['permanent types', 'permanentType'],
  ['different names', 'name'],
] as const);

/** "your life total is at least 10 greater than your starting life total". */
const atLeastGreater = (be: string, past: boolean): Syntax<Condition> =>
  reshaped(
    phrase(`<left> ${be} at least <by> greater than <than>`, {}, { left: g.quantity, by: digitAmount, than: g.quantity }),
    ({ left, by, than }): Condition => ({
      kind: 'compare',
      comparison: 'orGreater',
      past,
      wording: 'at least greater',
      left,
      right: { kind: 'plus', left: than, right: by },
    }),
    (value) => {
      const { kind, wording, past: before, left, right } = fieldsOf(value) ?? {};
      const { left: than, right: by } = fieldsOf(right) ?? {};
      return kind === 'compare' && wording === 'at least greater' && before === past ? { left, by, than } : undefined;
    },
  );

const is = (past: boolean): readonly Syntax<Condition>[] => {
  const be = past ? 'was' : 'is';
  const left = g.quantity;
  const isDevotion = (value: unknown): boolean => fieldsOf(value)?.kind === 'devotion';
  const compare = (
    template: string,
    comparison: Comparison,
    wording: Extract<Condition, { kind: 'compare' }>['wording'],
    right: Syntax<Quantity>,
  ): Syntax<Condition> =>
    phrase(template, { kind: 'compare', comparison, past, wording }, { left: restricted(left, (value) => !isDevotion(value)), right });
  const devotion = (template: string, comparison: Comparison): Syntax<Condition> =>
    phrase(template, { kind: 'compare', comparison, past, wording: 'plain' }, { left: restricted(left, isDevotion), right: plainAmount });
  return [
    devotion(`<left> ${be} less than <right>`, 'less'),
    devotion(`<left> ${be} <right> or greater`, 'orGreater'),
    devotion(`<left> ${be} <right> or more`, 'orGreater'),
    compare(`<left> ${be} <right> or greater`, 'orGreater', 'plain', digitAmount),
    compare(`<left> ${be} <right> or more`, 'orGreater', 'fewer', digitAmount),
    compare(`<left> ${be} <right> or less`, 'orLess', 'plain', digitAmount),
    compare(`<left> ${be} <right> or fewer`, 'orLess', 'fewer', digitAmount),
    atLeastGreater(be, past),
    compare(`<left> ${be} less than <right>`, 'less', 'than', left),
    compare(`<left> ${be} greater than <right>`, 'greater', 'than', left),
    compare(`<left> ${be} less than or equal to <right>`, 'orLess', 'or equal', left),
    compare(`<left> ${be} greater than or equal to <right>`, 'orGreater', 'or equal', left),
    compare(`<left> ${be} equal to <right>`, 'equal', 'than', left),
    compare(`<left> ${be} exactly <right>`, 'equal', 'or equal', digitAmount),
    compare(`<left> ${be} <right>`, 'equal', 'plain', digitAmount),
    phrase(`<left> ${be} odd`, { kind: 'compare', comparison: 'odd', past, wording: 'plain', right: NONE }, { left }),
    phrase(`<left> ${be} even`, { kind: 'compare', comparison: 'even', past, wording: 'plain', right: NONE }, { left }),
  ];
};

/** "your library has no cards in it", "that library has twenty or fewer cards in it". */
const library: Syntax<Quantity> = phrase('<of> library', { kind: 'playerNumber', which: 'librarySize' }, { of: g.playerPossessive });
const inLibrary: readonly Syntax<Condition>[] = [
  phrase(
    '<left> has no cards in it',
    { kind: 'compare', comparison: 'equal', past: false, wording: 'cards in it', right: NONE },
    { left: library },
  ),
  phrase(
    '<left> has <right> or more cards in it',
    { kind: 'compare', comparison: 'orGreater', past: false, wording: 'cards in it' },
    { left: library, right: plainAmount },
  ),
  phrase(
    '<left> has <right> or fewer cards in it',
    { kind: 'compare', comparison: 'orLess', past: false, wording: 'cards in it' },
    { left: library, right: plainAmount },
  ),
];

/** "there is a", "there are three or more", "there are no". */
const exists = (past: boolean): readonly Syntax<Condition>[] => {
  const be = past ? (['was', 'were'] as const) : (["(is|'s)", 'are'] as const);
  return [
    phrase(`there ${be[0]} <what>`, { kind: 'exists', not: false, past }, { what: restricted(g.singularSubject, isSome) }),
    phrase(`there ${be[1]} <what>`, { kind: 'exists', not: false, past }, { what: restricted(g.pluralSubject, isSomeOrAll) }),
    phrase(`there ${be[1]} no <what>`, { kind: 'exists', not: true, past }, { what: any }),
    phrase(`there ${be[0]} no <what>`, { kind: 'exists', not: true, past }, { what: anyOne }),
  ];
};
const isSomeOrAll = (value: unknown): boolean => isSome(value) || (fieldsOf(value)?.kind === 'all' && fieldsOf(value)?.said === false);
const isSome = (value: unknown): boolean => fieldsOf(value)?.kind === 'some';

export const numberCondition: Syntax<Condition> = choice<Condition>(
  ...inBothNumbers(controls(false)),
  ...inThePast(controls(true)),
  doesnt(g.pluralPlayer, "don't", false),
  doesnt(g.singularPlayer, "doesn't", false),
  doesnt(choice(g.pluralPlayer, g.singularPlayer), "didn't", true),
  ...inBothNumbers(hasNumber(false)),
  ...inThePast(hasNumber(true)),
  ...inBothNumbers(compared),
  ...inLibrary,
  phrase(
    '<what> have total <which> <to> or greater',
    { kind: 'totalOf', comparison: 'orGreater' },
    { what: g.pluralSubject, which: total, to: digitAmount },
  ),
  phrase(
    '<what> have total <which> <to> or less',
    { kind: 'totalOf', comparison: 'orLess' },
    { what: g.pluralSubject, which: total, to: digitAmount },
  ),
  phrase('there are <amount> <what> among <among>', { kind: 'existsQuantity' }, { amount: g.amount, what: kinds, among: g.pluralSubject }),
  ...exists(false),
  ...exists(true),
  ...is(false),
  ...is(true),
);
