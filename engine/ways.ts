import { type Ask, isStop, type Question, type Stop } from './choices.ts';

/** A choice that was made. */
export interface Answered {
  readonly question: Question;
  readonly answer: readonly string[];
}

/** One way in which choices can be made, and what comes of it. */
export interface Way<T> {
  readonly choices: readonly Answered[];
  readonly result: T;
}

/** Every way in which choices can be made, as far as there are no more than were asked for. */
export interface Ways<T> {
  readonly ways: readonly Way<T>[];
  /** Whether there are more. */
  readonly truncated: boolean;
}

/** How often something is tried for each way that is looked for: what is given up midway is no way. */
const TRIES_FOR_A_WAY = 8;

/**
 * Everything that can come of something over all answers to what it asks, in the order of the options: the leaves of its tree of choices. It is done anew
 * for each, so it must do the same for the same answers; of options that come to the same only the first is taken, and a question without options is a way
 * that leads nowhere. What is never left open (`required`) is answered as it is asked: a combat that asks it of each creature takes no try of its own for each.
 * Stops where it does for another reason than a choice that is missing.
 */
export function everyWay<T extends object>(run: (ask: Ask) => T | Stop, most: number): Ways<T> | Extract<Stop, { kind: 'notModelled' }> {
  const ways: Way<T>[] = [];
  const open: (readonly Answered[])[] = [[]];
  let tries = 0;
  for (let given = open.pop(); given !== undefined; given = open.pop()) {
    tries += 1;
    if (ways.length === most || tries > most * TRIES_FOR_A_WAY) return { ways, truncated: true };
    const answers = given;
    const choices: Answered[] = [];
    const first = (question: Question): readonly string[] | null => {
      const [answer, ...others] = answersTo(question);
      if (answer === undefined) return null;
      for (const other of others.reverse()) open.push([...choices, { question, answer: other }]);
      choices.push({ question, answer });
      return answer;
    };
    const ask: Ask = (question) => {
      const next = answers[choices.length];
      // What was asked and left unanswered without any harm is so again.
      if (next === undefined && question.required === true) return first(question);
      if (next === undefined || !isSame(next.question, question)) return null;
      choices.push({ question, answer: next.answer });
      return next.answer;
    };
    const result = run(ask);
    if (!isStop(result)) {
      ways.push({ choices, result });
      continue;
    }
    if (result.kind === 'notModelled') return result;
    // The last that is put here is the next that is tried.
    const { question } = result;
    for (const answer of answersTo(question).reverse()) open.push([...choices, { question, answer }]);
  }
  return { ways, truncated: false };
}

const isSame = (one: Question, other: Question): boolean => one.what === other.what && one.options.join('\n') === other.options.join('\n');

/** Every answer: as many of the options as may be chosen, in their order. */
function answersTo({ options: offered, least, most, alike = [], short = [] }: Question): (readonly string[])[] {
  const needless = new Set(most === 1 ? [...short, ...alike.flatMap(([, ...others]) => others)] : []);
  const options = offered.filter((one) => !needless.has(one));
  const all: (readonly string[])[] = [];
  const choose = (from: number, chosen: readonly string[]): void => {
    if (chosen.length >= least) all.push(chosen);
    if (chosen.length === most) return;
    for (const [at, option] of options.entries()) if (at >= from) choose(at + 1, [...chosen, option]);
  };
  choose(0, []);
  return all;
}
