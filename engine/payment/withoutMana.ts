import { isNotModelled } from '../activation/bounds.ts';
import { demandsOf } from '../activation/demandsOf.ts';
import { totalCost } from '../costs/total.ts';
import type { GameState } from '../state/game.ts';

/**
 * 602.2b: whether activating an ability costs no mana and nothing that a search would have to be made for: whether each part of it is there, and whether
 * there is enough for all parts that take the same, has been looked at then.
 */
export function costsNoMana(state: GameState, player: string, source: string, ability: number): boolean {
  const demands = demandsOf(state, player, source, ability);
  if (isNotModelled(demands) || demands.mana !== null || demands.x !== null || demands.discardsHand) return false;
  if (demands.counters.length > 1 && !demands.counters.every(({ among }) => among.length === 1 && among[0] === source)) return false;
  const { locked, open } = totalCost(state, player, { kind: 'activate', source, ability }, { x: 0 });
  const [only, ...others] = locked;
  if (only === undefined || others.length + open.length > 0) return false;
  return only.mana.length + only.waterbend === 0 && only.life <= demands.life && only.energy <= demands.energy;
}
