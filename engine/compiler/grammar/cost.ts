import type { Cost, ObjectRef, Quantity } from '../../ast/index.ts';
import { bounded, LONGEST_RUN } from '../bounds.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, type Input, type Match, mapped, type Syntax, token, tokenIs } from '../syntax.ts';
import * as g from './declared.ts';
import { counterKind } from './filter.ts';
import { countWord } from './numbers.ts';
import { digitNumber } from './reference.ts';
import { manaCost } from './symbols.ts';

/** Costs (118, 602.1a), one part at a time and in a row. */

const MANY = 6;
const energy: Syntax<Cost> = {
  read: (input, at) => {
    let end = at;
    while (tokenIs(input.tokens[end], '{E}')) end += 1;
    return end > at ? [{ value: { kind: 'payEnergy', amount: { kind: 'number', value: end - at } }, end }] : [];
  },
  write: (value) =>
    isCost(value) && value.kind === 'payEnergy' && value.amount.kind === 'number' && value.amount.value < MANY
      ? Array.from({ length: value.amount.value }, () => '{E}')
      : undefined,
  first: () => new Set(['{E}']),
};
const isCost = (value: unknown): value is Cost => typeof value === 'object' && value !== null && 'kind' in value;

/** 606.4: loyalty symbols as text: `+1`, `-3`, `0`, `-X`. */
export const loyaltyCost: Syntax<Cost> = token<Cost>(
  ({ text }) =>
    text === '-X' || text === '+X'
      ? { kind: 'loyalty', amount: text }
      : /^([+-]\d+|0)$/.test(text)
        ? { kind: 'loyalty', amount: Number(text) }
        : undefined,
  (value) => {
    if (!isCost(value) || value.kind !== 'loyalty') return undefined;
    return typeof value.amount === 'string' ? value.amount : value.amount > 0 ? `+${value.amount}` : String(value.amount);
  },
);

const counterAmount = g.amount;
const inDigits: Syntax<Quantity> = choice<Quantity>(digitNumber, words<Quantity>([['X', { kind: 'x' }]]));
const one = { kind: 'number', value: 1 } as const;
const discarded: Syntax<ObjectRef> = g.objects;

/** Six and more energy counters are said in words. */
const manyInWords: Syntax<Quantity> = mapped(
  countWord,
  (value): Quantity => ({ kind: 'number', value }),
  (value) => (isNumber(value) && value.value >= MANY ? value.value : undefined),
);
const isNumber = (value: unknown): value is { readonly kind: 'number'; readonly value: number } =>
  typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'number';
/** What is paid so often: "{1}", "3 life". */
const repeatable: Syntax<Cost> = choice<Cost>(
  phrase('<cost>', { kind: 'mana' }, { cost: manaCost }),
  phrase('<amount> life', { kind: 'payLife', half: false }, { amount: digitNumber }),
);

