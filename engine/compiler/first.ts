import type { Token } from './tokens.ts';

/** What a match can begin with, so that most alternatives need not be tried at all. */

const classes = new Map<string, string>();
/** The class of a token that is no word, under which `first` names all of its kind. */
export function classOf(text: string): string {
  const known = classes.get(text);
  if (known !== undefined) return known;
  const found = classified(text);
  if (classes.size < 10_000) classes.set(text, found);
  return found;
}
function classified(text: string): string {
  if (text.startsWith('{')) return '#symbol';
  if (/^[+-]?[\dX*]+\/[+-]?[\dX*]+$/.test(text)) return '#size';
  return /^\d+$/.test(text) ? '#digits' : '';
}

/** The union; null where one of them cannot say. */
export function union(sets: readonly (ReadonlySet<string> | null | undefined)[]): ReadonlySet<string> | null {
  const all = new Set<string>();
  for (const set of sets) {
    if (!set) return null;
    for (const word of set) all.add(word);
  }
  return all;
}

/** True where a syntax that begins with these can begin at this token. */
export function begins(first: ReadonlySet<string> | null, { text, lower }: Token): boolean {
  if (first === null || first.has(text) || (lower !== text && first.has(lower))) return true;
  const known = classOf(text);
  return known !== '' && first.has(known);
}

/** Tokens that look alike begin the same things. */
export const looks = ({ text, lower }: Token): string => (text === lower ? text : `${text} ${lower}`);
