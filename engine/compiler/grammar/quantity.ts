import type { Quantity } from '../../ast/index.ts';
import { oneOf, phrase, words } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { counterKind } from './filter.ts';
import { digitNumber } from './reference.ts';
import { colorWords } from './symbols.ts';

/** How many (107.1, 107.3): after "equal to", "is", "where X is", and after "for each". */

const characteristicName = words([
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
  ['loyalty', 'loyalty'],
]);

/** Counted while the cost is paid or the ability resolves. */
const thisWay = oneOf(
  'creature sacrificed this way',
  'permanent sacrificed this way',
  'land sacrificed this way',
  'card discarded this way',
  'card exiled this way',
  'card revealed this way',
  'card milled this way',
  'permanent destroyed this way',
  'creature destroyed this way',
  'land destroyed this way',
  'card put into your graveyard this way',
  'creature tapped this way',
  'permanent tapped this way',
  'land tapped this way',
  'artifact tapped this way',
  'permanent returned this way',
  'creature that died this way',
);

const basic: Syntax<Quantity> = choice<Quantity>(
  digitNumber,
  words<Quantity>([
    ['X', { kind: 'x' }],
    ['that number', { kind: 'thatMany' }],
    ['the amount of damage dealt this way', { kind: 'thisWay', what: 'damage dealt' }],
    ['the life lost this way', { kind: 'thisWay', what: 'life lost' }],
    ['the amount of life lost this way', { kind: 'thisWay', what: 'life lost' }],
    ['the amount of life you gained this turn', { kind: 'thisTurn', what: 'life you gained' }],
    ['the total amount of life you gained this turn', { kind: 'thisTurn', what: 'life you gained' }],
    ['the amount of mana spent to cast this spell', { kind: 'manaSpent', what: 'cast this spell' }],
    ['the amount of mana spent to cast it', { kind: 'manaSpent', what: 'cast it' }],
    ['the number of colors of mana spent to cast it', { kind: 'manaSpent', what: 'colors to cast it' }],
    ['the number of colors of mana spent to cast this spell', { kind: 'manaSpent', what: 'colors to cast this spell' }],
    ['the number of colors of mana used to pay this cost', { kind: 'manaSpent', what: 'colors for this cost' }],
    ['the number of spells you cast this turn', { kind: 'thisTurn', what: 'spells you cast' }],
    ["the number of spells you've cast this turn", { kind: 'thisTurn', what: "spells you've cast" }],
    ['the number of cards you drew this turn', { kind: 'thisTurn', what: 'cards you drew' }],
    ["the number of cards you've drawn this turn", { kind: 'thisTurn', what: "cards you've drawn" }],
    ['the number of opponents you have', { kind: 'players', who: { kind: 'opponent', quantifier: 'all' } }],
    ['your speed', { kind: 'playerNumber', which: 'speed', of: { kind: 'you' } }],
  ]),
  phrase('the number of basic land types among <among>', { kind: 'basicLandTypes' }, { among: g.filterPlural }),
  phrase('the number of <counter> counters on <on>', { kind: 'counters' }, { counter: counterKind, on: g.objects }),
  phrase('the number of counters on <on>', { kind: 'counters', counter: null }, { on: g.objects }),
  phrase('the number of <counter> counters among <among>', { kind: 'countersAmong' }, { counter: counterKind, among: g.filterPlural }),
  phrase('the number of colors among <among>', { kind: 'distinct', what: 'color' }, { among: g.filterPlural }),
  phrase('the number of card types among <among>', { kind: 'distinct', what: 'cardType' }, { among: g.filterPlural }),
  phrase('the number of creature types among <among>', { kind: 'distinct', what: 'creatureType' }, { among: g.filterPlural }),
  phrase('the number of different mana values among <among>', { kind: 'distinct', what: 'manaValue' }, { among: g.filterPlural }),
  phrase('the number of different powers among <among>', { kind: 'distinct', what: 'power' }, { among: g.filterPlural }),
  phrase('the number of differently named <among>', { kind: 'distinct', what: 'name' }, { among: g.filterPlural }),
  phrase('the number of <what>', { kind: 'thisWay' }, { what: pluralThisWay() }),
  phrase('the number of cards in <of> hand', { kind: 'playerNumber', which: 'handSize' }, { of: g.playerPossessive }),
  phrase('the number of cards in <of> library', { kind: 'playerNumber', which: 'librarySize' }, { of: g.playerPossessive }),
  phrase('the number of <of>', { kind: 'count' }, { of: g.filterPlural }),
  phrase('the greatest <which> among <among>', { kind: 'greatest' }, { which: characteristicName, among: g.filterPlural }),
  phrase('the highest <which> among <among>', { kind: 'greatest' }, { which: characteristicName, among: g.filterPlural }),
  phrase('the total <which> of <among>', { kind: 'total' }, { which: characteristicName, among: g.filterPlural }),
  phrase('<of> <which>', { kind: 'characteristic', said: 'possessive' }, { of: g.objectPossessive, which: characteristicName }),
  phrase('the <which> of <of>', { kind: 'characteristic', said: 'of' }, { which: characteristicName, of: g.objects }),
  phrase('<of> devotion to <to>', { kind: 'devotion' }, { of: g.playerPossessive, to: devotionColors() }),
  phrase('<of> life total', { kind: 'playerNumber', which: 'life' }, { of: g.playerPossessive }),
  phrase('<of> starting life total', { kind: 'playerNumber', which: 'startingLife' }, { of: g.playerPossessive }),
);

