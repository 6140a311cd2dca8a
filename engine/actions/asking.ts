import { matching } from '../activation/announce.ts';
import type { Ask, Question } from '../choices.ts';
import type { Answers } from './answers.ts';

/**
 * Answers questions with the answers of an action, each used up where it is one of the options, and with what answers them otherwise; null where there is
 * none that fits.
 */
export const askFrom =
  (answers: Answers): Ask =>
  (question) => {
    const taken = takenFor(question, answers);
    if (answers.otherwise !== null && (taken ?? []).length === 0) return answers.otherwise(question);
    return taken;
  };

function takenFor({ options, least, most, anyWord = false, byPiece = false }: Question, answers: Answers): readonly string[] | null {
  if (options.length === 2 && options.includes('yes') && options.includes('no')) {
    const word = answers.takeWord();
    return word === null ? null : [word];
  }
  // "You may have it enter as a copy": "no", or what it copies, with or without a "yes" before it.
  if (options.includes('no')) {
    if (answers.takeIfNext('no')) return ['no'];
    answers.takeIfNext('yes');
  }
  if (byPiece) answers.spellOut((piece) => named(options, piece));
  const ids = answers.takeIds(options, most);
  if (ids.length >= Math.max(1, least)) return ids;
  const color = options.includes('W') || options.includes('G') ? answers.takeColor(options) : null;
  if (color !== null) return [color];
  const word = anyWord ? answers.takeAny() : null;
  if (word !== null) return [word];
  return least === 0 ? ids : null;
}

/** The one option that a piece of text means; null where there is none, or several. */
function named(options: readonly string[], piece: string): string | null {
  const [only, another] = matching(options, piece);
  return only === undefined || another !== undefined ? null : (options[only] ?? null);
}
