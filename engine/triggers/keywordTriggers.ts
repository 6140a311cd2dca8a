import type { Ability, Effect, Filter, FilterSuffix, Keyword, ObjectRef, Quantity, TriggerEvent } from '../ast/index.ts';
import { castFromTop } from '../characteristics/castFromTop.ts';
import { triggeredIn } from '../compiler/rulesWords.ts';
import type { GameState } from '../state/game.ts';
import { combatTrigger } from './combatKeywords.ts';
import { exileTriggers, isOtherwise } from './exileKeywords.ts';
import type { Seen } from './occurrence.ts';
import { permanentTriggers } from './permanentKeywords.ts';

type TriggeredAbility = Extract<Ability, { readonly kind: 'triggered' }>;

const SELF: ObjectRef = { kind: 'self', as: 'this object' };
const YOU = { kind: 'you' } as const;

/** 702: keywords that stand for triggered abilities, as abilities of their own words. */
export function keywordTriggers(keyword: Keyword, span: Ability['span']): readonly TriggeredAbility[] {
  const one = dying(keyword, span) ?? beginning(keyword, span) ?? casting(keyword, span) ?? combatTrigger(keyword, span);
  if (one !== null) return [one];
  const elsewhere = exileTriggers(keyword, span);
  return elsewhere.length > 0 ? elsewhere : permanentTriggers(keyword, span);
}

/** Keywords that trigger on casting a spell, or on becoming the target of one. */
function casting(keyword: Keyword, span: Ability['span']): TriggeredAbility | null {
  const whenever = (event: TriggerEvent, ...effects: readonly Effect[]): TriggeredAbility => ({
    kind: 'triggered',
    span,
    trigger: 'whenever',
    event,
    condition: null,
    effects,
    limit: null,
  });
  const whenPaid = (which: string, ...effects: readonly Effect[]): TriggeredAbility => ({
    ...whenever({ kind: 'casts', who: YOU, what: SELF }, ...effects),
    condition: { kind: 'costPaid', of: SELF, which, not: false },
  });
  const one: Quantity = { kind: 'number', value: 1 };
  switch (keyword.name) {
    // 702.108a.
    case 'prowess': {
      const words = [{ kind: 'cardType', type: 'creature', not: true } as const, { kind: 'noun', which: 'spell' } as const];
      const plus = { sign: '+', amount: one } as const;
      return whenever(
        { kind: 'casts', who: YOU, what: { kind: 'some', amount: one, filter: { kind: 'objects', words, suffixes: [] } } },
        {
          kind: 'continuous',
          subject: SELF,
          changes: [{ kind: 'modifyPowerToughness', power: plus, toughness: plus, forEach: null }],
          duration: { kind: 'untilEndOfTurn' },
          durationFirst: false,
        },
      );
    }
    // 702.21a.
    case 'ward':
      return whenever(
        { kind: 'becomesTarget', what: SELF, of: { kind: 'some', amount: one, filter: OPPOSED } },
        {
          kind: 'unlessDoes',
          effect: { kind: 'counterSpell', who: YOU, what: { kind: 'that', plural: false, article: 'that', filter: OPPOSED } },
          deed: { kind: 'pay', who: { kind: 'player', quantifier: 'that' }, costs: keyword.cost, insteadOf: null },
        },
      );
    // 702.74a.
    case 'evoke':
      return {
        ...whenever({ kind: 'enters', what: SELF, under: null, from: null, elsewhere: false }, { kind: 'sacrifice', who: YOU, what: SELF }),
        condition: { kind: 'costPaid', of: SELF, which: keyword.name, not: false },
      };
    // 702.85a.
    case 'cascade':
      return whenever({ kind: 'casts', who: YOU, what: SELF }, ...castFromTop(LESSER, []));
    // 702.40a.
    case 'storm':
      return whenever({ kind: 'casts', who: YOU, what: SELF }, copied(CAST_BEFORE), NEW_TARGETS);
    // 702.56a.
    case 'replicate':
      return whenPaid(keyword.name, copied({ kind: 'timesPaid', which: keyword.name, what: SELF }), NEW_TARGETS);
    // 702.78a, 702.153a.
    case 'conspire':
    case 'casualty':
      return whenPaid(keyword.name, copied(null), NEW_TARGETS);
    // 702.69a.
    case 'gravestorm':
      return whenever({ kind: 'casts', who: YOU, what: SELF }, copied(PUT_INTO_GRAVEYARDS), NEW_TARGETS);
    // 702.60a.
    case 'ripple':
      return rippling(keyword, span);
    // 702.144a.
    case 'demonstrate':
      return whenever({ kind: 'casts', who: YOU, what: SELF }, ...DEMONSTRATED);
    default:
      return null;
  }
}

