import type { Cost, Filter, Keyword, ObjectRef } from '../ast/index.ts';
import type { RuleNumber } from '../rules.ts';
import type { Aside, CardZone, FaceDown, StepName } from '../state/game.ts';

/** 118.9: what a keyword lets its spell be cast for. */
export interface KeywordAlternative {
  readonly rule: RuleNumber;
  /** Where the card must be; null: wherever else it may be cast from. */
  readonly from: CardZone | null;
  /** Whether the mana cost is paid besides, so that it only is another way of casting. */
  readonly keepsManaCost?: boolean;
  /** 708.4: cast face down for {3}, and as what. */
  readonly faceDown?: Exclude<FaceDown, false>;
  /** The face that is cast, where it is not the one that has the keyword; `variant`: what the keyword makes of that one. */
  readonly face?: number | 'variant';
  /** The step in which alone it can be cast so. */
  readonly step?: StepName;
  /** Whether it can be cast so as though it had flash. */
  readonly quick?: true;
  /** What must have happened and no board tells, in words; null: nothing. As everywhere, nothing has happened that a board doesn't tell. */
  readonly after?: string;
  /** What of this turn's history tells that it has happened. */
  readonly since?: 'opponentLostLife' | 'castAnother' | 'damageByType' | 'damageByAssassin' | 'discard';
  /** What the card must have become in exile, in an earlier turn. */
  readonly aside?: Aside['as'];
  /** Whether it is there only where an ability that resolves offers it. */
  readonly offered?: true;
  /** What a board can't show, so that it can't be told whether the way is open. */
  readonly untold?: string;
}

/** Keywords by the names that the compiler gives them. */
export const ALTERNATIVES: ReadonlyMap<string, KeywordAlternative> = new Map<string, KeywordAlternative>([
  ['flashback', { rule: '702.34', from: 'graveyard' }],
  ['escape', { rule: '702.138', from: 'graveyard' }],
  ['jump-start', { rule: '702.133', from: 'graveyard', keepsManaCost: true }],
  ['retrace', { rule: '702.81', from: 'graveyard', keepsManaCost: true }],
  ['aftermath', { rule: '702.127', from: 'graveyard', keepsManaCost: true }],
  ['disturb', { rule: '702.146', from: 'graveyard', face: 1 }],
  ['harmonize', { rule: '702.180', from: 'graveyard' }],
  ['mayhem', { rule: '702.187', from: 'graveyard', after: 'it was discarded this turn', since: 'discard' }],
  ['evoke', { rule: '702.74', from: null }],
  ['overload', { rule: '702.96', from: null }],
  ['bestow', { rule: '702.103', from: null, face: 'variant' }],
  ['dash', { rule: '702.109', from: null }],
  ['blitz', { rule: '702.152', from: null }],
  ['awaken', { rule: '702.113', from: null, face: 'variant' }],
  ['emerge', { rule: '702.119', from: null }],
  ['mutate', { rule: '702.140', from: null }],
  ['fuse', { rule: '702.102', from: 'hand', face: 'variant', keepsManaCost: true }],
  ['cleave', { rule: '702.148', from: null, face: 'variant' }],
  ['prototype', { rule: '702.160', from: null, face: 'variant', keepsManaCost: true }],
  ['more Than Meets the Eye', { rule: '702.162', from: null, face: 1 }],
  ['impending', { rule: '702.176', from: null }],
  ['warp', { rule: '702.185', from: 'hand' }],
  ['morph', { rule: '702.37', from: null, faceDown: 'plain' }],
  ['megamorph', { rule: '702.37', from: null, faceDown: 'plain' }],
  ['disguise', { rule: '702.168', from: null, faceDown: 'disguised' }],
  ['spectacle', { rule: '702.137', from: null, after: 'an opponent lost life this turn', since: 'opponentLostLife' }],
  ['surge', { rule: '702.117', from: null, after: 'the player or a teammate cast another spell this turn', since: 'castAnother' }],
  [
    'prowl',
    { rule: '702.76', from: null, after: 'a creature of its types dealt combat damage to a player this turn', since: 'damageByType' },
  ],
  [
    'freerunning',
    { rule: '702.173', from: null, after: 'an Assassin or commander dealt combat damage to a player this turn', since: 'damageByAssassin' },
  ],
  ['web-slinging', { rule: '702.188', from: null }],
  ['sneak', { rule: '702.190', from: 'hand', step: 'DECLARE_BLOCKERS', quick: true }],
  ['foretell', { rule: '702.143', from: 'exile', aside: 'foretold' }],
  ['madness', { rule: '702.35', from: 'exile', offered: true }],
  ['miracle', { rule: '702.94', from: 'hand', offered: true }],
]);

const one = (filter: Filter): ObjectRef => ({ kind: 'some', amount: { kind: 'number', value: 1 }, filter });
const creature: Filter = { kind: 'objects', words: [{ kind: 'cardType', type: 'creature', not: false }], suffixes: [] };
const cardOf = (type: 'land' | null): Filter => ({
  kind: 'objects',
  words: [...(type === null ? [] : [{ kind: 'cardType', type, not: false } as const]), { kind: 'noun', which: 'card' }],
  suffixes: [],
});

