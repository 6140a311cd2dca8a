import { layered } from '../characteristics/layers.ts';
import type { Ask } from '../choices.ts';
import { follow } from '../effects/carryOut.ts';
import type { Resolving } from '../effects/resolving.ts';
import type { GameState } from '../state/game.ts';

/** Whose instructions are carried out, and what they point back to. */
interface Apart extends Pick<Resolving, 'source' | 'you' | 'text'> {
  readonly it: readonly string[] | null;
}

/**
 * What carrying out instructions starts from that are no object's of the stack: nothing was announced for them, and in the midst of them no mana is added,
 * nothing is paid and nothing is cast.
 */
export const apart = (state: GameState, { source, you, text, it }: Apart, ask: Ask): Resolving => ({
  ...{ state, source, named: source, you, text, instance: text, ask },
  meant: { it, they: you, x: null, thatMany: null },
  known: layered(state).view.object,
  ...{ targets: null, modes: [], addMana: null, pay: null, cast: null, follow },
});