g.cost.define(
  choice<Cost>(
    words<Cost>([
      ['{T}', { kind: 'tapSelf' }],
      ['{Q}', { kind: 'untapSelf' }],
      ['discard your hand', { kind: 'discardHand' }],
      ['pay any amount of mana', { kind: 'anyMana' }],
      [
        'pay half your life , rounded up',
        {
          kind: 'payLife',
          amount: { kind: 'half', of: { kind: 'playerNumber', which: 'life', of: { kind: 'you' } }, rounded: 'up' },
          half: true,
        },
      ],
      ['forage', { kind: 'keywordAction', action: 'forage', amount: null }],
    ]),
    phrase('<cost>', { kind: 'mana' }, { cost: manaCost }),
    phrase('sacrifice <what>', { kind: 'sacrifice' }, { what: g.objects }),
    phrase('discard <what> at random', { kind: 'discard', random: true }, { what: discarded }),
    phrase('discard <what>', { kind: 'discard', random: false }, { what: discarded }),
    phrase('exile <what> from your hand', { kind: 'exile', from: 'hand' }, { what: g.objects }),
    phrase('exile <what> from your graveyard', { kind: 'exile', from: 'graveyard' }, { what: g.objects }),
    phrase('exile <what>', { kind: 'exile', from: null }, { what: g.objects }),
    phrase("return <what> to (its|their) owner 's hand", { kind: 'returnToHand' }, { what: g.singularSubject }),
    phrase("return <what> to their (owner 's|owners ') hand", { kind: 'returnToHand' }, { what: g.pluralSubject }),
    phrase(
      'remove a <counter> counter from <from>',
      { kind: 'removeCounters', amount: one, among: false },
      { counter: counterKind, from: g.objects },
    ),
    phrase('remove a counter from <from>', { kind: 'removeCounters', amount: one, counter: null, among: false }, { from: g.objects }),
    phrase(
      'remove <amount> <counter> counters from <from>',
      { kind: 'removeCounters', among: false },
      { amount: counterAmount, counter: counterKind, from: g.objects },
    ),
    phrase(
      'remove all <counter> counters from <from>',
      { kind: 'removeCounters', amount: { kind: 'allOfThem' }, among: false },
      { counter: counterKind, from: g.objects },
    ),
    phrase(
      'remove <amount> counters from <from>',
      { kind: 'removeCounters', counter: null, among: false },
      { amount: counterAmount, from: g.objects },
    ),
    phrase(
      'remove a <counter> counter from among <from>',
      { kind: 'removeCounters', amount: one, among: true },
      { counter: counterKind, from: g.objects },
    ),
    phrase('remove a counter from among <from>', { kind: 'removeCounters', amount: one, counter: null, among: true }, { from: g.objects }),
    phrase(
      'remove <amount> <counter> counters from among <from>',
      { kind: 'removeCounters', among: true },
      { amount: counterAmount, counter: counterKind, from: g.objects },
    ),
    phrase(
      'remove <amount> counters from among <from>',
      { kind: 'removeCounters', counter: null, among: true },
      { amount: counterAmount, from: g.objects },
    ),
    phrase('put a <counter> counter on <on>', { kind: 'putCounters', amount: one }, { counter: counterKind, on: g.objects }),
    phrase(
      'put <amount> <counter> counters on <on>',
      { kind: 'putCounters' },
      { amount: counterAmount, counter: counterKind, on: g.objects },
    ),
    phrase(
      'pay <amount> life',
      { kind: 'payLife', half: false },
      {
        amount: choice<Quantity>(
          digitNumber,
          words<Quantity>([
            ['X', { kind: 'x' }],
            ['any amount of', { kind: 'anyNumber' }],
          ]),
        ),
      },
    ),
    phrase('pay life equal to <amount>', { kind: 'payLife', half: true }, { amount: g.quantity }),
    mapped(
      phrase('pay <it>', {}, { it: energy }),
      ({ it }) => it,
      (value) => (isCost(value) && value.kind === 'payEnergy' ? { it: value } : undefined),
    ),
    phrase(
      'pay <amount> {E}',
      { kind: 'payEnergy' },
      {
        amount: choice<Quantity>(
          manyInWords,
          words<Quantity>([
            ['X', { kind: 'x' }],
            ['any amount of', { kind: 'anyNumber' }],
          ]),
        ),
      },
    ),
    phrase('pay <of> mana cost', { kind: 'manaCostOf' }, { of: g.objectPossessive }),
    phrase('pay <cost> for each <amount>', { kind: 'forEach' }, { cost: repeatable, amount: g.each }),
    phrase('add <mana>', { kind: 'addMana' }, { mana: g.manaOutput }),
    phrase('have <who> gain <amount> life', { kind: 'gainLife' }, { who: g.player, amount: digitNumber }),
    paidTogether(),
    phrase('unattach <what>', { kind: 'unattach' }, { what: g.objects }),
    phrase('reveal the <what> you chose', { kind: 'revealChoice' }, { what: oneOf('player', 'creature type', 'color', 'card name') }),
    phrase("put <what> into (its|their) owner 's graveyard", { kind: 'putInGraveyard', whose: 'owner' }, { what: g.objects }),
    phrase("put <what> from exile into that player 's graveyard", { kind: 'putInGraveyard', whose: 'thatPlayer' }, { what: g.objects }),
    phrase(
      'tap any number of <what> with total power <least> or (more|greater)',
      { kind: 'tapForPower' },
      { what: g.filterPlural, least: digitNumber },
    ),
    phrase('tap <what>', { kind: 'tap' }, { what: g.objects }),
    phrase('untap <what>', { kind: 'untap' }, { what: g.objects }),
    phrase('reveal <what> from your hand', { kind: 'reveal', from: 'hand' }, { what: g.objects }),
    phrase('reveal <what>', { kind: 'reveal', from: null }, { what: g.objects }),
    phrase('mill a card', { kind: 'mill', amount: one }, {}),
    phrase('mill <amount> cards', { kind: 'mill' }, { amount: g.amount }),
    phrase('behold <what>', { kind: 'behold', exile: false }, { what: g.objects }),
    phrase('behold <what> and exile it', { kind: 'behold', exile: true }, { what: g.objects }),
    phrase('exert <what>', { kind: 'exert' }, { what: g.objects }),
    phrase('collect evidence <amount>', { kind: 'keywordAction', action: 'collect evidence' }, { amount: inDigits }),
    phrase('blight <amount>', { kind: 'keywordAction', action: 'blight' }, { amount: inDigits }),
    phrase('waterbend <amount>', { kind: 'keywordAction', action: 'waterbend' }, { amount: bracedNumber() }),
    phrase('put <what> on <where> of your library', { kind: 'putOnLibrary' }, { what: g.objects, where: oneOfWhere() }),
  ),
);

