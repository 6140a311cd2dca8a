import type { AbilityForm, CastOrigin, Effect, ManaRider, ObjectRef, SpendingPurpose, SpentConsequence } from '../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, mapped, optional, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { counterKind } from './filter.ts';

/** What mana may be spent on (106.6), and what the instruction that adds it says of it besides. */

const isPurpose = (value: unknown): value is SpendingPurpose => typeof value === 'object' && value !== null && 'kind' in value;

const you = { kind: 'you' } as const;
const origin: Syntax<CastOrigin | null> = optional(
  words<CastOrigin>([
    ['from your graveyard', { zone: 'graveyard', whose: you, not: false }],
    ['from a graveyard', { zone: 'graveyard', whose: null, not: false }],
    ['from exile', { zone: 'exile', whose: null, not: false }],
    ['from your hand', { zone: 'hand', whose: you, not: false }],
    ['from anywhere other than your hand', { zone: 'hand', whose: you, not: true }],
    ['from your library', { zone: 'library', whose: you, not: false }],
    ['from the top of your library', { zone: 'library', whose: you, not: false }],
    ['from the command zone', { zone: 'command', whose: null, not: false }],
  ]),
  null,
);

const severalSpells = mapped(
  list(around('a <it>', g.filterSingular), 'or', 2),
  (filters) => ({ kind: 'either', filters, join: 'or' }) as const,
  (value) =>
    typeof value === 'object' && value !== null && 'filters' in value && 'join' in value && value.join === 'or' && isList(value.filters)
      ? value.filters
      : undefined,
);
const isList = (value: unknown): value is readonly Extract<SpendingPurpose, { kind: 'castSpell' }>['filter'][] => Array.isArray(value);

/** The spells a purpose names: after "cast" and after "spent on". */
const spells: Syntax<SpendingPurpose> = choice<SpendingPurpose>(
  phrase('<filter> <from>', { kind: 'castSpell', form: 'plural' }, { filter: g.filterPlural, from: origin }),
  phrase('a <filter> <from>', { kind: 'castSpell', form: 'a' }, { filter: g.filterSingular, from: origin }),
  phrase('<filter> <from>', { kind: 'castSpell', form: 'aOrA' }, { filter: severalSpells, from: origin }),
  phrase('your <filter> <from>', { kind: 'castSpell', form: 'your' }, { filter: g.filterSingular, from: origin }),
);

/** A spell spoken of before, or one card that may be cast. */
const knownObject: Syntax<ObjectRef> = choice<ObjectRef>(
  words<ObjectRef>([
    ['it', { kind: 'it', plural: false }],
    ['them', { kind: 'it', plural: true }],
  ]),
  phrase('that <filter>', { kind: 'that', plural: false, article: 'that' }, { filter: g.filterSingular }),
  phrase('those <filter>', { kind: 'that', plural: true, article: 'those' }, { filter: g.filterPlural }),
  phrase('the last <filter>', { kind: 'that', plural: false, article: 'the last' }, { filter: g.filterSingular }),
);

const keyworded = oneOf('equip', 'power-up', 'exhaust', 'loyalty', 'cycling', 'ninjutsu', 'boast', 'outlast', 'crew', 'channel', 'renew');
const ability = (form: AbilityForm) => ({ kind: 'activateAbility', keyword: null, form }) as const;
const activate: Syntax<SpendingPurpose> = choice<SpendingPurpose>(
  phrase('activate abilities', { ...ability('plural'), of: null }, {}),
  phrase('activate an ability', { ...ability('an'), of: null }, {}),
  phrase('activate abilities of <of>', ability('plural'), { of: g.filterPlural }),
  phrase('activate abilities of a <of>', ability('pluralOfA'), { of: g.filterSingular }),
  phrase('activate an ability of a <of>', ability('anOfA'), { of: g.filterSingular }),
  phrase('activate <keyword> abilities', { kind: 'activateAbility', of: null, form: 'plural' }, { keyword: keyworded }),
  phrase('activate abilities with {X} in their activation costs', { ...ability('withX'), of: null }, {}),
  phrase('activate those abilities', { kind: 'activateAbilitiesOf', what: null }, {}),
  phrase('pay the activation costs of <what> abilities', { kind: 'activateAbilitiesOf' }, { what: g.objectPossessive }),
);

const other: Syntax<SpendingPurpose> = words<SpendingPurpose>([
  ['pay cumulative upkeep costs', { kind: 'other', what: 'cumulativeUpkeep' }],
  ['pay generic mana costs', { kind: 'other', what: 'genericCosts' }],
  ['pay a cost that contains {C}', { kind: 'other', what: 'costWithColorless' }],
  ['unlock a door', { kind: 'other', what: 'unlockDoor' }],
  ['unlock doors', { kind: 'other', what: 'unlockDoors' }],
  ['turn a permanent face up', { kind: 'other', what: 'turnPermanentFaceUp' }],
  ['turn permanents face up', { kind: 'other', what: 'turnPermanentsFaceUp' }],
  ['turn creatures face up', { kind: 'other', what: 'turnCreaturesFaceUp' }],
  ['foretell a card from your hand', { kind: 'other', what: 'foretellCard' }],
  ['foretell cards', { kind: 'other', what: 'foretellCards' }],
  ['gain a Class level', { kind: 'other', what: 'gainClassLevel' }],
  ['cast spells this way', { kind: 'other', what: 'castThisWay' }],
]);
const single = choice<SpendingPurpose>(
  around('cast <it>', spells),
  phrase('cast <what>', { kind: 'castObject' }, { what: knownObject }),
  activate,
  other,
);
const joined = (join: 'or' | 'and'): Syntax<SpendingPurpose> =>
  mapped(
    list(single, join, 2),
    (purposes): SpendingPurpose => ({ kind: 'either', purposes, join }),
    (value) => (isPurpose(value) && value.kind === 'either' && value.join === join ? value.purposes : undefined),
  );
