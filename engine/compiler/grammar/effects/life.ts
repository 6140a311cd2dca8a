import type { Cost, Effect, Quantity } from '../../../ast/index.ts';
import { list, oneOf, phrase, words } from '../../phrase.ts';
import { choice, restricted, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { manaCost } from '../symbols.ts';
import { halfOf, howMany, howMuch, moreOrFewer, plusVerb } from './cards.ts';
import { isNode, ONE, type Verb, verb, verbs } from './verb.ts';

/** Life (119), players' counters (122.1), payments (118.12), and the game's end (104). */

const half: Syntax<Quantity> = halfOf(phrase('<of> life', { kind: 'playerNumber', which: 'life' }, { of: g.playerPossessive }));
const playerCounter = words<string>([
  ['poison', 'poison'],
  ['experience', 'experience'],
  ['rad', 'rad'],
  ['ticket', 'ticket'],
]);
/** `{E}{E}`: as many as there are symbols. */
const energySymbols: Syntax<Quantity> = {
  read: (input, at) => {
    let end = at;
    while (input.tokens[end]?.text === '{E}') end += 1;
    return end > at ? [{ value: { kind: 'number', value: end - at }, end }] : [];
  },
  write: (value) =>
    isNode(value) && value.kind === 'number' && 'value' in value && typeof value.value === 'number' && value.value <= 6
      ? Array.from({ length: value.value }, () => '{E}')
      : undefined,
  first: () => new Set(['{E}']),
};
const energy: Syntax<Quantity> = choice<Quantity>(
  energySymbols,
  phrase('X {E}', { kind: 'x' }, {}),
  phrase('that many {E}', { kind: 'thatMany' }, {}),
  phrase('any amount of {E}', { kind: 'anyNumber' }, {}),
);
/** Not a number in symbols: "equal to that creature's power". */
const countedEnergy: Syntax<Quantity> = restricted(
  g.quantity,
  (value) => isNode(value) && !['number', 'x', 'thatMany', 'anyNumber'].includes(value.kind),
);
/** In the place of as many. */
const changed: Syntax<Quantity> = choice<Quantity>(
  moreOrFewer,
  words<Quantity>([['twice that many', { kind: 'times', factor: 2, of: { kind: 'thatMany' } }]]),
);
const lifeAmount: Syntax<Quantity> = choice<Quantity>(howMuch, phrase('any amount of', { kind: 'anyNumber' }, {}));

/** After "pay": "{2}", "3 life", "{E}{E}", "{1} and 2 life". */
export const payment: Syntax<readonly Cost[]> = list(
  choice<Cost>(
    phrase('<cost>', { kind: 'mana' }, { cost: manaCost }),
    phrase('any amount of mana', { kind: 'anyMana' }, {}),
    phrase(
      '<cost> any number of times',
      { kind: 'forEach', amount: { kind: 'anyNumber' } },
      { cost: phrase('<cost>', { kind: 'mana' }, { cost: manaCost }) },
    ),
    phrase('<amount> life', { kind: 'payLife', half: false }, { amount: lifeAmount }),
    phrase('<amount>', { kind: 'payLife', half: true }, { amount: half }),
    phrase('life equal to <amount>', { kind: 'payLife', half: true }, { amount: g.quantity }),
    phrase('<amount>', { kind: 'payEnergy' }, { amount: energy }),
    phrase('<of> mana cost', { kind: 'manaCostOf' }, { of: g.objectPossessive }),
  ),
  'and',
);

/** Numbers that are not written by symbols, X or "that many". */
const notPlain: Syntax<Quantity> = restricted(
  g.quantity,
  (value) => isNode(value) && !['number', 'x', 'thatMany', 'anyNumber'].includes(value.kind),
);

/** What players gain, lose, get and pay. */
export const lifeVerbs: Verb<Effect> = verbs<Effect>(
  verb('gain no life', { kind: 'gainLife', amount: { kind: 'number', value: 0 } }, {}),
  verb('gain <amount> life', { kind: 'gainLife' }, { amount: howMuch }),
  plusVerb('gain', 'life', 'gainLife', howMuch),
  verb('gain life equal to <amount>', { kind: 'gainLife' }, { amount: g.quantity }),
  verb('lose <amount> life', { kind: 'loseLife' }, { amount: howMuch }),
  plusVerb('lose', 'life', 'loseLife', howMuch),
  verb('lose <amount>', { kind: 'loseLife' }, { amount: half }),
  verb('lose life equal to <amount>', { kind: 'loseLife' }, { amount: g.quantity }),
  verb('exchange life totals with <with>', { kind: 'exchangeLife' }, { with: g.player }),
  verb('exchange life totals', { kind: 'exchangeLife', with: null }, {}),
  verb('double <whose> life total', { kind: 'doubleLife' }, { whose: g.playerPossessive }),
  verb(
    'exchange <whose> life total with <of> <which>',
    { kind: 'exchangeLifeForSize' },
    { whose: g.playerPossessive, of: g.objectPossessive, which: oneOf('power', 'toughness') },
  ),
  verb('lose all <counter> counters', { kind: 'loseCounters' }, { counter: playerCounter }),
  verb('lose the game', { kind: 'game', outcome: 'lose' }, {}),
  verb('win the game', { kind: 'game', outcome: 'win' }, {}),
  verb('get a amount of {E} equal to <amount>', { kind: 'getCounters', counter: 'energy' }, { amount: notPlain }),
  verb('get <amount>', { kind: 'getCounters', counter: 'energy' }, { amount: energy }),
  verb('get an amount of {E} equal to <amount>', { kind: 'getCounters', counter: 'energy' }, { amount: countedEnergy }),
  verb('get (a|one|another|an additional) <counter> counter', { kind: 'getCounters', amount: ONE }, { counter: playerCounter }),
  verb('get <amount> <counter> counters', { kind: 'getCounters' }, { amount: howMany, counter: playerCounter }),
  verb('get <amount> {E}', { kind: 'getCounters', counter: 'energy', instead: true }, { amount: changed }),
  verb('get <amount> of each of those kinds of counters', { kind: 'getCounters', counter: null, instead: true }, { amount: changed }),
  verb('pay <costs>', { kind: 'pay', insteadOf: null }, { costs: payment }),
  verb('pay <costs> rather than pay <insteadOf> mana cost', { kind: 'pay' }, { costs: payment, insteadOf: g.objectPossessive }),
);
