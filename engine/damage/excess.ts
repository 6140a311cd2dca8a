import type { ObjectView } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';

/** Damage of one source to a permanent; `deadly`: its source has deathtouch. */
export interface DamageOn {
  readonly amount: number;
  readonly deadly: boolean;
}

/** 120.6: how much damage would still be lethal for a creature, with what is marked on it already. */
export const lethalFor = (state: GameState, { id, toughness }: ObjectView): number =>
  Math.max(0, (toughness ?? 0) - (state.permanents.get(id)?.damage ?? 0));

/**
 * 120.10: how much more damage a permanent is dealt, by all sources together, than is lethal for it as a creature, or than it has loyalty or defense; the
 * greatest of these where it is more than one of them. `state`: before the damage.
 */
export function excessOf(state: GameState, object: ObjectView, dealt: readonly DamageOn[]): number {
  const { types, loyalty, defense } = object;
  const total = dealt.reduce((sum, { amount }) => sum + amount, 0);
  const over = (enough: number): number => Math.max(0, total - Math.max(0, enough));
  const found: number[] = [];
  if (types.has('creature')) {
    const left = lethalFor(state, object);
    // 702.2c: of a source with deathtouch 1 damage is enough.
    const enough = dealt.some(({ deadly }) => deadly) ? Math.min(1, left) : left;
    found.push(over(enough));
  }
  if (types.has('planeswalker')) found.push(over(loyalty ?? 0));
  if (types.has('battle')) found.push(over(defense ?? 0));
  return Math.max(0, ...found);
}
