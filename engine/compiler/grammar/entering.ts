import type { EntersModification, Quantity } from '../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, fieldsOf, mapped, optional, reshaped, type Syntax } from '../syntax.ts';
import { timesX } from './amount.ts';
import { counterOfChoice } from './counterChoice.ts';
import * as g from './declared.ts';
import { counterKind } from './filter.ts';
import { grantedAbilities } from './granted.ts';

/** After "enters": "tapped", "with two +1/+1 counters on it", "under the control of an opponent of your choice" (614.1c). */

const one: Quantity = { kind: 'number', value: 1 };
const forEach: Syntax<Quantity | null> = optional(around('for each <it>', g.each), null);
const number = { kind: 'withCounters', wording: 'number' } as const;
const plainAmount: Syntax<Quantity> = choice<Quantity>(g.amount, words<Quantity>(timesX));

/** After "with": "a +1/+1 counter on it for each …". */
const counters: Syntax<EntersModification> = choice<EntersModification>(
  phrase('a <counter> counter on it <forEach>', { ...number, amount: one, additional: false }, { counter: counterKind, forEach }),
  phrase('a additional <counter> counter on it <forEach>', { ...number, amount: one, additional: true }, { counter: counterKind, forEach }),
  phrase(
    '<amount> <counter> counters on it <forEach>',
    { ...number, additional: false },
    { amount: plainAmount, counter: counterKind, forEach },
  ),
  phrase(
    '<amount> additional <counter> counters on it <forEach>',
    { ...number, additional: true },
    { amount: plainAmount, counter: counterKind, forEach },
  ),
  phrase(
    'a additional <amount> <counter> counters on it',
    { kind: 'withCounters', wording: 'anAdditional', additional: true, forEach: null },
    { amount: plainAmount, counter: counterKind },
  ),
  phrase(
    'X <counter> counters on it , where X is <amount>',
    { kind: 'withCounters', wording: 'whereX', additional: false, forEach: null },
    { counter: counterKind, amount: g.quantity },
  ),
  phrase(
    'X additional <counter> counters on it , where X is <amount>',
    { kind: 'withCounters', wording: 'whereX', additional: true, forEach: null },
    { counter: counterKind, amount: g.quantity },
  ),
  phrase(
    'a number of <counter> counters on it equal to <amount>',
    { kind: 'withCounters', wording: 'equal', additional: false, forEach: null },
    { counter: counterKind, amount: g.quantity },
  ),
  phrase(
    'a number of additional <counter> counters on it equal to <amount>',
    { kind: 'withCounters', wording: 'equal', additional: true, forEach: null },
    { counter: counterKind, amount: g.quantity },
  ),
);

/** Among others before one "on it". */
const short: Syntax<EntersModification> = choice<EntersModification>(
  phrase('a <counter> counter', { ...number, amount: one, additional: false, forEach: null }, { counter: counterKind }),
  phrase('<amount> <counter> counters', { ...number, additional: false, forEach: null }, { amount: plainAmount, counter: counterKind }),
);

/** The fields of the choice stand beside the kind. */
const ofChoice: Syntax<EntersModification> = reshaped(
  counterOfChoice,
  (chosen): EntersModification => ({ kind: 'counterOfChoice', ...chosen }),
  (value) => {
    const { kind, ...chosen } = fieldsOf(value) ?? {};
    return kind === 'counterOfChoice' ? chosen : undefined;
  },
);

const isModification = (value: unknown): value is EntersModification => typeof value === 'object' && value !== null && 'kind' in value;
const together = (
  value: unknown,
  join: Extract<EntersModification, { kind: 'together' }>['join'],
): readonly EntersModification[] | undefined =>
  isModification(value) && value.kind === 'together' && value.join === join ? value.parts : undefined;
/** "with …", several joined by "and": "with a +1/+1 counter on it and with flying". */
const withParts: Syntax<EntersModification> = choice<EntersModification>(
  around('with <it>', counters),
  mapped(
    around('with <it> on it', list(short, 'and', 2)),
    (parts): EntersModification => ({ kind: 'together', parts, join: 'listed' }),
    (value) => together(value, 'listed'),
  ),
  mapped(
    phrase('with <first> plus <second>', {}, { first: counters, second: counters }),
    ({ first, second }): EntersModification => ({ kind: 'together', parts: [first, second], join: 'plus' }),
    (value) => {
      const [first, second] = together(value, 'plus') ?? [];
      return first && second ? { first, second } : undefined;
    },
  ),
  around('with <it> on it', ofChoice),
  phrase('with <abilities>', { kind: 'with' }, { abilities: grantedAbilities }),
);
const state: Syntax<EntersModification> = choice<EntersModification>(
  words<EntersModification>([
    ['tapped', { kind: 'tapped' }],
    ['untapped', { kind: 'untapped' }],
  ]),
  phrase('<state>', { kind: 'in' }, { state: oneOf('prepared', 'transformed', 'face down', 'converted', 'tapped and attacking') }),
  withParts,
);
export const enteringState: Syntax<EntersModification> = choice<EntersModification>(
  state,
  mapped(
    phrase('tapped <second>', {}, { second: withParts }),
    ({ second }): EntersModification => ({ kind: 'together', parts: [{ kind: 'tapped' }, second], join: 'with' }),
    (value) => {
      const [first, second, third] = together(value, 'with') ?? [];
      return first?.kind === 'tapped' && second && !third ? { second } : undefined;
    },
  ),
  mapped(
    list(state, 'and', 2),
    (parts): EntersModification => ({ kind: 'together', parts, join: 'and' }),
    (value) => together(value, 'and'),
  ),
  phrase('under the control of a opponent of your choice', { kind: 'underControlOf', player: { kind: 'opponent', quantifier: 'an' } }, {}),
  phrase('under the control of <player>', { kind: 'underControlOf' }, { player: g.player }),
);
