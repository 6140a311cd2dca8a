import { bounded, LONGEST_RUN } from './bounds.ts';
import type { Line } from './reading.ts';
import { deepEqual, firstThen, type Input, type Match, mapped, type Syntax, tokenIs, type ValueOf } from './syntax.ts';
import { type Token, tokenize } from './tokens.ts';
import { readerOf } from './trie.ts';

/**
 * A phrase template: words as they stand in normalised text, and
 * - `<name>`: the syntax of that name among the slots;
 * - `[words]`: words that may be there and mean nothing of their own; they are not written again (a listed synonym);
 * - `(first|second)`: the same said in another way; the first is written (a listed synonym).
 */
type Part =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'variants'; readonly options: readonly (readonly Part[])[] };

/** A wording that is read like another and written as that other: `["the battlefield", ""]`. */
export type Synonym = readonly [said: string, written: string];
const synonymTable = new Map<string, Synonym>();
/** Every synonym that the grammar's templates list, in order of definition. */
export const templateSynonyms = (): readonly Synonym[] => [...synonymTable.values()];

type Slots = Readonly<Record<string, Syntax<unknown>>>;
type Slotted<S extends Slots> = { readonly [K in keyof S]: ValueOf<S[K]> };
type Simplify<T> = { readonly [K in keyof T]: T[K] };
type Environment = Readonly<Record<string, unknown>>;

/** A sentence part that becomes an object: the constants and one field a slot. */
export function phrase<const C extends object, S extends Slots>(
  template: string,
  constants: C,
  slots: S,
): Syntax<Simplify<C & Slotted<S>>> {
  const parts = parseTemplate(template);
  const names = new Set(slotNames(parts));
  for (const name of Object.keys(slots)) if (!names.has(name)) throw new Error(`template "${template}" has no slot <${name}>`);
  for (const name of names) if (!(name in slots)) throw new Error(`template "${template}" names <${name}>, which is no slot`);
  const size = Object.keys(constants).length + names.size;
  const lines = (): readonly Line<Simplify<C & Slotted<S>>>[] =>
    expanded(parts).map((line) => {
      const filled = line.flatMap((part) => (part.kind === 'slot' ? [part.name] : []));
      return {
        steps: line.map((part) => (part.kind === 'slot' ? slotNamed(slots, part.name) : part.text)),
        build: (values) => {
          const fields: Record<string, unknown> = {};
          for (const [index, name] of filled.entries()) fields[name] = values[index];
          // Each line fills every slot's name from its own syntax.
          return { ...constants, ...fields } as Simplify<C & Slotted<S>>;
        },
      };
    });
  return {
    read: readerOf(lines),
    lines,
    write: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
      if ('kind' in constants && !('kind' in value && value.kind === constants.kind)) return undefined;
      const entries = Object.entries(value).filter(([key]) => key !== 'span');
      if (entries.length !== size) return undefined;
      const fields = Object.fromEntries(entries);
      for (const [key, constant] of Object.entries(constants)) if (!deepEqual(fields[key], constant)) return undefined;
      return writeParts(parts, slots, fields);
    },
    first: () => firstOf(parts, slots),
  };
}

/** A phrase around one slot whose value stands for the whole: `around('equal to <it>', quantity)`. */
export function around<T>(template: string, it: Syntax<T>): Syntax<T> {
  return mapped(
    phrase(template, {}, { it }),
    (value) => value.it,
    // A slot's writer checks what it is given, so that any value may be handed on to it.
    (value) => ({ it: value as T }),
  );
}

/**
 * Two objects' words one after the other, their fields side by side in one object. `fields`: those of `part`, which stands `before`
 * or after the whole; the other fields are the whole's own.
 */
export function beside<T extends object, U extends object>(
  whole: Syntax<T>,
  part: Syntax<U>,
  fields: readonly (keyof U & string)[],
  before: boolean,
): Syntax<Simplify<T & U>> {
  const own = new Set<string>(fields);
  return {
    read: (input, at) =>
      before
        ? part
            .read(input, at)
            .flatMap(({ value, end }) => whole.read(input, end).map((rest) => ({ value: { ...rest.value, ...value }, end: rest.end })))
        : whole
            .read(input, at)
            .flatMap(({ value, end }) => part.read(input, end).map((rest) => ({ value: { ...value, ...rest.value }, end: rest.end }))),
    write: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
      const entries = Object.entries(value);
      const inner = part.write(Object.fromEntries(entries.filter(([key]) => own.has(key))));
      const outer = inner && whole.write(Object.fromEntries(entries.filter(([key]) => !own.has(key))));
      return inner && outer && (before ? [...inner, ...outer] : [...outer, ...inner]);
    },
    first: () => (before ? part.first() : whole.first()),
  };
}

