import type { Effect, Quantity } from '../../../ast/index.ts';
import { list, oneOf, phrase, words } from '../../phrase.ts';
import { choice, optional, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { cardName, counterKind } from '../filter.ts';
import { howMany, howMuch } from './cards.ts';
import { type ObjectVerb, objectVerb, objectVerbs } from './objectVerb.ts';
import { targetedActions } from './targetedActions.ts';
import { moveDetails, putTo, things } from './things.ts';
import { grantedAbilities } from './tokenParts.ts';
import { ONE, type Verb, verb, verbs } from './verb.ts';

/** Keyword actions (701) and other deeds that are named whole, of players and of objects. */

/** Actions without a number or an object. The verb is the first word. */
const PLAIN = [
  'proliferate',
  'investigate',
  'populate',
  'learn',
  'forage',
  'time travel',
  'manifest dread',
  'take the initiative',
  'become the monarch',
  'venture into the dungeon',
  'venture into Undercity',
  'flip a coin',
  'roll a six-sided die',
  'roll a d20',
  'roll a d10',
  'roll two six-sided dice',
  'clash with a opponent',
  'clash with defending player',
  'choose a color',
  'choose a creature type',
  'choose a creature type other than Wall',
  'choose a basic land type',
  'choose a card type',
  'choose a land type',
  'choose a card name',
  'choose a nonland card name',
  'choose a card name other than a basic land card name',
  'choose a opponent at random',
  'choose a player at random',
  'choose a number',
  'choose land or nonland',
  'choose odd or even',
  'choose left or right',
  'recruit',
  'planeswalk',
  'open a Attraction',
  'assemble a Contraption',
  'end the turn',
] as const;
/** Actions with a number after them. */
const COUNTED = ['discover', 'incubate', 'bolster', 'adapt', 'monstrosity', 'collect evidence', 'blight'] as const;
/** Actions on objects. */
const ON_OBJECTS = [
  'goad',
  'detain',
  'tap and goad',
  'exert',
  'manifest',
  'cloak',
  'suspect',
  'airbend',
  'behold',
  'flip',
  'unlock',
] as const;

const times: Syntax<Quantity | null> = optional(
  words<Quantity>([
    ['twice', { kind: 'number', value: 2 }],
    ['three times', { kind: 'number', value: 3 }],
    ['four times', { kind: 'number', value: 4 }],
    ['five times', { kind: 'number', value: 5 }],
    ['X times', { kind: 'x' }],
    ['that many times', { kind: 'thatMany' }],
  ]),
  null,
);
/** `amount`: how often. */
const plain = PLAIN.map((name) => verb(`${name} <amount>`, { kind: 'keywordAction', action: name, object: null }, { amount: times }));
const counted = COUNTED.map((name) => verb(`${name} <amount>`, { kind: 'keywordAction', action: name, object: null }, { amount: howMuch }));
const onObjects = ON_OBJECTS.map((name) =>
  verb(`${name} <object>`, { kind: 'keywordAction', action: name, amount: null }, { object: things }),
);
const fromCombat = verb(
  'remove <object> from combat',
  { kind: 'keywordAction', action: 'remove from combat', amount: null },
  { object: things },
);
const turned = verb('turn <what> <to>', { kind: 'turnOver' }, { what: things, to: oneOf('face up', 'face down') });
const amass = (['amass Orcs', 'amass Zombies', 'amass Slivers', 'amass Goblins', 'amass'] as const).map((name) =>
  verb(`${name} <amount>`, { kind: 'keywordAction', action: name, object: null }, { amount: howMuch }),
);

const skipped = oneOf(
  'your draw step',
  'your untap step',
  'your next turn',
  'your next untap step',
  'your next draw step',
  'your next combat phase',
  'their next untap step',
  'their untap step',
  'their draw step',
  'their next draw step',
  'their next combat phase',
  'their next turn',
  'that draw',
  'that turn',
  'that step',
  'the draw step',
);

/** 700.2: how many modes. */
const modes = oneOf(
  'one',
  'two',
  'three',
  'four',
  'both',
  'all',
  'X',
  'one or both',
  'one or more',
  'up to one',
  'up to two',
  'up to three',
  'up to four',
  'up to X',
  'up to that many',
  'any number',
  "one that hasn't been chosen",
  "one that hasn't been chosen this turn",
  "two that haven't been chosen",
  'one at random',
  'two at random',
  'one of the following',
  'up to five {P} worth of modes',
);

/** What players do that is named by one verb (701), and their turns, emblems and extra lands. */
export const actionVerbs: Verb<Effect> = verbs<Effect>(
  ...plain,
  ...counted,
  targetedActions,
  ...amass,
  ...onObjects,
  fromCombat,
  turned,
  verb('get an emblem with <abilities>', { kind: 'emblem' }, { abilities: grantedAbilities }),
  verb('take (a|an) extra turn after this one', { kind: 'extraTurn', amount: ONE }, {}),
  verb('take <amount> extra turns after this one', { kind: 'extraTurn' }, { amount: howMany }),
  verb('skip <what>', { kind: 'skip' }, { what: skipped }),
  verb('conjure a card named <name> <to> <details>', { kind: 'conjure', amount: ONE }, { name: cardName, to: putTo, details: moveDetails }),
  verb('put <of> counters on <on>', { kind: 'putItsCounters' }, { of: g.objectPossessive, on: things }),
  verb('separate <what> into two piles', { kind: 'separate' }, { what: things }),
  verb('attach <what> to <to>', { kind: 'attach' }, { what: things, to: things }),
  verb('unattach <what>', { kind: 'unattach' }, { what: things }),
  verb('play an additional land this turn', { kind: 'extraLand', amount: ONE }, {}),
  verb('play <amount> additional lands this turn', { kind: 'extraLand' }, { amount: g.amount }),
  verb('gain control of <what>', { kind: 'gainControl', duration: { kind: 'permanent' }, durationFirst: false }, { what: things }),
  verb('gain control of <what> <duration>', { kind: 'gainControl', durationFirst: false }, { what: things, duration: g.duration }),
  verb('exchange control of <of>', { kind: 'exchangeControl' }, { of: things }),
  verb(
    'choose <types>',
    { kind: 'chooseType' },
    { types: list(oneOf('artifact', 'creature', 'enchantment', 'instant', 'land', 'planeswalker', 'sorcery'), 'or', 2) },
  ),
  verb('choose <options>', { kind: 'chooseAbility' }, { options: list(g.keyword, 'or', 2) }),
  verb('choose <how>', { kind: 'chooseModes' }, { how: modes }),
  verb('choose <player>', { kind: 'choosePlayer' }, { player: g.player }),
  verb('double the number of <counter> counters on <on>', { kind: 'doubleCounters' }, { counter: counterKind, on: things }),
  verb('double the number of each kind of counter on <on>', { kind: 'doubleCounters', counter: null }, { on: things }),
  verb(
    'double <of> <what> <duration>',
    { kind: 'doubleSize' },
    { of: g.objectPossessive, what: oneOf('power', 'toughness', 'power and toughness'), duration: g.duration },
  ),
  verb('switch <of> power and toughness <duration>', { kind: 'switchSize' }, { of: g.objectPossessive, duration: g.duration }),
  verb('choose <what>', { kind: 'chooseObject', from: null }, { what: things }),
  verb('choose <what> from it', { kind: 'chooseObject', from: { kind: 'among', of: { kind: 'it', plural: false } } }, { what: things }),
);

const OBJECT_ACTIONS = [
  'explore',
  'connive',
  'transform',
  'convert',
  'become prepared',
  'become unprepared',
  'phase out',
  'phase in',
  'become blocked',
] as const;
/** What objects do that is named by one verb (701). */
export const objectActions: ObjectVerb = objectVerbs(
  ...OBJECT_ACTIONS.map((action) =>
    objectVerb((subject, form) => phrase(form(`<subject> ^${action}`), { kind: 'objectAction', action, amount: null }, { subject })),
  ),
  objectVerb((subject, form) =>
    phrase(form('<subject> ^connive <amount>'), { kind: 'objectAction', action: 'connive' }, { subject, amount: choice(howMuch) }),
  ),
  objectVerb((subject, form) =>
    phrase(form('<subject> ^endure <amount>'), { kind: 'objectAction', action: 'endure' }, { subject, amount: howMuch }),
  ),
);
