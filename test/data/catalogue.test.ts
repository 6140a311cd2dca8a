import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import type { CardCatalogue } from '../../data/cards/catalogue.ts';
import { importCards, recompile } from '../../data/cards/import/run.ts';
import { fileSource } from '../../data/cards/import/source.ts';
import { CatalogueError, openCatalogue } from '../../data/cards/index.ts';
import { foldName } from '../../data/cards/names.ts';
import type { CardRecord } from '../../data/cards/record.ts';
import { readScryfall } from '../../data/cards/scryfall.ts';
import { STARTER_THEMES } from '../../data/cards/starter/index.ts';
import { catalogueInMemory } from '../../data/cards/starter.ts';
import { compileCard } from '../../engine/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'wellspring-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A card whose name is another card's face's, and one whose name is a token's. */
const CLASHES = [
  { name: 'Ice', layout: 'normal', type_line: 'Snow Land', oracle_text: '{T}: Add {C}.', oracle_id: 'ice' },
  { name: 'Gold', layout: 'normal', type_line: 'Artifact', mana_cost: '{1}', oracle_text: '', oracle_id: 'gold' },
];
const OBJECTS = [...CLASHES, ...Object.values(STARTER_THEMES).flat()];

const RECORDS: readonly CardRecord[] = OBJECTS.flatMap(readScryfall).flatMap((outcome) => (outcome.kind === 'card' ? [outcome.card] : []));
const bulk = join(folder, 'bulk.json');
writeFileSync(bulk, JSON.stringify(OBJECTS));
const file = join(folder, 'catalogue.sqlite');
await importCards([fileSource(bulk)], file);

const inMemory = catalogueInMemory(RECORDS, compileCard, { kind: 'starter', sources: ['test'], date: '2026-01-01', sha256: '' });
const compiled = openCatalogue({ path: file });
afterAll(() => compiled.close());

function namesIn(catalogue: CardCatalogue, ...page: Parameters<CardCatalogue['list']>): readonly string[] {
  return catalogue.list(...page).cards.map(({ definition }) => definition.name);
}

describe.each([
  ['in memory', inMemory],
  ['compiled', compiled],
])('a catalogue %s', (_, catalogue) => {
  it.each([
    ['Reflecting Pool', 'Reflecting Pool'],
    ['  REFLECTING  pool', 'Reflecting Pool'],
    ['Fire // Ice', 'Fire // Ice'],
    ['fire/ice', 'Fire // Ice'],
    ['Fire', 'Fire // Ice'],
    ['Stomp', 'Bonecrusher Giant // Stomp'],
    ['Boulderloft Pathway', 'Branchloft Pathway // Boulderloft Pathway'],
    ['Kozilek, Butcher Of Truth', 'Kozilek, Butcher of Truth'],
    ['Urza\u2019s Mine', "Urza's Mine"],
    ['Jegantha the Wellspring', 'Jegantha, the Wellspring'],
    ['treasure', 'Treasure'],
    ['Saproling Token', 'Saproling'],
  ])('finds %j: %s', (typed, name) => {
    expect(catalogue.find(typed)?.definition.name).toBe(name);
  });

  it("prefers a card's full name to a face's, and a card to a token", () => {
    expect(catalogue.find('Ice')?.definition.typeLine).toBe('Snow Land');
    expect(catalogue.find('Gold')?.definition.manaCost).toBe('{1}');
    expect(catalogue.list({ name: 'gold' }, 10).cards.filter(({ definition }) => definition.name === 'Gold')).toHaveLength(1);
  });

  it.each(['', '   ', 'Reflecting Poo', 'Fire Ice', "'; DROP TABLE cards; --", '\0', 'x'.repeat(1_000_000)])(
    'finds nothing for %.30j',
    (name) => {
      expect(catalogue.find(name)).toBeUndefined();
    },
  );

  it('suggests the nearest names', () => {
    expect(catalogue.nearest('Relfecting Pool', 3)[0]).toBe('Reflecting Pool');
    expect(catalogue.nearest('Relfecting Pool', 3)).toHaveLength(3);
  });

  it('lists all cards once, page by page, in name order', () => {
    const seen: string[] = [];
    for (let more = true; more; ) {
      const page = catalogue.list({}, 100, seen.at(-1));
      seen.push(...page.cards.map(({ definition }) => definition.name));
      more = page.hasNextPage;
      expect(page.total).toBe(catalogue.info.size);
    }
    expect(seen).toHaveLength(catalogue.info.size);
    expect(seen).toEqual([...seen].sort((a, b) => (foldName(a) < foldName(b) ? -1 : 1)));
  });

  it('begins a page behind any name, one of its cards or not', () => {
    expect(namesIn(catalogue, { type: 'basic snow' }, 2, 'Snow-Covered G')).toEqual(['Snow-Covered Island', 'Snow-Covered Mountain']);
  });

  it('narrows by part of a name, words of the type line, colors, identity', () => {
    expect(namesIn(catalogue, { name: 'URZA\u2019s ' }, 9)).toEqual([
      "Urza's Armor",
      "Urza's Mine",
      "Urza's Power Plant",
      "Urza's Saga",
      "Urza's Tower",
    ]);
    expect(namesIn(catalogue, { type: 'eldrazi LEGENDARY' }, 9)).toEqual(['Kozilek, Butcher of Truth', 'Kozilek, the Great Distortion']);
    expect(namesIn(catalogue, { type: 'artifact', colors: ['G'] }, 9)).toEqual(['Reaper King', 'The Great Henge']);
    expect(namesIn(catalogue, { type: 'creature', colors: [] }, 99)).toContain('Ornithopter');
    expect(namesIn(catalogue, { type: 'god', colorIdentity: ['G', 'U', 'R'] }, 9)).toEqual(['Kruphix, God of Horizons']);
    expect(namesIn(catalogue, { type: 'elf', colorIdentity: [] }, 9)).toEqual([]);
    expect(namesIn(catalogue, { type: 'lf' }, 9)).toEqual([]);
  });

  it('narrows by how much of the text is read', () => {
    const total = (support: 'full' | 'partial' | 'none'): number => catalogue.list({ support }, 0).total;
    expect(total('full') + total('partial') + total('none')).toBe(catalogue.info.size);
    expect(namesIn(catalogue, { support: 'full', name: 'forest' }, 9)).toContain('Forest');
  });

  it('gives nothing on a page of no size, and says that there is more', () => {
    expect(catalogue.list({ name: 'forest' }, 0)).toMatchObject({ cards: [], hasNextPage: true });
    expect(catalogue.list({ name: 'forest' }, -1).cards).toEqual([]);
  });
});