/** "pay {B} and 1 life": one verb for several payments. */
function paidTogether(): Syntax<Cost> {
  const parts = list(
    choice<Cost>(
      phrase('<cost>', { kind: 'mana' }, { cost: manaCost }),
      phrase('<amount> life', { kind: 'payLife', half: false }, { amount: digitNumber }),
      energy,
    ),
    'and',
    2,
  );
  return mapped(
    around('pay <it>', parts),
    (paid): Cost => ({ kind: 'both', parts: paid }),
    (value) => (isCost(value) && value.kind === 'both' ? value.parts : undefined),
  );
}

function bracedNumber(): Syntax<{ readonly kind: 'number'; readonly value: number } | { readonly kind: 'x' }> {
  return token(
    ({ text }) =>
      text === '{X}'
        ? ({ kind: 'x' } as const)
        : /^\{\d+\}$/.test(text)
          ? ({ kind: 'number', value: Number(text.slice(1, -1)) } as const)
          : undefined,
    (value) =>
      typeof value === 'object' && value !== null && 'kind' in value
        ? value.kind === 'x'
          ? '{X}'
          : 'value' in value
            ? `{${String(value.value)}}`
            : undefined
        : undefined,
  );
}

function oneOfWhere(): Syntax<'top' | 'bottom'> {
  return choice(
    words([
      ['top', 'top'],
      ['the bottom', 'bottom'],
    ] as const),
  );
}

const alternatives: Syntax<Cost> = mapped(
  list(g.cost, 'or', 2),
  (options): Cost => ({ kind: 'either', options }),
  (value) => (isCost(value) && value.kind === 'either' ? value.options : undefined),
);
/** "remove three quest counters from this enchantment and sacrifice it". */
const both: Syntax<Cost> = mapped(
  list(choice<Cost>(g.cost, alternatives), 'and', 2),
  (parts): Cost => ({ kind: 'both', parts }),
  (value) => (isCost(value) && value.kind === 'both' ? value.parts : undefined),
);
const part: Syntax<Cost> = choice<Cost>(g.cost, alternatives, both);

/** Parts with commas between them, as before the colon of an activated ability. */
const commaList: Syntax<readonly Cost[]> = {
  read: (input: Input, at: number): readonly Match<readonly Cost[]>[] => {
    const found: Match<readonly Cost[]>[] = [];
    let runs: readonly Match<readonly Cost[]>[] = part.read(input, at).map(({ value, end }) => ({ value: [value], end }));
    for (let count = 1; runs.length > 0 && count <= LONGEST_RUN; count += 1) {
      found.unshift(...runs);
      runs = bounded(
        runs
          .filter(({ end }) => tokenIs(input.tokens[end], ','))
          .flatMap((run) => part.read(input, run.end + 1).map(({ value, end }) => ({ value: [...run.value, value], end }))),
      );
    }
    return found;
  },
  write: (value) => {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const parts = value.map((one) => part.write(one));
    return parts.every((one) => one !== undefined) ? parts.flatMap((one, index) => (index === 0 ? one : [',', ...one])) : undefined;
  },
  first: () => part.first(),
};
g.costs.define(commaList);
