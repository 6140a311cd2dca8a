import { layered } from '../characteristics/layers.ts';
import { hasKeyword } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';

/** 506.4: the attacking and the blocking creatures, in the order of the board. */
export function inCombat(state: GameState): readonly string[] {
  const { view } = layered(state);
  return view.permanents.filter((id) => {
    const permanent = state.permanents.get(id);
    const fights = permanent !== undefined && (permanent.attacking !== null || permanent.blocking !== null);
    return fights && view.object(id)?.types.has('creature') === true;
  });
}

/**
 * 510.4, 702.4b, 702.7b: as a combat damage step begins: the creatures that strike in a first step of its own, where one attacks or blocks that has first
 * strike or double strike; null where this is the only step, or the second one.
 */
export function strikingFirst(state: GameState): readonly string[] | null {
  if (state.combat.damage !== 'none') return null;
  const first = inCombat(state).filter((id) => has(state, id, 'first strike') || has(state, id, 'double strike'));
  return first.length === 0 ? null : first;
}

/** 510.4: the creatures that assign combat damage in the step that the game is in: in the second one those that did not strike first, or have double strike now. */
export function dealersNow(state: GameState): readonly string[] {
  const { damage, struckFirst } = state.combat;
  return inCombat(state).filter((id) => {
    const struck = struckFirst.includes(id);
    return damage === 'first' ? struck : !struck || has(state, id, 'double strike');
  });
}

const has = (state: GameState, id: string, keyword: string): boolean => {
  const object = layered(state).view.object(id);
  return object !== undefined && hasKeyword(object, keyword);
};
