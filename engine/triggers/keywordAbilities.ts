import type { Ability, Keyword } from '../ast/index.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import { keywordTriggers } from './keywordTriggers.ts';

export type TriggeredAbility = Extract<Ability, { readonly kind: 'triggered' }>;

/** A triggered ability in a paragraph of text. */
export interface Found {
  readonly ability: TriggeredAbility;
  /** The keyword that stands for it; null where it is written out. */
  readonly keyword: Keyword | null;
}

const KNOWN = new WeakMap<Ability, readonly Found[]>();

/**
 * The triggered abilities that use the stack (mana abilities don't, 605.4a) in a paragraph of text: itself, what its keywords stand for (702), or
 * an ability of which nothing was read but that it waits for something.
 */
export function triggeredAbilitiesIn(ability: Ability): readonly Found[] {
  const known = KNOWN.get(ability);
  if (known !== undefined) return known;
  const found = triggeredIn(ability);
  KNOWN.set(ability, found);
  return found;
}

/** An ability of which nothing is known but that it waits for something. */
function waitsFor(text: string, span: Ability['span']): Found {
  const unread = { kind: 'unsupported', text, span } as const;
  return {
    ability: { kind: 'triggered', trigger: 'when', event: unread, condition: null, effects: [unread], limit: null, span },
    keyword: null,
  };
}

const YOU = { kind: 'you' } as const;

/** 719.3a: "At the beginning of your end step, if that is so and this Case isn't solved, it becomes solved." */
const solving = ({ condition, span }: Extract<Ability, { readonly kind: 'toSolve' }>): TriggeredAbility => ({
  kind: 'triggered',
  trigger: 'at',
  event: { kind: 'phase', which: 'end step', whose: { kind: 'ownerOfPhase', player: YOU, word: 'possessive' } },
  condition: { kind: 'all', of: [{ kind: 'gate', gate: { kind: 'solved' }, not: true }, condition] },
  effects: [{ kind: 'keywordAction', who: YOU, action: 'solve', amount: null, object: null }],
  limit: null,
  span,
});

function triggeredIn(ability: Ability): readonly Found[] {
  const { span } = ability;
  switch (ability.kind) {
    case 'triggered':
      return isManaAbility(ability) ? [] : [{ ability, keyword: null }];
    case 'keywords':
      return ability.keywords.flatMap((keyword) => keywordTriggers(keyword, span).map((written) => ({ ability: written, keyword })));
    case 'unsupported': {
      const { text } = ability;
      return /^(at|when|whenever)\b/i.test(text) ? [waitsFor(text, span)] : [];
    }
    // A paragraph of which a sentence was read, or that has a flavor word before it.
    case 'static':
      return ability.effects.flatMap((effect) =>
        effect.kind === 'unsupported' && /^([^.]* — )?(at|when|whenever)\b(?! (you|they) do\b)/i.test(effect.text)
          ? [waitsFor(effect.text.replace(/^[^.]* — /, ''), span)]
          : [],
      );
    case 'toSolve':
      return [{ ability: solving(ability), keyword: null }];
    case 'activated':
    case 'spell':
    case 'level':
    case 'gated':
      return [];
  }
}
