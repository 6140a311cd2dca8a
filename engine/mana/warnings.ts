import { copyNow } from '../characteristics/copies.ts';
import type { Layer } from '../characteristics/layer.ts';
import { layered } from '../characteristics/layers.ts';
import { unreadBearingOnMana } from '../compiler/bearing.ts';
import type { GameState } from '../state/game.ts';
import { manaSystem } from './system.ts';
import { abilityText } from './wording.ts';

/** Unread text on a board, or a question that the board leaves open, that could change an answer about mana. */
export interface Warning {
  /** The id of the object whose text it is. */
  readonly object: string;
  /** The same where it is a permanent; null where it is none. */
  readonly permanent: string | null;
  readonly card: string;
  /** The words that are not read, or that ask the question. */
  readonly text: string;
  readonly message: string;
}

/** Where control, types and abilities change: what is untold there could change what mana there is. */
const BEARING_LAYERS: ReadonlySet<Layer> = new Set(['2', '4', '6']);

/** Everything about the permanents of a state that could make an answer about mana wrong or incomplete; in the order of the board. */
export function warningsOf(state: GameState): readonly Warning[] {
  const system = manaSystem(state);
  const untold = layered(state).notes.filter(({ layers }) => layers.some((layer) => BEARING_LAYERS.has(layer)));
  return system.view.permanents.flatMap((id): readonly Warning[] => {
    const permanent = state.permanents.get(id);
    if (!permanent || permanent.faceDown) return [];
    const { card, face } = copyNow(state, permanent)?.copied ?? permanent;
    const shown = card.faces[face] ?? card.faces[0];
    const name = shown.definition.name;
    const whose = { object: id, permanent: id, card: name };
    return [
      ...unreadBearingOnMana(shown).map(({ text }) => ({
        ...whose,
        text: text.replaceAll('~', name),
        message: `${name}: this text is not modelled and could change what mana there is, what it pays for, or what a permanent is.`,
      })),
      ...untold
        .filter((note) => note.permanent === id)
        .map(({ text, why }) => ({
          ...whose,
          text,
          message: `${name}: the board does not tell ${why}; its effect on what permanents are is left out.`,
        })),
      ...system.productions(id).flatMap(({ ability, worked }) =>
        worked.open.map((why) => ({
          ...whose,
          text: abilityText(system, id, ability),
          message: `${name}: the board does not tell ${why}; the answer holds every way it could go.`,
        })),
      ),
    ];
  });
}
