import type { Cost, Effect, Mode, TableRow } from '../ast/index.ts';
import { manaCost } from './grammar/symbols.ts';
import { quoted, type Range } from './sentences.ts';
import type { Input } from './syntax.ts';
import { join, tokenize } from './tokens.ts';

/** Instructions in lists: the modes of a modal spell or ability (700.2) and the rows of a table of results (706.3). */

type ReadSentences = (input: Input, range: Range) => readonly Effect[];

/** The instructions of a range whose last one offers modes or has a table of results; undefined where there is no list. */
export function listed(input: Input, range: Range, read: ReadSentences): readonly Effect[] | undefined {
  const inQuotes = quoted(input.tokens);
  const starts = (accept: (input: Input, at: number) => boolean): readonly number[] =>
    Array.from({ length: range.to - range.from }, (_, index) => range.from + index).filter((at) => !inQuotes[at] && accept(input, at));
  const bullets = starts(isBullet);
  const rows = bullets.length > 0 ? [] : starts((one, at) => rowAt(one, at) !== undefined);
  const [first] = bullets.length > 0 ? bullets : rows;
  if (first === undefined || first === range.from) return undefined;
  const last = input.tokens[first - 1]?.text;
  const stop = last === '—' || last === '.' ? last : null;
  const ends = (index: number, all: readonly number[]): number => all[index + 1] ?? range.to;
  const before = read(input, { from: range.from, to: stop === '—' ? first - 1 : first });
  if (rows.length > 0) {
    const table = rows.map((at, index) => row(input, { from: at, to: ends(index, rows) }, read));
    return [...before, { kind: 'results', rows: table }];
  }
  const opens = before.findIndex(choosesModes);
  if (opens < 0) return undefined;
  const modes = bullets.map((at, index) => mode(input, { from: at, to: ends(index, bullets) }, read));
  return [...before.slice(0, opens), { kind: 'modal', head: before.slice(opens), stop, modes }];
}

/** `•`, the `+` before the cost of a spree spell's mode, and the first `{P}` of a mode that is chosen by its worth. */
const isBullet = (input: Input, at: number): boolean => {
  const { tokens } = input;
  const worth = tokens[at - 1]?.text === '{P}' ? 0 : pawprintsAt(input, at);
  return (
    tokens[at]?.text === '•' ||
    (tokens[at]?.text === '+' && (tokens[at + 1]?.text.startsWith('{') ?? false)) ||
    (worth > 0 && tokens[at + worth]?.text === '—')
  );
};
function pawprintsAt({ tokens }: Input, at: number): number {
  let end = at;
  while (tokens[end]?.text === '{P}') end += 1;
  return end - at;
}

/** True where an instruction says how many modes to choose, or is unread and may say so. */
function choosesModes(effect: Effect): boolean {
  switch (effect.kind) {
    case 'chooseModes':
      return true;
    case 'instruction':
      return effect.about === 'modes';
    case 'if':
    case 'ifYouDo':
    case 'where':
    case 'may':
      return choosesModes(effect.effect);
    case 'sequence':
      return effect.effects.some(choosesModes);
    default:
      return false;
  }
}

function mode(input: Input, { from, to }: Range, read: ReadSentences): Mode {
  const pawprints = pawprintsAt(input, from);
  if (pawprints > 0)
    return { kind: 'mode', bullet: '{P}', pawprints, name: null, costs: [], effects: read(input, { from: from + pawprints + 1, to }) };
  const bullet = input.tokens[from]?.text === '+' ? '+' : '•';
  const named = namedUntil(input, from + 1, to);
  const name = named === from + 1 ? null : join(input.tokens.slice(from + 1, named - 1).map(({ text }) => text));
  const priced = manaCost.read(input, named).find(({ end }) => input.tokens[end]?.text === '—');
  const costs: readonly Cost[] = priced ? [{ kind: 'mana', cost: priced.value }] : [];
  return { kind: 'mode', bullet, pawprints, name, costs, effects: read(input, { from: priced ? priced.end + 1 : named, to }) };
}

/** The place after a mode's flavour name and its dash; `at` where it has none. */
function namedUntil({ tokens }: Input, at: number, to: number): number {
  for (let end = at; end < Math.min(to, at + 9); end += 1) {
    const text = tokens[end]?.text ?? '';
    if (text === '—' && end > at) return end + 1;
    if (!/^[\w'!?,&~À-ɏ-]+$/.test(text)) return at;
  }
  return at;
}

interface Row {
  readonly from: number;
  readonly to: number | null;
  readonly end: number;
}
/** `1-9 |`, `20 |`, `15+ |`. */
function rowAt({ tokens }: Input, at: number): Row | undefined {
  const [, digits, plus] = /^(\d+)(\+?)$/.exec(tokens[at]?.text ?? '') ?? [];
  if (digits === undefined) return undefined;
  const from = Number(digits);
  if (tokens[at + 1]?.text === '|') return { from, to: plus ? null : from, end: at + 2 };
  const to = /^-(\d+)$/.exec(tokens[at + 1]?.text ?? '')?.[1];
  return to !== undefined && tokens[at + 2]?.text === '|' ? { from, to: Number(to), end: at + 3 } : undefined;
}

function row(input: Input, range: Range, read: ReadSentences): TableRow {
  const { from, to, end } = rowAt(input, range.from) ?? { from: 0, to: 0, end: range.from };
  return { kind: 'row', from, to, effects: read(input, { from: end, to: range.to }) };
}

/** The tokens of a list; `write` gives those of instructions, each with its stop. */
export function listedWords(
  effect: Extract<Effect, { kind: 'modal' | 'results' }>,
  write: (effects: readonly Effect[]) => readonly string[],
): readonly string[] {
  if (effect.kind === 'results')
    return effect.rows.flatMap(({ from, to, effects }) => [
      ...(to === null ? [`${from}+`] : to === from ? [`${from}`] : [`${from}`, `-${to}`]),
      '|',
      ...write(effects),
    ]);
  const head = write(effect.head);
  return [
    ...(effect.stop === '.' ? head : head.slice(0, -1)),
    ...(effect.stop === '—' ? ['—'] : []),
    ...effect.modes.flatMap((one) => modeWords(one, write)),
  ];
}

function modeWords(
  { bullet, pawprints, name, costs, effects }: Mode,
  write: (effects: readonly Effect[]) => readonly string[],
): readonly string[] {
  if (bullet === '{P}') return [...Array.from({ length: pawprints }, () => bullet), '—', ...write(effects)];
  const priced = costs.flatMap((cost) => (cost.kind === 'mana' ? [...(manaCost.write(cost.cost) ?? ['?']), '—'] : ['?']));
  return [bullet, ...(name === null ? [] : [...tokenize(name, []).map(({ text }) => text), '—']), ...priced, ...write(effects)];
}
