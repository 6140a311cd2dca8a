import type { Effect } from '../ast/index.ts';
import { walk } from '../characteristics/walk.ts';
import { playerOf } from '../state/game.ts';
import type { Resolving } from './resolving.ts';

/** What words mean that point back to an instruction as it is carried out, or to one whose place is taken: "it", "that player": what it targets. */
export function spokenIn(effect: Effect, resolving: Resolving): Resolving {
  const { targets, state, meant } = resolving;
  let last: readonly string[] | null = null;
  walk(effect, (node) => {
    last = targets?.get(node) ?? last;
    return undefined;
  });
  const ids: readonly string[] = last ?? [];
  const players = ids.filter((id) => playerOf(state, id) !== undefined);
  if (ids.length === 0) return resolving;
  return { ...resolving, meant: { ...meant, it: players.length > 0 ? null : ids, they: players[0] ?? meant.they } };
}