describe('the two catalogues', () => {
  it('hold the same compiled cards', () => {
    for (const { definition } of RECORDS) expect(compiled.find(definition.name), definition.name).toEqual(inMemory.find(definition.name));
  });

  it('agree on every list', () => {
    for (const filter of [{}, { colors: ['G'] }, { colors: [] }, { colorIdentity: ['W', 'U'] }, { type: 'land' }] as const) {
      expect(namesIn(compiled, filter, 1_000)).toEqual(namesIn(inMemory, filter, 1_000));
    }
  });
});

describe('opening a catalogue', () => {
  function refusal(path: string): unknown {
    try {
      openCatalogue({ path });
      return 'opened';
    } catch (error) {
      return error instanceof CatalogueError ? error.code : error;
    }
  }

  function altered(name: string, sql: string): string {
    const path = join(folder, name);
    rmSync(path, { force: true });
    const source = new DatabaseSync(file);
    source.exec(`VACUUM INTO '${path}'`);
    source.close();
    const copy = new DatabaseSync(path);
    copy.exec(sql);
    copy.close();
    return path;
  }

  it.each([
    ['a file that is not there', () => join(folder, 'nowhere.sqlite'), 'NOT_FOUND'],
    ['a folder', () => folder, 'NOT_A_CATALOGUE'],
    ['a text', () => bulk, 'NOT_A_CATALOGUE'],
    ['another database', () => altered('other.sqlite', 'PRAGMA application_id = 7'), 'NOT_A_CATALOGUE'],
    ['another format', () => altered('format.sqlite', 'PRAGMA user_version = 99'), 'OTHER_FORMAT'],
    ['tables missing', () => altered('tables.sqlite', 'DROP TABLE cards'), 'NOT_A_CATALOGUE'],
    ['another compiler', () => altered('compiler.sqlite', "UPDATE meta SET value = 'x' WHERE key = 'compiler'"), 'OTHER_COMPILER'],
  ])('refuses %s', (_, path, code) => {
    expect(refusal(path())).toBe(code);
  });

  it('can be compiled again after the compiler has changed', async () => {
    const stale = altered('stale.sqlite', "UPDATE meta SET value = 'x' WHERE key = 'compiler'");
    const report = await recompile(stale, stale);
    expect(report.cards).toBe(compiled.info.size);
    const again = openCatalogue({ path: stale });
    expect(again.info).toEqual(compiled.info);
    expect(again.find('Saproling Token')).toEqual(compiled.find('Saproling Token'));
    again.close();
  });

  it('cannot be written to', () => {
    const database = new DatabaseSync(file, { readOnly: true });
    expect(() => database.exec('DELETE FROM cards')).toThrow(/readonly/);
    expect(database.prepare('PRAGMA journal_mode').get()?.journal_mode).toBe('delete');
    database.close();
  });
});
