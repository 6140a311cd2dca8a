import { layered } from '../characteristics/layers.ts';
import type { GameState } from '../state/game.ts';
import { happen, type Progress } from './progress.ts';

/** 302.6, 506.4: permanents that a continuous effect has put under another player's control are new there, and leave combat. */
export function withNewControl(progress: Progress, before: GameState): Progress {
  if (progress.state === before) return progress;
  const [was, is] = [layered(before).view, layered(progress.state).view];
  const changed = is.permanents.flatMap((id) => {
    const to = is.object(id)?.controller;
    const from = was.object(id)?.controller;
    const base = progress.state.permanents.get(id)?.controller !== before.permanents.get(id)?.controller;
    return to === undefined || from === undefined || to === from || base
      ? []
      : [{ kind: 'ControlChanged', permanent: id, to, base: false } as const];
  });
  return happen(progress, ...changed);
}
