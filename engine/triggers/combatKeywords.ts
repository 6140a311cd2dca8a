import type { Ability, Effect, Keyword, ObjectRef, Quantity } from '../ast/index.ts';
import { triggeredIn } from '../compiler/rulesWords.ts';

const YOU = { kind: 'you' } as const;
const IT = { kind: 'it', plural: false } as const;
const SELF = { kind: 'self', as: 'this creature' } as const;
/** "Target creature defending player controls". */
const DEFENDER: ObjectRef = {
  kind: 'target',
  amount: { kind: 'number', value: 1 },
  other: false,
  filter: {
    kind: 'objects',
    words: [{ kind: 'cardType', type: 'creature', not: false }],
    suffixes: [{ kind: 'controlledBy', not: false, player: { kind: 'player', quantifier: 'defending' } }],
  },
};
const PROVOKED: Effect = {
  kind: 'continuous',
  subject: DEFENDER,
  changes: [{ kind: 'deed', what: 'blocks this combat if able', object: SELF }],
  duration: { kind: 'untilEndOfCombat' },
  durationFirst: false,
};

type TriggeredAbility = Extract<Ability, { readonly kind: 'triggered' }>;

/** A keyword's ability in the words that the rules give for it; `n`: the number after the keyword. */
type Words = (n: string) => string;

/** Abilities whose instructions are told by more than words: what each does in the place of what was read. */
type Does = (amount: Quantity | null) => readonly Effect[];
const DOES: Readonly<Record<string, Does>> = {
  /** 702.116a. */
  myriad: () => [{ kind: 'keywordAction', who: YOU, action: 'myriad', amount: null, object: null }],
  /** 702.112a. */
  renown: (amount) => [{ kind: 'keywordAction', who: YOU, action: 'renown', amount, object: null }],
  /** 702.39a: it has to block this very creature. */
  provoke: () => [
    {
      kind: 'may',
      who: YOU,
      effect: { kind: 'sequence', effects: [PROVOKED, { kind: 'untap', who: YOU, what: IT }], joins: ['and'], shared: false },
    },
  ],
};

/**
 * 702: keywords that trigger in combat, in the words of their rules: each is read like any card's text. Null: it triggers so, but what it does is not
 * written out.
 */
const WORDS: Readonly<Record<string, Words>> = {
  /** 702.23a. */
  rampage: (n) =>
    `Whenever this creature becomes blocked, it gets +${n}/+${n} until end of turn for each creature blocking it beyond the first.`,
  /** 702.25a. */
  flanking: () => 'Whenever this creature becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.',
  /** 702.39a. */
  provoke: () => 'Whenever this creature attacks, you may have target creature defending player controls untap and block it if able.',
  /** 702.45a. */
  bushido: (n) => `Whenever this creature blocks or becomes blocked, it gets +${n}/+${n} until end of turn.`,
  /** 702.68a. */
  frenzy: (n) => `Whenever this creature attacks and isn't blocked, it gets +${n}/+0 until end of turn.`,
  /** 702.70a. */
  poisonous: (n) => `Whenever this creature deals combat damage to a player, that player gets ${n} poison counters.`,
  /** 702.83a. */
  exalted: () => 'Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.',
  /** 702.86a. */
  annihilator: (n) => `Whenever this creature attacks, defending player sacrifices ${n} permanents of their choice.`,
  /** 702.91a. */
  'battle cry': () => 'Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn.',
  /** 702.105a. */
  dethrone: () => 'Whenever this creature attacks a player with the most life or tied for most life, put a +1/+1 counter on it.',
  /** 702.112a. */
  renown: (n) =>
    `When this creature deals combat damage to a player, if it isn't renowned, put ${n} +1/+1 counters on it and it becomes renowned.`,
  /** 702.115a. */
  ingest: () => 'Whenever this creature deals combat damage to a player, that player exiles the top card of their library.',
  /** 702.116a. */
  myriad: () =>
    "Whenever this creature attacks, for each opponent other than defending player, you may create a token that's a copy of this creature that's tapped and attacking that player or a planeswalker they control. If one or more tokens are created this way, exile the tokens at end of combat.",
  /** 702.121a. */
  melee: () =>
    'Whenever this creature attacks, it gets +X/+X until end of turn, where X is the number of players you attacked with a creature this combat.',
  /** 702.130a. */
  afflict: (n) => `Whenever this creature becomes blocked, defending player loses ${n} life.`,
  /** 702.134a. */
  mentor: () =>
    "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less than this creature's power.",
  /** 702.147a. */
  decayed: () => 'When this creature attacks, sacrifice it at end of combat.',
  /** 702.149a. */
  training: () =>
    "Whenever this creature and at least one other creature with power greater than this creature's power attack, put a +1/+1 counter on it.",
  /** 702.181a. */
  mobilize: (n) =>
    `Whenever this creature attacks, create ${n} 1/1 red Warrior creature tokens that are tapped and attacking. Sacrifice them at the beginning of the next end step.`,
};

const COUNTS: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SPELLED: ReadonlySet<string> = new Set(['annihilator', 'poisonous', 'renown', 'mobilize']);

/** The triggered ability of combat that a keyword stands for; null where it stands for none. One without its number, or with a large one, is not read. */
export function combatTrigger({ name, amount }: Keyword, span: Ability['span']): TriggeredAbility | null {
  const words = WORDS[name];
  if (words === undefined) return null;
  const number = amount?.kind === 'number' ? amount.value : null;
  const written = read(words(SPELLED.has(name) ? (COUNTS[number ?? 1] ?? 'X') : `${number ?? 1}`));
  if (written === null) return null;
  if (amount !== null && number === null) return { ...written, span, effects: [{ kind: 'unsupported', text: name, span }] };
  const does = DOES[name];
  return { ...written, span, effects: does === undefined ? written.effects : does(amount) };
}

function read(oracleText: string): TriggeredAbility | null {
  const text = oracleText
    .replace(/\bone (poison counter|permanent|\+1\/\+1 counter)s\b/, 'a $1')
    .replace(/\bone (1\/1 .* token)s that are\b/, "a $1 that's");
  return triggeredIn(text)[0] ?? null;
}
