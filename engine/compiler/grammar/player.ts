import type { PlayerCondition, PlayerRef } from '../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, fieldsOf, reshaped, restricted, rule, type Syntax } from '../syntax.ts';
import { digitAmount, plainNumber } from './amount.ts';
import * as g from './declared.ts';

/** Players as subjects, as objects of verbs, and as possessors. */

type Row = readonly [string, PlayerRef];
const opponent = (wording: string, quantifier: Extract<PlayerRef, { kind: 'opponent' }>['quantifier']): Row => [
  wording,
  { kind: 'opponent', quantifier },
];
const player = (wording: string, quantifier: Extract<PlayerRef, { kind: 'player' }>['quantifier']): Row => [
  wording,
  { kind: 'player', quantifier },
];

const plain: Syntax<PlayerRef> = rule(() => plainWords);
const plainWords: Syntax<PlayerRef> = words<PlayerRef>([
  opponent('a opponent', 'an'),
  opponent('each opponent', 'each'),
  opponent('target opponent', 'target'),
  opponent('that opponent', 'that'),
  opponent('any opponent', 'any'),
  opponent('each other opponent', 'each other'),
  opponent('one of your opponents', 'one of'),
  opponent('another opponent', 'another'),
  opponent('another target opponent', 'another target'),
  opponent('up to one target opponent', 'up to one target'),
  opponent('the chosen opponent', 'the chosen'),
  opponent('a opponent of your choice', 'of your choice'),
  opponent('a opponent of their choice', 'of their choice'),
  opponent('a opponent chosen at random', 'at random'),
  opponent('one opponent', 'one'),
  opponent('no opponent', 'no'),
  player('a player', 'a'),
  player('each player', 'each'),
  player('each other player', 'other'),
  player('target player', 'target'),
  player('that player', 'that'),
  player('the player', 'the'),
  player('the chosen player', 'chosen'),
  player('the active player', 'active'),
  player('defending player', 'defending'),
  player('the defending player', 'defending'),
  player('attacking player', 'attacking'),
  player('the attacking player', 'attacking'),
  player('enchanted player', 'enchanted'),
  player('any player', 'any'),
  player('another player', 'another'),
  player('another target player', 'another target'),
  player('up to one target player', 'up to one target'),
  player('a player of your choice', 'of your choice'),
  player('a player of their choice', 'of their choice'),
  player('no player', 'no'),
  player('one player', 'one'),
  player('each of your teammates', 'each of your teammates'),
  ['your team', { kind: 'you', said: 'team' }],
  ['the monarch', { kind: 'monarch' }],
  ['each of those players', { kind: 'thosePlayers', opponents: false, pick: 'each' }],
  ['each of those opponents', { kind: 'thosePlayers', opponents: true, pick: 'each' }],
  ['one of those players', { kind: 'thosePlayers', opponents: false, pick: 'one' }],
  ['one of those opponents', { kind: 'thosePlayers', opponents: true, pick: 'one' }],
]);

/** What players are told apart by in a relative clause, without a condition's full range: a closed list of deeds. */
const deeds = oneOf(
  'does',
  "doesn't",
  'did',
  "didn't",
  'do',
  "don't",
  'can',
  "can't",
  'cast it',
  'controlled it',
  'was dealt damage this turn',
  'lost life this turn',
  'discarded a card this turn',
  'was dealt combat damage this turn',
  'has lost life this turn',
  "didn't attack this turn",
  'controlled that spell',
  'attacked this turn',
  'cast that spell',
  'activated that ability',
  'discarded a card this way',
  'searches their library this way',
  'searched their library this way',
  'drew a card this way',
  'sacrificed a creature this way',
  'sacrificed a permanent this way',
  'lost life this way',
  'discards a card this way',
);
const numberOf = words([
  ['life', 'life'],
  ['cards in [their] hand', 'handSize'],
  ['cards in their graveyard', 'graveyardSize'],
  ['poison counters', 'poison'],
] as const);
const notLife = restricted(numberOf, (value) => value !== 'life');
const comparison = oneOf('more', 'fewer');
const extreme = oneOf('most', 'fewest');
const who = (control: string, have: string): Syntax<PlayerCondition> =>
  choice<PlayerCondition>(
    phrase(
      `who ${control} more <what> than <than>`,
      { kind: 'moreThan', said: 'who', by: null, comparison: 'more' },
      { what: g.filterPlural, than: g.player },
    ),
    phrase(
      `who ${control} fewer <what> than <than>`,
      { kind: 'moreThan', said: 'who', by: null, comparison: 'fewer' },
      { what: g.filterPlural, than: g.player },
    ),
    phrase(
      `who ${control} at least <by> <comparison> <what> than <than>`,
      { kind: 'moreThan', said: 'who' },
      { by: plainNumber, comparison, what: g.filterPlural, than: g.player },
    ),
    phrase(
      `who ${control} the <comparison> <what>`,
      { kind: 'most', said: 'who', tied: false },
      { comparison: extreme, what: g.filterPlural },
    ),
    phrase(`who ${control} <what>`, { kind: 'controls', not: false }, { what: g.objects }),
    phrase(`who ${control} no <what>`, { kind: 'controls', not: true }, { what: allPlural }),
    phrase(
      `who ${have} <comparison> <what> than <than>`,
      { kind: 'moreThan', said: 'who', by: null },
      { comparison, what: notLife, than: g.player },
    ),
    phrase(
      `who ${have} more life than <than>`,
      { kind: 'moreThan', said: 'who', by: null, comparison: 'more', what: 'life' },
      { than: g.player },
    ),
    phrase(
      `who ${have} less life than <than>`,
      { kind: 'moreThan', said: 'who', by: null, comparison: 'fewer', what: 'life' },
      { than: g.player },
    ),
    phrase(`who ${have} the most life`, { kind: 'most', said: 'who', what: 'life', comparison: 'most', tied: false }, {}),
    phrase(
      'with <comparison> <what> than <than>',
      { kind: 'moreThan', said: 'with', by: null },
      { comparison, what: notLife, than: g.player },
    ),
    phrase('with the most life or tied for most life', { kind: 'most', said: 'with', what: 'life', comparison: 'most', tied: true }, {}),
    phrase('with the most life', { kind: 'most', said: 'with', what: 'life', comparison: 'most', tied: false }, {}),
    phrase('with the <comparison> cards in hand', { kind: 'most', said: 'with', what: 'handSize', tied: false }, { comparison: extreme }),
    phrase(`who ${have} <amount> or more <which>`, { kind: 'has', said: 'who' }, { amount: counted, which: numberOf }),
    phrase(`who ${have} <amount> <which>`, { kind: 'has', said: 'who' }, { amount: g.amount, which: numberOf }),
    phrase('with <amount> <which>', { kind: 'has', said: 'with' }, { amount: g.amount, which: numberOf }),
    phrase('who <what>', { kind: 'did' }, { what: deeds }),
  );
