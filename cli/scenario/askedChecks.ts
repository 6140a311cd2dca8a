import { type Check, canonical, here, ofPlayer, RULES, sorted } from './check.ts';
import { isObject, texts } from './json.ts';
import { at } from './path.ts';

/** As many options as the API lists. */
const OPTIONS = 1_000;
const COLORS = ['W', 'U', 'B', 'R', 'G'];

/** Assertions about what could be done: had in the pool. */
export const ASKED_CHECKS: Readonly<Record<string, Check>> = {
  manaOptions: ofPlayer(`availableMana { options(first: ${OPTIONS}) truncated(first: ${OPTIONS}) certain open ${RULES} }`, {
    expected: (step) => multisets(texts(step.are, 'are').flatMap(expanded)),
    actual: (game) => multisets(texts(at(here(game, 'player'), 'availableMana', 'options'), 'options')),
    unsure: (game) => uncertain(at(here(game, 'player'), 'availableMana')),
    explains: true,
  }),
};

/** Why an answer is none to hold anything against: the search ended early, the board leaves it open, or not all of it is listed. */
function uncertain(answer: unknown): string | null {
  if (!isObject(answer)) return null;
  if (answer.certain === false) return 'the API is not certain of its answer';
  if (answer.truncated === true) return `there are more than ${OPTIONS} options`;
  return null;
}

/** `{Any}` stands for each of the five colors. */
function expanded(mana: string): readonly string[] {
  return mana.includes('{Any}') ? COLORS.flatMap((color) => expanded(mana.replace('{Any}', `{${color}}`))) : [mana];
}

/** Each multiset once, in one order. */
const multisets = (options: readonly string[]): readonly string[] => sorted(options.map(canonical));