const copied = (times: Quantity | null): Extract<Effect, { readonly kind: 'copySpell' }> => ({
  kind: 'copySpell',
  who: YOU,
  what: SELF,
  times,
  except: [],
});

/** "You may choose new targets for any of the copies." */
const NEW_TARGETS: Effect = {
  kind: 'may',
  who: YOU,
  effect: { kind: 'newTargets', who: YOU, of: { kind: 'outOf', amount: 'any', of: { kind: 'it', plural: true } }, plural: true },
};

/** "Each spell cast before it this turn". */
const CAST_BEFORE: Quantity = {
  kind: 'count',
  of: { kind: 'objects', words: [{ kind: 'noun', which: 'spell' }], suffixes: [{ kind: 'event', what: 'cast before it this turn' }] },
};

/** "Each permanent put into a graveyard from the battlefield this turn". */
const PUT_INTO_GRAVEYARDS: Quantity = {
  kind: 'count',
  of: {
    kind: 'objects',
    words: [{ kind: 'noun', which: 'permanent' }],
    suffixes: [{ kind: 'event', what: 'put into a graveyard from the battlefield this turn' }],
  },
};

/** "You may copy it and may choose new targets for the copy. If you do, an opponent that you choose copies it and may do so too." */
const DEMONSTRATED: readonly Effect[] = [
  { kind: 'may', who: YOU, effect: { kind: 'sequence', effects: [copied(null), NEW_TARGETS], joins: ['and'], shared: false } },
  {
    kind: 'ifYouDo',
    word: 'if',
    who: YOU,
    not: false,
    effect: {
      kind: 'sequence',
      shared: false,
      joins: [', then', 'and'],
      effects: [
        { kind: 'choosePlayer', who: YOU, player: { kind: 'opponent', quantifier: 'an' } },
        { ...copied(null), who: { kind: 'player', quantifier: 'that' } },
        NEW_TARGETS,
      ],
    },
  },
];

function rippling({ amount }: Keyword, span: Ability['span']): TriggeredAbility | null {
  const [written] = triggeredIn(
    'When you cast this spell, you may reveal the top four cards of your library. If you do, you may cast any number of spells with the same name as this spell from among those cards without paying their mana costs. Then put the rest on the bottom of your library in any order.',
  );
  if (written === undefined) return null;
  const [reveal, ...others] = written.effects;
  if (reveal?.kind !== 'may' || reveal.effect.kind !== 'reveal' || reveal.effect.what.kind !== 'topCards') return null;
  const top = { ...reveal.effect.what, amount: amount ?? reveal.effect.what.amount };
  return { ...written, span, effects: [{ ...reveal, effect: { ...reveal.effect, what: top } }, ...others] };
}

/** "With lesser mana value" than this spell. */
const LESSER: FilterSuffix = {
  kind: 'compare',
  which: 'manaValue',
  comparison: 'less',
  to: { kind: 'characteristic', which: 'manaValue', of: SELF, said: 'possessive' },
};

/** "A spell or ability an opponent controls". */
const OPPOSED: Filter = {
  kind: 'objects',
  words: [
    {
      kind: 'anyOf',
      words: [
        { kind: 'noun', which: 'spell' },
        { kind: 'noun', which: 'ability' },
      ],
      join: 'or',
    },
  ],
  suffixes: [{ kind: 'controlledBy', player: { kind: 'opponent', quantifier: 'an' }, not: false }],
};

/** 702.30a: echo asks since when its controller has controlled the permanent. */
function beginning({ name, cost }: Keyword, span: Ability['span']): TriggeredAbility | null {
  if (name !== 'echo') return null;
  return {
    kind: 'triggered',
    span,
    trigger: 'at',
    event: { kind: 'phase', which: 'upkeep', whose: { kind: 'ownerOfPhase', player: YOU, word: 'possessive' } },
    condition: { kind: 'inState', subject: SELF, state: 'newly controlled', not: false, past: false },
    effects: [
      {
        kind: 'unlessDoes',
        effect: { kind: 'sacrifice', who: YOU, what: SELF },
        deed: { kind: 'pay', who: YOU, costs: cost, insteadOf: null },
      },
    ],
    limit: null,
  };
}

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

/** 702.79a, 702.93a: whether the counters that a keyword asks about keep it from triggering, or that what happened is none of what it waits for. */
export function keepsFromTriggering(keyword: Keyword, seen: Seen): boolean {
  const { what, before } = seen;
  if (isOtherwise(keyword, seen)) return true;
  if (!EFFECTS.has(keyword.name)) return false;
  if (what.kind !== 'ZoneChanged') return true;
  const counter = keyword.name === 'persist' ? '-1/-1' : '+1/+1';
  return countersOn(before, what.id, counter) > 0;
}

const countersOn = (state: GameState, id: string, counter: string): number => state.permanents.get(id)?.counters.get(counter) ?? 0;
