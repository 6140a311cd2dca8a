import type { Effect, ObjectRef } from '../ast/index.ts';
import { instructionsIn } from '../compiler/rulesWords.ts';

const YOU = { kind: 'you' } as const;
const SELF: ObjectRef = { kind: 'self', as: 'this creature' };

/** What a permanent does as it has entered, by the alternative cost that its spell was cast for: what that keyword says besides of how it is cast. */
export function saidByAlternative(name: string): readonly Effect[] {
  switch (name) {
    // 702.109a.
    case 'dash':
      return instructionsIn("This creature gains haste. Return this creature to its owner's hand at the beginning of the next end step.");
    // 702.152a.
    case 'blitz':
      return instructionsIn(
        'This creature gains haste and "When this creature dies, draw a card." Sacrifice this creature at the beginning of the next end step.',
      );
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

const atEndStep = (effect: Effect): Effect => ({
  kind: 'delayed',
  event: { kind: 'phase', which: 'end step', whose: 'the next' },
  effect,
  word: 'at',
  trailing: false,
  duration: null,
});

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
