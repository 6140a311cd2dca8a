import { activationContext } from '../activation/demandsOf.ts';
import type { Effect, ObjectRef } from '../ast/index.ts';
import { apply } from '../events/apply.ts';
import type { GameState } from '../state/game.ts';
import type { Offer } from './offers.ts';

/**
 * Whether an object is gone once its mana ability has resolved, because that says so: "sacrifice it", or "If there are no mining counters on
 * it, sacrifice it" once so many counters have been removed. Where the board does not tell it counts as gone.
 */
export function isGoneAfter(state: GameState, player: string, { ability, source }: Offer, removed: readonly Counters[]): boolean {
  const { effects } = ability.body;
  if (!effects.some(movesItself)) return false;
  let after = state;
  for (const { counter, amount } of removed) after = apply(after, { kind: 'CounterRemoved', object: source, counter, amount });
  const context = activationContext(after, player, ability);
  const happens = (effect: Effect): boolean => {
    if (effect.kind === 'sequence') return effect.effects.some(happens);
    if (effect.kind === 'if') return movesItself(effect.effect) && context.evaluate.holds(effect.condition, context) !== false;
    return movesItself(effect);
  };
  return effects.some(happens);
}

/** Counters removed from the object as a cost. */
export interface Counters {
  readonly counter: string;
  readonly amount: number;
}

function movesItself(effect: Effect): boolean {
  switch (effect.kind) {
    case 'sacrifice':
    case 'exile':
    case 'destroy':
      return isItself(effect.what);
    case 'move':
      return effect.parts.some(({ what }) => isItself(what));
    case 'if':
      return movesItself(effect.effect);
    case 'sequence':
      return effect.effects.some(movesItself);
    default:
      return false;
  }
}

const isItself = ({ kind }: ObjectRef): boolean => kind === 'self' || kind === 'it';
