import type { Duration, Effect, Quantity } from '../../../ast/index.ts';
import { phrase, words } from '../../phrase.ts';
import { many, optional, type Syntax } from '../../syntax.ts';
import { copyExceptions } from '../copying.ts';
import * as g from '../declared.ts';
import { things } from './things.ts';
import { type Verb, verb, verbs } from './verb.ts';
import { fromPlace } from './zones.ts';

/** Spells and abilities on the stack: countered, copied, cast, given new targets (701.6, 707.10, 601). */

const times: Syntax<Quantity | null> = optional(
  words<Quantity>([
    ['twice', { kind: 'number', value: 2 }],
    ['three times', { kind: 'number', value: 3 }],
    ['that many times', { kind: 'thatMany' }],
    ['X times', { kind: 'x' }],
  ]),
  null,
);
const duration: Syntax<Duration | null> = optional(g.duration, null);

const FREE = 'without paying (its|their) mana (cost|costs)';
const plainly = { kind: 'castCard', durationFirst: false, also: [], thisWay: false } as const;
const casts = (['cast', 'play', 'look at and ^play'] as const).flatMap((template): readonly Verb<Effect>[] => {
  const said = template === 'look at and ^play' ? 'look at and play' : template;
  return [
    verb(`${template} <what> <from> <duration>`, { ...plainly, verb: said, free: false }, { what: things, from: fromPlace, duration }),
    verb(
      `${template} <what> <from> ${FREE} <duration>`,
      { ...plainly, verb: said, free: true },
      { what: things, from: fromPlace, duration },
    ),
    verb(
      `${template} <what> <from> <duration> ${FREE}`,
      { ...plainly, verb: said, free: true, durationFirst: true },
      { what: things, from: fromPlace, duration: g.duration },
    ),
    verb(
      `${template} <what> from <from> <also> ${FREE}`,
      { kind: 'castCard', durationFirst: false, thisWay: false, verb: said, free: true, duration: null },
      { what: things, from: phrase('among <of>', { kind: 'among' }, { of: g.objects }), also: many(g.filterSuffix, 1) },
    ),
    verb(
      `${template} <what> this way ${FREE}`,
      { ...plainly, verb: said, free: true, from: null, duration: null, thisWay: true },
      { what: things },
    ),
  ];
});

export const stackVerbs: Verb<Effect> = verbs<Effect>(
  verb('counter <what>', { kind: 'counterSpell' }, { what: things }),
  verb('copy <what> <times> <except>', { kind: 'copySpell' }, { what: things, times, except: copyExceptions }),
  verb('choose new targets for <of>', { kind: 'newTargets', plural: true }, { of: things }),
  verb('choose a new target for <of>', { kind: 'newTargets', plural: false }, { of: things }),
  verb('change the target of <of>', { kind: 'changeTarget', plural: false }, { of: things }),
  verb('change the targets of <of>', { kind: 'changeTarget', plural: true }, { of: things }),
  ...casts,
);
