import type { CardType, Effect, Filter, Keyword, ObjectRef, Quantity } from '../../../ast/index.ts';
import { howMuch } from './cards.ts';
import { isNode, mappedVerb, ONE, type Verb, verb, verbs, YOU } from './verb.ts';

/** Keyword actions that have targets (115.1): what they stand for, which is announced with the spell or ability that says them. */

type Action = Extract<Effect, { readonly kind: 'keywordAction' }>;

const IT: ObjectRef = { kind: 'it', plural: false };
const HASTE: Keyword = { kind: 'keyword', name: 'haste', cost: [], amount: null, filter: null, text: null };
const ZERO: Quantity = { kind: 'number', value: 0 };

const ofType = (type: CardType): Filter => ({ kind: 'objects', words: [{ kind: 'cardType', type, not: false }], suffixes: [] });

const counters = (amount: Quantity, on: ObjectRef): Effect => ({
  kind: 'putCounters',
  who: YOU,
  counters: [{ kind: 'counters', amount, counter: '+1/+1' }],
  on,
});

/** 701.41a: "a +1/+1 counter on each of up to N other target creatures"; a spell is no creature that it could be aimed at anyway. */
const supporting = (amount: Quantity): readonly Effect[] => [
  counters(ONE, {
    kind: 'outOf',
    amount: 'each',
    of: { kind: 'target', amount: { kind: 'upTo', limit: amount }, filter: ofType('creature'), other: true },
  }),
];

/** 701.66a: a land becomes a 0/0 creature with haste that gets the counters, and returns tapped when it dies or is exiled. */
const earthbending = (amount: Quantity): readonly Effect[] => [
  {
    kind: 'continuous',
    subject: {
      kind: 'target',
      amount: ONE,
      filter: {
        kind: 'objects',
        words: [{ kind: 'cardType', type: 'land', not: false }],
        suffixes: [{ kind: 'controlledBy', player: YOU, not: false }],
      },
      other: false,
    },
    changes: [
      {
        kind: 'together',
        changes: [
          { kind: 'types', types: [{ kind: 'cardType', type: 'creature' }], set: false, wording: 'still land' },
          { kind: 'gains', abilities: [{ kind: 'keyword', keyword: HASTE }], verb: 'has' },
          { kind: 'basePowerToughness', power: ZERO, toughness: ZERO, defining: false, wording: 'size' },
        ],
        wording: 'becomes',
      },
    ],
    duration: { kind: 'permanent' },
    durationFirst: false,
  },
  counters(amount, IT),
  {
    kind: 'delayed',
    event: {
      kind: 'either',
      events: [
        { kind: 'dies', what: IT, under: null },
        {
          kind: 'zoneChange',
          what: IT,
          verb: 'exiled',
          from: { kind: 'place', zone: 'battlefield', of: null },
          elsewhere: false,
          to: null,
        },
      ],
      join: 'or',
    },
    effect: {
      kind: 'move',
      who: YOU,
      verb: 'return',
      parts: [
        {
          kind: 'part',
          what: IT,
          from: null,
          to: { kind: 'destination', place: { kind: 'place', zone: 'battlefield', of: null }, position: null },
          details: [{ kind: 'state', state: 'tapped' }],
        },
      ],
    },
    word: 'when',
    trailing: false,
    duration: null,
  },
];

const meaning: Readonly<Record<string, (amount: Quantity) => readonly Effect[]>> = { support: supporting, earthbend: earthbending };

/** "Support 2", "earthbend X": with what they stand for. */
export const targetedActions: Verb<Effect> = verbs(
  ...Object.entries(meaning).map(([action, means]) =>
    mappedVerb<Action, Effect>(
      verb(`${action} <amount>`, { kind: 'keywordAction', action, object: null }, { amount: howMuch }),
      (value) => (value.amount === null ? value : { ...value, meaning: means(value.amount) }),
      (value) => (isNode(value) && isAction(value) && value.action === action ? without(value) : undefined),
    ),
  ),
);

const isAction = (value: { readonly kind: string }): value is Action => value.kind === 'keywordAction';

/** The words of the action alone, as they are written again. */
function without({ meaning: _, ...action }: Action): Action {
  return action;
}
