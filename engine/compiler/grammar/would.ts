import type { DamageRecipient, DamageSize, EventLimit, ObjectRef, PlayerRef, Would, WouldDamage, WouldEvent } from '../../ast/index.ts';
import { around, oneOf, phrase, words } from '../phrase.ts';
import { choice, deepEqual, fieldsOf, optional, reshaped, rule, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { recipient } from './effects/damage.ts';
import { things } from './effects/things.ts';
import { counterKind } from './filter.ts';
import { damageSize } from './triggers/damage.ts';
import { wouldEvent } from './triggers/events.ts';
import { limit } from './triggers/limit.ts';

/** What would happen (614.1), between "if" or "the next time" and the comma. */

export const damageSort = words<WouldDamage['sort']>([
  ['damage', 'any'],
  ['combat damage', 'combat'],
  ['noncombat damage', 'noncombat'],
]);
const to: Syntax<DamageRecipient | null> = optional(around('to <it>', recipient), null);
const by: Syntax<ObjectRef | null> = optional(around('by <it>', things), null);
const source: Syntax<ObjectRef> = choice<ObjectRef>(
  g.singularSubject,
  g.pluralSubject,
  phrase('(a|any) <filter>', { kind: 'some', amount: { kind: 'number', value: 1 } }, { filter: g.filterSingular }),
);

/** "an amount of noncombat damage less than this creature's power". */
const lessThan: Syntax<DamageSize> = phrase('less than <than>', { comparison: 'less' }, { than: g.quantity });

const damage: Syntax<WouldDamage> = choice<WouldDamage>(
  phrase(
    '<by> would deal <amount> <sort> <to>',
    { kind: 'damage', said: 'deals' },
    { by: source, amount: damageSize, sort: damageSort, to },
  ),
  phrase(
    '<by> would deal a amount of <sort> <amount> <to>',
    { kind: 'damage', said: 'deals' },
    { by: source, sort: damageSort, amount: lessThan, to },
  ),
  phrase(
    '<amount> <sort> would be dealt <to> <by>',
    { kind: 'damage', said: 'is dealt' },
    { amount: damageSize, sort: damageSort, to, by },
  ),
  phrase(
    '<to> would be dealt <amount> <sort>',
    { kind: 'damage', said: 'undergoes', by: null },
    { to: recipient, amount: damageSize, sort: damageSort },
  ),
);
/** "damage would be dealt to you this turn by a source of your choice". */
const limitedDamage: Syntax<Would> = reshaped(
  phrase('<sort> would be dealt <to> this turn by <by>', {}, { sort: damageSort, to, by: things }),
  (said): Would => ({
    event: { kind: 'damage', said: 'is dealt, limit before source', amount: null, ...said },
    limit: { kind: 'thisTurn' },
  }),
  (value) => {
    const { said, sort, to: recipient, by: source } = fieldsOf(fieldsOf(value)?.event) ?? {};
    return said === 'is dealt, limit before source' ? { sort, to: recipient, by: source } : undefined;
  },
);

const player: Syntax<PlayerRef> = choice<PlayerRef>(g.singularPlayer, g.pluralPlayer);
/** "one or more +1/+1 counters would be put on a creature you control", "an effect would put one or more counters on a permanent you control". */
const counters: Syntax<WouldEvent> = choice<WouldEvent>(
  phrase(
    'one or more <counter> counters would be put on <on>',
    { kind: 'countersPut', oneOrMore: true, by: null },
    { counter: counterKind, on: g.recipient },
  ),
  phrase(
    'one or more counters would be put on <on>',
    { kind: 'countersPut', oneOrMore: true, by: null, counter: null },
    { on: g.recipient },
  ),
  phrase(
    'an effect would put one or more counters on <on>',
    { kind: 'countersPut', oneOrMore: true, by: 'effect', counter: null },
    { on: g.recipient },
  ),
  phrase(
    'an effect would put one or more <counter> counters on <on>',
    { kind: 'countersPut', oneOrMore: true, by: 'effect' },
    { counter: counterKind, on: g.recipient },
  ),
  phrase(
    '<by> would put one or more <counter> counters on <on>',
    { kind: 'countersPut', oneOrMore: true },
    { by: player, counter: counterKind, on: g.recipient },
  ),
  phrase(
    '<by> would put one or more counters on <on>',
    { kind: 'countersPut', oneOrMore: true, counter: null },
    { by: player, on: g.recipient },
  ),
  phrase(
    '<by> would put one or more counters on <on> or on yourself',
    { kind: 'countersPut', oneOrMore: true, counter: null, orYou: true },
    { by: player, on: g.recipient },
  ),
  phrase(
    '<on> would get one or more <counter> counters',
    { kind: 'countersPut', oneOrMore: true, by: null, gets: 'counters' },
    { on: player, counter: counterKind },
  ),
  phrase(
    '<on> would get one or more counters',
    { kind: 'countersPut', oneOrMore: true, by: null, counter: null, gets: 'counters' },
    { on: player },
  ),
  phrase(
    '<on> would get one or more {E}',
    { kind: 'countersPut', oneOrMore: true, by: null, counter: 'energy', gets: 'symbol' },
    { on: player },
  ),
);
const tokens: Syntax<WouldEvent> = choice<WouldEvent>(
  phrase('<what> would be created under <under> control', { kind: 'created', by: null }, { what: g.objects, under: g.playerPossessive }),
  phrase('<what> would be created', { kind: 'created', by: null, under: null }, { what: g.objects }),
  phrase('an effect would create <what>', { kind: 'created', by: 'effect', under: null }, { what: g.objects }),
  phrase(
    'an effect would create <what> under <under> control',
    { kind: 'created', by: 'effect' },
    { what: g.objects, under: g.playerPossessive },
  ),
  phrase('<by> would create <what> under <under> control', { kind: 'created' }, { by: player, what: g.objects, under: g.playerPossessive }),
  phrase('<by> would create <what>', { kind: 'created', under: null }, { by: player, what: g.objects }),
);
const others: Syntax<WouldEvent> = phrase(
  '<who> would <what>',
  { kind: 'would' },
  {
    who: choice<ObjectRef | PlayerRef>(g.singularSubject, g.singularPlayer, g.pluralPlayer, g.pluralSubject),
    what: oneOf(
      'untap during your untap step',
      "untap during its controller 's untap step",
      'begin a extra turn',
      'begin your draw step',
      'scry a number of cards',
    ),
  },
);

/** "a creature would die or a creature card would be put into a graveyard": each with its own subject. */
const severally: Syntax<WouldEvent> = reshaped(
  phrase('<first> or <second>', {}, { first: wouldEvent, second: wouldEvent }),
  ({ first, second }): WouldEvent => ({ kind: 'either', events: [first, second], join: 'or' }),
  (value) => {
    const { kind, events, join } = fieldsOf(value) ?? {};
    return kind === 'either' && join === 'or' && Array.isArray(events) && events.length === 2
      ? { first: events[0], second: events[1] }
      : undefined;
  },
);

const event: Syntax<WouldEvent> = rule(() => choice<WouldEvent>(damage, counters, tokens, wouldEvent, others, severally));
const when: Syntax<EventLimit | null> = optional(
  choice<EventLimit>(limit, phrase('and <condition>', { kind: 'and' }, { condition: g.condition })),
  null,
);
const would: Syntax<Would> = rule(() => choice<Would>(phrase('<event> <limit>', {}, { event, limit: when }), limitedDamage));

/** A sentence around what would happen, whose fields stand beside the sentence's own: the template's slot for it is `<would>`. */
export function ofWould<const C extends object, T>(
  template: string,
  constants: C,
  effect: Syntax<T>,
): Syntax<C & Would & { readonly effect: T }> {
  return reshaped(
    phrase(template, {}, { would, effect }),
    (said) => ({ ...constants, ...said.would, effect: said.effect }),
    (value) => {
      const { event, limit, effect: does, ...rest } = fieldsOf(value) ?? {};
      return deepEqual(rest, constants) ? { would: { event, limit }, effect: does } : undefined;
    },
  );
}