/** What is paid for the way of casting, besides the mana cost where that is kept. */
export function costsOfAlternative({ name, cost, filter }: Keyword): readonly Cost[] {
  switch (name) {
    // 718.3: its mana cost is the one that it has so.
    case 'prototype':
    case 'fuse':
      return [];
    case 'jump-start':
      return [{ kind: 'discard', what: one(cardOf(null)), random: false }];
    case 'retrace':
      return [{ kind: 'discard', what: one(cardOf('land')), random: false }];
    case 'morph':
    case 'megamorph':
    case 'disguise':
      return [{ kind: 'mana', cost: ['3'] }];
    case 'emerge':
      return [...cost, { kind: 'sacrifice', what: one(filter ?? creature) }];
    // 702.190a.
    case 'sneak':
      return [...cost, { kind: 'returnToHand', what: one(UNBLOCKED) }];
    case 'web-slinging':
      return [...cost, { kind: 'returnToHand', what: one(tapped(creature)) }];
    default:
      return cost;
  }
}

/** "An unblocked attacker you control". */
const UNBLOCKED: Filter = {
  kind: 'objects',
  words: [
    { kind: 'status', which: 'unblocked' },
    { kind: 'status', which: 'attacking' },
    { kind: 'cardType', type: 'creature', not: false },
  ],
  suffixes: [{ kind: 'controlledBy', player: { kind: 'you' }, not: false }],
};

const tapped = (filter: Filter): Filter =>
  filter.kind === 'objects'
    ? {
        ...filter,
        words: [{ kind: 'status', which: 'tapped' }, ...filter.words],
        suffixes: [{ kind: 'controlledBy', player: { kind: 'you' }, not: false }],
      }
    : filter;

/** 118.8b: what a keyword lets its controller pay in addition. `most`: how often at the most; null: any number of times. */
export interface KeywordOption {
  readonly rule: RuleNumber;
  readonly most: number | null;
}

export const OPTIONS: ReadonlyMap<string, KeywordOption> = new Map<string, KeywordOption>([
  ['kicker', { rule: '702.33a', most: 1 }],
  ['multikicker', { rule: '702.33', most: null }],
  ['buyback', { rule: '702.27', most: 1 }],
  ['entwine', { rule: '702.42', most: 1 }],
  ['replicate', { rule: '702.56', most: null }],
  ['squad', { rule: '702.157', most: null }],
  ['offspring', { rule: '702.175', most: 1 }],
  ['casualty', { rule: '702.153', most: 1 }],
  ['bargain', { rule: '702.166', most: 1 }],
  ['conspire', { rule: '702.78', most: 1 }],
  ['offering', { rule: '702.48', most: 1 }],
]);

/** What is paid for such a keyword, one list for each cost that can be paid by itself (several of kicker, 702.33b). */
export function costsOfOption({ name, cost, amount, filter }: Keyword): readonly (readonly Cost[])[] {
  switch (name) {
    case 'kicker':
      return cost.length > 1 && cost.every(({ kind }) => kind === 'mana') ? cost.map((each) => [each]) : [cost];
    case 'casualty':
      return [[{ kind: 'sacrifice', what: one(withPower(amount)) }]];
    case 'conspire':
      return [[{ kind: 'tap', what: CONSPIRING }]];
    case 'bargain':
      return [[{ kind: 'sacrifice', what: one(BARGAINED) }]];
    case 'offering':
      return [[{ kind: 'sacrifice', what: one(filter ?? creature) }]];
    default:
      return [cost];
  }
}

const withPower = (least: Keyword['amount']): Filter => ({
  kind: 'objects',
  words: [{ kind: 'cardType', type: 'creature', not: false }],
  suffixes: least === null ? [] : [{ kind: 'compare', which: 'power', comparison: 'orGreater', to: least }],
});

/** 702.78a: two untapped creatures, each of which shares a color with the spell. */
const CONSPIRING: ObjectRef = {
  kind: 'some',
  amount: { kind: 'number', value: 2 },
  filter: {
    kind: 'objects',
    words: [
      { kind: 'status', which: 'untapped' },
      { kind: 'cardType', type: 'creature', not: false },
    ],
    suffixes: [
      { kind: 'controlledBy', player: { kind: 'you' }, not: false },
      { kind: 'shares', what: 'color', with: { kind: 'self', as: 'this object' }, not: false },
    ],
  },
};

/** 702.166a: an artifact, enchantment, or token. */
const BARGAINED: Filter = {
  kind: 'objects',
  words: [
    {
      kind: 'anyOf',
      words: [
        { kind: 'cardType', type: 'artifact', not: false },
        { kind: 'cardType', type: 'enchantment', not: false },
        { kind: 'token', not: false },
      ],
      join: 'or',
    },
  ],
  suffixes: [],
};
