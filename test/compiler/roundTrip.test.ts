import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { abilityWords, compileText, templateSynonyms } from '../../engine/index.ts';

/** Cards of the corpus, where it is there: JSON Lines in Scryfall's shape. */
const corpus = join(process.env.WELLSPRING_SHARED ?? '../shared', 'corpus');
interface RawFace {
  name: string;
  type_line?: string;
  oracle_text?: string;
}
function facesOf(file: string): RawFace[] {
  return readFileSync(join(corpus, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const card: RawFace & { card_faces?: RawFace[] } = JSON.parse(line);
      return card.card_faces ?? [card];
    });
}

/** Where `printed` differs from `said`: the differing stretches, shortest first, found by a longest common subsequence. */
function differences(said: readonly string[], printed: readonly string[]): [string, string][] {
  const table = Array.from({ length: said.length + 1 }, () => new Array<number>(printed.length + 1).fill(0));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = said.length - 1; i >= 0; i -= 1)
    for (let j = printed.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row) row[j] = said[i] === printed[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const found: [string, string][] = [];
  let i = 0;
  let j = 0;
  let left: string[] = [];
  let right: string[] = [];
  const flush = (): void => {
    if (left.length > 0 || right.length > 0) found.push([left.join(' '), right.join(' ')]);
    left = [];
    right = [];
  };
  while (i < said.length || j < printed.length) {
    if (i < said.length && j < printed.length && said[i] === printed[j]) {
      flush();
      i += 1;
      j += 1;
    } else if (j >= printed.length || (i < said.length && at(i + 1, j) >= at(i, j + 1))) left.push(said[i++] ?? '');
    else right.push(printed[j++] ?? '');
  }
  flush();
  return found;
}

const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/**
 * Every (said, written) pair that a listed synonym allows, word for word as the comparison sees it.
 * Asked for once texts have been read: parts of the grammar, and their synonyms with them, are built when they are first needed.
 */
const allowedPairs = (): ReadonlySet<string> =>
  new Set(
    templateSynonyms().flatMap(([said, written]) =>
      differences(lower(said.split(' ').filter(Boolean)), lower(written.split(' ').filter(Boolean))).map((pair) => pair.join('\u0000')),
    ),
  );

/** Two more differences that are no difference in meaning: agreement in number ("their graveyards", "their graveyard"), and a full stop that a text lacks. */
const stem = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/s$/, '');
const IN_NUMBER = new Set(['they it', 'it they', 'have has', 'has have', 'are is', 'is are', 'their its', 'its their']);
const isAgreement = ([said = '', ...more]: readonly string[], [written = '', ...others]: readonly string[]): boolean =>
  said !== '' &&
  written !== '' &&
  more.length === 0 &&
  others.length === 0 &&
  (stem(said) === stem(written) || IN_NUMBER.has(`${said} ${written}`));
const isMissingStop = (said: readonly string[], written: readonly string[]): boolean => said.length === 0 && written.join() === '.';

/** Whether a difference is made of listed ones, one after the other. */
function isListed(said: readonly string[], written: readonly string[], allowed: ReadonlySet<string>): boolean {
  if (said.length === 0 && written.length === 0) return true;
  for (let i = 0; i <= said.length; i += 1)
    for (let j = i === 0 ? 1 : 0; j <= written.length; j += 1) {
      const [left, right] = [said.slice(0, i), written.slice(0, j)];
      const listed =
        allowed.has(`${left.join(' ')}\u0000${right.join(' ')}`) ||
        isAgreement(left, right) ||
        isMissingStop(left, right) ||
        (i === 1 && j === 1 && left[0] === right[0]);
      if (listed && isListed(said.slice(i), written.slice(j), allowed)) return true;
    }
  return false;
}

describe('print(compile(text)) restores the normalised text', { timeout: 600_000 }, () => {
  for (const file of ['cards.jsonl', 'cards-old-wording.jsonl'])
    it.skipIf(!existsSync(join(corpus, file)))(`over ${file}, but for the listed synonyms (skipped where the corpus is absent)`, () => {
      const found: { readonly name: string; readonly pairs: readonly (readonly [string, string])[] }[] = [];
      for (const face of facesOf(file))
        for (const { ability, words } of compileText({
          name: face.name,
          typeLine: face.type_line ?? '',
          oracleText: face.oracle_text ?? '',
        })) {
          const said = lower(words);
          const printed = lower(abilityWords(ability));
          if (said.join(' ') === printed.join(' ')) continue;
          found.push({ name: face.name, pairs: differences(said, printed) });
        }
      const allowed = allowedPairs();
      const faults = found.flatMap(({ name, pairs }) => {
        const unlisted = pairs.filter(([a, b]) => !isListed(a.split(' ').filter(Boolean), b.split(' ').filter(Boolean), allowed));
        return unlisted.length === 0 ? [] : [`${name}: ${unlisted.map(([a, b]) => `"${a}" came back as "${b}"`).join('; ')}`];
      });
      expect(faults.slice(0, 20)).toEqual([]);
    });
});
