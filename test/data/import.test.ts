import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SourceError } from '../../data/cards/import/errors.ts';
import { showProgress } from '../../data/cards/import/progress.ts';
import { type ImportReport, importCards } from '../../data/cards/import/run.ts';
import { fileSource } from '../../data/cards/import/source.ts';
import { openCatalogue } from '../../data/cards/index.ts';
import { starterRecords } from '../../data/cards/starter.ts';

let folder = '';
let target = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wellspring-import-'));
  target = join(folder, 'catalogue.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const elves = {
  object: 'card',
  id: 'p1',
  oracle_id: 'o-elves',
  name: 'Llanowar Elves',
  lang: 'en',
  layout: 'normal',
  mana_cost: '{G}',
  type_line: 'Creature — Elf Druid',
  oracle_text: '{T}: Add {G}.',
  power: '1',
  toughness: '1',
  colors: ['G'],
  color_identity: ['G'],
  set_type: 'core',
};
const forest = {
  name: 'Forest',
  oracle_id: 'o-forest',
  layout: 'normal',
  type_line: 'Basic Land — Forest',
  oracle_text: '({T}: Add {G}.)',
};
const pathway = {
  name: 'Branchloft Pathway // Boulderloft Pathway',
  oracle_id: 'o-pathway',
  layout: 'modal_dfc',
  type_line: 'Land // Land',
  color_identity: ['G', 'W'],
  card_faces: [
    { name: 'Branchloft Pathway', mana_cost: '', type_line: 'Land', oracle_text: '{T}: Add {G}.', colors: [] },
    { name: 'Boulderloft Pathway', mana_cost: '', type_line: 'Land', oracle_text: '{T}: Add {W}.', colors: [] },
  ],
};
const text = '"quoted", {braces} [brackets], \\ and é “Æ” 😀';
const odd = { name: `Odd ${text}`, oracle_id: 'o-odd', layout: 'normal', type_line: 'Artifact', oracle_text: text };
const CARDS = [elves, forest, pathway, odd];

async function imported(content: string | Uint8Array, name = 'cards.json'): Promise<ImportReport> {
  const path = join(folder, name);
  writeFileSync(path, content);
  return importCards([fileSource(path)], target);
}

/** Names in the catalogue but for the tokens that are always there. */
function names(): readonly string[] {
  const catalogue = openCatalogue({ path: target });
  const tokens = new Set(starterRecords().flatMap(({ definition, token }) => (token ? [definition.name] : [])));
  const all = catalogue.list({}, 1_000).cards.map(({ definition }) => definition.name);
  catalogue.close();
  return all.filter((name) => !tokens.has(name)).sort();
}

const JSONL = CARDS.map((card) => JSON.stringify(card)).join('\n');
const ATOMIC = {
  meta: { date: '2026-11-20', version: '5.3.0' },
  data: {
    [elves.name]: [
      {
        name: elves.name,
        layout: 'normal',
        manaCost: '{G}',
        type: elves.type_line,
        text: elves.oracle_text,
        power: '1',
        toughness: '1',
        colors: ['G'],
      },
    ],
    Forest: [{ name: 'Forest', layout: 'normal', type: forest.type_line, text: forest.oracle_text, colors: [], colorIdentity: ['G'] }],
    [pathway.name]: [
      { name: pathway.name, faceName: 'Boulderloft Pathway', side: 'b', layout: 'modal_dfc', type: 'Land', text: '{T}: Add {W}.' },
      { name: pathway.name, faceName: 'Branchloft Pathway', side: 'a', layout: 'modal_dfc', type: 'Land', text: '{T}: Add {G}.' },
    ],
    [odd.name]: [{ name: odd.name, layout: 'normal', type: 'Artifact', text }],
  },
};

