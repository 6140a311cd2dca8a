import type { Quantity } from '../../../ast/index.ts';
import { oneOf, phrase, words } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { counterKind } from '../filter.ts';

/** Amounts that were counted while a cost was paid or an instruction carried out, and those of a turn: closed lists of words. */

const DAMAGE = ['damage', 'combat damage', 'noncombat damage', 'excess damage'] as const;
const amounts: Syntax<Quantity> = words<Quantity>([
  ...DAMAGE.flatMap((damage): readonly (readonly [string, Quantity])[] => [
    [`the amount of ${damage} dealt this way`, { kind: 'thisWay', what: `amount of ${damage} dealt` }],
    [`the ${damage} dealt this way`, { kind: 'thisWay', what: `${damage} dealt` }],
  ]),
  ['the damage prevented this way', { kind: 'thisWay', what: 'damage prevented' }],
  ['the amount of damage prevented this way', { kind: 'thisWay', what: 'amount of damage prevented' }],
  ['the damage dealt', { kind: 'thisWay', what: 'the damage dealt' }],
  ['that damage', { kind: 'thisWay', what: 'that damage' }],
  ['that excess damage', { kind: 'thisWay', what: 'that excess damage' }],
  ['the life lost this way', { kind: 'thisWay', what: 'life lost' }],
  ['the amount of life lost this way', { kind: 'thisWay', what: 'amount of life lost' }],
  ['the amount of life you gained', { kind: 'thisWay', what: 'amount of life gained' }],
  ['the life paid as it entered', { kind: 'thisWay', what: 'life paid as it entered' }],
  ['the amount of life paid this way', { kind: 'thisWay', what: 'amount of life paid' }],
  ['the total amount of mana paid this way', { kind: 'thisWay', what: 'total amount of mana paid' }],
  ['the amount of mana that player paid this way', { kind: 'thisWay', what: 'mana that player paid' }],
  ['the amount of mana paid this way', { kind: 'thisWay', what: 'mana paid' }],
  ['the amount of mana that player lost this way', { kind: 'thisWay', what: 'mana that player lost' }],
  ['the amount of {E} paid this way', { kind: 'thisWay', what: 'energy paid' }],
  ['the result', { kind: 'stat', what: 'the result' }],
  ['that result', { kind: 'stat', what: 'that result' }],
  ['the other result', { kind: 'stat', what: 'the other result' }],
  ['the total of those results', { kind: 'stat', what: 'the total of those results' }],
  ['the difference', { kind: 'stat', what: 'the difference' }],
  ['the chosen number', { kind: 'stat', what: 'the chosen number' }],
  ['the last chosen number', { kind: 'stat', what: 'the last chosen number' }],
  ['that mana value', { kind: 'stat', what: 'that mana value' }],
  ['the amount of unspent mana you have', { kind: 'stat', what: 'unspent mana you have' }],
  ['the number of players being attacked', { kind: 'stat', what: 'players being attacked' }],
  ['the number of opponents being attacked', { kind: 'stat', what: 'opponents being attacked' }],
  ['the number of colors that spell is', { kind: 'stat', what: 'colors of that spell' }],
  ['the number of colors it is', { kind: 'stat', what: 'colors of it' }],
  ['the number of times this creature has mutated', { kind: 'stat', what: 'times this creature has mutated' }],
  ['the number of times ~ has mutated', { kind: 'stat', what: 'times ~ has mutated' }],
  ['the amount of life you gained this turn', { kind: 'thisTurn', what: 'life you gained' }],
  ['the total amount of life you gained this turn', { kind: 'thisTurn', what: 'total life you gained' }],
  ['the amount of life you lost this turn', { kind: 'thisTurn', what: 'life you lost' }],
  ["the life you've lost this turn", { kind: 'thisTurn', what: "life you've lost" }],
  ['the life that player lost this turn', { kind: 'thisTurn', what: 'life that player lost' }],
  ['the life they lost this turn', { kind: 'thisTurn', what: 'life they lost' }],
  ['the amount of life they lost this turn', { kind: 'thisTurn', what: 'amount of life they lost' }],
  ['the total life lost by your opponents this turn', { kind: 'thisTurn', what: 'life lost by your opponents' }],
  ['the total amount of life your opponents lost this turn', { kind: 'thisTurn', what: 'life your opponents lost' }],
  ['the total amount of life your opponents have lost this turn', { kind: 'thisTurn', what: 'life your opponents have lost' }],
  ['the total life lost by all players this turn', { kind: 'thisTurn', what: 'life lost by all players' }],
  ['the damage dealt to you this turn', { kind: 'thisTurn', what: 'damage dealt to you' }],
  ['the damage dealt to your opponents this turn', { kind: 'thisTurn', what: 'damage dealt to your opponents' }],
  [
    'the total amount of noncombat damage dealt to your opponents this turn',
    { kind: 'thisTurn', what: 'noncombat damage dealt to your opponents' },
  ],
  ['the number of spells you cast this turn', { kind: 'thisTurn', what: 'spells you cast' }],
  ["the number of spells you've cast this turn", { kind: 'thisTurn', what: "spells you've cast" }],
  ['the number of spells cast this turn', { kind: 'thisTurn', what: 'spells cast' }],
  ['the number of cards you drew this turn', { kind: 'thisTurn', what: 'cards you drew' }],
  ["the number of cards you've drawn this turn", { kind: 'thisTurn', what: "cards you've drawn" }],
  ["the number of cards they've drawn this turn", { kind: 'thisTurn', what: "cards they've drawn" }],
  ['the number of opponents you attacked this turn', { kind: 'thisTurn', what: 'opponents you attacked' }],
  ['the number of players you attacked with a creature this combat', { kind: 'thisTurn', what: 'players you attacked this combat' }],
]);

