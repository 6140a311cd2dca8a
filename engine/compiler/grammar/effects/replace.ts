import type { DamageRecipient, Effect, ObjectRef, WouldEvent } from '../../../ast/index.ts';
import { around, phrase, words } from '../../phrase.ts';
import { choice, optional, rule, type Syntax } from '../../syntax.ts';
import { wouldEvent } from '../triggers/events.ts';
import { clauses } from './clause.ts';
import { recipient } from './damage.ts';
import { things } from './things.ts';

/** Replacement effects (614) and preventions (615): "if … would …, … instead". */

const sort = words<'any' | 'combat' | 'noncombat'>([
  ['damage', 'any'],
  ['combat damage', 'combat'],
  ['noncombat damage', 'noncombat'],
]);
const by: Syntax<ObjectRef | null> = optional(around('by <it>', things), null);
const to: Syntax<DamageRecipient | null> = optional(around('to <it>', recipient), null);
/** "a creature would die", "damage would be dealt to you". */
const would: Syntax<WouldEvent> = rule(() =>
  choice<WouldEvent>(wouldEvent, phrase('<sort> would be dealt <to> <by>', { kind: 'damage' }, { sort, to, by })),
);
const slots = { event: would, effect: clauses };

export const replacing: Syntax<Effect> = choice<Effect>(
  phrase('if <event> , <effect> instead', { kind: 'replace', wording: 'last', next: false }, slots),
  phrase('if <event> , instead <effect>', { kind: 'replace', wording: 'first', next: false }, slots),
  phrase(
    'if <event> , <effect> instead of putting it anywhere else',
    { kind: 'replace', wording: 'instead of putting it anywhere else', next: false },
    slots,
  ),
  phrase(
    "if <event> , <effect> instead of putting it into its owner 's graveyard",
    { kind: 'replace', wording: "instead of putting it into its owner's graveyard", next: false },
    slots,
  ),
  phrase('if <event> , <effect>', { kind: 'replace', wording: 'none', next: false }, slots),
  phrase('the next time <event> , <effect> instead', { kind: 'replace', wording: 'last', next: true }, slots),
  phrase('the next time <event> , <effect>', { kind: 'replace', wording: 'none', next: true }, slots),
);
