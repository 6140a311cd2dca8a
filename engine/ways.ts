import { type Ask, isStop, type Question, type Stop } from './choices.ts';

/** One way in which choices can be made, and what comes of it. */
export interface Way<T> {
  readonly choices: readonly { readonly question: Question; readonly answer: readonly string[] }[];
  readonly result: T;
}

/** Every way in which choices can be made, as far as there are no more than were asked for. */
export interface Ways<T> {
  readonly ways: readonly Way<T>[];
  /** Whether there are more. */
  readonly truncated: boolean;
}

/**
 * Everything that can come of something over all answers to what it asks, in the order of the options: the leaves of its tree of choices. It is done anew
 * for each, so it must do the same for the same answers. Stops where it does for another reason than a choice that is missing.
 */
export function everyWay<T extends object>(run: (ask: Ask) => T | Stop, most: number): Ways<T> | Extract<Stop, { kind: 'notModelled' }> {
  const ways: Way<T>[] = [];
  const open: (readonly (readonly string[])[])[] = [[]];
  for (let given = open.pop(); given !== undefined; given = open.pop()) {
    if (ways.length === most) return { ways, truncated: true };
    const answers = given;
    const choices: { question: Question; answer: readonly string[] }[] = [];
    const ask: Ask = (question) => {
      const answer = answers[choices.length];
      if (answer === undefined) return null;
      choices.push({ question, answer });
      return answer;
    };
    const result = run(ask);
    if (!isStop(result)) {
      ways.push({ choices, result });
      continue;
    }
    if (result.kind === 'notModelled') return result;
    // The last that is put here is the next that is tried.
    for (const answer of answersTo(result.question).reverse()) open.push([...answers, answer]);
  }
  return { ways, truncated: false };
}

/** Every answer: as many of the options as may be chosen, in their order. */
function answersTo({ options, least, most }: Question): (readonly string[])[] {
  const all: (readonly string[])[] = [];
  const choose = (from: number, chosen: readonly string[]): void => {
    if (chosen.length >= least) all.push(chosen);
    if (chosen.length === most) return;
    for (const [at, option] of options.entries()) if (at >= from) choose(at + 1, [...chosen, option]);
  };
  choose(0, []);
  return all;
}