/** After "the amount of mana spent to cast" and the like. */
const spell = oneOf('this spell', 'it', '~', 'that spell', 'this creature', 'that creature', 'them');
const spent: Syntax<Quantity> = choice<Quantity>(
  phrase('the amount of mana spent to cast <what>', { kind: 'manaSpent', counted: 'amount' }, { what: spell }),
  phrase('the number of colors of mana spent to cast <what>', { kind: 'manaSpent', counted: 'colors' }, { what: spell }),
  phrase('the amount of {S} spent to cast <what>', { kind: 'manaSpent', counted: 'snow' }, { what: spell }),
  phrase('the number of colors of mana used to pay <what>', { kind: 'manaSpent', counted: 'colors' }, { what: oneOf('this cost') }),
);

export const pastQuantity: Syntax<Quantity> = choice<Quantity>(
  amounts,
  spent,
  phrase('the number of <counter> counters removed this way', { kind: 'countersRemoved' }, { counter: counterKind }),
  phrase('the number of counters removed this way', { kind: 'countersRemoved', counter: null }, {}),
  phrase('the number of times <what> was kicked', { kind: 'kicked' }, { what: g.singularSubject }),
  phrase('the number of <counter> counters you have', { kind: 'playerCounters', of: { kind: 'you' } }, { counter: counterKind }),
  phrase('the amount of {E} you have', { kind: 'playerNumber', which: 'energy', of: { kind: 'you' } }, {}),
);

export const pastEach: Syntax<Quantity> = choice<Quantity>(
  phrase('<counter> counter removed this way', { kind: 'countersRemoved' }, { counter: counterKind }),
  phrase('counter removed this way', { kind: 'countersRemoved', counter: null }, {}),
  phrase('time <what> was kicked', { kind: 'kicked' }, { what: g.singularSubject }),
  phrase('color of mana spent to cast <what>', { kind: 'manaSpent', counted: 'colors' }, { what: spell }),
  phrase('experience counter you have', { kind: 'playerCounters', counter: 'experience', of: { kind: 'you' } }, {}),
  phrase(
    'poison counter <of>',
    { kind: 'playerCounters', counter: 'poison' },
    {
      of: words([
        ['they have', { kind: 'they' }],
        ['your opponents have', { kind: 'opponent', quantifier: 'all' }],
      ] as const),
    },
  ),
  phrase(
    '<what>',
    { kind: 'stat' },
    {
      what: oneOf(
        'target beyond the first',
        'target',
        'creature blocking it beyond the first',
        '1 damage prevented this way',
        '1 damage dealt this way',
        '1 life you lost',
        '1 life you gained',
        '1 life lost this way',
        '1 life your opponents have lost this turn',
        'flip you win',
        'flip you won',
        'flip you lose',
        'flip',
        'color',
        'opponent who does',
        "opponent who doesn't",
        "opponent who can't",
        'player who does',
        "player who doesn't",
        'player who did',
        'opponent who did',
        'player being attacked',
        'opponent being attacked',
        'basic land type',
        'creature type',
        'even result',
        'odd result',
        'kind of counter on it',
        'kind of counter on ~',
        'card less than two a player draws this way',
        'time it was kicked beyond the first',
        'opponent you attacked this turn',
        'point of bushido it has',
        'of its colors',
        'of its creature types',
      ),
    },
  ),
);
