import type { Effect, PlayerRef } from '../../../ast/index.ts';
import { firstToEnd } from '../../lookahead.ts';
import { oneOf, phrase } from '../../phrase.ts';
import { choice, fieldsOf, restricted, rule, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { chain } from './chain.ts';
import { clause, clauses, baseDeed as didVerbs } from './clause.ts';
import { separately } from './hanging.ts';
import { instruction } from './instructions.ts';
import { replacing } from './replace.ts';

/** Sentences: clauses with their conditions, and whatever else stands before or after them. */

const ANYONE: PlayerRef = { kind: 'player', quantifier: 'any' };
const word = oneOf('if', 'when');
/** What may follow a leading condition: a whole sentence again. */
const then: Syntax<Effect> = rule(() => sentence);

const ifYouDo: Syntax<Effect> = choice<Effect>(
  phrase('<word> no one does , <effect>', { kind: 'ifYouDo', not: true, who: ANYONE }, { word, effect: then }),
  phrase('<word> <who> do , <effect>', { kind: 'ifYouDo', not: false }, { word, who: g.pluralPlayer, effect: then }),
  phrase('<word> <who> does , <effect>', { kind: 'ifYouDo', not: false }, { word, who: g.singularPlayer, effect: then }),
  phrase("<word> <who> don't , <effect>", { kind: 'ifYouDo', not: true }, { word, who: g.pluralPlayer, effect: then }),
  phrase("if <who> can't , <effect>", { kind: 'ifYouDo', word: 'if', not: true, cant: true }, { who: g.pluralPlayer, effect: then }),
  phrase("if <who> can't , <effect>", { kind: 'ifYouDo', word: 'if', not: true, cant: true }, { who: g.singularPlayer, effect: then }),
  phrase("<word> <who> doesn't , <effect>", { kind: 'ifYouDo', not: true }, { word, who: g.singularPlayer, effect: then }),
);

const leading: Syntax<Effect> = choice<Effect>(
  ifYouDo,
  phrase('if <condition> , <effect> instead', { kind: 'insteadIf', wording: 'leading' }, { condition: g.condition, effect: clauses }),
  phrase('if <condition> , instead <effect>', { kind: 'insteadIf', wording: 'instead first' }, { condition: g.condition, effect: clauses }),
  phrase('if <condition> , <effect>', { kind: 'if', trailing: false }, { condition: g.condition, effect: then }),
  phrase('<duration> , <effect>', { kind: 'during' }, { duration: g.duration, effect: clauses }),
  phrase('starting with <first> , <effect>', { kind: 'inTurnOrder', said: 'before' }, { first: g.player, effect: clauses }),
  phrase('if you <deed> , <effect>', { kind: 'ifDeed', not: false }, { deed: didVerbs, effect: then }),
  phrase("if you don't <deed> , <effect>", { kind: 'ifDeed', not: true }, { deed: didVerbs, effect: then }),
  phrase('otherwise , <effect>', { kind: 'otherwise' }, { effect: then }),
  phrase('for each <quantity> , <effect>', { kind: 'forEach', leading: true }, { quantity: g.each, effect: then }),
  phrase(
    'at <event> , <effect>',
    { kind: 'delayed', word: 'at', trailing: false, duration: null },
    { event: g.triggerEvent, effect: then },
  ),
  phrase(
    '<word> <event> this turn , <effect>',
    { kind: 'delayed', trailing: false, duration: { kind: 'thisTurn' } },
    { word: oneOf('when', 'whenever'), event: g.triggerEvent, effect: then },
  ),
  phrase('when <event> this way , <effect>', { kind: 'reflexive' }, { event: g.triggerEvent, effect: then }),
  phrase(
    'until end of turn , <word> <event> , <effect>',
    { kind: 'delayed', trailing: false, duration: { kind: 'untilEndOfTurn' } },
    { word: oneOf('when', 'whenever'), event: g.triggerEvent, effect: then },
  ),
);

/** "A if …, and B if …": each has its own condition. */
const eachIf: Syntax<Effect> = rule(() =>
  chain(phrase('<effect> if <condition>', { kind: 'if', trailing: true }, { effect: clause, condition: g.condition }), false),
);

const trailing: Syntax<Effect> = choice<Effect>(
  eachIf,
  separately,
  phrase('<effect> if <condition>', { kind: 'if', trailing: true }, { effect: clauses, condition: g.condition }),
  phrase('<effect> instead if <condition>', { kind: 'insteadIf', wording: 'trailing' }, { effect: clauses, condition: g.condition }),
  phrase('<effect> unless <deed>', { kind: 'unlessDoes' }, { effect: clauses, deed: clause }),
  phrase('<effect> unless <condition>', { kind: 'unless' }, { effect: clauses, condition: g.condition }),
  phrase(
    '<effect> at <event>',
    { kind: 'delayed', word: 'at', trailing: true, duration: null },
    { effect: clauses, event: g.triggerEvent },
  ),
);

/** What no clause says, but a static ability would: it holds from then on (611.2). */
const started: Syntax<Effect> = choice<Effect>(
  phrase('<effect>', { kind: 'startStatic', duration: { kind: 'permanent' } }, { effect: g.staticEffect }),
  phrase('<duration> , <effect>', { kind: 'startStatic' }, { duration: g.duration, effect: g.staticEffect }),
  phrase(
    '<effect> <duration>',
    { kind: 'startStatic', durationLast: true },
    { duration: g.duration, effect: restricted(g.staticEffect, isRule) },
  ),
);
/** What a duration may stand after: what can't be, and nothing of an object's characteristics, which has its own. */
function isRule(value: unknown): boolean {
  const kind = fieldsOf(value)?.kind;
  return kind === 'cant' || kind === 'unpreventable' || kind === 'cantActivate';
}
const plain: Syntax<Effect> = rule(() => firstToEnd<Effect>(instruction, clauses, leading, trailing, replacing, started));
const sentence: Syntax<Effect> = rule(() =>
  choice<Effect>(
    plain,
    phrase('<effect> , where X is <x>', { kind: 'where' }, { effect: plain, x: g.quantity }),
    phrase(
      '<effect> , where X is less than or equal to <x>',
      { kind: 'where' },
      { effect: plain, x: phrase('<limit>', { kind: 'upTo' }, { limit: g.quantity }) },
    ),
  ),
);

g.effect.define(choice<Effect>(sentence, thenFirst()));

/** "Then shuffle": a sentence follows the one before it in any case (608.2c). */
function thenFirst(): Syntax<Effect> {
  // Both words go unsaid when it is written: "Then you draw a card" is "Draw a card".
  const inner = choice(phrase('[then] <it>', {}, { it: sentence }), phrase('[then you] <it>', {}, { it: sentence }));
  return {
    read: (input, at) => inner.read(input, at).map(({ value, end }) => ({ value: value.it, end })),
    write: () => undefined,
    first: () => new Set(['then']),
  };
}
