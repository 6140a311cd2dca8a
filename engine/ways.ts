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
  /** Whether there are more, or may be. */
  readonly truncated: boolean;
}

/** How often something is tried for each way that is looked for: what is given up midway is no way. */
const TRIES_FOR_A_WAY = 8;

/** How many choices are made over all that is tried: of what asks very much fewer ways are looked for, but one at the least. */
const MOST_CHOICES = 20_000;

/** What a choice counts for among these: where it was too much to find what can come of it, finding that out was as much as one for each option. */
const weightOf = ({ options, ends, divisions }: Question): number => (ends === undefined && divisions === undefined ? options.length : 1);

/** An answer to a question; where it is given for what can come of it, that. */
interface Given {
  readonly answer: readonly string[];
  readonly end: string | null;
}

/** Answers to a question that are still to be tried, after those that were given before; the last is the next. */
interface Untried {
  readonly before: readonly Answered[];
  readonly question: Question;
  readonly left: Given[];
}

/**
 * Everything that can come of something over all answers to what it asks, in the order of the options: the leaves of its tree of choices. It is done anew
 * for each, so it must do the same for the same answers; of options that come to the same only the first is taken, and a question without options is a way
 * that leads nowhere. What is never left open (`required`) is answered as it is asked: a combat that asks it of each creature takes no try of its own for each.
 * With `onceByEnds`, where a question tells what can come of each answer, each end is looked at by one way that leads to it, the first.
 * Stops where it does for another reason than a choice that is missing.
 */
export function everyWay<T extends object>(
  run: (ask: Ask) => T | Stop,
  most: number,
  { onceByEnds = false }: { readonly onceByEnds?: boolean } = {},
): Ways<T> | Extract<Stop, { kind: 'notModelled' }> {
  const ways: Way<T>[] = [];
  const untried: Untried[] = [];
  const leave = (before: readonly Answered[], question: Question, left: Given[]): void => {
    if (left.length > 0) untried.push({ before: [...before], question, left });
  };
  let given: readonly Answered[] = [];
  let end: string | null = null;
  let made = 0;
  let unlisted = false;
  for (let tries = 0; ; tries += 1) {
    const isEnough = ways.length === most || (ways.length > 0 && made >= MOST_CHOICES);
    if (isEnough || tries >= most * TRIES_FOR_A_WAY) return { ways, truncated: true };
    const choices: Answered[] = [];
    const ask: Ask = (question) => {
      if (question.unlisted === true) {
        unlisted = true;
        return null;
      }
      const next = given[choices.length];
      if (next !== undefined) {
        if (!isSame(next.question, question)) return null;
        choices.push({ question, answer: next.answer });
        return next.answer;
      }
      const towards = onceByEnds && end !== null ? answerTowards(end, question) : null;
      // What was asked and left unanswered without any harm is so again.
      if (towards === null && question.required !== true) return null;
      const [first, ...others] = towards === null ? answersTo(question, onceByEnds) : [towards];
      if (first === undefined) return null;
      leave(choices, question, others.reverse());
      choices.push({ question, answer: first.answer });
      end = first.end;
      return first.answer;
    };
    const result = run(ask);
    made += choices.reduce((sum, { question }) => sum + weightOf(question), 0);
    if (!isStop(result)) ways.push({ choices, result });
    else if (result.kind === 'notModelled') return result;
    else leave(choices, result.question, answersTo(result.question, onceByEnds).reverse());
    const last = untried.at(-1);
    const next = last?.left.pop();
    if (last === undefined || next === undefined) return { ways, truncated: unlisted };
    if (last.left.length === 0) untried.pop();
    given = [...last.before, { question: last.question, answer: next.answer }];
    end = next.end;
  }
}

const isSame = (one: Question, other: Question): boolean => one.what === other.what && one.options.join('\n') === other.options.join('\n');

/** The answer by which an end is still to be had of the same thing as before; null where the question is about something else. */
function answerTowards(end: string, { ends, alike = [] }: Question): Given | null {
  const at = ends?.goesOn === true ? ends.of.findIndex((of) => of.includes(end)) : -1;
  const [option] = alike[at] ?? [];
  return option === undefined ? null : { answer: [option], end };
}

/** The answers to be tried: each end once, where they are known and that is asked for, or else all answers. */
function answersTo(question: Question, onceByEnds: boolean): Given[] {
  const { ends, alike = [] } = question;
  if (!onceByEnds || ends === undefined) return allAnswers(question).map((answer) => ({ answer, end: null }));
  const known = new Map<string, Given>();
  for (const [at, [option]] of alike.entries())
    for (const end of ends.of[at] ?? []) if (option !== undefined && !known.has(end)) known.set(end, { answer: [option], end });
  return [...known.values()];
}

/** Every answer: as many of the options as may be chosen, in their order. */
function allAnswers({ options: offered, least, most, alike = [], short = [] }: Question): (readonly string[])[] {
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
