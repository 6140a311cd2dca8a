import type { FilterSuffix, Quantity } from '../../ast/index.ts';
import { list, oneOf, phrase, words } from '../phrase.ts';
import { choice, fieldsOf, restricted, type Syntax } from '../syntax.ts';
import { digitAmount } from './amount.ts';
import * as g from './declared.ts';
import { manaCost } from './symbols.ts';

/** "with mana value 3 or less", "with the greatest power among …", "with base power 1": numbers that a noun phrase asks for. */

const statName = words([
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['loyalty', 'loyalty'],
  ['mana value', 'manaValue'],
  ['power or toughness', 'powerOrToughness'],
  ['total power and toughness', 'powerAndToughness'],
] as const);
const plainStat = words([
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
  ['mana values', 'manaValue'],
] as const);
const sharedValue = words([
  ['mana value', 'manaValue'],
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['controller', 'controller'],
  ['color', 'color'],
] as const);
const differing = words([
  ['names', 'name'],
  ['mana values', 'manaValue'],
  ['powers', 'power'],
  ['controllers', 'controller'],
  ['toughnesses', 'toughness'],
] as const);
const to: Syntax<Quantity> = g.quantity;
/** A number that is not written in digits or as X: those are compared by "or less". */
const counted: Syntax<Quantity> = restricted(g.quantity, (value) => !['number', 'x'].includes(String(fieldsOf(value)?.kind)));
const powerOrToughness = oneOf('power', 'toughness');
/** The number of an object spoken of before. */
const THAT: Quantity = { kind: 'stat', what: 'the same of what was spoken of' };
const NONE: Quantity = { kind: 'number', value: 0 };

export const compareSuffix: Syntax<FilterSuffix> = choice<FilterSuffix>(
  phrase(
    'with <which> (<to> or less|less than or equal to <to>)',
    { kind: 'compare', comparison: 'orLess' },
    { which: statName, to: digitAmount },
  ),
  phrase(
    'with <which> (<to> or greater|greater than or equal to <to>)',
    { kind: 'compare', comparison: 'orGreater' },
    { which: statName, to: digitAmount },
  ),
  phrase('with <which> less than or equal to <to>', { kind: 'compare', comparison: 'orLess' }, { which: statName, to: counted }),
  phrase('with <which> greater than or equal to <to>', { kind: 'compare', comparison: 'orGreater' }, { which: statName, to: counted }),
  phrase('with <which> less than <to>', { kind: 'compare', comparison: 'less' }, { which: statName, to }),
  phrase('with <which> greater than <to>', { kind: 'compare', comparison: 'greater' }, { which: statName, to }),
  phrase('with <which> <to>', { kind: 'compare', comparison: 'equal' }, { which: statName, to: digitAmount }),
  phrase('with <which> equal to <to>', { kind: 'compare', comparison: 'equal' }, { which: statName, to }),
  phrase('with lesser <which>', { kind: 'compare', comparison: 'less', to: THAT }, { which: plainStat }),
  phrase('with greater <which>', { kind: 'compare', comparison: 'greater', to: THAT }, { which: plainStat }),
  phrase('with (equal or lesser|an equal or lesser) <which>', { kind: 'compare', comparison: 'orLess', to: THAT }, { which: plainStat }),
  phrase(
    'with (equal or greater|an equal or greater) <which>',
    { kind: 'compare', comparison: 'orGreater', to: THAT },
    { which: plainStat },
  ),
  phrase('with (odd|a odd) <which>', { kind: 'compare', comparison: 'odd', to: NONE }, { which: plainStat }),
  phrase('with even <which>', { kind: 'compare', comparison: 'even', to: NONE }, { which: plainStat }),
  phrase('with total <which> <to> or less', { kind: 'total', comparison: 'orLess' }, { which: plainStat, to: digitAmount }),
  phrase('with total <which> <to> or greater', { kind: 'total', comparison: 'orGreater' }, { which: plainStat, to: digitAmount }),
  phrase('with the (greatest|highest) <which>', { kind: 'extreme', of: 'greatest', among: null }, { which: plainStat }),
  phrase('with the (least|lowest) <which>', { kind: 'extreme', of: 'least', among: null }, { which: plainStat }),
  phrase(
    'with the (greatest|highest) <which> among <among>',
    { kind: 'extreme', of: 'greatest' },
    { which: plainStat, among: g.filterPlural },
  ),
  phrase('with the (least|lowest) <which> among <among>', { kind: 'extreme', of: 'least' }, { which: plainStat, among: g.filterPlural }),
  phrase('with <which> greater than its base power', { kind: 'versusBase', comparison: 'greater' }, { which: powerOrToughness }),
  phrase('with <which> less than its base power', { kind: 'versusBase', comparison: 'less' }, { which: powerOrToughness }),
  phrase('with base power <power>', { kind: 'base', toughness: null, comparison: 'equal' }, { power: digitAmount }),
  phrase('with base power <power> or less', { kind: 'base', toughness: null, comparison: 'orLess' }, { power: digitAmount }),
  phrase(
    'with base power and toughness <power> / <toughness>',
    { kind: 'base', comparison: 'equal' },
    { power: digitAmount, toughness: digitAmount },
  ),
  phrase('with mana cost <costs>', { kind: 'manaCost' }, { costs: list(manaCost, 'or') }),
  phrase('with a basic land type', { kind: 'basicLandType', each: false }, {}),
  phrase('that each have a basic land type', { kind: 'basicLandType', each: true }, {}),
  phrase('with the same <what> as <as>', { kind: 'same' }, { what: sharedValue, as: g.objects }),
  phrase('with the same <what>', { kind: 'same', as: null }, { what: sharedValue }),
  phrase('with the same name', { kind: 'same', what: 'name', as: null }, {}),
  phrase('with different <what>', { kind: 'different' }, { what: differing }),
);
