import type { Ability, Condition, CopyException, Cost, Effect, Filter, FilterSuffix, Keyword, ObjectRef, Quantity } from '../ast/index.ts';
import { triggeredIn } from '../compiler/rulesWords.ts';
import { giftOf } from '../costs/gift.ts';

type TriggeredAbility = Extract<Ability, { readonly kind: 'triggered' }>;

/** The abilities of a keyword in the words that the rules give for them; `n` gives the number after the keyword with what is counted. */
type Words = (n: (what: string) => string) => readonly string[];

/** What the rules say of a keyword that its words can't: the condition, or what is done. */
type Otherwise = (keyword: Keyword, read: TriggeredAbility) => { readonly condition?: Condition; readonly effects?: readonly Effect[] };

const SELF: ObjectRef = { kind: 'self', as: 'this object' };
const YOU = { kind: 'you' } as const;
const ONE: Quantity = { kind: 'number', value: 1 };

/** Keywords that trigger as their permanent enters or dies, in an upkeep, and on what others do, in the words of their rules. */
const WORDS: Readonly<Record<string, Words>> = {
  /** 702.24a. */
  'cumulative upkeep': () => ['At the beginning of your upkeep, put an age counter on this permanent.'],
  /** 702.32a. */
  fading: () => [
    'At the beginning of your upkeep, sacrifice this permanent if it has no fade counters on it. Otherwise, remove a fade counter from this permanent.',
  ],
  /** 702.43a. */
  modular: () => [
    'When this creature dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on this creature.',
  ],
  /** 702.46a. */
  soulshift: (n) => [
    `When this creature dies, you may return target Spirit card with mana value ${n('')} or less from your graveyard to your hand.`,
  ],
  /** 702.58a. */
  graft: () => [
    'Whenever another creature enters, if this permanent has a +1/+1 counter on it, you may move a +1/+1 counter from this permanent onto that creature.',
  ],
  /** 702.63a. */
  vanishing: () => [
    'At the beginning of your upkeep, if this permanent has a time counter on it, remove a time counter from it.',
    'When the last time counter is removed from this permanent, sacrifice it.',
  ],
  /** 702.72a. */
  champion: () => [
    'When this permanent enters, sacrifice it unless you exile another permanent you control.',
    "When this permanent leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
  ],
  /** 702.75a. */
  hideaway: (n) => [
    `When this permanent enters, look at the top ${n('card')} of your library, exile one of them face down, then put the rest on the bottom of your library in a random order.`,
  ],
  /** 702.165a. */
  backup: (n) => [`When this creature enters, put ${n('+1/+1 counter')} on target creature.`],
  /** 702.92a. */
  'living weapon': () => [
    'When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this Equipment to it.',
  ],
  /** 702.100a. */
  evolve: () => [
    "Whenever another creature you control enters, if that creature's power is greater than this creature's power or that creature's toughness is greater than this creature's toughness, put a +1/+1 counter on this creature.",
  ],
  /** 702.101a. */
  extort: () => [
    'Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain life equal to the life lost this way.',
  ],
  /** 702.110a. */
  exploit: () => ['When this creature enters, you may sacrifice a creature.'],
  /** 702.123a. */
  fabricate: (n) => [
    `When this creature enters, you may put ${n('+1/+1 counter')} on it. If you don't, create ${n('1/1 colorless Servo artifact creature token')}.`,
  ],
  /** 702.135a. */
  afterlife: (n) => [`When this creature dies, create ${n('1/1 white and black Spirit creature token')} with flying.`],
  /** 702.156a. */
  ravenous: () => ['When this creature enters, if X is 5 or more, draw a card.'],
  /** 702.157a. */
  squad: () => ['When this creature enters, draw a card.'],
  /** 702.163a. */
  'for Mirrodin!': () => ['When this Equipment enters, create a 2/2 red Rebel creature token, then attach this Equipment to it.'],
  /** 702.174b. */
  gift: () => ['When this creature enters, if the gift was promised, draw a card.'],
  /** 702.175a. */
  offspring: () => ['When this creature enters, draw a card.'],
  /** 702.176a. */
  impending: () => ['At the beginning of your end step, if this permanent has a time counter on it, remove a time counter from it.'],
  /** 702.182a. */
  'job select': () => ['When this Equipment enters, create a 1/1 colorless Hero creature token, then attach this Equipment to it.'],
};

