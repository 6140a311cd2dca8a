import type { ObjectRef, Quantity } from '../../ast/index.ts';
import { oneOf, phrase, words } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { counterKind } from './filter.ts';
import { TIMES } from './numbers.ts';
import { place } from './place.ts';
import { playersWho, playerWho } from './player.ts';
import { pastEach, pastQuantity } from './quantities/past.ts';
import { digitNumber } from './reference.ts';
import { colorWord, colorWords, manaTypeWord } from './symbols.ts';

/** How many (107.1, 107.3): after "equal to", "is", "where X is", and after "for each". */

const characteristicName = words([
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
  ['loyalty', 'loyalty'],
]);

/** Objects spoken of before, not described. */
const named: Syntax<ObjectRef> = choice<ObjectRef>(
  words<ObjectRef>([
    ['them', { kind: 'it', plural: true }],
    ['it', { kind: 'it', plural: false }],
  ]),
  phrase('those <filter>', { kind: 'that', plural: true, article: 'those' }, { filter: g.filterPlural }),
  phrase('the <filter>', { kind: 'that', plural: true, article: 'the' }, { filter: g.filterPlural }),
  phrase('your <filter>', { kind: 'possessed', of: { kind: 'you' }, plural: true }, { filter: g.filterPlural }),
);

const basic: Syntax<Quantity> = choice<Quantity>(
  digitNumber,
  words<Quantity>([
    ['X', { kind: 'x' }],
    ['that number', { kind: 'thatMany' }],
    ['the number of opponents you have', { kind: 'players', who: { kind: 'opponent', quantifier: 'all' } }],
    ['your speed', { kind: 'playerNumber', which: 'speed', of: { kind: 'you' } }],
  ]),
  pastQuantity,
  phrase('the number of basic land types among <among>', { kind: 'basicLandTypes' }, { among: g.filterPlural }),
  phrase('the number of <counter> counters on <on>', { kind: 'counters' }, { counter: counterKind, on: g.objects }),
  phrase('the number of counters on <on>', { kind: 'counters', counter: null }, { on: g.objects }),
  phrase('the number of <counter> counters among <among>', { kind: 'countersAmong' }, { counter: counterKind, among: g.filterPlural }),
  phrase(
    'the greatest number of <among> that have a creature type in common',
    { kind: 'mostInCommon', what: 'creatureType' },
    { among: g.filterPlural },
  ),
  phrase("the number of colors in your (commanders '|commander 's) color identity", { kind: 'identityColors' }, {}),
  phrase('the number of colors among <among>', { kind: 'distinct', what: 'color' }, { among: g.filterPlural }),
  phrase('the number of card types among <among>', { kind: 'distinct', what: 'cardType' }, { among: g.filterPlural }),
  phrase('the number of creature types among <among>', { kind: 'distinct', what: 'creatureType' }, { among: g.filterPlural }),
  phrase('the number of different mana values among <among>', { kind: 'distinct', what: 'manaValue' }, { among: g.filterPlural }),
  phrase('the number of different powers among <among>', { kind: 'distinct', what: 'power' }, { among: g.filterPlural }),
  phrase('the number of differently named <among>', { kind: 'distinct', what: 'name' }, { among: g.filterPlural }),
  phrase('the [total] number of cards in <of> hand', { kind: 'playerNumber', which: 'handSize' }, { of: g.playerPossessive }),
  phrase(
    "the number of times it 's been cast from <from> this game",
    { kind: 'timesCast', what: { kind: 'it', plural: false } },
    { from: place },
  ),
  phrase('the number of cards in <of> library', { kind: 'playerNumber', which: 'librarySize' }, { of: g.playerPossessive }),
  phrase('the [total] number of <of>', { kind: 'count' }, { of: g.filterPlural }),
  phrase('the (greatest|highest) <which> among <among>', { kind: 'greatest' }, { which: characteristicName, among: g.filterPlural }),
  phrase('the (greatest|highest) <which> among <among>', { kind: 'greatestOf', least: false }, { which: characteristicName, among: named }),
  phrase('the total <which> of <of>', { kind: 'totalOf' }, { which: characteristicName, of: named }),
  phrase('the number of colors among <of>', { kind: 'distinctOf', what: 'color' }, { of: named }),
  phrase(
    'the number of <color> mana symbols in <of> mana cost',
    { kind: 'manaSymbols', said: 'possessive' },
    { color: colorWord, of: g.objectPossessive },
  ),
  phrase(
    'the number of <color> mana symbols in the mana costs of <of>',
    { kind: 'manaSymbols', said: 'of' },
    { color: colorWord, of: g.objects },
  ),
  phrase('the number of players <condition>', { kind: 'playersWho', opponents: false }, { condition: playersWho }),
  phrase('the number of your opponents <condition>', { kind: 'playersWho', opponents: true }, { condition: playersWho }),
  phrase('the greatest <which> of <among>', { kind: 'greatestOf', least: false }, { which: characteristicName, among: g.singularSubject }),
  phrase('the total <which> of <among>', { kind: 'total' }, { which: characteristicName, among: g.filterPlural }),
  phrase('<of> <which>', { kind: 'characteristic', said: 'possessive' }, { of: g.objectPossessive, which: characteristicName }),
  phrase('the <which> of <of>', { kind: 'characteristic', said: 'of' }, { which: characteristicName, of: g.objects }),
  phrase('<of> devotion to <to>', { kind: 'devotion' }, { of: g.playerPossessive, to: devotionColors() }),
  phrase(
    'the <extreme> life total among <of>',
    { kind: 'extremeNumber', which: 'life' },
    {
      extreme: oneOf('highest', 'lowest'),
      of: words([
        ['all players', { kind: 'player', quantifier: 'each' }],
        ['players', { kind: 'player', quantifier: 'all' }],
        ['your opponents', { kind: 'opponent', quantifier: 'each' }],
      ]),
    },
  ),
  phrase('<of> life total', { kind: 'playerNumber', which: 'life' }, { of: g.playerPossessive }),
  phrase('<of> starting life total', { kind: 'playerNumber', which: 'startingLife' }, { of: g.playerPossessive }),
);

