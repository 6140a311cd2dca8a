import { faceOf } from '../cards/faces.ts';
import { copyNow } from '../characteristics/copies.ts';
import type { GameState } from '../state/game.ts';

/**
 * What an object is called where something is told of it: its printed name with its id, of one that is face down the id alone (708.2), of one that is
 * gone the name and the id that it had; a player's id alone. `after`: the game a moment later, which knows of what is only just there, or gone.
 */
export function called(state: GameState, id: string, after: GameState = state): string {
  return calledIn(state, id) ?? calledIn(after, id) ?? id;
}

/** Null where there is nothing of that id. */
function calledIn(state: GameState, id: string): string | null {
  const { permanents, cards, past } = state;
  const gone = past.get(id);
  if (gone !== undefined) return named(gone.object.names[0], gone.was);
  const permanent = permanents.get(id);
  if (permanent === undefined) {
    const card = cards.get(id);
    return card === undefined ? null : named(card.card.faces[0].definition.name, id);
  }
  const { card, face } = copyNow(state, permanent)?.copied ?? permanent;
  return named(permanent.faceDown ? undefined : faceOf(card, face)?.definition.name, id);
}

const named = (name: string | undefined, id: string): string => (name === undefined ? id : `${name} (${id})`);

/** Several of them. */
export const listed = (state: GameState, ids: readonly string[], after: GameState = state): string =>
  ids.map((id) => called(state, id, after)).join(', ');
