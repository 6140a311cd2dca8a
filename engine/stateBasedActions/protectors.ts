import { layered } from '../characteristics/layers.ts';
import { moved } from '../effects/moving.ts';
import type { Stop } from '../effects/resolving.ts';
import { called } from '../events/called.ts';
import { type GameState, playersOf } from '../state/game.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/**
 * 704.5w-x: a battle whose protector has left the game while nothing attacks it, and a Siege that its own controller protects, are given another protector; one
 * for which there is none goes to the graveyard. A battle of a board that doesn't tell its protector is left as it is.
 */
export function protectors({ state, ask }: Check): readonly StateBasedAction[] | Stop {
  const found: StateBasedAction[] = [];
  for (const id of layered(state).view.permanents) {
    const rule = ruleFor(state, id);
    const object = layered(state).view.object(id);
    if (rule === null || object === undefined) continue;
    const others = playersOf(state).flatMap((player) => (player.id === object.controller ? [] : [player.id]));
    // 310.8: a battle of no type is protected by its controller.
    const options = object.subtypes.has('Siege') ? others : [object.controller];
    const [only, another] = options;
    if (only === undefined) {
      const gone = moved(state, id, 'graveyard', 'stateBasedAction');
      if (gone !== null) found.push(due(gone, `Nobody can protect ${called(state, id)}.`, rule));
      continue;
    }
    const question = { what: `who protects ${id}`, options, least: 1, most: 1 };
    const player = another === undefined ? only : ask(question)?.[0];
    if (player === undefined) return { kind: 'unanswered', question };
    found.push(due({ kind: 'ProtectorChosen', permanent: id, player }, `${player} protects ${called(state, id)} from now on.`, rule));
  }
  return found;
}

/** Why a permanent needs another protector; null where it needs none. */
function ruleFor(state: GameState, id: string): '704.5w' | '704.5x' | null {
  const object = layered(state).view.object(id);
  const protector = state.permanents.get(id)?.chosen.player;
  if (protector === undefined || object?.types.has('battle') !== true) return null;
  if (object.subtypes.has('Siege') && protector === object.controller) return '704.5x';
  const isThere = playersOf(state).some((player) => player.id === protector);
  const isAttacked = [...state.permanents.values()].some(({ attacking }) => attacking?.whom === id);
  return isThere || isAttacked ? null : '704.5w';
}
