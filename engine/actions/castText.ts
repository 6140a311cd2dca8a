import type { Effect, ObjectRef } from '../ast/index.ts';

const YOU = { kind: 'you' } as const;
const SELF: ObjectRef = { kind: 'self', as: 'this creature' };
const SPAN = { start: 0, end: 0, text: '' };

/** What a permanent does as it has entered, by the alternative cost that its spell was cast for: what that keyword says besides of how it is cast. */
export function saidByAlternative(name: string): readonly Effect[] {
  switch (name) {
    // 702.109a: it has haste, and goes back to its owner's hand at the beginning of the next end step.
    case 'dash':
      return [gains('haste'), atEndStep(toHand)];
    // 702.152a: it has haste and draws a card as it dies, and is sacrificed at the beginning of the next end step.
    case 'blitz':
      return [gains('haste', DRAWS), atEndStep({ kind: 'sacrifice', who: YOU, what: SELF })];
    // 702.185a: it is exiled at the beginning of the next end step, and may be cast from there later on.
    case 'warp':
      return [atEndStep({ kind: 'sequence', effects: [exiled, castLater], joins: ['then'], shared: false })];
    default:
      return [];
  }
}

/** 702.88a: what is done once a spell with rebound has been exiled. */
export const REBOUND: Effect = {
  kind: 'delayed',
  event: { kind: 'phase', which: 'upkeep', whose: { kind: 'ownerOfPhase', player: YOU, word: 'next' } },
  effect: { kind: 'may', who: YOU, effect: cast(true) },
  word: 'at',
  trailing: false,
  duration: null,
};

/** The card of an Omen spell is shuffled into its owner's library as it has resolved. */
export const SHUFFLED: Effect = {
  kind: 'shuffle',
  who: YOU,
  what: SELF,
  into: { kind: 'ownerOf', object: SELF, said: 'possessive' },
};

type Granted = Extract<Extract<Effect, { kind: 'continuous' }>['changes'][number], { kind: 'gains' }>['abilities'][number];

const DRAWS: Granted = {
  kind: 'quoted',
  ability: {
    kind: 'triggered',
    span: SPAN,
    trigger: 'when',
    event: { kind: 'dies', what: SELF, under: null },
    condition: null,
    effects: [{ kind: 'draw', who: YOU, amount: { kind: 'number', value: 1 } }],
    limit: null,
  },
};

function gains(keyword: string, ...others: readonly Granted[]): Effect {
  const named: Granted = { kind: 'keyword', keyword: { kind: 'keyword', name: keyword, cost: [], amount: null, filter: null, text: null } };
  return {
    kind: 'continuous',
    subject: SELF,
    changes: [{ kind: 'gains', verb: 'gains', abilities: [named, ...others] }],
    duration: { kind: 'permanent' },
    durationFirst: false,
  };
}

const atEndStep = (effect: Effect): Effect => ({
  kind: 'delayed',
  event: { kind: 'phase', which: 'end step', whose: 'the next' },
  effect,
  word: 'at',
  trailing: false,
  duration: null,
});

const toHand: Effect = {
  kind: 'move',
  who: YOU,
  verb: 'return',
  parts: [
    {
      kind: 'part',
      what: SELF,
      from: null,
      to: {
        kind: 'destination',
        place: { kind: 'place', zone: 'hand', of: { kind: 'ownerOf', object: SELF, said: 'possessive' } },
        position: null,
      },
      details: [],
    },
  ],
};

const exiled: Effect = { kind: 'exile', who: YOU, what: SELF, from: null, details: [], until: null };

function cast(free: boolean): Extract<Effect, { kind: 'castCard' }> {
  return {
    kind: 'castCard',
    who: YOU,
    verb: 'cast',
    what: SELF,
    from: null,
    free,
    duration: null,
    durationFirst: false,
    also: [],
    thisWay: false,
  };
}

const castLater: Effect = {
  kind: 'may',
  who: YOU,
  effect: { ...cast(false), duration: { kind: 'whileRemains', object: { kind: 'it', plural: false }, state: 'exiled' } },
};
