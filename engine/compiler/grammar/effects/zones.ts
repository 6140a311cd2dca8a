import type { Effect, MovePart, Origin } from '../../../ast/index.ts';
import { around, list, phrase } from '../../phrase.ts';
import { choice, optional, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { bareAmount, moveDetails, origin, putTo, returnTo, things } from './things.ts';
import { type Verb, verb, verbs } from './verb.ts';

/** Destroying, exiling, sacrificing, putting and returning: from zone to zone (400.7, 701). */

export const fromPlace: Syntax<Origin | null> = optional(around('from <it>', origin), null);
const leaves = phrase('until <object> leaves the battlefield', { kind: 'untilLeaves' }, { object: g.singularSubject });

const exiles: Verb<Effect> = verbs<Effect>(
  verb('exile <what> <from> <details>', { kind: 'exile', until: null }, { what: things, from: fromPlace, details: moveDetails }),
  verb('exile <what> <from> <details> <until>', { kind: 'exile' }, { what: things, from: fromPlace, details: moveDetails, until: leaves }),
);

/** "a creature card from your hand onto the battlefield tapped"; "the rest into your graveyard". */
const putParts: Syntax<readonly MovePart[]> = partsOf(
  phrase(
    '<what> <from> <to> <details>',
    { kind: 'part' },
    { what: choice(things, bareAmount), from: fromPlace, to: putTo, details: moveDetails },
  ),
);
const returnParts: Syntax<readonly MovePart[]> = partsOf(
  phrase('<what> <from> <to> <details>', { kind: 'part' }, { what: things, from: fromPlace, to: returnTo, details: moveDetails }),
);
function partsOf(part: Syntax<MovePart>): Syntax<readonly MovePart[]> {
  return list(part, 'and');
}

/** Verbs that move objects, or that need only to know which. */
export const zoneVerbs: Verb<Effect> = verbs<Effect>(
  verb('destroy <what>', { kind: 'destroy' }, { what: things }),
  exiles,
  verb('sacrifice <what> [of their choice]', { kind: 'sacrifice' }, { what: things }),
  verb('put <parts>', { kind: 'move', verb: 'put' }, { parts: putParts }),
  verb('return <parts>', { kind: 'move', verb: 'return' }, { parts: returnParts }),
  verb('tap <what>', { kind: 'tap' }, { what: things }),
  verb('untap <what>', { kind: 'untap' }, { what: things }),
  verb('tap or untap <what>', { kind: 'tapOrUntap' }, { what: things }),
  verb('regenerate <what>', { kind: 'regenerate' }, { what: things }),
  verb('transform <what>', { kind: 'transform', verb: 'transform' }, { what: things }),
  verb('convert <what>', { kind: 'transform', verb: 'convert' }, { what: things }),
);
