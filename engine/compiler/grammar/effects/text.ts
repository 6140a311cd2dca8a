import type { Effect } from '../../../ast/index.ts';
import { subtypesOf } from '../../../cards/subtypes.ts';
import { list, oneOf, phrase } from '../../phrase.ts';
import { choice } from '../../syntax.ts';
import * as g from '../declared.ts';
import { things } from './things.ts';
import { type Verb, verb, verbs } from './verb.ts';

/** Text-changing effects (612). */

type Replacing = Extract<Effect, { kind: 'changeText' }>['replacing'][number];
const replacing = list(
  choice<Replacing>(
    phrase('one <words> with another', { by: null }, { words: oneOf('color word', 'basic land type', 'creature type') }),
    phrase('one <words> with <by>', {}, { words: oneOf('creature type'), by: oneOf(...subtypesOf('creature')) }),
  ),
  'or',
);
const said = 'change the text of <what> by replacing all instances of <replacing>';
export const textVerbs: Verb<Effect> = verbs<Effect>(
  verb(said, { kind: 'changeText', duration: { kind: 'permanent' } }, { what: things, replacing }),
  verb(`${said} <duration>`, { kind: 'changeText' }, { what: things, replacing, duration: g.duration }),
);
