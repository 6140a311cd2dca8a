import type { Ask } from '../effects/resolving.ts';
import type { Answers } from './answers.ts';

/** Answers questions with the answers of an action, each used up where it is one of the options; null where there is none that fits. */
export const askFrom =
  (answers: Answers): Ask =>
  ({ options, least, most }) => {
    if (options.includes('yes')) {
      const word = answers.takeWord();
      return word === null ? null : [word];
    }
    const ids = answers.takeIds(options, most);
    return ids.length < least ? null : ids;
  };
