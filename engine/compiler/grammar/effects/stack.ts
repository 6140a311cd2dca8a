import type { Duration, Effect, Quantity } from '../../../ast/index.ts';
import { words } from '../../phrase.ts';
import { optional, type Syntax } from '../../syntax.ts';
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

const casts = (['cast', 'play'] as const).flatMap((said): readonly Verb<Effect>[] => [
  verb(`${said} <what> <from> <duration>`, { kind: 'castCard', verb: said, free: false }, { what: things, from: fromPlace, duration }),
  verb(
    `${said} <what> <from> without paying (its|their) mana (cost|costs) <duration>`,
    { kind: 'castCard', verb: said, free: true },
    { what: things, from: fromPlace, duration },
  ),
]);

export const stackVerbs: Verb<Effect> = verbs<Effect>(
  verb('counter <what>', { kind: 'counterSpell' }, { what: things }),
  verb('copy <what> <times>', { kind: 'copySpell' }, { what: things, times }),
  verb('choose new targets for <of>', { kind: 'newTargets' }, { of: things }),
  verb('change the target of <of>', { kind: 'changeTarget', plural: false }, { of: things }),
  verb('change the targets of <of>', { kind: 'changeTarget', plural: true }, { of: things }),
  ...casts,
);
