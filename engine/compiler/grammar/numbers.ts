import { choice, restricted, type Syntax, token } from '../syntax.ts';

/** `three` is the word at 3. */
export const NUMBER_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** `three`: a small number as a word. */
export const numberWord: Syntax<number> = token(
  ({ text, lower }) => {
    const at = NUMBER_WORDS.indexOf(NUMBER_WORDS.includes(text) ? text : lower);
    return at < 0 ? undefined : at;
  },
  (value) => (typeof value === 'number' ? NUMBER_WORDS[value] : undefined),
  new Set(NUMBER_WORDS),
);

/** `13`: a number in digits. */
export const digits: Syntax<number> = token(
  ({ text }) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  (value) => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? String(value) : undefined),
  new Set(['#digits']),
);

/** Words up to ten or so, digits beyond, as cards write counted things. */
export const countWord: Syntax<number> = choice(
  numberWord,
  restricted(digits, (value) => typeof value === 'number' && value > 20),
);

/** How often something is taken: "twice X", "three times the number of Forests you control". */
export const TIMES = [
  ['twice', 2],
  ['three times', 3],
  ['four times', 4],
  ['five times', 5],
  ['ten times', 10],
] as const;
