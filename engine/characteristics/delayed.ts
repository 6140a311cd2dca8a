import type { Ability, Effect } from '../ast/index.ts';
import type { DelayedTrigger } from '../state/game.ts';

type TriggeredAbility = Extract<Ability, { readonly kind: 'triggered' }>;

const KNOWN = new WeakMap<readonly Effect[], TriggeredAbility>();

/** 603.7: the triggered ability that a delayed trigger is; the same one each time. */
export function abilityOfDelayed({ event, effects, text }: Pick<DelayedTrigger, 'event' | 'effects' | 'text'>): TriggeredAbility {
  const known = KNOWN.get(effects);
  if (known?.event === event) return known;
  const ability: TriggeredAbility = {
    kind: 'triggered',
    trigger: 'when',
    event,
    condition: null,
    effects,
    limit: null,
    span: { start: 0, end: text.length, text },
  };
  KNOWN.set(effects, ability);
  return ability;
}