const counted = digitAmount;
/** "creatures" after "no". */
const allPlural = phrase('<filter>', { kind: 'all', said: false }, { filter: g.filterPlural });

/** Possessors that are told by a word or two: "your", "their", "that player's". */
export const plainPossessive: Syntax<PlayerRef> = rule(() =>
  choice<PlayerRef>(
    words<PlayerRef>([
      ['your', { kind: 'you' }],
      ['their', { kind: 'they' }],
    ]),
    around("<it> 's", plain),
  ),
);

/** "who control an artifact", "with four or more cards in hand"; in the singular, "who controls". */
export const playersWho: Syntax<PlayerCondition> = who('control', 'have');
export const playerWho: Syntax<PlayerCondition> = who('controls', 'has');

const single: Syntax<PlayerRef> = choice<PlayerRef>(
  plain,
  phrase('<object> controller', { kind: 'controllerOf', said: 'possessive' }, { object: g.objectPossessive }),
  phrase('<object> owner', { kind: 'ownerOf', said: 'possessive' }, { object: g.objectPossessive }),
  phrase('<object> protector', { kind: 'protectorOf' }, { object: g.objectPossessive }),
  phrase('the controller of <object>', { kind: 'controllerOf', said: 'of' }, { object: g.objects }),
  phrase('the owner of <object>', { kind: 'ownerOf', said: 'of' }, { object: g.objects }),
);
const singularPlayers: Syntax<PlayerRef> = rule(() =>
  choice<PlayerRef>(single, phrase('<player> <condition>', { kind: 'who' }, { player: plain, condition: playerWho })),
);
g.singularPlayer.define(singularPlayers);

const pluralRows: readonly Row[] = [
  ['your opponents', { kind: 'opponent', quantifier: 'all' }],
  ['players', { kind: 'player', quantifier: 'all' }],
  ['other players', { kind: 'player', quantifier: 'other players' }],
  ['those players', { kind: 'thosePlayers', opponents: false, pick: 'all' }],
  ['those opponents', { kind: 'thosePlayers', opponents: true, pick: 'all' }],
];
const pluralRefs: Syntax<PlayerRef> = choice<PlayerRef>(
  words<PlayerRef>(pluralRows),
  phrase('<amount> target players', { kind: 'targetPlayers', opponents: false }, { amount: g.amount }),
  phrase('<amount> target opponents', { kind: 'targetPlayers', opponents: true }, { amount: g.amount }),
  phrase('<player> <condition>', { kind: 'who' }, { player: words<PlayerRef>(pluralRows), condition: playersWho }),
);
const youSubject = words<PlayerRef>([['you', { kind: 'you' }]]);
const several = (join: 'and' | 'or', member: Syntax<PlayerRef>): Syntax<PlayerRef> =>
  reshaped(
    list(member, join, 2),
    (refs): PlayerRef => ({ kind: 'players', refs, join }),
    (value) => {
      const fields = fieldsOf(value);
      return fields?.kind === 'players' && fields.join === join ? fields.refs : undefined;
    },
  );
const member = choice<PlayerRef>(youSubject, singularPlayers);

g.pluralPlayer.define(
  choice<PlayerRef>(youSubject, words<PlayerRef>([['they', { kind: 'they' }]]), pluralRefs, several('and', member), several('or', member)),
);
g.player.define(
  choice<PlayerRef>(
    youSubject,
    words<PlayerRef>([['them', { kind: 'they' }]]),
    pluralRefs,
    singularPlayers,
    several('and', member),
    several('or', member),
  ),
);
/** Possessors of several zones: "players' hands". */
export const pluralPossessive: Syntax<PlayerRef> = words<PlayerRef>([
  ["your opponents '", { kind: 'opponent', quantifier: 'all' }],
  ["players '", { kind: 'player', quantifier: 'all' }],
  ["all players '", { kind: 'player', quantifier: 'any' }],
  ["those players '", { kind: 'thosePlayers', opponents: false, pick: 'all' }],
  ["their owners '", { kind: 'ownerOf', object: { kind: 'it', plural: true }, said: 'possessive' }],
]);
g.playerPossessive.define(
  choice<PlayerRef>(
    words<PlayerRef>([
      ['your', { kind: 'you' }],
      ['their', { kind: 'they' }],
    ]),
    pluralPossessive,
    around("<it> 's", singularPlayers),
  ),
);