describe('the shapes of a source', () => {
  it.each([
    ['a list on one line', JSON.stringify(CARDS)],
    ["a list as Scryfall's files have it", `[\n${CARDS.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`],
    ['a list over many lines', JSON.stringify(CARDS, null, 2)],
    ['JSON Lines', JSONL],
    ['JSON Lines with blank lines and Windows line ends', `${JSONL.replaceAll('\n', '\r\n\r\n')}\r\n`],
    ['a list behind a byte order mark', `\ufeff${JSON.stringify(CARDS)}`],
    ["a page of Scryfall's API", JSON.stringify({ object: 'list', has_more: false, data: CARDS })],
    ['AtomicCards', JSON.stringify(ATOMIC)],
    ['AtomicCards over many lines', JSON.stringify(ATOMIC, null, 4)],
  ])('%s, plain and gzipped', async (_, content) => {
    for (const bytes of [Buffer.from(content), gzipSync(content)]) {
      const report = await imported(bytes);
      expect(report).toMatchObject({ read: 4, unreadable: [], failed: [] });
      expect(names()).toEqual(CARDS.map(({ name }) => name).sort());
      const catalogue = openCatalogue({ path: target });
      expect(catalogue.find(odd.name)?.definition.oracleText).toBe(text);
      expect(catalogue.find('boulderloft pathway')?.faces.map(({ definition }) => definition.oracleText)).toEqual([
        '{T}: Add {G}.',
        '{T}: Add {W}.',
      ]);
      catalogue.close();
    }
  });

  it('a stream that is cut anywhere reads the same', async () => {
    const bytes = Buffer.from(JSON.stringify(CARDS, null, 1));
    for (const size of [1, 2, 3, 7]) {
      async function* pieces(): AsyncGenerator<Uint8Array> {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
      }
      const source = { name: 'pieces', title: 'pieces', bytes: pieces(), size: undefined, date: '2026-01-01' };
      expect(await importCards([source], target)).toMatchObject({ read: 4, unreadable: [] });
    }
    expect(names()).toContain(odd.name);
  });

  it('several files make one catalogue', async () => {
    const paths = CARDS.map((card, index) => {
      const path = join(folder, `${index}.jsonl`);
      writeFileSync(path, JSON.stringify(card));
      return path;
    });
    await importCards(paths.map(fileSource), target);
    expect(names()).toHaveLength(4);
  });

  it('says where the cards are from', async () => {
    await imported(JSON.stringify(ATOMIC), 'AtomicCards.json');
    const catalogue = openCatalogue({ path: target });
    expect(catalogue.info).toMatchObject({ kind: 'compiled', sources: ['AtomicCards.json'], date: '2026-11-20', size: 4 + 12 });
    expect(catalogue.info.sha256).toMatch(/^[0-9a-f]{64}$/);
    catalogue.close();
  });
});

