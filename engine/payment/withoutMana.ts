import { isNotModelled } from '../activation/bounds.ts';
import { demandsOf } from '../activation/demandsOf.ts';
import { totalCost } from '../costs/total.ts';
import type { GameState } from '../state/game.ts';

/**
 * 602.2b: whether all that activating an ability asks for is no mana and one thing besides, or things that only its own permanent is asked
 * for. Whether each of them is there has been looked at then, and there is no search to be made for how they go together.
 */
export function costsNoMana(state: GameState, player: string, source: string, ability: number): boolean {
  const demands = demandsOf(state, player, source, ability);
  if (isNotModelled(demands) || demands.mana !== null || demands.x !== null || demands.life + demands.energy + demands.mills > 0)
    return false;
  const parts = [...demands.objects, ...demands.counters];
  if (demands.discardsHand || (parts.length > 1 && !parts.every(({ among }) => among.length === 1 && among[0] === source))) return false;
  const { locked, open } = totalCost(state, player, { kind: 'activate', source, ability }, { x: 0 });
  const [only, ...others] = locked;
  return only !== undefined && others.length + open.length + only.mana.length + only.life + only.energy + only.waterbend === 0;
}
