import { classOf } from './first.ts';
import type { Syntax } from './syntax.ts';
import type { Token } from './tokens.ts';

/** The most words by which an option is looked up; one that begins with more is asked instead. */
const FEW = 12;

/** Those of several that can begin at a token: found once for all tokens that look alike. */
export function beginners<T>(options: readonly Syntax<T>[]): (token: Token | undefined) => readonly Syntax<T>[] {
  let sets: readonly (ReadonlySet<string> | null)[] | undefined;
  let open: readonly Syntax<T>[] = [];
  let asked: readonly number[] = [];
  const byWord = new Map<string, readonly number[]>();
  const known = new Map<string, readonly Syntax<T>[]>();
  const prepare = (): readonly (ReadonlySet<string> | null)[] => {
    const firsts = options.map((option) => option.first());
    open = options.filter((_, index) => firsts[index] === null);
    asked = firsts.flatMap((set, index) => (set === null || set.size > FEW ? [index] : []));
    for (const [index, set] of firsts.entries())
      if (set && set.size <= FEW) for (const word of set) byWord.set(word, [...(byWord.get(word) ?? []), index]);
    return firsts;
  };
  return (token) => {
    sets ??= prepare();
    if (token === undefined) return open;
    const { text, lower } = token;
    const key = text === lower ? text : `${text} ${lower}`;
    const found = known.get(key);
    if (found) return found;
    const kind = classOf(text);
    const indices = new Set([text, lower, kind].flatMap((word) => byWord.get(word) ?? []));
    for (const index of asked) {
      const set = sets[index];
      if (!set || set.has(text) || set.has(lower) || set.has(kind)) indices.add(index);
    }
    const fitting = [...indices].sort((left, right) => left - right).flatMap((index) => options[index] ?? []);
    known.set(key, fitting);
    return fitting;
  };
}
