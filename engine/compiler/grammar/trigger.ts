import type { Condition, EventJoin, TriggerEvent, TriggerWord } from '../../ast/index.ts';
import { orElse } from '../lookahead.ts';
import { around, list, oneOf, phrase } from '../phrase.ts';
import { choice, fieldsOf, optional, reshaped, rule, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { counterKind } from './filter.ts';
import { manaEvent } from './replacement.ts';
import { gerundEvent, presentEvent } from './triggers/events.ts';
import { limit } from './triggers/limit.ts';
import { phaseEvent } from './triggers/phase.ts';
import { ordinal } from './triggers/playerVerbs.ts';

/** What triggered abilities wait for (603.1): the words between "when" and the comma. */

/** Counters put on or removed from something, by nobody in particular. */
const counterEvent: Syntax<TriggerEvent> = choice<TriggerEvent>(
  phrase(
    'a <counter> counter is put on <on>',
    { kind: 'countersPut', oneOrMore: false, by: null },
    { counter: counterKind, on: g.objects },
  ),
  phrase(
    'one or more <counter> counters are put on <on>',
    { kind: 'countersPut', oneOrMore: true, by: null },
    { counter: counterKind, on: g.objects },
  ),
  phrase('one or more counters are put on <on>', { kind: 'countersPut', oneOrMore: true, by: null, counter: null }, { on: g.objects }),
  phrase(
    'a <counter> counter is removed from <from>',
    { kind: 'countersRemoved', oneOrMore: false, last: false },
    { counter: counterKind, from: g.objects },
  ),
  phrase(
    'a counter is removed from <from>',
    { kind: 'countersRemoved', oneOrMore: false, last: false, counter: null },
    { from: g.objects },
  ),
  phrase(
    'the last <counter> counter is removed from <from>',
    { kind: 'countersRemoved', oneOrMore: false, last: true },
    { counter: counterKind, from: g.objects },
  ),
  phrase(
    'one or more <counter> counters are removed from <from>',
    { kind: 'countersRemoved', oneOrMore: true, last: false },
    { counter: counterKind, from: g.objects },
  ),
  phrase(
    'one or more counters are removed from <from>',
    { kind: 'countersRemoved', oneOrMore: true, last: false, counter: null },
    { from: g.objects },
  ),
  phrase('the <ordinal> <counter> counter is put on <on>', { kind: 'nthCounterPut' }, { ordinal, counter: counterKind, on: g.objects }),
);

const causes: Syntax<TriggerEvent> = choice<TriggerEvent>(
  phrase(
    '<cause> causes <who> to discard <what>',
    { kind: 'causes', deed: 'discard' },
    { cause: g.objects, who: g.player, what: g.objects },
  ),
  phrase(
    '<cause> causes <who> to sacrifice <what>',
    { kind: 'causes', deed: 'sacrifice' },
    { cause: g.objects, who: g.player, what: g.objects },
  ),
  phrase('<cause> causes <who> to gain life', { kind: 'causesGain' }, { cause: g.objects, who: g.player }),
);

/** 603.3b: an ability's triggering. */
const abilityTriggers: Syntax<TriggerEvent> = choice<TriggerEvent>(
  phrase('<cause> causes a triggered ability to trigger', { kind: 'abilityTriggers', of: null }, { cause: gerundEvent }),
  phrase('<cause> causes a triggered ability of <of> to trigger', { kind: 'abilityTriggers' }, { cause: gerundEvent, of: g.objects }),
);

/** What happens to nobody in particular. */
const occurrence: Syntax<TriggerEvent> = phrase(
  '<what>',
  { kind: 'occurrence' },
  {
    what: oneOf(
      'day becomes night or night becomes day',
      'day becomes night',
      'night becomes day',
      'the Ring tempts you',
      'the Ring tempts a player',
      'a dungeon is completed',
      'a player loses the game',
      'you next cast a spell this turn',
      'a Phyrexian Germ token is created',
      'players vote',
      'players finish voting',
      'mana from this creature is spent this way',
      'a voting is finished',
    ),
  },
);

const nextCast: Syntax<TriggerEvent> = phrase(
  '<who> next cast <what> this turn',
  { kind: 'nextCast' },
  { who: g.pluralPlayer, what: g.objects },
);

const plain: Syntax<TriggerEvent> = rule(() =>
  choice<TriggerEvent>(manaEvent, phaseEvent, presentEvent, nextCast, counterEvent, causes, abilityTriggers, occurrence),
);
const simple: Syntax<TriggerEvent> = rule(() =>
  choice<TriggerEvent>(plain, phrase('<event> <to>', { kind: 'limited' }, { event: plain, to: limit })),
);

const joinedBy = (join: EventJoin, syntax: Syntax<readonly TriggerEvent[]>): Syntax<TriggerEvent> =>
  reshaped(
    syntax,
    (events): TriggerEvent => ({ kind: 'either', events, join }),
    (value) => {
      const fields = fieldsOf(value);
      return fields?.kind === 'either' && fields.join === join ? fields.events : undefined;
    },
  );
const pair = (conjunction: EventJoin): Syntax<TriggerEvent> =>
  joinedBy(
    conjunction,
    reshaped(
      phrase(`<left> ${conjunction} <right>`, {}, { left: simple, right: simple }),
      ({ left, right }): readonly TriggerEvent[] => [left, right],
      (value) => (Array.isArray(value) && value.length === 2 ? { left: value[0], right: value[1] } : undefined),
    ),
  );

g.triggerEvent.define(
  orElse<TriggerEvent>(
    choice<TriggerEvent>(
      simple,
      joinedBy('or', list(simple, 'or', 2)),
      pair('and at'),
      pair('and whenever'),
      pair('and when'),
      pair('or whenever'),
      pair('or at'),
    ),
    phrase('<condition>', { kind: 'state' }, { condition: g.condition }),
  ),
);

/** 603.4: the condition between event and instructions. */
const intervening: Syntax<Condition | null> = optional(around('if <it> ,', g.condition), null);

/** "Whenever a player taps a land for mana,": everything before the instructions. */
export const triggerPrefix: Syntax<{ readonly trigger: TriggerWord; readonly event: TriggerEvent; readonly condition: Condition | null }> =
  phrase(
    '<trigger> <event> , <condition>',
    {},
    { trigger: oneOf('when', 'whenever', 'at'), event: g.triggerEvent, condition: intervening },
  );