/** "A token that's a copy of it", except what is said. */
const copies = (amount: Quantity, except: readonly CopyException[]): Effect => ({
  kind: 'copyToken',
  who: YOU,
  tokens: {
    kind: 'copies',
    amount,
    of: SELF,
    except,
    entering: { kind: 'entering', tapped: false, attacking: false, attachedTo: null },
  },
});

const costPaid = (which: string): Condition => ({ kind: 'costPaid', of: SELF, which, not: false });

const SIZE_ONE: CopyException = {
  kind: 'changes',
  changes: [{ kind: 'basePowerToughness', power: ONE, toughness: ONE, defining: false, wording: 'size' }],
  plural: false,
};

/** Costs that are paid once for each age counter. */
const forEachAge = (costs: readonly Cost[]): Effect => ({
  kind: 'forEach',
  quantity: { kind: 'counters', counter: 'age', on: SELF },
  effect: { kind: 'pay', who: YOU, costs, insteadOf: null },
  leading: false,
});

/** 702.72a: "unless you exile another [object] you control". */
function championing(effect: Effect, filter: Filter | null): Effect {
  if (effect.kind !== 'unlessDoes' || effect.deed.kind !== 'exile' || effect.deed.what.kind !== 'some' || filter?.kind !== 'objects')
    return effect;
  const { deed } = effect;
  const suffixes: readonly FilterSuffix[] = [...filter.suffixes, { kind: 'controlledBy', player: YOU, not: false }];
  const another: Filter = { ...filter, words: [{ kind: 'other' }, ...filter.words], suffixes };
  return { ...effect, deed: { ...deed, what: { ...effect.deed.what, filter: another } } };
}

const OTHERWISE: Readonly<Record<string, Otherwise>> = {
  'cumulative upkeep': ({ cost }) => ({
    effects: [
      { kind: 'putCounters', who: YOU, counters: [{ kind: 'counters', amount: ONE, counter: 'age' }], on: SELF },
      { kind: 'unlessDoes', effect: { kind: 'sacrifice', who: YOU, what: SELF }, deed: forEachAge(cost) },
    ],
  }),
  exploit: () => ({
    effects: [{ kind: 'may', who: YOU, effect: { kind: 'keywordAction', who: YOU, action: 'exploit', amount: null, object: null } }],
  }),
  champion: ({ filter }, { effects }) => ({ effects: effects.map((effect) => championing(effect, filter)) }),
  backup: (_, { effects }) => ({
    effects: [...effects, { kind: 'keywordAction', who: YOU, action: 'backup', amount: null, object: { kind: 'it', plural: false } }],
  }),
  gift: (keyword) => {
    const effects = giftOf(keyword, 'The chosen player');
    return effects === null ? {} : { effects };
  },
  squad: () => ({ condition: costPaid('squad'), effects: [copies({ kind: 'timesPaid', which: 'squad', what: SELF }, [])] }),
  offspring: () => ({ condition: costPaid('offspring'), effects: [copies(ONE, [SIZE_ONE])] }),
};

/** 702: keywords that trigger so, and what they do is not written out: what waits for it is known, and carrying it out is refused. */
const NOT_WRITTEN: Readonly<Record<string, string>> = {
  /** 702.55a. */
  haunt: 'When this permanent dies, draw a card.',
  /** 702.95a. */
  soulbond: 'When this creature enters, draw a card.',
};

const COUNTS: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 702: the triggered abilities that a keyword of a permanent stands for; none where it stands for none. */
export function permanentTriggers(keyword: Keyword, span: Ability['span']): readonly TriggeredAbility[] {
  const { name, amount } = keyword;
  const unwritten = NOT_WRITTEN[name];
  if (unwritten !== undefined) return triggeredIn(unwritten).map((one) => refused(one, name, span));
  const words = WORDS[name];
  if (words === undefined) return [];
  const number = amount?.kind === 'number' ? amount.value : null;
  const asksNumber = amount !== null && number === null && words.length > 0;
  const written = words((what) => counted(number ?? 1, what)).flatMap(triggeredIn);
  return written.map((one) => (asksNumber ? refused(one, name, span) : { ...one, span, ...OTHERWISE[name]?.(keyword, one) }));
}

const refused = (one: TriggeredAbility, text: string, span: Ability['span']): TriggeredAbility => ({
  ...one,
  span,
  effects: [{ kind: 'unsupported', text, span }],
});

/** "A +1/+1 counter", "two +1/+1 counters"; a bare number in digits. */
function counted(number: number, what: string): string {
  if (what === '') return `${number}`;
  return number === 1 ? `a ${what}` : `${COUNTS[number] ?? number} ${what}s`;
}
