import type { Condition, Quantity, SpentMana, SpentOn, SpentQuantity } from '../../ast/index.ts';
import { around, oneOf, phrase, words } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { colorWord, manaCost } from './symbols.ts';

/** Mana that was spent (106.3, 601.2h): on what, which, and how much of it. */

const subject = g.singularSubject;
const cast: Syntax<SpentOn> = phrase('cast <spell>', { kind: 'cast' }, { spell: subject });
const activate: Syntax<SpentOn> = phrase(
  '<ability>',
  { kind: 'activate' },
  {
    ability: oneOf(
      'activate it',
      'activate this ability',
      'activate',
      'pay this cost',
      'activate that ability',
      'pay this activation cost',
      'turn it face up',
      'solve it',
    ),
  },
);
/** After "spent to". */
const purpose: Syntax<SpentOn> = choice<SpentOn>(
  cast,
  phrase('cast <spell> or activate it', { kind: 'castOrActivate' }, { spell: subject }),
  activate,
);
const spentOn: Syntax<SpentOn> = choice<SpentOn>(around('to <it>', purpose), phrase('on <filter>', { kind: 'spell' }, { filter: subject }));

const color = choice(
  colorWord,
  words([
    ['colorless', 'colorless'],
    ['snow', 'snow'],
  ] as const),
);
const mana: Syntax<SpentMana> = choice<SpentMana>(
  phrase('<cost>', { kind: 'symbols' }, { cost: manaCost }),
  phrase('{S} of any of <of> colors', { kind: 'snowOfColors' }, { of: g.objectPossessive }),
  phrase('no mana', { kind: 'none' }, {}),
  phrase('no colored mana', { kind: 'noColored' }, {}),
  phrase('that mana', { kind: 'that' }, {}),
  phrase('mana from <source>', { kind: 'from' }, { source: g.objects }),
  phrase('<amount> mana', { kind: 'amount', color: null }, { amount: g.amount }),
  phrase('<amount> <color> mana', { kind: 'amount' }, { amount: g.amount, color }),
  phrase('at least <least> mana of the same color', { kind: 'sameColor' }, { least: g.amount }),
);
export const spentCondition: readonly Syntax<Condition>[] = [
  phrase('<mana> was spent <on>', { kind: 'manaSpent', not: false, past: true }, { mana, on: spentOn }),
  phrase("<mana> wasn't spent <on>", { kind: 'manaSpent', not: true, past: true }, { mana, on: spentOn }),
  phrase('<mana> is spent <on>', { kind: 'manaSpent', not: false, past: false }, { mana, on: spentOn }),
];

const from: Syntax<SpentQuantity> = phrase('from <source>', { kind: 'from' }, { source: g.objects });
/** "the amount of mana spent to cast that spell", "the number of colors of mana spent to cast it": a number. */
export const amountSpent: Syntax<Quantity> = choice<Quantity>(
  phrase('the amount of mana spent to <on>', { kind: 'manaSpent', what: 'amount' }, { on: purpose }),
  phrase('the amount of {S} spent to <on>', { kind: 'manaSpent', what: 'snow' }, { on: purpose }),
  phrase('the amount of <what> mana spent to <on>', { kind: 'manaSpent' }, { what: colorWord, on: purpose }),
  phrase('the amount of mana <what> spent to <on>', { kind: 'manaSpent' }, { what: from, on: purpose }),
  phrase('the number of colors of mana (spent|used) to <on>', { kind: 'manaSpent', what: 'colors' }, { on: purpose }),
);
/** The same after "for each". */
export const eachSpent: Syntax<Quantity> = choice<Quantity>(
  phrase('color of mana spent to <on>', { kind: 'manaSpent', what: 'colors' }, { on: purpose }),
  phrase('{S} spent to <on>', { kind: 'manaSpent', what: 'snow' }, { on: purpose }),
  phrase('<what> mana spent to <on>', { kind: 'manaSpent' }, { what: colorWord, on: purpose }),
  phrase('mana spent to <on>', { kind: 'manaSpent', what: 'amount' }, { on: purpose }),
  phrase('mana <what> that was spent to <on>', { kind: 'manaSpent' }, { what: from, on: purpose }),
);