/** A table of fixed wordings and the values they stand for: found by their first word, written by their value. */
export function words<const T>(table: readonly (readonly [wording: string, value: T])[]): Syntax<T> {
  const rows = table.map(([wording, value]) => ({ syntax: phrase(wording, {}, {}), value }));
  type Row = (typeof rows)[number];
  const byFirst = new Map<string, Row[]>();
  const empty: Row[] = [];
  const byValue = new Map<string, Row>();
  for (const row of rows) {
    const first = row.syntax.first();
    if (first === null) empty.push(row);
    for (const word of first ?? []) byFirst.set(word, [...(byFirst.get(word) ?? []), row]);
    const key = keyOf(row.value);
    if (!byValue.has(key)) byValue.set(key, row);
  }
  const fitting = (token: Token | undefined): readonly Row[] => {
    if (!token) return empty;
    const exact = byFirst.get(token.text) ?? [];
    return token.lower === token.text ? exact : [...exact, ...(byFirst.get(token.lower) ?? [])];
  };
  return {
    read: (input, at) => {
      const token = input.tokens[at];
      const found: Match<T>[] = [];
      for (const row of fitting(token)) for (const { end } of row.syntax.read(input, at)) found.push({ value: row.value, end });
      if (token) for (const row of empty) found.push({ value: row.value, end: at });
      return found;
    },
    write: (value) => byValue.get(keyOf(value))?.syntax.write({}),
    first: () => (empty.length > 0 ? null : new Set(byFirst.keys())),
    nonEmptyFirst: () => new Set(byFirst.keys()),
  };
}

/** The same text for values that are deeply equal. */
function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `${typeof value}:${String(value)}`;
  const entries = Object.entries(value).filter(([key]) => key !== 'span');
  if (!Array.isArray(value)) entries.sort(([left], [right]) => (left < right ? -1 : 1));
  return `${Array.isArray(value) ? '[' : '{'}${entries.map(([key, one]) => `${key}=${keyOf(one)}`).join(';')}}`;
}

/** Fixed wordings that stand for themselves: the value is the wording. */
export function oneOf<const T extends string>(...wordings: readonly T[]): Syntax<T> {
  return words(wordings.map((wording) => [wording, wording] as const));
}

/**
 * `A`, `A <join> B`, `A, B, <join> C`: at least `least` items; the value is the list. After a quotation, whose own full stop takes
 * the comma's place, there is none.
 */
export function list<T>(item: Syntax<T>, conjunction: string, least = 1): Syntax<readonly T[]> {
  const joining = conjunction.split(' ');
  const ends = (input: Input, at: number): readonly Match<readonly T[]>[] => {
    const results: Match<readonly T[]>[] = [];
    const firsts = item.read(input, at).map(({ value, end }) => ({ value: [value], end }));
    if (least <= 1) results.push(...firsts);
    let runs: readonly Match<readonly T[]>[] = firsts;
    for (let count = 1; runs.length > 0 && count < LONGEST_RUN; count += 1) {
      const longer: Match<readonly T[]>[] = [];
      for (const run of runs) {
        const comma = tokenIs(input.tokens[run.end], ',');
        const after = comma ? run.end + 1 : run.end;
        const serial = run.value.length > 1;
        const afterQuote = !comma && tokenIs(input.tokens[run.end - 1], '"');
        const last = joining.every((word, place) => tokenIs(input.tokens[after + place], word)) && (comma === serial || afterQuote);
        if (last)
          results.push(...item.read(input, after + joining.length).map(({ value, end }) => ({ value: [...run.value, value], end })));
        if (comma || afterQuote) longer.push(...item.read(input, after).map(({ value, end }) => ({ value: [...run.value, value], end })));
      }
      runs = bounded(longer);
    }
    return bounded(results.reverse());
  };
  return {
    read: ends,
    write: (value) => {
      if (!Array.isArray(value) || value.length < least || value.length === 0) return undefined;
      const parts = value.map((one) => item.write(one));
      const out: string[] = [];
      for (const [index, part] of parts.entries()) {
        if (part === undefined) return undefined;
        const last = index === parts.length - 1;
        if (index > 0 && parts.length > 2 && out[out.length - 1] !== '"') out.push(',');
        if (index > 0 && last) out.push(...joining);
        out.push(...part);
      }
      return out;
    },
    first: () => item.first(),
  };
}

