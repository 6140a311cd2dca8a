import { instanceOf } from '../activation/activated.ts';
import type { Effect } from '../ast/index.ts';
import { abilitiesOn } from '../characteristics/abilitiesOn.ts';
import { layered } from '../characteristics/layers.ts';
import type { TriggeredMana } from '../mana/activation.ts';
import { instructionsOf } from '../mana/production.ts';
import type { GameState } from '../state/game.ts';

/** A triggered mana ability that resolves (605.4a): whose it is, and what it says. */
export interface ResolvingTrigger {
  readonly source: string;
  /** Its place among its object's abilities; null for one that was set up (603.7). */
  readonly index: number | null;
  readonly text: string;
  readonly instance: string;
  readonly player: string;
  readonly named: string;
  readonly effects: readonly Effect[];
}

/** In the game in which its object has it; null where no object does. */
export function resolvingTrigger(state: GameState, one: TriggeredMana): ResolvingTrigger | null {
  if (one.kind === 'delayed') {
    const { id, source, named, controller, text, effects } = one.trigger;
    return { source, index: null, text, instance: id, player: controller, named, effects };
  }
  const { permanent: source, ability: index } = one;
  const owned = abilitiesOn(state, source)[index];
  const player = layered(state).view.object(source)?.controller;
  if (owned === undefined || player === undefined) return null;
  const { text, origin, ability } = owned;
  const named = origin.kind === 'granted' ? origin.by : source;
  return { source, index, text, instance: instanceOf(state, source, index), player, named, effects: instructionsOf(ability) };
}
