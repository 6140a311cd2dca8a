import type { Duration } from '../../ast/index.ts';
import { oneOf, phrase, words } from '../phrase.ts';
import { choice } from '../syntax.ts';
import * as g from './declared.ts';
import { place } from './place.ts';

const states = oneOf('exiled', 'tapped', 'untapped', 'on the battlefield', 'attached to it', 'face down');

/** How long an effect lasts (611.2): "until end of turn", "this turn", "for as long as …". */
g.duration.define(
  choice<Duration>(
    words<Duration>([
      ['until end of turn', { kind: 'untilEndOfTurn' }],
      ['this turn', { kind: 'thisTurn' }],
      ['until end of combat', { kind: 'untilEndOfCombat' }],
      ['until your next turn', { kind: 'untilYourNextTurn' }],
      ['until the end of your next turn', { kind: 'untilEndOfYourNextTurn' }],
      ['until your next upkeep', { kind: 'untilYourNextUpkeep' }],
      ['until your next end step', { kind: 'untilYourNextEndStep' }],
      ['for the rest of the game', { kind: 'restOfGame' }],
    ]),
    phrase('until <whose> next <step>', { kind: 'untilNext' }, { whose: g.playerPossessive, step: oneOf('untap step', 'turn') }),
    phrase('until <object> is cast from <from>', { kind: 'untilCastFrom' }, { object: g.singularSubject, from: place }),
    phrase('until <object> leaves the battlefield', { kind: 'untilLeaves' }, { object: g.singularSubject }),
    phrase('for as long as <object> remains <state>', { kind: 'whileRemains' }, { object: g.singularSubject, state: states }),
    phrase('for as long as <object> remain <state>', { kind: 'whileRemains' }, { object: g.pluralSubject, state: states }),
    phrase('for as long as <condition>', { kind: 'asLongAs' }, { condition: g.condition }),
  ),
);
