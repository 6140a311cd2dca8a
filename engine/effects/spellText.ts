import type { Ability, Effect, TriggerEvent } from '../ast/index.ts';
import { isOfItself } from '../replacements/ofItself.ts';
import { saysUncounterable, saysUnpreventable } from './unpreventable.ts';

type Triggered = Extract<Ability, { readonly kind: 'triggered' }>;

const KNOWN = new WeakMap<Triggered, Effect>();

/**
 * 608.2c, 603.7a: what an instant or sorcery does as it resolves: its instructions, and what it sets up to trigger later ("when you next cast a spell
 * this turn, …", "at the beginning of your next upkeep, …"), in the order of its text.
 */
export const followedBy = (abilities: readonly Ability[]): readonly Effect[] =>
  abilities.flatMap((ability) => {
    // What says of the spell that it can't be countered, or where it goes instead, is nothing that it does.
    if (ability.kind === 'spell')
      return ability.effects.filter(
        (effect) => !isOfItself(effect) && (saysUncounterable(effect) === null || saysUnpreventable(effect) !== null),
      );
    return ability.kind === 'triggered' && isSetUp(ability.event) ? [settingUp(ability)] : [];
  });

/** Whether words name a time that is counted from when the spell resolves. */
function isSetUp(event: TriggerEvent): boolean {
  switch (event.kind) {
    case 'nextCast':
    case 'nextCasts':
    case 'nextActivates':
      return true;
    case 'limited':
      return event.to.kind === 'thisTurn' || isSetUp(event.event);
    case 'phase':
      return event.whose === 'the next' || (typeof event.whose === 'object' && 'word' in event.whose && event.whose.word === 'next');
    default:
      return false;
  }
}

function settingUp(ability: Triggered): Effect {
  const known = KNOWN.get(ability);
  if (known !== undefined) return known;
  const { trigger, event, condition, effects } = ability;
  const [only, another] = effects;
  const all: Effect =
    only !== undefined && another === undefined
      ? only
      : { kind: 'sequence', effects, joins: effects.slice(1).map(() => 'and'), shared: false };
  const effect: Effect = condition === null ? all : { kind: 'if', condition, effect: all, trailing: false };
  const delayed: Effect = { kind: 'delayed', event, effect, word: trigger, trailing: false, duration: null };
  KNOWN.set(ability, delayed);
  return delayed;
}
