import { copyNow } from '../characteristics/copies.ts';
import type { Warning } from '../mana/warnings.ts';
import { type GameState, permanentsOf } from '../state/game.ts';

const ABOUT_DAMAGE = /\bdamage\b|\blife\b|\bpoison\b|\babsorb\b|\b(lose|win)s? the game\b/i;

/** Text of permanents that is not read and speaks of damage, life or the end of the game; in the order of the board. */
export function damageWarningsOf(state: GameState): readonly Warning[] {
  return permanentsOf(state).flatMap((id): readonly Warning[] => {
    const permanent = state.permanents.get(id);
    if (permanent === undefined || permanent.faceDown) return [];
    const { card, face } = copyNow(state, permanent)?.copied ?? permanent;
    const shown = card.faces[face] ?? card.faces[0];
    const { name } = shown.definition;
    return shown.unsupported
      .filter(({ text }) => ABOUT_DAMAGE.test(text))
      .map(({ text }) => ({
        permanent: id,
        card: name,
        text,
        message: `${name}: this text is not modelled and could change what damage does, a life total, or who loses or wins.`,
      }));
  });
}
