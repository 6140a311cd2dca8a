import { layered } from '../characteristics/layers.ts';
import { mentions } from '../characteristics/mentions.ts';
import type { GameState } from '../state/game.ts';
import { happen, type Progress } from './progress.ts';

/** A change of control, among other changes or by itself. */
const changesControl = (node: { readonly kind: string }): boolean => node.kind === 'controller' && 'player' in node;

/** 302.6, 506.4: permanents that a continuous effect has put under another player's control are new there, and leave combat. */
export function withNewControl(progress: Progress, before: GameState): Progress {
  if (progress.state.permanents === before.permanents || !mentions(before, changesControl)) return progress;
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
