import type { Ability, AbilityBody, AbilityWord, Cost, Effect, Gate } from '../ast/index.ts';
import * as g from './grammar/declared.ts';
import { type Input, inputOf, readExactly } from './syntax.ts';
import type { Token } from './tokens.ts';

/** What stands round abilities and says when an object has them: levels, stations, keyword prefixes, anchor words. */

export interface Readers {
  readonly paragraph: (tokens: readonly Token[]) => Ability;
  readonly costs: (input: Input, colon: number) => readonly Cost[];
  readonly effects: (tokens: readonly Token[]) => readonly Effect[];
}

const WORDS: readonly NonNullable<AbilityWord>[] = ['Boast', 'Exhaust', 'Channel', 'Forecast', 'Renew', 'Power-up'];

/** The frame that a paragraph is, with the abilities in it; undefined where it is a plain ability. */
export function framed(tokens: readonly Token[], readers: Readers): AbilityBody | undefined {
  const lines = linesOf(tokens);
  const [first = [], ...others] = lines;
  if (first[0]?.text === 'LEVEL') return leveler(first, others, readers);
  const level = classLevelOf(first);
  if (level !== undefined) return classLevel(first, level, others, readers);
  if (others.length > 0) return undefined;
  const threshold = /^(\d+)\+$/.exec(tokens[0]?.text ?? '');
  if (threshold && tokens[1]?.text === '|') {
    const from = Number(threshold[1]);
    return { ...plainLevel, how: 'station', from, to: null, cost: [], abilities: [readers.paragraph(tokens.slice(2))] };
  }
  const chapters = chaptersOf(tokens);
  if (chapters) {
    const effects = readers.effects(tokens.slice(chapters.length * 2));
    return { kind: 'triggered', trigger: 'when', event: { kind: 'chapter', numbers: chapters }, condition: null, effects, limit: null };
  }
  return prefixed(tokens, readers);
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** 714.2: the numbers of "I, II —"; undefined where a line opens otherwise. */
export function chaptersOf(tokens: readonly Token[]): readonly number[] | undefined {
  const numbers: number[] = [];
  for (let at = 0; ; at += 2) {
    const number = ROMAN.indexOf(tokens[at]?.text ?? '') + 1;
    const mark = tokens[at + 1]?.text;
    if (number === 0 || (mark !== ',' && mark !== '—')) return undefined;
    numbers.push(number);
    if (mark === '—') return numbers;
  }
}

/** The same in words, dash and all. */
export const chapterWords = (numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((number, index) => [ROMAN[number - 1] ?? String(number), index === numbers.length - 1 ? '—' : ',']);

const plainLevel = { kind: 'level', power: null, toughness: null } as const;

function linesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === '\n') lines.push([]);
    else lines[lines.length - 1]?.push(token);
  }
  return lines;
}

/** 711.2: "LEVEL 1-3", "LEVEL 4+"; then perhaps power and toughness; then abilities. */
function leveler(head: readonly Token[], lines: readonly (readonly Token[])[], readers: Readers): AbilityBody {
  const from = Number.parseInt(head[1]?.text ?? '', 10);
  const to = head[2] ? Math.abs(Number.parseInt(head[2].text, 10)) : null;
  const size = /^(\d+|\*)\/(\d+|\*)$/.exec(lines[0]?.length === 1 ? (lines[0][0]?.text ?? '') : '');
  return {
    kind: 'level',
    how: 'level',
    from,
    to,
    cost: [],
    power: size?.[1] ?? null,
    toughness: size?.[2] ?? null,
    abilities: lines.slice(size ? 1 : 0).map(readers.paragraph),
  };
}

/** 716.2: the N of "{1}{R}: Level N". */
export function classLevelOf(line: readonly Token[]): number | undefined {
  const [colon, word, number] = line.slice(-3);
  const is = colon?.text === ':' && word?.text === 'Level' && /^\d+$/.test(number?.text ?? '');
  return is ? Number(number?.text) : undefined;
}

function classLevel(head: readonly Token[], from: number, lines: readonly (readonly Token[])[], readers: Readers): AbilityBody {
  const cost = readers.costs(inputOf(head), head.length - 3);
  return { ...plainLevel, how: 'class', from, to: null, cost, abilities: lines.map(readers.paragraph) };
}

const isWord = (text: string): text is NonNullable<AbilityWord> => WORDS.some((word) => word === text);

function prefixed(tokens: readonly Token[], readers: Readers): AbilityBody | undefined {
  const dash = tokens.findIndex(({ text }) => text === '—');
  if (dash < 1 || dash > 4) return undefined;
  const prefix = tokens.slice(0, dash).map(({ text }) => text);
  const rest = tokens.slice(dash + 1);
  const said = prefix.join(' ');
  if (isWord(said)) {
    const ability = readers.paragraph(rest);
    return ability.kind === 'activated' ? { ...withoutSpan(ability), word: said } : undefined;
  }
  if (said === 'To solve') {
    const condition = readExactly(g.condition, inputOf(rest), 0, rest.length - (rest[rest.length - 1]?.text === '.' ? 1 : 0));
    return condition && { kind: 'toSolve', condition: condition.value };
  }
  const gate = gateOf(prefix, said);
  return gate && { kind: 'gated', gate, ability: readers.paragraph(rest) };
}

const withoutSpan = ({ span: _, ...body }: Extract<Ability, { kind: 'activated' }>): Extract<AbilityBody, { kind: 'activated' }> => body;

function gateOf(prefix: readonly string[], said: string): Gate | undefined {
  if (said === 'Max speed') return { kind: 'maxSpeed' };
  if (said === 'Solved') return { kind: 'solved' };
  return prefix[0] === '•' && prefix.length > 1 ? { kind: 'anchor', word: prefix.slice(1).join(' ') } : undefined;
}

/** The tokens of a frame; `write` gives those of the abilities in it, `costs` those of a class's cost. */
export function frameWords(
  ability: Extract<Ability, { kind: 'level' | 'gated' | 'toSolve' }>,
  write: (ability: Ability) => readonly string[],
  costs: (costs: readonly Cost[]) => readonly string[],
): readonly string[] {
  switch (ability.kind) {
    case 'gated':
      return [...gateWords(ability.gate), '—', ...write(ability.ability)];
    case 'toSolve':
      return ['To', 'solve', '—', ...(g.condition.write(ability.condition) ?? ['?']), '.'];
    case 'level': {
      const { how, from, to, power, toughness } = ability;
      if (how === 'station') return [`${from}+`, '|', ...ability.abilities.flatMap(write)];
      const head =
        how === 'class'
          ? [...costs(ability.cost), ':', 'Level', String(from)]
          : ['LEVEL', ...(to === null ? [`${from}+`] : [`${from}`, `-${to}`])];
      const size = power === null || toughness === null ? [] : ['\n', `${power}/${toughness}`];
      return [...head, ...size, ...ability.abilities.flatMap((one) => ['\n', ...write(one)])];
    }
  }
}

function gateWords(gate: Gate): readonly string[] {
  switch (gate.kind) {
    case 'maxSpeed':
      return ['Max', 'speed'];
    case 'solved':
      return ['Solved'];
    case 'anchor':
      return ['•', ...gate.word.split(' ')];
  }
}