/** The rest of a list whose first item is of another sort: "8/8, flying, and first strike" after the size. At least two; the value is the rest. */
export function restOfList<T>(item: Syntax<T>, conjunction: string): Syntax<readonly T[]> {
  const from = (input: Input, at: number, before: readonly T[]): readonly Match<readonly T[]>[] => {
    if (!tokenIs(input.tokens[at], ',') || before.length >= LONGEST_RUN) return [];
    if (tokenIs(input.tokens[at + 1], conjunction))
      return before.length === 0 ? [] : item.read(input, at + 2).map(({ value, end }) => ({ value: [...before, value], end }));
    return bounded(item.read(input, at + 1).flatMap(({ value, end }) => from(input, end, [...before, value])));
  };
  return {
    read: (input, at) => from(input, at, []),
    write: (value) => {
      if (!Array.isArray(value) || value.length < 2) return undefined;
      const parts = value.map((one) => item.write(one));
      if (!parts.every((part) => part !== undefined)) return undefined;
      return parts.flatMap((part, index) => [',', ...(index === parts.length - 1 ? [conjunction] : []), ...part]);
    },
    first: () => new Set([',']),
  };
}

function slotNamed(slots: Slots, name: string): Syntax<unknown> {
  const slot = slots[name];
  if (!slot) throw new Error(`template: no slot <${name}>`);
  return slot;
}

type Plain = Exclude<Part, { readonly kind: 'variants' }>;
/** A template with its variants written out: every line that it reads. */
function expanded(parts: readonly Part[]): readonly (readonly Plain[])[] {
  return parts.reduce<readonly (readonly Plain[])[]>(
    (lines, part) =>
      part.kind === 'variants'
        ? lines.flatMap((line) => part.options.flatMap(expanded).map((option) => [...line, ...option]))
        : lines.map((line) => [...line, part]),
    [[]],
  );
}

function writeParts(parts: readonly Part[], slots: Slots, fields: Environment): readonly string[] | undefined {
  const out: string[] = [];
  for (const part of parts) {
    if (part.kind === 'word') {
      out.push(part.text);
      continue;
    }
    const written = part.kind === 'slot' ? slots[part.name]?.write(fields[part.name]) : writeParts(part.options[0] ?? [], slots, fields);
    if (!written || (part.kind === 'slot' && !(part.name in fields))) return undefined;
    out.push(...written);
  }
  return out;
}

function firstOf(parts: readonly Part[], slots: Slots): ReadonlySet<string> | null {
  const [part, ...rest] = parts;
  if (part === undefined) return null;
  if (part.kind === 'word') return new Set([part.text]);
  if (part.kind === 'slot') return firstThen(slots[part.name], () => firstOf(rest, slots));
  const sets = part.options.map((option) => firstOf([...option, ...rest], slots));
  return sets.includes(null) ? null : new Set(sets.flatMap((set) => (set ? [...set] : [])));
}

const slotNames = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'slot' ? [part.name] : part.kind === 'variants' ? part.options.flatMap(slotNames) : []));

function parseTemplate(template: string): readonly Part[] {
  const pieces = template.match(/<\w+>|\[|\]|\(|\)|\||[^<>[\]()|]+/g) ?? [];
  let index = 0;
  const sequence = (closer: string): Part[][] => {
    const options: Part[][] = [[]];
    while (index < pieces.length) {
      const piece = pieces[index] ?? '';
      index += 1;
      const current = options[options.length - 1] ?? [];
      if (piece === closer) return options;
      if (piece === '|') options.push([]);
      else if (piece === '[') current.push({ kind: 'variants', options: [[], ...sequence(']')] });
      else if (piece === '(') current.push({ kind: 'variants', options: sequence(')') });
      else if (piece.startsWith('<')) current.push({ kind: 'slot', name: piece.slice(1, -1) });
      else for (const { text } of tokenize(piece, [])) current.push({ kind: 'word', text });
    }
    if (closer !== '') throw new Error(`template "${template}" does not close ${closer}`);
    return options;
  };
  const parts = sequence('')[0] ?? [];
  noteSynonyms(parts);
  return parts;
}

function noteSynonyms(parts: readonly Part[]): void {
  const shown = (option: readonly Part[]): string =>
    option.map((part) => (part.kind === 'word' ? part.text : part.kind === 'slot' ? `<${part.name}>` : '…')).join(' ');
  for (const part of parts) {
    if (part.kind !== 'variants') continue;
    const [written = [], ...others] = part.options;
    for (const other of others) synonymTable.set(`${shown(other)}\u0000${shown(written)}`, [shown(other), shown(written)]);
    for (const option of part.options) noteSynonyms(option);
  }
}
