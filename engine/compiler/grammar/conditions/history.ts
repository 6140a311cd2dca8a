import type { Condition } from '../../../ast/index.ts';
import { oneOf, phrase } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { place } from '../place.ts';
import { spentCondition } from '../spent.ts';
import { manaCost } from '../symbols.ts';
import { notPastEvent, notPerfectEvent, pastEvent, perfectEvent, presentEvent } from '../triggers/events.ts';
import { ordinal } from '../triggers/playerVerbs.ts';

/** Conditions on what happened, and on how something was cast and paid for. */

const when = oneOf(
  'this turn',
  'this way',
  'last turn',
  'this combat',
  'this game',
  'this step',
  'this phase',
  'during your last turn',
  'during their last turn',
  'since your last turn ended',
  'since your last upkeep',
  'since the beginning of your last turn',
);

const happened: Syntax<Condition> = choice<Condition>(
  phrase('<event> <when>', { kind: 'happened', tense: 'past', not: false }, { event: pastEvent, when }),
  phrase('<event> <when>', { kind: 'happened', tense: 'perfect', not: false }, { event: perfectEvent, when }),
  phrase('<event> <when>', { kind: 'happened', tense: 'present', not: false }, { event: presentEvent, when: oneOf('this way') }),
  phrase('<event> <when>', { kind: 'happened', tense: 'past', not: true }, { event: notPastEvent, when }),
  phrase('<event> <when>', { kind: 'happened', tense: 'perfect', not: true }, { event: notPerfectEvent, when }),
);

const subject = g.singularSubject;
const castHow = oneOf(
  'kicked',
  'kicked twice',
  'kicked at least twice',
  'bargained',
  'overloaded',
  'foretold',
  'plotted',
  'warped',
  'blitzed',
  'unearthed',
  'dashed',
  'evoked',
  'suspended',
  'cast using teamwork',
  'cast using flashback',
  'cast for its flashback cost',
  'bought back',
  'entwined',
  'cleaved',
  'copied',
  'cast during your main phase',
  'cast',
);
const cast: readonly Syntax<Condition>[] = [
  phrase('<subject> was <how>', { kind: 'cast', not: false }, { subject, how: castHow }),
  phrase("<subject> wasn't <how>", { kind: 'cast', not: true }, { subject, how: castHow }),
  phrase('<subject> was kicked with its <cost> kicker', { kind: 'kickedWith' }, { subject, cost: manaCost }),
  phrase('<by> cast <subject>', { kind: 'castFrom', from: null, elsewhere: false, not: false }, { by: g.player, subject }),
  phrase('<by> cast <subject> from <from>', { kind: 'castFrom', elsewhere: false, not: false }, { by: g.player, subject, from: place }),
  phrase(
    '<by> cast <subject> from anywhere other than <from>',
    { kind: 'castFrom', elsewhere: true, not: false },
    { by: g.player, subject, from: place },
  ),
  phrase("<by> didn't cast <subject>", { kind: 'castFrom', from: null, elsewhere: false, not: true }, { by: g.player, subject }),
  phrase(
    "<by> didn't cast <subject> from <from>",
    { kind: 'castFrom', elsewhere: false, not: true },
    { by: g.player, subject, from: place },
  ),
  phrase('<subject> was cast from <from>', { kind: 'castFrom', by: null, elsewhere: false, not: false }, { subject, from: place }),
  phrase("<subject> wasn't cast from <from>", { kind: 'castFrom', by: null, elsewhere: false, not: true }, { subject, from: place }),
  phrase(
    '<subject> was cast from anywhere other than <from>',
    { kind: 'castFrom', by: null, elsewhere: true, not: false },
    { subject, from: place },
  ),
];
const costNames = oneOf(
  'prowl',
  'madness',
  'surge',
  'spectacle',
  'morph',
  'megamorph',
  'evoke',
  'dash',
  'blitz',
  'unearth',
  'echo',
  'escape',
  'freerunning',
  'sneak',
  'additional',
  'mayhem',
  'warp',
  'flashback',
  'disguise',
  'emerge',
  'bestow',
  'ninjutsu',
  'cleave',
  'replicate',
  'buyback',
  'web-slinging',
  'miracle',
  'suspend',
);
const paid: readonly Syntax<Condition>[] = [
  phrase('<of> <which> cost was paid', { kind: 'costPaid', not: false }, { of: g.objectPossessive, which: costNames }),
  phrase('the <cost> cost was paid', { kind: 'manaCostPaid', not: false }, { cost: manaCost }),
  phrase("the <cost> cost wasn't paid", { kind: 'manaCostPaid', not: true }, { cost: manaCost }),
  phrase("<of> <which> cost wasn't paid", { kind: 'costPaid', not: true }, { of: g.objectPossessive, which: costNames }),
];

const repeated: readonly Syntax<Condition>[] = [
  phrase(
    'this ability has been activated <times> times this turn',
    { kind: 'repeated', what: 'activated', wording: 'times' },
    { times: g.amount },
  ),
  phrase(
    'this ability has resolved <times> times this turn',
    { kind: 'repeated', what: 'resolved', wording: 'times' },
    { times: g.amount },
  ),
  phrase(
    'this is the <times> time this ability has resolved this turn',
    { kind: 'repeated', what: 'resolved', wording: 'nth' },
    { times: nth() },
  ),
  phrase("it 's the <times> time", { kind: 'repeated', what: 'resolved', wording: "it's" }, { times: nth() }),
];
function nth() {
  return phrase('<value>', { kind: 'number' }, { value: ordinal });
}

export const historyCondition: Syntax<Condition> = choice<Condition>(...cast, ...paid, ...spentCondition, ...repeated, happened);
