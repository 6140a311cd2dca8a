import type { Effect, Quantity } from '../../../ast/index.ts';
import { oneOf, phrase, words } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import { plainNumber, timesX } from '../amount.ts';
import * as g from '../declared.ts';
import { digitNumber } from '../reference.ts';
import { things } from './things.ts';
import { isEffect, mappedVerb, ONE, type Verb, verb, verbs, YOU } from './verb.ts';
import { fromPlace } from './zones.ts';

/** Drawing, discarding, milling, searching, revealing and the like: what players do with cards (701). */

const THAT_MANY = { kind: 'thatMany' } as const;
/** Before a counted noun: "three", "X", "that many", "twice that many". */
export const howMany: Syntax<Quantity> = choice<Quantity>(
  g.amount,
  words<Quantity>([['twice that many', { kind: 'times', factor: 2, of: THAT_MANY }], ...timesX]),
);
/** In the place of as many: "that many plus one", "half that many". */
export const moreOrFewer: Syntax<Quantity> = choice<Quantity>(
  phrase('that many plus <right>', { kind: 'plus', left: THAT_MANY }, { right: plainNumber }),
  words<Quantity>([['half that many', { kind: 'half', of: THAT_MANY, rounded: null }]]),
);
/** Of life, damage and scrying: "3", "X", "that much". */
export const howMuch: Syntax<Quantity> = choice<Quantity>(
  digitNumber,
  phrase('X plus <right>', { kind: 'plus', left: { kind: 'x' } }, { right: digitNumber }),
  words<Quantity>([
    ['X', { kind: 'x' }],
    ['half X', { kind: 'half', of: { kind: 'x' }, rounded: null }],
    ['that much', THAT_MANY],
    ['twice that much', { kind: 'times', factor: 2, of: THAT_MANY }],
    ...timesX,
  ]),
);

const LIBRARY = { kind: 'playerNumber', which: 'librarySize' } as const;
/** "half their library, rounded up". */
export function halfOf(of: Syntax<Quantity>): Syntax<Quantity> {
  return phrase('half <of> , rounded <rounded>', { kind: 'half' }, { of, rounded: oneOf('up', 'down') });
}

/** "draw that many cards plus one", "gain that much life plus 2". */
export function plusVerb(
  said: 'draw' | 'gain' | 'lose',
  noun: 'cards' | 'life',
  kind: 'draw' | 'gainLife' | 'loseLife',
  amount: Syntax<Quantity>,
): Verb<Effect> {
  return mappedVerb(
    verb(`${said} <left> ${noun} plus <right>`, {}, { left: amount, right: amount }),
    ({ who, left, right }): Effect => ({ kind, who, amount: { kind: 'plus', left, right } }),
    (value) =>
      isEffect(value) && value.kind === kind && value.amount.kind === 'plus'
        ? { who: YOU, left: value.amount.left, right: value.amount.right }
        : undefined,
  );
}

/** "mill that many cards plus four": more than one would. */
const morePlus = (said: 'mill' | 'scry'): Verb<Effect> =>
  mappedVerb(
    verb(`${said} that many cards plus <right>`, {}, { right: plainNumber }),
    ({ who, right }): Effect => {
      const amount: Quantity = { kind: 'plus', left: { ...THAT_MANY, said: 'those cards' }, right };
      return said === 'mill' ? { kind: 'mill', who, amount } : { kind: 'scry', action: 'scry', who, amount };
    },
    (value) => {
      if (!isEffect(value) || value.kind !== said || value.amount.kind !== 'plus') return undefined;
      const { left, right } = value.amount;
      return left.kind === 'thatMany' && left.said === 'those cards' ? { who: YOU, right } : undefined;
    },
  );

const draws: Verb<Effect> = verbs<Effect>(
  plusVerb('draw', 'cards', 'draw', howMany),
  verb('draw (a|one|another|an additional) card', { kind: 'draw', amount: ONE }, {}),
  verb('draw <amount> [additional] cards', { kind: 'draw' }, { amount: howMany }),
  verb('draw cards equal to <amount>', { kind: 'draw' }, { amount: g.quantity }),
);

