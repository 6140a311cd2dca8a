import type { Ability, Condition, Effect, Keyword, ObjectRef, PhaseName } from '../ast/index.ts';
import type { GameState } from '../state/game.ts';
import type { Occurrence } from './occurrence.ts';

type TriggeredAbility = Extract<Ability, { readonly kind: 'triggered' }>;

const SELF: ObjectRef = { kind: 'self', as: '~' };
const YOU = { kind: 'you' } as const;

/** 702: keywords that stand for triggered abilities, as abilities of their own words. */
export function keywordTrigger(keyword: Keyword, span: Ability['span']): TriggeredAbility | null {
  return dying(keyword, span) ?? beginning(keyword, span);
}

/** Keywords that trigger as a step of their controller's begins. What those do is not written out. */
function beginning({ name }: Keyword, span: Ability['span']): TriggeredAbility | null {
  const at = (which: PhaseName, condition: Condition | null): TriggeredAbility => ({
    kind: 'triggered',
    span,
    trigger: 'at',
    event: { kind: 'phase', which, whose: { kind: 'ownerOfPhase', player: YOU, word: 'possessive' } },
    condition,
    effects: [{ kind: 'unsupported', text: name, span }],
    limit: null,
  });
  switch (name) {
    // 702.24a, 702.32a.
    case 'cumulative upkeep':
    case 'fading':
      return at('upkeep', null);
    // 702.63a.
    case 'vanishing':
      return at('upkeep', HAS_TIME_COUNTER);
    // 702.176a.
    case 'impending':
      return at('end step', HAS_TIME_COUNTER);
    // 702.30a.
    case 'echo':
      return at('upkeep', { kind: 'unsupported', text: 'since when a permanent has been under its controller’s control', span });
    default:
      return null;
  }
}

const HAS_TIME_COUNTER: Condition = {
  kind: 'hasCounter',
  subject: SELF,
  amount: { kind: 'number', value: 1 },
  counter: 'time',
  said: 'has a',
  not: false,
  past: false,
};

/** 702.79a, 702.93a: keywords that trigger as their creature dies. */
function dying(keyword: Keyword, span: Ability['span']): TriggeredAbility | null {
  const effects = EFFECTS.get(keyword.name)?.(keyword);
  if (effects === undefined) return null;
  return {
    kind: 'triggered',
    span,
    trigger: 'when',
    event: { kind: 'dies', what: SELF, under: null },
    condition: null,
    effects,
    limit: null,
  };
}

const returned = (counter: string): readonly Effect[] => [
  {
    kind: 'move',
    who: YOU,
    verb: 'return',
    parts: [
      {
        kind: 'part',
        what: SELF,
        from: null,
        to: { kind: 'destination', place: { kind: 'place', zone: 'battlefield', of: null }, position: null },
        details: [
          { kind: 'under', player: { kind: 'ownerOf', object: SELF, said: 'possessive' } },
          { kind: 'withCounters', counters: { kind: 'counters', amount: { kind: 'number', value: 1 }, counter }, additional: false },
        ],
      },
    ],
  },
];

const EFFECTS: ReadonlyMap<string, (keyword: Keyword) => readonly Effect[]> = new Map([
  ['persist', () => returned('-1/-1')],
  ['undying', () => returned('+1/+1')],
]);

/** 702.79a, 702.93a: whether the counters that a keyword asks about keep it from triggering. */
export function keepsFromTriggering(keyword: Keyword, { what, before }: Occurrence): boolean {
  if (!EFFECTS.has(keyword.name)) return false;
  if (what.kind !== 'ZoneChanged') return true;
  const counter = keyword.name === 'persist' ? '-1/-1' : '+1/+1';
  return countersOn(before, what.id, counter) > 0;
}

const countersOn = (state: GameState, id: string, counter: string): number => state.permanents.get(id)?.counters.get(counter) ?? 0;
