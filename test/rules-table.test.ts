import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES_EDITION, rule, rules } from '../engine/rules.ts';
import { explanation, step } from '../engine/trace.ts';

const RULEBOOK = join(process.env.WELLSPRING_SHARED ?? '../shared', 'reference/comprehensive-rules-2022-04-29.txt');

/** "106.12a" → [106, 12, "a"], so that numbers can be put in order. */
function parts(number: string): readonly [number, number, string] {
  const [, section = '', sub = '0', letter = ''] = /^(\d{3})(?:\.(\d+)([a-z]?))?$/.exec(number) ?? [];
  return [Number(section), Number(sub), letter];
}

function comesBefore(a: string, b: string): boolean {
  const [sectionA, subA, letterA] = parts(a);
  const [sectionB, subB, letterB] = parts(b);
  if (sectionA !== sectionB) return sectionA < sectionB;
  return subA !== subB ? subA < subB : letterA < letterB;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^a-z0-9{}'/+-]+/g, ' ')
    .trim();

describe('the table of rules', () => {
  const all = rules();

  it('has well-formed numbers, each once, in the order of the rules', () => {
    for (const { number } of all) expect(number).toMatch(/^[1-9]\d{2}(\.[1-9]\d*[a-km-np-z]?)?$/);
    const unordered = all.filter((row, index) => {
      const next = all[index + 1];
      return next !== undefined && !comesBefore(row.number, next.number);
    });
    expect(unordered).toEqual([]);
  });

  it('has the parent of every rule', () => {
    const orphans = all.filter((row) => row.number.includes('.') && (row.parent === null || rule(row.parent) === undefined));
    expect(orphans).toEqual([]);
    expect(all.filter((row) => row.parent === null).every((row) => /^\d{3}$/.test(row.number))).toBe(true);
  });

  it('has a title of one short line for every rule', () => {
    for (const { summary } of all) expect(summary).toMatch(/^[^\s.][^\n]{2,119}$/);
    expect(all.filter(({ summary }) => summary.endsWith('.'))).toEqual([]);
  });

  it('finds a rule by its number, and nothing where there is none', () => {
    expect(rule('106.7')).toMatchObject({ number: '106.7', parent: '106' });
    expect(rule('106.12a')).toMatchObject({ parent: '106.12' });
    expect(rule(' 106.7. ')).toBe(rule('106.7'));
    expect(rule('106.99')).toBeUndefined();
    expect(rule('')).toBeUndefined();
  });

  it('lists a rule with its subrules and without its neighbours', () => {
    const numbers = (prefix: string): readonly string[] => rules(prefix).map((row) => row.number);
    expect(numbers('106.1')).toEqual(['106.1', '106.1a', '106.1b']);
    expect(numbers('106.12')).toEqual(['106.12', '106.12a', '106.12b']);
    expect(numbers('616.1g')).toEqual(['616.1g']);
    expect(numbers('106').length).toBe(numbers('106.').length + 1);
    expect(numbers('nonsense')).toEqual([]);
  });

  it('says which edition it is', () => {
    expect(RULES_EDITION.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  const book = existsSync(RULEBOOK) ? readFileSync(RULEBOOK, 'utf8') : undefined;

  it.skipIf(book === undefined)('says everything in its own words (skipped without the rulebook: set WELLSPRING_SHARED)', () => {
    const sentences = new Set(
      (book ?? '')
        .split('\n')
        .map((line) => line.replace(/^\s*\d{1,3}\.(\d+[a-z]?\.?)?\s*/, ''))
        .flatMap((line) => [line, ...line.split(/(?<=[.:;])\s+/)])
        .map(plain),
    );
    expect(all.filter(({ summary }) => sentences.has(plain(summary)) && plain(summary).includes(' '))).toEqual([]);
  });
});

describe('explanations', () => {
  it('cite every rule of their steps once, in the order in which they come up', () => {
    const why = explanation('It could produce red.', [
      step('It has a mana ability.', '605.1a', '106.7'),
      step('That ability adds red.', '106.7', '305.6'),
    ]);
    expect(why.rules).toEqual(['605.1a', '106.7', '305.6']);
  });
});
