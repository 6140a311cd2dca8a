import type { DamageRecipient, Effect, ObjectRef, PlayerRef, ReplacedEvent, StaticEffect } from '../../ast/index.ts';
import { oneOf, phrase } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import { conditioned } from './conditioned.ts';
import * as g from './declared.ts';
import { recipient } from './effects/damage.ts';
import { preventVerbs } from './effects/prevent.ts';

/** Replacement and prevention effects of static abilities (614, 615) on other events than producing mana. */

/** What objects and players would do or have done to them, after "would". */
const EVENTS = [
  'die',
  'die this turn',
  'be destroyed',
  'be put into a graveyard',
  'be put into a graveyard from anywhere',
  'be put into your graveyard',
  'be put into your graveyard from anywhere',
  'be put into your graveyard from the battlefield',
  "be put into a opponent's graveyard from anywhere",
  'be put into exile from the battlefield',
  'be exiled from the battlefield',
  'leave the battlefield',
  'enter',
  'be created under your control',
  'untap during your untap step',
  "untap during its controller's untap step",
  'gain life',
  'lose life',
  'lose the game',
  'draw a card',
  'draw a card except the first one you draw in each of your draw steps',
  'draw a card except the first one they draw in each of their draw steps',
  'draw a card while your library has no cards in it',
  'draw two or more cards',
  'begin a extra turn',
  'begin your draw step',
  'roll one or more dice',
  'flip a coin',
  'scry a number of cards',
  'proliferate',
  'mill one or more cards',
  'get one or more {E}',
  'create one or more tokens',
  'create one or more tokens under your control',
  'create one or more Treasure tokens',
  'create a Food token',
  'create a Clue , Food , or Treasure token',
  'put one or more counters on a permanent or player',
  'put one or more counters on a permanent you control',
] as const;
const DAMAGE = ['deal damage to', 'deal combat damage to', 'deal noncombat damage to'] as const;

const some: Syntax<ObjectRef | PlayerRef> = choice<ObjectRef | PlayerRef>(
  g.singularSubject,
  g.singularPlayer,
  g.pluralPlayer,
  g.pluralSubject,
);
const to: Syntax<DamageRecipient | null> = recipient;
const event: Syntax<ReplacedEvent> = choice<ReplacedEvent>(
  phrase('<who> would <what>', { kind: 'would', to: null, and: null }, { who: some, what: oneOf(...EVENTS) }),
  phrase('<who> would <what> and <and>', { kind: 'would', to: null }, { who: some, what: oneOf(...EVENTS), and: g.condition }),
  phrase('<who> would <what> <to>', { kind: 'would', and: null }, { who: some, what: oneOf(...DAMAGE), to }),
  phrase(
    '<what> would be dealt to <to>',
    { kind: 'would', who: null, and: null },
    { what: oneOf('damage', 'combat damage', 'noncombat damage'), to },
  ),
);
/** "one or more +1/+1 counters would be put on a creature you control", "one or more tokens would be created under your control". */
const counters: Syntax<ReplacedEvent> = phrase(
  '<what> would be put on <who>',
  { kind: 'would', to: null, and: null },
  { what: oneOf('one or more +1/+1 counters', 'one or more counters', 'one or more -1/-1 counters'), who: some },
);
const tokens: Syntax<ReplacedEvent> = phrase(
  '<what>',
  { kind: 'would', who: null, to: null, and: null },
  {
    what: oneOf(
      'one or more tokens would be created under your control',
      'one or more creature tokens would be created under your control',
    ),
  },
);
const happening = choice<ReplacedEvent>(event, counters, tokens);

const replaces = { kind: 'replaces' } as const;
const prevented: Syntax<Effect> = preventVerbs.base;
export const replacing: Syntax<StaticEffect> = choice<StaticEffect>(
  phrase('if <event> , <effect> instead', { ...replaces, instead: 'after' }, { event: happening, effect: g.effect }),
  phrase('if <event> , instead <effect>', { ...replaces, instead: 'before' }, { event: happening, effect: g.effect }),
  phrase(
    'if <event> , <effect>',
    { ...replaces, instead: 'unsaid' },
    { event: happening, effect: only(({ kind }) => kind === 'preventThat') },
  ),
  conditioned(
    phrase(
      '<effect>',
      { kind: 'prevents' },
      { effect: only(({ kind, ...rest }) => kind === 'prevent' && 'duration' in rest && rest.duration === null) },
    ),
  ),
);
/** A preventing instruction of some sort: those of a static ability have no duration, and "prevent that damage" needs no "instead". */
function only(accepts: (effect: Effect) => boolean): Syntax<Effect> {
  return {
    read: (input, at) => prevented.read(input, at).filter(({ value }) => accepts(value)),
    write: (value) => prevented.write(value),
    first: () => new Set(['prevent']),
  };
}