const discards: Verb<Effect> = verbs<Effect>(
  verb('discard <what>', { kind: 'discard', random: false }, { what: things }),
  verb('discard <what> at random', { kind: 'discard', random: true }, { what: things }),
);

const mills: Verb<Effect> = verbs<Effect>(
  verb('mill a card', { kind: 'mill', amount: ONE }, {}),
  verb('mill <amount> cards', { kind: 'mill' }, { amount: howMany }),
  verb('mill <amount> cards', { kind: 'mill' }, { amount: moreOrFewer }),
  morePlus('mill'),
  verb('mill <amount>', { kind: 'mill' }, { amount: halfOf(phrase('<of> library', LIBRARY, { of: g.playerPossessive })) }),
  verb('mill cards equal to <amount>', { kind: 'mill' }, { amount: g.quantity }),
);

const scries: Verb<Effect> = verbs<Effect>(
  verb('scry <amount>', { kind: 'scry', action: 'scry' }, { amount: howMuch }),
  verb('surveil <amount>', { kind: 'scry', action: 'surveil' }, { amount: howMuch }),
  morePlus('scry'),
  verb('fateseal <amount>', { kind: 'scry', action: 'fateseal' }, { amount: howMuch }),
);

/** "your library", "your library and/or graveyard", "your hand, library, and graveyard". */
const searched = verbs<Effect>(
  verb('search <of> library for <what>', { kind: 'search', zones: ['library'], join: 'and' }, { of: g.playerPossessive, what: things }),
  verb(
    'search <of> library and / or graveyard for <what>',
    { kind: 'search', zones: ['library', 'graveyard'], join: 'and/or' },
    { of: g.playerPossessive, what: things },
  ),
  verb(
    'search <of> graveyard , hand , and library for <what>',
    { kind: 'search', zones: ['graveyard', 'hand', 'library'], join: 'and' },
    { of: g.playerPossessive, what: things },
  ),
  verb(
    'search <of> graveyard , hand , and / or library for <what>',
    { kind: 'search', zones: ['graveyard', 'hand', 'library'], join: 'and/or' },
    { of: g.playerPossessive, what: things },
  ),
  verb(
    'search <of> library , hand , and / or graveyard for <what>',
    { kind: 'search', zones: ['library', 'hand', 'graveyard'], join: 'and/or' },
    { of: g.playerPossessive, what: things },
  ),
  verb('search <of> library', { kind: 'search', zones: ['library'], join: 'and', what: null }, { of: g.playerPossessive }),
);

const shuffles: Verb<Effect> = verbs<Effect>(
  verb('shuffle', { kind: 'shuffle', what: null, into: null }, {}),
  verb('shuffle <what>', { kind: 'shuffle', into: null }, { what: things }),
  verb(
    "shuffle <what> into their (owners ' libraries|owner 's library|owners ' library)",
    { kind: 'shuffle', into: { kind: 'ownerOf', object: { kind: 'it', plural: true }, said: 'possessive' } },
    { what: things },
  ),
  verb('shuffle <what> into <into> library', { kind: 'shuffle' }, { what: things, into: g.playerPossessive }),
);

const shows: Verb<Effect> = verbs<Effect>(
  verb('reveal <what> <from>', { kind: 'reveal', random: false }, { what: things, from: fromPlace }),
  verb('reveal <what> at random <from>', { kind: 'reveal', random: true }, { what: things, from: fromPlace }),
  verb('look at <what>', { kind: 'look' }, { what: things }),
);

/** "Reveal cards from the top of your library until you reveal a creature card": the verb is said twice. */
const digs: Verb<Effect> = verbs<Effect>(
  ...(['reveal', 'exile', 'mill'] as const).flatMap((said) => [
    verb(
      `${said} cards from the top of <of> library until you ${said} <until>`,
      { kind: 'dig', verb: said, doer: 'you' },
      { of: g.playerPossessive, until: things },
    ),
    verb(
      `${said} cards from the top of <of> library until they ${said} <until>`,
      { kind: 'dig', verb: said, doer: 'they' },
      { of: g.playerPossessive, until: things },
    ),
  ]),
);

/** Everything a player does with cards of hand and library. */
export const cardVerbs: Verb<Effect> = verbs<Effect>(draws, discards, mills, scries, searched, shuffles, shows, digs);
