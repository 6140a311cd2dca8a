import type { CounterCount, Effect, Quantity } from '../../../ast/index.ts';
import { list, phrase } from '../../phrase.ts';
import { choice, fieldsOf, mapped, reshaped, type Syntax } from '../../syntax.ts';
import { counterOfChoice } from '../counterChoice.ts';
import * as g from '../declared.ts';
import { counterKind } from '../filter.ts';
import { howMany, moreOrFewer } from './cards.ts';
import { things } from './things.ts';
import { isEffect, mappedVerb, ONE, type Verb, verb, verbs, YOU } from './verb.ts';

/** Counters put on, removed from and moved between objects (122). */

const counted: Syntax<CounterCount> = choice<CounterCount>(
  phrase('(a|one|an additional) <counter> counter', { kind: 'counters', amount: ONE }, { counter: counterKind }),
  phrase('<amount> [additional] <counter> counters', { kind: 'counters' }, { amount: howMany, counter: counterKind }),
);
const counts: Syntax<readonly CounterCount[]> = list(counted, 'and');
/** 122.5: however many there are. */
const ALL = { kind: 'allOfThem' } as const;
const movable: Syntax<CounterCount> = choice<CounterCount>(
  counted,
  phrase('a counter', { kind: 'counters', amount: ONE, counter: null }, {}),
  phrase('all <counter> counters', { kind: 'counters', amount: ALL }, { counter: counterKind }),
  phrase('all counters', { kind: 'counters', amount: ALL, counter: null }, {}),
  phrase('any number of <counter> counters', { kind: 'counters', amount: { kind: 'anyNumber' } }, { counter: counterKind }),
);

/** "put a number of +1/+1 counters on it equal to …". */
const numberEqualTo: Verb<Effect> = mappedVerb(
  verb('put a number of <counter> counters on <on> equal to <amount>', {}, { counter: counterKind, on: things, amount: g.quantity }),
  ({ who, on, counter, amount }): Effect => ({ kind: 'putCounters', who, on, counters: [{ kind: 'counters', amount, counter }] }),
  (value) => {
    if (!isEffect(value) || value.kind !== 'putCounters' || value.passive || value.counters.length !== 1) return undefined;
    const [one] = value.counters;
    return one && one.counter !== null ? { who: YOU, on: value.on, counter: one.counter, amount: one.amount } : undefined;
  },
);

/** The fields of the choice stand beside the deed's own. */
const saidOfChoice = verb('put <chosen> on <on>', {}, { chosen: counterOfChoice, on: things });
const flat = (syntax: typeof saidOfChoice.base): Syntax<Effect> =>
  reshaped(
    syntax,
    ({ who, chosen, on }): Effect => ({ kind: 'putCounterOfChoice', who, ...chosen, on }),
    (value) => {
      const { kind, who, on, ...chosen } = fieldsOf(value) ?? {};
      return kind === 'putCounterOfChoice' ? { who, on, chosen } : undefined;
    },
  );

/** In the place of as many: "twice that many", "that many plus one", "half that many". */
const changed: Syntax<Quantity> = choice<Quantity>(howMany, moreOrFewer);
/** "that many plus one +1/+1 counters", "that many plus one of each of those kinds of counters". */
const moreCounters: Syntax<CounterCount> = choice<CounterCount>(
  phrase(
    '<amount> of each of those kinds of counters',
    { kind: 'counters', counter: null, said: 'each of those kinds' },
    { amount: changed },
  ),
  phrase('<amount> of those counters', { kind: 'counters', counter: null, said: 'those' }, { amount: changed }),
  phrase(
    'that many <counter> counters minus one',
    { kind: 'counters', amount: { kind: 'minus', left: { kind: 'thatMany' }, right: ONE }, said: 'minus after the noun' },
    { counter: counterKind },
  ),
  phrase(
    'that many plus one <counter> counters',
    { kind: 'counters', amount: { kind: 'plus', left: { kind: 'thatMany' }, right: ONE } },
    { counter: counterKind },
  ),
  phrase('<amount> <counter> counters', { kind: 'counters' }, { amount: howMany, counter: counterKind }),
  phrase('<amount> counters', { kind: 'counters', counter: null }, { amount: howMany }),
);
/** "twice that many +1/+1 counters are put on it", "it puts twice that many of those counters on that permanent": in the place of others. */
const puttingInstead = (template: '<one> are put on <on>' | 'it puts <one> on <on>', passive: true | 'effect'): Syntax<Effect> =>
  mapped(
    phrase(template, {}, { one: moreCounters, on: things }),
    ({ one, on }): Effect => ({ kind: 'putCounters', who: { kind: 'they' }, counters: [one], on, passive }),
    (value) => {
      if (!isEffect(value) || value.kind !== 'putCounters' || value.passive !== passive) return undefined;
      const [one] = value.counters;
      return one && { one, on: value.on };
    },
  );
export const putInstead: Syntax<Effect> = choice(
  puttingInstead('<one> are put on <on>', true),
  puttingInstead('it puts <one> on <on>', 'effect'),
);
/** "put that many plus one of each of those kinds of counters on that permanent or player". */
const putMore: Verb<Effect> = mappedVerb(
  verb('put <one> on <on>', {}, { one: moreCounters, on: things }),
  ({ who, one, on }): Effect => ({ kind: 'putCounters', who, counters: [one], on }),
  (value) => {
    if (!isEffect(value) || value.kind !== 'putCounters' || value.passive !== undefined || value.whoever === true) return undefined;
    const [one, another] = value.counters;
    if (one === undefined || another !== undefined || (one.said === undefined && one.amount.kind !== 'plus')) return undefined;
    return { who: YOU, one, on: value.on };
  },
);
const putMoreOnWhoever: Verb<Effect> = mappedVerb(
  verb('put <one> on that permanent or player', {}, { one: moreCounters }),
  ({ who, one }): Effect => ({ kind: 'putCounters', who, counters: [one], on: { kind: 'it', plural: false }, whoever: true }),
  (value) => {
    if (!isEffect(value) || value.kind !== 'putCounters' || value.whoever !== true) return undefined;
    const [one, another] = value.counters;
    return one === undefined || another !== undefined ? undefined : { who: YOU, one };
  },
);

export const counterVerbs: Verb<Effect> = verbs<Effect>(
  verb('put <counters> on <on>', { kind: 'putCounters' }, { counters: counts, on: things }),
  putMore,
  putMoreOnWhoever,
  numberEqualTo,
  { base: flat(saidOfChoice.base), third: flat(saidOfChoice.third) },
  verb('distribute <counters> among <among>', { kind: 'distributeCounters' }, { counters: counted, among: things }),
  verb('remove a <counter> counter from <from>', { kind: 'removeCounters', amount: ONE }, { counter: counterKind, from: things }),
  verb('remove a counter from <from>', { kind: 'removeCounters', amount: ONE, counter: null }, { from: things }),
  verb(
    'remove <amount> <counter> counters from <from>',
    { kind: 'removeCounters' },
    { amount: howMany, counter: counterKind, from: things },
  ),
  verb('remove all <counter> counters from <from>', { kind: 'removeCounters', amount: ALL }, { counter: counterKind, from: things }),
  verb('remove <amount> counters from <from>', { kind: 'removeCounters', counter: null }, { amount: howMany, from: things }),
  verb('remove all counters from <from>', { kind: 'removeCounters', amount: ALL, counter: null }, { from: things }),
  verb('move <counters> from <from> onto <to>', { kind: 'moveCounters' }, { counters: movable, from: things, to: things }),
);
