import type { EntersModification, ObjectRef, Quantity, StaticEffect } from '../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, mapped, optional, type Syntax } from '../syntax.ts';
import { limited, remembered } from './conditioned.ts';
import { copyExceptions } from './copying.ts';
import * as g from './declared.ts';
import { cardName, counterKind } from './filter.ts';
import { grantedAbilities } from './granted.ts';
import { type GrammaticalNumber, verbPhrase } from './number.ts';
import { payables } from './payment.ts';

/** How permanents enter the battlefield (614.1c-d, 614.12). */

const one: Quantity = { kind: 'number', value: 1 };
const forEach: Syntax<Quantity | null> = optional(around('for each <it>', g.each), null);
const number = { kind: 'withCounters', wording: 'number' } as const;
const plainAmount: Syntax<Quantity> = choice<Quantity>(
  g.amount,
  words<Quantity>([['twice X', { kind: 'times', factor: 2, of: { kind: 'x' } }]]),
);

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

const isModification = (value: unknown): value is EntersModification => typeof value === 'object' && value !== null && 'kind' in value;
/** "with …", several joined by "and": "with a +1/+1 counter on it and with flying". */
const withParts: Syntax<EntersModification> = choice<EntersModification>(
  around('with <it>', counters),
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
const together = (value: unknown): readonly EntersModification[] | undefined =>
  isModification(value) && value.kind === 'together' ? value.parts : undefined;
const joined: Syntax<EntersModification> = choice<EntersModification>(
  state,
  mapped(
    phrase('<first> [and] <second>', {}, { first: state, second: withParts }),
    ({ first, second }): EntersModification => ({ kind: 'together', parts: [first, second] }),
    (value) => {
      const [first, second, third] = together(value) ?? [];
      return first?.kind === 'tapped' && second && !third ? { first, second } : undefined;
    },
  ),
  mapped(list(state, 'and', 2), (parts): EntersModification => ({ kind: 'together', parts }), together),
  phrase('under the control of a opponent of your choice', { kind: 'underControlOf', player: { kind: 'opponent', quantifier: 'an' } }, {}),
  phrase('under the control of <player>', { kind: 'underControlOf' }, { player: g.player }),
);

interface Entering {
  readonly kind: 'enters';
  readonly subject: ObjectRef;
  readonly how: EntersModification;
}
const entersIn = (grammatical: GrammaticalNumber, subject: Syntax<ObjectRef>): Syntax<Entering> =>
  verbPhrase(grammatical, '<subject> *enters* <how>', { kind: 'enters' }, { subject, how: joined });

/** 614.12a: what is chosen as it enters. */
const chosen: Syntax<EntersModification> = choice<EntersModification>(
  words<EntersModification>(
    (
      [
        ['a color', 'color'],
        ['a color other than white', 'color'],
        ['a color other than blue', 'color'],
        ['a color other than black', 'color'],
        ['a color other than red', 'color'],
        ['a color other than green', 'color'],
        ['two colors', 'color'],
        ['a creature type', 'creatureType'],
        ['a creature type other than Wall', 'creatureType'],
        ['two creature types', 'creatureType'],
        ['a basic land type', 'basicLandType'],
        ['two basic land types', 'basicLandType'],
        ['a land type', 'landType'],
        ['a nonbasic land type', 'landType'],
        ['a card type', 'cardType'],
        ['artifact , creature , or land', 'cardType'],
        ['artifact , creature , enchantment , instant , or sorcery', 'cardType'],
        ['a card name', 'cardName'],
        ['a nonland card name', 'cardName'],
        ['a noncreature card name', 'cardName'],
        ['a creature card name', 'cardName'],
        ['a land card name', 'cardName'],
        ['a basic land card name', 'cardName'],
        ['a card name other than a basic land card name', 'cardName'],
        ['a player', 'player'],
        ['a opponent', 'opponent'],
        ['a number', 'number'],
        ['a number between 0 and 13', 'number'],
        ['odd or even', 'words'],
        ['left or right', 'words'],
        ['hot or cold', 'words'],
        ['flying or first strike', 'words'],
      ] as const
    ).map(([wording, what]) => [`choose ${wording}`, { kind: 'choose', what, words: wording }] as const),
  ),
  phrase('choose <words>', { kind: 'choose', what: 'words' }, { words: anchorWords() }),
);
/** "Khans or Dragons": names for later abilities to ask about (614.12b). */
function anchorWords(): Syntax<string> {
  const names = list(cardName, 'or', 2);
  return {
    read: (input, at) => names.read(input, at).map(({ value, end }) => ({ value: value.join(' | '), end })),
    write: (value) => (typeof value === 'string' && value.includes(' | ') ? names.write(value.split(' | ')) : undefined),
    first: () => null,
  };
}

/** The pronoun or name of what enters, said again. */
const AGAIN = '(it|this land|this artifact|this creature|this enchantment|~)';
const asItEnters: Syntax<Entering> = choice<Entering>(
  phrase('as <subject> enters , <how>', { kind: 'enters' }, { subject: g.singularSubject, how: chosen }),
  phrase(
    'as <subject> enters , <how>',
    { kind: 'enters' },
    {
      subject: g.singularSubject,
      how: phrase(
        `you may <costs> . if you don't , ${AGAIN} enters tapped`,
        { kind: 'mayPay', else: { kind: 'tapped' } },
        { costs: payables },
      ),
    },
  ),
  phrase(
    'as <subject> enters , <how>',
    { kind: 'enters' },
    { subject: g.singularSubject, how: phrase('<effect>', { kind: 'does' }, { effect: g.effect }) },
  ),
);

const copied: Syntax<ObjectRef> = choice<ObjectRef>(
  g.singularSubject,
  phrase('any <filter>', { kind: 'some', amount: { kind: 'anyNumber' } }, { filter: g.filterSingular }),
);
const asCopy: Syntax<Entering> = choice<Entering>(
  phrase(
    'you may have <subject> enter as a copy of <how>',
    { kind: 'enters' },
    { subject: g.objects, how: phrase('<of> <except>', { kind: 'asCopy', optional: true }, { of: copied, except: copyExceptions }) },
  ),
  phrase(
    '<subject> enters as a copy of <how>',
    { kind: 'enters' },
    {
      subject: g.singularSubject,
      how: phrase('<of> <except>', { kind: 'asCopy', optional: false }, { of: copied, except: copyExceptions }),
    },
  ),
);

const entering = remembered(choice<Entering>(asItEnters, asCopy, entersIn('one', g.singularSubject), entersIn('many', g.pluralSubject)));
export const enters: Syntax<StaticEffect> = limited(entering);
