import type { Ability, Effect, Keyword, ObjectRef } from '../ast/index.ts';
import { triggeredIn } from '../compiler/rulesWords.ts';
import type { Seen } from './occurrence.ts';

type TriggeredAbility = Extract<Ability, { readonly kind: 'triggered' }>;

const SELF: ObjectRef = { kind: 'self', as: 'this object' };
const IT: ObjectRef = { kind: 'it', plural: false };
const YOU = { kind: 'you' } as const;

/** Keywords whose triggered abilities work in exile, hands and graveyards, in the words of their rules. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  /** 702.62a. */
  suspend: [
    'At the beginning of your upkeep, if this card is in exile and this card has a time counter on it, remove a time counter from this card.',
    'When the last time counter is removed from this card, if this card is in exile, you may cast this card from exile without paying its mana cost.',
  ],
  /** 702.35a. */
  madness: ["When this card is exiled from your hand, you may cast this card from exile. If you don't, put this card into your graveyard."],
  /** 702.59a: what is paid is the keyword's cost. */
  recover: [
    "When a creature is put into your graveyard from the battlefield, you may pay {0}. If you do, return this card from your graveyard to your hand. If you don't, exile this card from your graveyard.",
  ],
  /** 702.94a. */
  miracle: ['When you draw this card, you may cast this card from your hand.'],
};

/** 702.62a: "it gains haste until you lose control of the spell or the permanent it becomes". */
const HASTE: Effect = {
  kind: 'ifYouDo',
  word: 'if',
  who: YOU,
  not: false,
  effect: {
    kind: 'if',
    trailing: false,
    condition: {
      kind: 'is',
      subject: IT,
      filter: { kind: 'objects', words: [{ kind: 'cardType', type: 'creature', not: false }], suffixes: [] },
      not: false,
      past: false,
    },
    effect: {
      kind: 'continuous',
      subject: IT,
      changes: [{ kind: 'gains', abilities: [{ kind: 'keyword', keyword: plain('haste') }], verb: 'gains' }],
      duration: { kind: 'whileRemains', object: IT, state: 'under your control' },
      durationFirst: false,
    },
  },
};

function plain(name: string): Keyword {
  return { kind: 'keyword', name, cost: [], amount: null, filter: null, text: null };
}

/** The triggered abilities of such a keyword; none of others. */
export function exileTriggers({ name, cost }: Keyword, span: Ability['span']): readonly TriggeredAbility[] {
  const words = WORDS[name];
  if (words === undefined) return [];
  const written = words.flatMap(triggeredIn).map((one) => ({ ...one, span }));
  if (name === 'recover') return written.map((one) => ({ ...one, effects: one.effects.map((effect) => costing(effect, cost)) }));
  if (name !== 'suspend') return written.map((one) => ({ ...one, effects: one.effects.map((effect) => paying(effect, name)) }));
  const [upkeep, last] = written;
  return upkeep === undefined || last === undefined ? [] : [upkeep, { ...last, effects: [...last.effects, HASTE] }];
}

/** With the keyword's cost in the place of the one in the words. */
function costing(effect: Effect, costs: Keyword['cost']): Effect {
  if (effect.kind === 'may' && effect.effect.kind === 'pay') return { ...effect, effect: { ...effect.effect, costs } };
  return effect;
}

/** "By paying its madness cost rather than its mana cost." */
function paying(effect: Effect, keyword: string): Effect {
  if (effect.kind === 'may' && effect.effect.kind === 'castCard')
    return { ...effect, effect: { ...effect.effect, what: SELF, paying: keyword } };
  return effect;
}

/** Whether what happened is none of what the keyword waits for: it was not discarded by madness, or was not the first card drawn in the turn. */
export function isOtherwise({ name }: Keyword, { what, after }: Seen): boolean {
  if (what.kind !== 'ZoneChanged') return false;
  if (name === 'madness') return what.aside?.as !== 'mad';
  if (name !== 'miracle') return false;
  const owner = after.cards.get(what.id)?.owner ?? '';
  return what.cause !== 'draw' || after.thisTurn.drawn.get(owner) !== 1;
}