const orTo: Syntax<SpendingPurpose> = mapped(
  phrase('<first> or to <second>', {}, { first: choice(single, joined('or')), second: single }),
  ({ first, second }): SpendingPurpose => ({ kind: 'either', purposes: [first, second], join: 'or to' }),
  (value) => {
    if (!isPurpose(value) || value.kind !== 'either' || value.join !== 'or to' || value.purposes.length !== 2) return undefined;
    const [first, second] = value.purposes;
    return first && second ? { first, second } : undefined;
  },
);
g.spendingPurpose.define(choice<SpendingPurpose>(single, joined('or'), joined('and'), orTo));
/** After "only on": costs as such. */
const costsNamed: Syntax<SpendingPurpose> = words<SpendingPurpose>([
  ['costs that contain {X}', { kind: 'other', what: 'costsWithX' }],
  ['cumulative upkeep costs', { kind: 'other', what: 'cumulativeUpkeepCosts' }],
]);

/** "gains hexproof until your next turn": what happens to the same object besides. */
const also: Syntax<Effect> = phrase(
  '<changes> <duration>',
  { kind: 'continuous', subject: { kind: 'it', plural: false }, durationFirst: false },
  { changes: g.singularChanges, duration: g.duration },
);
/** What comes of spending the mana as the rider says. */
const consequence: Syntax<SpentConsequence> = choice<SpentConsequence>(
  phrase("<what> can't be countered [by spells or abilities]", { kind: 'cantBeCountered' }, { what: g.singularSubject }),
  phrase(
    '<what> enters with an additional <counter> counter on it',
    { kind: 'entersWithCounters', amount: { kind: 'number', value: 1 }, equalTo: false, also: null },
    { what: g.singularSubject, counter: counterKind },
  ),
  phrase(
    '<what> enters with an additional <counter> counter on it and <also>',
    { kind: 'entersWithCounters', amount: { kind: 'number', value: 1 }, equalTo: false },
    { what: g.singularSubject, counter: counterKind, also },
  ),
  phrase(
    '<what> enters with <amount> additional <counter> counters on it',
    { kind: 'entersWithCounters', equalTo: false, also: null },
    { what: g.singularSubject, amount: g.amount, counter: counterKind },
  ),
  phrase(
    '<what> enters with a number of additional <counter> counters on it equal to <amount>',
    { kind: 'entersWithCounters', equalTo: true, also: null },
    { what: g.singularSubject, amount: g.quantity, counter: counterKind },
  ),
  phrase('<effect>', { kind: 'effect' }, { effect: g.effect }),
);

const word = oneOf('if', 'when');
/** What a sentence says of the mana that the sentence before it added. */
export const rider: Syntax<ManaRider> = choice<ManaRider>(
  phrase('spend this mana only to <on>', { kind: 'spendOnly', consequence: null }, { on: g.spendingPurpose }),
  phrase('spend this mana only to <on> , and <consequence>', { kind: 'spendOnly' }, { on: g.spendingPurpose, consequence }),
  phrase('spend this mana only on <on>', { kind: 'spendOnly', consequence: null }, { on: costsNamed }),
  phrase("this mana can't be spent to <on>", { kind: 'cantSpend', by: 'mana' }, { on: g.spendingPurpose }),
  phrase("you can't spend this mana to <on>", { kind: 'cantSpend', by: 'you' }, { on: g.spendingPurpose }),
  phrase(
    "until end of turn , <who> don't lose this mana as steps and phases end",
    { kind: 'retained', until: 'endOfTurn' },
    { who: g.pluralPlayer },
  ),
  phrase(
    "until end of turn , <who> doesn't lose this mana as steps and phases end",
    { kind: 'retained', until: 'endOfTurn' },
    { who: g.singularPlayer },
  ),
  phrase(
    "until end of combat , <who> don't lose this mana as steps end",
    { kind: 'retained', until: 'endOfCombat' },
    { who: g.pluralPlayer },
  ),
  phrase(
    '<word> <wording> <on> , <consequence>',
    { kind: 'ifSpent' },
    {
      word,
      wording: words([
        ['that mana is spent on', 'thatOn'],
        ['this mana is spent on', 'thisOn'],
      ]),
      on: spells,
      consequence,
    },
  ),
  phrase(
    '<word> <wording> <on> , <consequence>',
    { kind: 'ifSpent' },
    {
      word,
      wording: words([
        ['that mana is spent to', 'thatTo'],
        ['this mana is spent to', 'thisTo'],
        ['you spend this mana to', 'youSpend'],
        ['you spend that mana to', 'youSpendThat'],
      ]),
      on: g.spendingPurpose,
      consequence,
    },
  ),
);