const numberOfTimes = words([
  ['twice', 2],
  ['three times', 3],
  ['four times', 4],
]);
const rounding = oneOf('up', 'down');

g.quantity.define(
  choice<Quantity>(
    basic,
    phrase('<left> plus <right>', { kind: 'plus' }, { left: basic, right: basic }),
    phrase('<left> minus <right>', { kind: 'minus' }, { left: basic, right: basic }),
    phrase('<factor> <of>', { kind: 'times' }, { factor: numberOfTimes, of: basic }),
    phrase('half <of> , rounded <rounded>', { kind: 'half' }, { of: basic, rounded: rounding }),
  ),
);

g.each.define(
  choice<Quantity>(
    phrase('<counter> counter on <on>', { kind: 'counters' }, { counter: counterKind, on: g.objects }),
    phrase('counter on <on>', { kind: 'counters', counter: null }, { on: g.objects }),
    phrase('<what>', { kind: 'thisWay' }, { what: thisWay }),
    phrase('<what> this way', { kind: 'thisWay' }, { what: removedCounter() }),
    phrase('basic land type among <among>', { kind: 'basicLandTypes' }, { among: g.filterPlural }),
    phrase('color among <among>', { kind: 'distinct', what: 'color' }, { among: g.filterPlural }),
    phrase('card type among <among>', { kind: 'distinct', what: 'cardType' }, { among: g.filterPlural }),
    phrase('different power among <among>', { kind: 'distinct', what: 'power' }, { among: g.filterPlural }),
    phrase('color of mana spent to cast it', { kind: 'manaSpent', what: 'colors to cast it' }, {}),
    phrase('opponent you have', { kind: 'players', who: { kind: 'opponent', quantifier: 'all' } }, {}),
    phrase('opponent', { kind: 'players', who: { kind: 'opponent', quantifier: 'each' } }, {}),
    phrase('player', { kind: 'players', who: { kind: 'player', quantifier: 'each' } }, {}),
    phrase('<of>', { kind: 'count' }, { of: g.filterSingular }),
  ),
);

/** "charge counter removed this way": the kind of counter is part of what was counted. */
function removedCounter(): Syntax<string> {
  return {
    read: (input, at) =>
      counterKind
        .read(input, at)
        .filter(({ end }) => input.tokens[end]?.text === 'counter' && input.tokens[end + 1]?.text === 'removed')
        .map(({ value, end }) => ({ value: `${value} counter removed`, end: end + 2 })),
    write: (value) => (typeof value === 'string' && value.endsWith(' counter removed') ? value.split(' ') : undefined),
    first: () => null,
  };
}

function pluralThisWay(): Syntax<string> {
  return oneOf(
    'cards discarded this way',
    'cards exiled this way',
    'cards revealed this way',
    'creatures sacrificed this way',
    'permanents sacrificed this way',
    'lands sacrificed this way',
    'permanents destroyed this way',
    'creatures destroyed this way',
    'creatures tapped this way',
    'counters removed this way',
  );
}

function devotionColors(): Syntax<Extract<Quantity, { kind: 'devotion' }>['to']> {
  return choice<Extract<Quantity, { kind: 'devotion' }>['to']>(
    colorWords,
    words([
      ['that color', 'thatColor'],
      ['the chosen color', 'chosenColor'],
    ]),
  );
}
