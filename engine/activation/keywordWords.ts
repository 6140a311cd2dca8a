import type { Ability, CopyException, Cost, Effect, Filter, Keyword, ObjectRef, Quantity, TextSpan } from '../ast/index.ts';
import { activatedIn } from '../compiler/rulesWords.ts';

type ActivatedBody = Extract<Ability, { readonly kind: 'activated' }>;

/** The ability that the rule of a keyword words, and what the words can't say. */
interface Written {
  readonly words: string;
  /** The cost that stands beside the keyword, where the rule says more of it. */
  readonly costs?: readonly Cost[];
  readonly effects?: (effects: readonly Effect[]) => readonly Effect[];
}

const YOU = { kind: 'you' } as const;
const SELF: ObjectRef = { kind: 'self', as: 'this object' };
const ITS_POWER: Quantity = { kind: 'characteristic', which: 'power', of: SELF, said: 'possessive' };
const AS_SORCERY = 'Activate only as a sorcery.';
const FROM_GRAVEYARD = 'Exile this card from your graveyard';

/** 702.128a, 702.129a: a Zombie of one color without a mana cost. */
const zombie = (color: 'W' | 'B', size: number | null): readonly CopyException[] => [
  { kind: 'changes', plural: false, changes: [{ kind: 'colors', colors: [color], set: true }] },
  ...(size === null ? [] : [{ kind: 'changes', plural: false, changes: [sized(size)] } as const]),
  { kind: 'noManaCost' },
  {
    kind: 'changes',
    plural: false,
    changes: [{ kind: 'types', types: [{ kind: 'subtype', type: 'Zombie' }], set: false, wording: 'types' }],
  },
];

const sized = (value: number) => {
  const side: Quantity = { kind: 'number', value };
  return { kind: 'basePowerToughness', power: side, toughness: side, defining: false, wording: 'size' } as const;
};

const copied = (except: readonly CopyException[]): Effect => ({
  kind: 'copyToken',
  who: YOU,
  tokens: {
    kind: 'copies',
    amount: { kind: 'number', value: 1 },
    of: SELF,
    except,
    entering: { kind: 'entering', tapped: false, attacking: false, attachedTo: null },
  },
});

/** So many counters as that, in the place of the number that the words give. */
const counting =
  (amount: Quantity) =>
  (effects: readonly Effect[]): readonly Effect[] =>
    effects.map((effect) =>
      effect.kind === 'putCounters' ? { ...effect, counters: effect.counters.map((one) => ({ ...one, amount })) } : effect,
    );

/** 702.29e: a card of that kind is searched for. */
const searchingFor =
  (filter: Filter | null) =>
  (effects: readonly Effect[]): readonly Effect[] =>
    effects.map((effect) => {
      if (effect.kind === 'sequence') return { ...effect, effects: searchingFor(filter)(effect.effects) };
      if (effect.kind !== 'search' || effect.what?.kind !== 'some' || filter?.kind !== 'objects') return effect;
      return { ...effect, what: { ...effect.what, filter: { ...filter, words: [...filter.words, { kind: 'noun', which: 'card' }] } } };
    });

/** 702.167a: "from among permanents you control and/or cards in your graveyard". */
function materials(cost: Cost): Cost {
  if (cost.kind !== 'exile' || cost.what.kind !== 'some' || cost.what.filter.kind !== 'objects') return cost;
  const { filter } = cost.what;
  const mine: Filter = { ...filter, suffixes: [...filter.suffixes, { kind: 'controlledBy', player: YOU, not: false }] };
  const buried: Filter = { ...filter, suffixes: [...filter.suffixes, { kind: 'inZone', zone: 'graveyard', of: YOU, word: 'in' }] };
  return { ...cost, what: { ...cost.what, filter: { kind: 'either', filters: [mine, buried], join: 'or' } } };
}

const ACTION = (action: string): Effect => ({ kind: 'keywordAction', who: YOU, action, amount: null, object: null });

/** The abilities that keywords stand for in the words of their rules, without the cost that stands beside the keyword. */
const WRITTEN: Readonly<Record<string, (keyword: Keyword) => Written>> = {
  // 702.29e.
  typecycling: ({ filter }) => ({
    words: 'Discard this card: Search your library for a card, reveal it, put it into your hand, then shuffle.',
    effects: searchingFor(filter),
  }),
  // 702.53a.
  transmute: () => ({
    words: `Discard this card: Search your library for a card with the same mana value as this card, reveal it, put it into your hand, then shuffle. ${AS_SORCERY}`,
  }),
  // 702.71a.
  transfigure: () => ({
    words: `Sacrifice this permanent: Search your library for a creature card with the same mana value as this permanent, put that card onto the battlefield, then shuffle. ${AS_SORCERY}`,
  }),
  // 702.77a.
  reinforce: ({ amount }) => ({
    words: 'Discard this card: Put a +1/+1 counter on target creature.',
    effects: counting(amount ?? { kind: 'number', value: 1 }),
  }),
  // 702.84a.
  unearth: () => ({
    words: `{0}: Return this card from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else. ${AS_SORCERY}`,
  }),
  // 702.97a.
  scavenge: () => ({ words: `${FROM_GRAVEYARD}: Put a +1/+1 counter on target creature. ${AS_SORCERY}`, effects: counting(ITS_POWER) }),
  // 702.128a.
  embalm: () => ({ words: `${FROM_GRAVEYARD}: Draw a card. ${AS_SORCERY}`, effects: () => [copied(zombie('W', null))] }),
  // 702.129a.
  eternalize: () => ({ words: `${FROM_GRAVEYARD}: Draw a card. ${AS_SORCERY}`, effects: () => [copied(zombie('B', 4))] }),
  // 702.141a.
  encore: () => ({
    words: `${FROM_GRAVEYARD}: Draw a card. They gain haste. Sacrifice them at the beginning of the next end step. ${AS_SORCERY}`,
    effects: ([, ...then]) => [ACTION('encore'), ...then],
  }),
  // 702.167a: what is exiled besides stands beside the keyword.
  craft: ({ cost }) => ({
    words: `Exile this permanent: Return this card to the battlefield transformed under its owner's control. ${AS_SORCERY}`,
    costs: cost.map(materials),
  }),
  // 702.184a.
  station: () => ({
    words: `Tap another untapped creature you control: Put a number of charge counters on this permanent equal to the tapped creature's power. ${AS_SORCERY}`,
  }),
};

/** 702: the activated ability that a keyword stands for where its rule's words give it; null for other keywords. */
export function wordedKeyword(keyword: Keyword, span: TextSpan): ActivatedBody | null {
  const found = WRITTEN[keyword.name]?.(keyword);
  const body = found === undefined ? undefined : activatedIn(found.words)[0];
  if (found === undefined || body === undefined) return null;
  const costs = body.costs.filter((cost) => cost.kind !== 'mana');
  // What is fixed to the object itself goes first: it can't be used for a part that leaves a choice.
  return { ...body, span, costs: [...costs, ...(found.costs ?? keyword.cost)], effects: found.effects?.(body.effects) ?? body.effects };
}

/** The keywords for activated abilities that their rules word. */
export const WORDED: ReadonlySet<string> = new Set(Object.keys(WRITTEN));
