import { foldName } from './names.ts';

/** Longer questions are cut: no card name is as long, and the work grows with the length. */
const LONGEST_QUERY = 200;

/** So many names that share most with the question are measured exactly. */
const SHORTLIST = 60;

/** One name that may be suggested, and the folded form by which it is found. */
export interface Suggestion {
  readonly key: string;
  readonly name: string;
}

/** Answers "did you mean" over a fixed list of names; the nearest first, no name twice. */
export type Nearest = (query: string, count: number) => readonly string[];

function trigrams(key: string): ReadonlySet<string> {
  const padded = `  ${key} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  return found;
}

/** Edits that turn one text into the other: a letter put in, left out or changed, or two neighbours swapped. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

function sortedWords(key: string): string {
  return key.split(' ').sort().join(' ');
}

/** How far apart two names are: "Bolt Lightning" is nearly "Lightning Bolt". */
function distance(from: string, to: string): number {
  return Math.min(editDistance(from, to), editDistance(sortedWords(from), sortedWords(to)) + 1);
}

/** Builds the index: which names hold a given run of three letters. A question then measures only the few that share many. */
export function buildNearest(suggestions: readonly Suggestion[]): Nearest {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  for (const [index, { key }] of suggestions.entries()) {
    const parts = trigrams(key);
    sizes.push(parts.size);
    for (const part of parts) {
      const list = holders.get(part);
      if (list === undefined) holders.set(part, [index]);
      else list.push(index);
    }
  }

  const tally = new Uint16Array(suggestions.length);

  /** The names that share most with the question, roughly: those less than half as like as the likest are let go at once. */
  const shortlist = (asked: ReadonlySet<string>, least: number): readonly number[] => {
    const touched: number[] = [];
    for (const part of asked) {
      for (const index of holders.get(part) ?? []) {
        const parts = tally[index] ?? 0;
        if (parts === 0) touched.push(index);
        tally[index] = parts + 1;
      }
    }
    const scored = touched.map((index) => ({ index, likeness: (2 * (tally[index] ?? 0)) / (asked.size + (sizes[index] ?? 0)) }));
    for (const index of touched) tally[index] = 0;
    const top = scored.reduce((best, { likeness }) => Math.max(best, likeness), 0);
    const close = scored.filter(({ likeness }) => likeness * 2 >= top);
    const ranked = (close.length < least ? scored : close).sort((a, b) => b.likeness - a.likeness || a.index - b.index);
    return ranked.slice(0, Math.max(SHORTLIST, least)).map(({ index }) => index);
  };

  return (query, count) => {
    const key = foldName(query.slice(0, LONGEST_QUERY)).slice(0, LONGEST_QUERY);
    const measured = shortlist(trigrams(key), count).flatMap((index) => {
      const suggestion = suggestions[index];
      return suggestion === undefined ? [] : [{ name: suggestion.name, apart: distance(key, suggestion.key) }];
    });
    measured.sort((a, b) => a.apart - b.apart || (a.name < b.name ? -1 : 1));
    return [...new Set(measured.map(({ name }) => name))].slice(0, count);
  };
}
