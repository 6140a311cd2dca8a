import type { Ability, ActivationTiming, Cost, Effect, Filter, Keyword, ObjectRef, Quantity, TextSpan } from '../ast/index.ts';
import { WORDED, wordedKeyword } from './keywordWords.ts';

type ActivatedBody = Extract<Ability, { readonly kind: 'activated' }>;

/** A keyword that stands for an activated ability: what its cost has besides the one printed, when it may be used, and what it does. */
interface Shape {
  readonly costs: readonly Cost[];
  /** What the number after the keyword asks for besides. */
  readonly counting?: (amount: Quantity) => Cost;
  readonly timing: ActivationTiming | null;
  readonly effects: readonly Effect[];
}

const SELF: ObjectRef = { kind: 'self', as: 'this object' };
const TARGET_CREATURE: ObjectRef = {
  kind: 'target',
  amount: { kind: 'number', value: 1 },
  filter: {
    kind: 'objects',
    words: [{ kind: 'cardType', type: 'creature', not: false }],
    suffixes: [{ kind: 'controlledBy', player: { kind: 'you' }, not: false }],
  },
  other: false,
};
const YOU = { kind: 'you' } as const;
const ATTACH: Effect = { kind: 'attach', who: YOU, what: SELF, to: TARGET_CREATURE };
const CREATURES: Extract<Filter, { kind: 'objects' }> = {
  kind: 'objects',
  words: [{ kind: 'cardType', type: 'creature', not: false }],
  suffixes: [{ kind: 'controlledBy', player: YOU, not: false }],
};
const BECOMES_CREATURE: Effect = {
  kind: 'continuous',
  subject: SELF,
  changes: [
    {
      kind: 'types',
      types: [
        { kind: 'cardType', type: 'artifact' },
        { kind: 'cardType', type: 'creature' },
      ],
      set: false,
      wording: '',
    },
  ],
  duration: { kind: 'untilEndOfTurn' },
  durationFirst: false,
};
const discardSelf: Cost = { kind: 'discard', what: SELF, random: false };

/** 702.122a: keywords that are paid for by tapping creatures with as much power as the number after them says. */
const crewing = (least: Quantity): Cost => ({ kind: 'tapForPower', what: CREATURES, least, as: 'crew' });
/** 702.171a: other creatures than the Mount itself. */
const saddling = (least: Quantity): Cost => ({
  kind: 'tapForPower',
  what: { ...CREATURES, words: [{ kind: 'other' }, ...CREATURES.words] },
  least,
  as: 'saddle',
});
const CREATURE = { kind: 'cardType', type: 'creature', not: false } as const;

/** 702.49a: "return an unblocked attacking creature you control to its owner's hand". */
const returnUnblocked: Cost = {
  kind: 'returnToHand',
  what: {
    kind: 'some',
    amount: { kind: 'number', value: 1 },
    filter: {
      kind: 'objects',
      words: [{ kind: 'status', which: 'unblocked' }, { kind: 'status', which: 'attacking' }, CREATURE],
      suffixes: [{ kind: 'controlledBy', player: YOU, not: false }],
    },
  },
};

/** 702.49a, 702.49c: "put this card onto the battlefield from your hand tapped and attacking" what the other creature attacked. */
const SWAPPED_IN: Effect = {
  kind: 'move',
  who: YOU,
  verb: 'put',
  parts: [
    {
      kind: 'part',
      what: SELF,
      from: { kind: 'place', zone: 'hand', of: YOU },
      to: { kind: 'destination', place: { kind: 'place', zone: 'battlefield', of: null }, position: null },
      details: [{ kind: 'attackingAs', object: { kind: 'it', plural: false } }],
    },
  ],
};

/** 702.6a, 702.29a, 702.67a, 702.84a, 702.87a, 702.107a …. */
const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['equip', { costs: [], timing: 'sorcery', effects: [ATTACH] }],
  ['reconfigure', { costs: [], timing: 'sorcery', effects: [ATTACH] }],
  ['fortify', { costs: [], timing: 'sorcery', effects: [ATTACH] }],
  ['cycling', { costs: [discardSelf], timing: null, effects: [{ kind: 'draw', who: YOU, amount: { kind: 'number', value: 1 } }] }],
  ['outlast', { costs: [{ kind: 'tapSelf' }], timing: 'sorcery', effects: [counterOn('+1/+1')] }],
  ['crew', { costs: [], counting: crewing, timing: null, effects: [BECOMES_CREATURE] }],
  [
    'saddle',
    {
      costs: [],
      counting: saddling,
      timing: 'sorcery',
      effects: [{ kind: 'keywordAction', who: YOU, action: 'saddle', amount: null, object: SELF }],
    },
  ],
  ['ninjutsu', { costs: [returnUnblocked], timing: null, effects: [SWAPPED_IN] }],
  ['level up', { costs: [], timing: 'sorcery', effects: [counterOn('level')] }],
]);

function counterOn(counter: string): Effect {
  const one = { kind: 'counters', amount: { kind: 'number', value: 1 }, counter } as const;
  return { kind: 'putCounters', who: YOU, counters: [one], on: SELF };
}

/** Keywords for activated abilities whose costs or effects are not worked out: activating them is refused, by name. */
const UNSUPPORTED: ReadonlySet<string> = new Set(['commander ninjutsu', 'forecast']);

/** Whether a keyword is one of those that stand for an activated ability. */
export const isActivatedKeyword = ({ name }: Keyword): boolean => SHAPES.has(name) || WORDED.has(name) || UNSUPPORTED.has(name);

/** The activated ability that a keyword stands for; null for other keywords. */
export function bodyOfKeyword(keyword: Keyword, span: TextSpan): ActivatedBody | null {
  const { name, cost, amount } = keyword;
  const shape = SHAPES.get(name);
  if (WORDED.has(name)) return wordedKeyword(keyword, span) ?? unread(name, span);
  if (shape === undefined) return UNSUPPORTED.has(name) ? unread(name, span) : null;
  const { timing } = shape;
  return {
    kind: 'activated',
    span,
    costs: [...cost, ...shape.costs, ...(amount === null || shape.counting === undefined ? [] : [shape.counting(amount)])],
    effects: shape.effects,
    restrictions: timing === null ? [] : [{ kind: 'only', limits: [{ kind: 'timing', when: timing, not: false }] }],
    word: null,
  };
}

const unread = (name: string, span: TextSpan): ActivatedBody => ({
  kind: 'activated',
  span,
  costs: [],
  effects: [{ kind: 'unsupported', text: name, span }],
  restrictions: [],
  word: null,
});