/** When a number is counted that could change later. */
const asOf = oneOf('as this ability resolves', 'as this spell resolves', 'as you cast it', 'as you cast this spell');
const numberOfTimes = words(TIMES);
const rounding = oneOf('up', 'down');

g.quantity.define(
  choice<Quantity>(
    basic,
    phrase('<of> <when>', { kind: 'asOf' }, { of: basic, when: asOf }),
    ...(
      [
        ['1', 'one', 1],
        ['2', 'two', 2],
        ['3', 'three', 3],
      ] as const
    ).flatMap(([digit, word, value]): readonly Syntax<Quantity>[] => [
      phrase(`(${digit}|${word}) plus <right>`, { kind: 'plus', left: { kind: 'number', value } }, { right: basic }),
      phrase(`<left> minus (${digit}|${word})`, { kind: 'minus', right: { kind: 'number', value } }, { left: basic }),
    ]),
    phrase('<left> plus <right>', { kind: 'plus' }, { left: basic, right: basic }),
    phrase('<left> minus <right>', { kind: 'minus' }, { left: basic, right: basic }),
    phrase('<factor> <of>', { kind: 'times' }, { factor: numberOfTimes, of: basic }),
    phrase('half <of> , rounded <rounded>', { kind: 'half' }, { of: basic, rounded: rounding }),
    phrase('half <of>', { kind: 'half', rounded: null }, { of: basic }),
    phrase('the difference between <left> and <right>', { kind: 'difference' }, { left: basic, right: basic }),
  ),
);

const counted: Syntax<Quantity> = phrase('<of>', { kind: 'count' }, { of: g.filterSingular });
const eachThisTurn = oneOf('1 life you gained this turn', '1 life you lost this turn', "{E} you've paid or lost this turn");

g.each.define(
  choice<Quantity>(
    phrase('<counter> counter on <on>', { kind: 'counters' }, { counter: counterKind, on: g.objects }),
    phrase('counter on <on>', { kind: 'counters', counter: null }, { on: g.objects }),
    phrase('<counter> counter among <among>', { kind: 'countersAmong' }, { counter: counterKind, among: g.filterPlural }),
    pastEach,
    phrase('basic land type among <among>', { kind: 'basicLandTypes' }, { among: g.filterPlural }),
    phrase('<what>', { kind: 'thisTurn' }, { what: eachThisTurn }),
    // Of a gain of life that an ability has triggered on.
    phrase('1 life they gained', { kind: 'thatMany' }, {}),
    phrase('<of> <when>', { kind: 'asOf' }, { of: counted, when: asOf }),
    phrase('<left> and each <right>', { kind: 'plus' }, { left: counted, right: counted }),
    phrase('color of <of>', { kind: 'colorsOf' }, { of: g.objects }),
    phrase('card type they share with <with>', { kind: 'sharedTypes' }, { with: g.objects }),
    phrase('color among <among>', { kind: 'distinct', what: 'color' }, { among: g.filterPlural }),
    phrase('card type among <among>', { kind: 'distinct', what: 'cardType' }, { among: g.filterPlural }),
    phrase('creature type among <among>', { kind: 'distinct', what: 'creatureType' }, { among: g.filterPlural }),
    phrase('different power among <among>', { kind: 'distinct', what: 'power' }, { among: g.filterPlural }),
    phrase('different mana value among <among>', { kind: 'distinct', what: 'manaValue' }, { among: g.filterPlural }),
    phrase(
      '<color> mana symbol in <of> mana cost',
      { kind: 'manaSymbols', said: 'possessive' },
      { color: colorWord, of: g.objectPossessive },
    ),
    phrase('<color> mana symbol in the mana costs of <of>', { kind: 'manaSymbols', said: 'of' }, { color: colorWord, of: g.objects }),
    phrase('differently named <among>', { kind: 'distinct', what: 'name' }, { among: g.filterSingular }),
    phrase('unspent mana <of> have', { kind: 'unspentMana', mana: null }, { of: g.pluralPlayer }),
    phrase('unspent mana <of> has', { kind: 'unspentMana', mana: null }, { of: g.singularPlayer }),
    phrase('unspent <mana> mana <of> have', { kind: 'unspentMana' }, { mana: manaTypeWord, of: g.pluralPlayer }),
    phrase('unspent <mana> mana <of> has', { kind: 'unspentMana' }, { mana: manaTypeWord, of: g.singularPlayer }),
    phrase('opponent you have', { kind: 'players', who: { kind: 'opponent', quantifier: 'all' } }, {}),
    phrase('opponent', { kind: 'players', who: { kind: 'opponent', quantifier: 'each' } }, {}),
    phrase('player', { kind: 'players', who: { kind: 'player', quantifier: 'each' } }, {}),
    phrase('opponent <condition>', { kind: 'playersWho', opponents: true }, { condition: playerWho }),
    phrase('player <condition>', { kind: 'playersWho', opponents: false }, { condition: playerWho }),
    phrase('of <of>', { kind: 'countOf' }, { of: named }),
    counted,
  ),
);

function devotionColors(): Syntax<Extract<Quantity, { kind: 'devotion' }>['to']> {
  return choice<Extract<Quantity, { kind: 'devotion' }>['to']>(
    colorWords,
    words([
      ['that color', 'thatColor'],
      ['the chosen color', 'chosenColor'],
    ]),
  );
}
