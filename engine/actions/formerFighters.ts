import { layered } from '../characteristics/layers.ts';
import type { GameState } from '../state/game.ts';
import { happen, type Progress } from './progress.ts';

/** 506.4: what attacks or blocks and is no creature any more leaves combat, and so does what is attacked and is no planeswalker or battle any more. */
export function withoutFormerFighters(progress: Progress): Progress {
  const permanents = formerFighters(progress.state);
  return permanents.length === 0 ? progress : happen(progress, { kind: 'RemovedFromCombat', permanents });
}

function formerFighters(state: GameState): readonly string[] {
  const fighting = [...state.permanents.values()].filter(({ attacking, blocking }) => attacking !== null || blocking !== null);
  if (fighting.length === 0) return [];
  const { view } = layered(state);
  const attacked = new Set(fighting.flatMap(({ attacking }) => attacking?.whom ?? []));
  const isAny = (id: string, ...types: readonly ('creature' | 'planeswalker' | 'battle')[]): boolean => {
    const object = view.object(id);
    return object === undefined || types.some((type) => object.types.has(type));
  };
  return [
    ...fighting.filter(({ id }) => !isAny(id, 'creature')).map(({ id }) => id),
    ...[...attacked].filter((id) => state.permanents.has(id) && !isAny(id, 'planeswalker', 'battle')),
  ];
}