describe('what is left out', () => {
  it('keeps one of many printings, and no card that is not played with', async () => {
    const face = { name: 'Llanowar Elves', type_line: 'Card' };
    const report = await imported(
      JSON.stringify([
        elves,
        { ...elves, id: 'p2', lang: 'ja' },
        { name: 'Llanowar Elves // Llanowar Elves', layout: 'art_series', type_line: 'Card // Card', card_faces: [face, face] },
        { name: 'Chandra Emblem', layout: 'emblem', type_line: 'Emblem — Chandra' },
        { name: 'Tomb of Annihilation', layout: 'normal', type_line: 'Dungeon' },
        { name: 'Academy at Tolaria West', layout: 'planar', type_line: 'Plane — Dominaria' },
        { name: 'Checklist', layout: 'normal', type_line: 'Card' },
      ]),
    );
    expect(Object.fromEntries(report.skipped)).toEqual({ 'another printing': 1, art_series: 1, emblem: 1, dungeon: 1, planar: 1, card: 1 });
    expect(names()).toEqual(['Llanowar Elves']);
  });

  it('gives a name that two cards have to the one that is no joke, and a token to no card', async () => {
    const token = { layout: 'token', name: 'Llanowar Elves', type_line: 'Token Creature — Elf', oracle_id: 't' };
    const report = await imported(JSON.stringify([{ ...elves, oracle_id: 'joke', set_type: 'funny', mana_cost: '{X}' }, token, elves]));
    expect(Object.fromEntries(report.skipped)).toEqual({ 'a name that is taken': 1, 'a token of a name that is taken': 1 });
    const catalogue = openCatalogue({ path: target });
    expect(catalogue.find('Llanowar Elves')?.definition.manaCost).toBe('{G}');
    catalogue.close();
  });

  it('parts tokens that are printed back to back, and keeps one that turns over together', async () => {
    const soldier = { name: 'Soldier', type_line: 'Token Creature — Soldier', power: '1', toughness: '1', colors: ['W'] };
    const incubator = { name: 'Incubator', type_line: 'Token Artifact — Incubator', oracle_text: '{2}: Transform this token.' };
    const phyrexian = { name: 'Phyrexian', type_line: 'Token Artifact Creature — Phyrexian', power: '0', toughness: '0' };
    const treasure = {
      name: 'Treasure',
      type_line: 'Token Artifact — Treasure',
      oracle_text: '{T}, Sacrifice this token: Add one mana of any color.',
    };
    await imported(
      JSON.stringify([
        { name: 'Soldier // Treasure', layout: 'double_faced_token', oracle_id: 'a', card_faces: [soldier, treasure] },
        { name: 'Incubator // Phyrexian', layout: 'double_faced_token', oracle_id: 'b', card_faces: [incubator, phyrexian] },
      ]),
    );
    expect(names()).toEqual(['Incubator // Phyrexian', 'Soldier']);
    const catalogue = openCatalogue({ path: target });
    expect(catalogue.find('Soldier Token')?.definition).toMatchObject({ typeLine: 'Creature — Soldier', colors: ['W'], power: '1' });
    expect(catalogue.find('Incubator')?.faces).toHaveLength(2);
    catalogue.close();
  });

  it('knows every layout of a card with one or more faces', async () => {
    const faces = (first: string, second: string): object[] => [
      { name: first, mana_cost: '{1}{G}', type_line: 'Creature — Elf', oracle_text: '', power: '1', toughness: '1' },
      { name: second, mana_cost: '', type_line: 'Instant', oracle_text: 'Draw a card.' },
    ];
    const several = ['split', 'flip', 'transform', 'modal_dfc', 'adventure', 'prepare'];
    const one = ['meld', 'leveler', 'saga', 'class', 'case', 'prototype', 'mutate', 'host', 'augment', 'normal'];
    await imported(
      JSON.stringify([
        ...several.map((layout) => ({
          name: `A${layout} // B${layout}`,
          layout,
          oracle_id: layout,
          colors: ['G'],
          type_line: 'X // Y',
          card_faces: faces(`A${layout}`, `B${layout}`),
        })),
        ...one.map((layout) => ({
          name: `One ${layout}`,
          layout,
          oracle_id: layout,
          type_line: 'Creature — Elf',
          power: '1',
          toughness: '1',
        })),
        {
          name: 'Sol Ring // Sol Ring',
          layout: 'reversible_card',
          card_faces: [1, 2].map(() => ({ name: 'Sol Ring', type_line: 'Artifact', oracle_id: 'o-ring' })),
        },
      ]),
    );
    expect(names()).toEqual(
      [...several.map((layout) => `A${layout} // B${layout}`), ...one.map((layout) => `One ${layout}`), 'Sol Ring'].sort(),
    );
    const catalogue = openCatalogue({ path: target });
    for (const layout of several) expect(catalogue.find(`b${layout}`)?.faces, layout).toHaveLength(2);
    expect(catalogue.find('Bflip')?.faces[1]?.definition.colors).toEqual(['G']);
    catalogue.close();
  });
});

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
    const report = await imported(lines.join('\n'), 'cards.jsonl');
    expect(report.read).toBe(7);
    expect(report.unreadable.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
    expect(report.unreadable[0]?.offset).toBe(Buffer.byteLength(JSON.stringify(elves)) + 1);
    expect(report.unreadable[2]?.message).toBe('no "name"');
    expect(names()).toEqual(['Forest', 'Llanowar Elves']);
  });

  it('does so within a list too', async () => {
    const report = await imported(`[${JSON.stringify(elves)},\n{"name": oops},\n nonsense,\n"text", 12,\n${JSON.stringify(forest)}]`);
    expect(report.unreadable.map(({ line }) => line)).toEqual([2, 3, 4, 4]);
    expect(names()).toEqual(['Forest', 'Llanowar Elves']);
  });

  it('passes over a line too long for a card without keeping it', async () => {
    const report = await imported(
      `${JSON.stringify(elves)}\n${JSON.stringify({ name: 'x'.repeat(17 * 1024 * 1024) })}\n${JSON.stringify(forest)}`,
      'huge.jsonl',
    );
    expect(report.unreadable).toMatchObject([{ line: 2, message: expect.stringMatching(/longer than/) }]);
    expect(names()).toEqual(['Forest', 'Llanowar Elves']);
  });

  it('compiles a card with a text of a megabyte', async () => {
    const report = await imported(JSON.stringify([{ ...elves, oracle_text: 'Draw a card. '.repeat(80_000) }]));
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
    await imported(JSON.stringify([elves]));
    const before = readFileSync(target);
    await expect(imported(content, 'damaged.json')).rejects.toThrow(SourceError);
    expect(readFileSync(target).equals(before)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['cards.json', 'catalogue.sqlite', 'damaged.json']);
  });

  it('does not happen when the import is stopped', async () => {
    await imported(JSON.stringify([elves]));
    const before = readFileSync(target);
    const path = join(folder, 'more.json');
    writeFileSync(path, list);
    for (const phase of ['reading', 'compiling']) {
      const stop = new AbortController();
      const stopped = new SourceError('stopped');
      const progress = { begin: (name: string) => void (name === phase && stop.abort(stopped)), advance: () => {}, end: () => {} };
      await expect(importCards([fileSource(path)], target, { signal: stop.signal, progress })).rejects.toBe(stopped);
    }
    expect(readFileSync(target).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  it('clears away what an import that was killed has left', async () => {
    const left = join(folder, '.catalogue.sqlite.999999999.partial.sqlite');
    const other = join(folder, '.other.sqlite.999999999.partial.sqlite');
    for (const path of [left, `${left}-journal`, other]) writeFileSync(path, 'half');
    await imported(list);
    expect([left, `${left}-journal`].map((path) => existsSync(path))).toEqual([false, false]);
    expect(existsSync(other)).toBe(true);
  });

  it('makes the folder where there is none', async () => {
    target = join(folder, 'new', 'deep', 'catalogue.sqlite');
    await imported(list);
    expect(names()).toHaveLength(4);
  });

  it('names a file that is not there', () => {
    expect(() => fileSource(join(folder, 'nothing.json'))).toThrow(/ENOENT.*nothing\.json/);
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
