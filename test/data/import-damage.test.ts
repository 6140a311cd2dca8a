import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SourceError } from '../../data/cards/import/errors.ts';
import { showProgress } from '../../data/cards/import/progress.ts';
import { importCards } from '../../data/cards/import/run.ts';
import { fileSource } from '../../data/cards/import/source.ts';
import { ATOMIC, CARDS, elves, forest, workshop } from './import-fixtures.ts';

const place = workshop();

describe('what cannot be read', () => {
  it('reports a record with its line and offset, and goes on behind it', async () => {
    const lines = [
      JSON.stringify(elves),
      'garbage',
      '{"name": "Half',
      JSON.stringify({ layout: 'normal' }),
      '[1]',
      'null',
      JSON.stringify(forest),
    ];
    const report = await place.imported(lines.join('\n'), 'cards.jsonl');
    expect(report.read).toBe(7);
    expect(report.unreadable.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
    expect(report.unreadable[0]?.offset).toBe(Buffer.byteLength(JSON.stringify(elves)) + 1);
    expect(report.unreadable[2]?.message).toBe('no "name"');
    expect(place.names()).toEqual(['Forest', 'Llanowar Elves']);
  });

  it('does so within a list too', async () => {
    const report = await place.imported(`[${JSON.stringify(elves)},\n{"name": oops},\n nonsense,\n"text", 12,\n${JSON.stringify(forest)}]`);
    expect(report.unreadable.map(({ line }) => line)).toEqual([2, 3, 4, 4]);
    expect(place.names()).toEqual(['Forest', 'Llanowar Elves']);
  });

  it('passes over a line too long for a card without keeping it', async () => {
    const report = await place.imported(
      `${JSON.stringify(elves)}\n${JSON.stringify({ name: 'x'.repeat(17 * 1024 * 1024) })}\n${JSON.stringify(forest)}`,
      'huge.jsonl',
    );
    expect(report.unreadable).toMatchObject([{ line: 2, message: expect.stringMatching(/longer than/) }]);
    expect(place.names()).toEqual(['Forest', 'Llanowar Elves']);
  });

  it('compiles a card with a text of a megabyte', async () => {
    const report = await place.imported(JSON.stringify([{ ...elves, oracle_text: 'Draw a card. '.repeat(80_000) }]));
    expect(report).toMatchObject({ read: 1, failed: [] });
  });
});

describe('replacing the catalogue', () => {
  const list = JSON.stringify(CARDS);
  const damaged: readonly (readonly [string, string | Uint8Array])[] = [
    ['nothing', ''],
    ['blanks', ' \n\n '],
    ['a page of HTML', '<!DOCTYPE html>\n<html><body>503</body></html>'],
    ['a list cut off', list.slice(0, -20)],
    ['a list cut off between two cards', `[${JSON.stringify(elves)},`],
    ['an object cut off', JSON.stringify(ATOMIC).slice(0, -2)],
    ['something behind the list', `${list} ${list}`],
    ['a gzip cut off', gzipSync(list.repeat(1)).subarray(0, -12)],
    ['a gzip with a fault in it', Buffer.concat([gzipSync(list).subarray(0, 40), Buffer.alloc(60, 0x55)])],
    ['an error of the API', JSON.stringify({ object: 'error', code: 'not_found', status: 404 })],
    ['no cards', '[]'],
    ['other JSON', '{"data": {"a": 1, "b": {"c": []}}}'],
  ];

  it.each(damaged)('does not happen for %s', async (_, content) => {
    await place.imported(JSON.stringify([elves]));
    const before = readFileSync(place.target);
    await expect(place.imported(content, 'damaged.json')).rejects.toThrow(SourceError);
    expect(readFileSync(place.target).equals(before)).toBe(true);
    expect(readdirSync(place.folder).sort()).toEqual(['cards.json', 'catalogue.sqlite', 'damaged.json']);
  });

  it('does not happen when the import is stopped', async () => {
    await place.imported(JSON.stringify([elves]));
    const before = readFileSync(place.target);
    const path = join(place.folder, 'more.json');
    writeFileSync(path, list);
    for (const phase of ['reading', 'compiling']) {
      const stop = new AbortController();
      const stopped = new SourceError('stopped');
      const progress = { begin: (name: string) => void (name === phase && stop.abort(stopped)), advance: () => {}, end: () => {} };
      await expect(importCards([fileSource(path)], place.target, { signal: stop.signal, progress })).rejects.toBe(stopped);
    }
    expect(readFileSync(place.target).equals(before)).toBe(true);
    expect(readdirSync(place.folder).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  it('clears away what an import that was killed has left', async () => {
    const left = join(place.folder, '.catalogue.sqlite.999999999.partial.sqlite');
    const other = join(place.folder, '.other.sqlite.999999999.partial.sqlite');
    for (const path of [left, `${left}-journal`, other]) writeFileSync(path, 'half');
    await place.imported(list);
    expect([left, `${left}-journal`].map((path) => existsSync(path))).toEqual([false, false]);
    expect(existsSync(other)).toBe(true);
  });

  it('makes the folder where there is none', async () => {
    const path = join(place.folder, 'cards.json');
    const deep = join(place.folder, 'new', 'deep', 'catalogue.sqlite');
    writeFileSync(path, list);
    await importCards([fileSource(path)], deep);
    expect(existsSync(deep)).toBe(true);
  });

  it('names a file that is not there', () => {
    expect(() => fileSource(join(place.folder, 'nothing.json'))).toThrow(/ENOENT.*nothing\.json/);
  });
});

describe('progress', () => {
  it('is a line for each tenth where there is no terminal', () => {
    const shown: string[] = [];
    const progress = showProgress({ write: (line) => shown.push(line) });
    progress.begin('reading', 1_000);
    for (let done = 0; done <= 990; done++) progress.advance(done);
    progress.end();
    expect(shown).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((percent) => `reading ${percent}%\n`));
  });

  it('is a bar that is redrawn on a terminal', () => {
    const shown: string[] = [];
    let clock = 0;
    const progress = showProgress({ isTTY: true, write: (line) => shown.push(line) }, () => (clock += 60));
    progress.begin('compiling', 4);
    for (let done = 1; done <= 4; done++) progress.advance(done);
    progress.end();
    expect(shown.every((line) => line.startsWith('\r') || line === '\n')).toBe(true);
    expect(shown.at(-2)).toContain('[##############################] 100%');
  });
});
