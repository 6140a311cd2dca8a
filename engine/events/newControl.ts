import { layered } from '../characteristics/layers.ts';
import { mentions } from '../characteristics/mentions.ts';
import type { GameState } from '../state/game.ts';
import type { GameEventBody } from './event.ts';

export type ControlChanged = Extract<GameEventBody, { readonly kind: 'ControlChanged' }>;

/** A change of control, among other changes or by itself. */
export const changesControl = (node: { readonly kind: string }): boolean => node.kind === 'controller' && 'player' in node;

/**
 * 302.6, 506.4: the permanents that come under another player's control as a continuous effect begins or ends between two moments of a game: they are new
 * there, and leave combat.
 */
export function newControl(before: GameState, after: GameState): readonly ControlChanged[] {
  if (after.permanents === before.permanents && after.effects === before.effects) return [];
  if (!mentions(before, changesControl) && !mentions(after, changesControl)) return [];
  const [was, is] = [layered(before).view, layered(after).view];
  return is.permanents.flatMap((id): readonly ControlChanged[] => {
    const to = is.object(id)?.controller;
    const from = was.object(id)?.controller;
    const base = after.permanents.get(id)?.controller !== before.permanents.get(id)?.controller;
    return to === undefined || from === undefined || to === from || base
      ? []
      : [{ kind: 'ControlChanged', permanent: id, to, base: false }];
  });
}
