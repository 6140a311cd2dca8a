import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type ImportReport, importCards } from '../../data/cards/import/run.ts';
import { fileSource } from '../../data/cards/import/source.ts';
import { openCatalogue } from '../../data/cards/index.ts';
import { starterRecords } from '../../data/cards/starter.ts';

export const elves = {
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
export const forest = {
  name: 'Forest',
  oracle_id: 'o-forest',
  layout: 'normal',
  type_line: 'Basic Land — Forest',
  oracle_text: '({T}: Add {G}.)',
};
export const pathway = {
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
export const text = '"quoted", {braces} [brackets], \\ and é “Æ” 😀';
export const odd = { name: `Odd ${text}`, oracle_id: 'o-odd', layout: 'normal', type_line: 'Artifact', oracle_text: text };
/** Four cards: plain, without a cost, with two faces, with every character that has a meaning in JSON. */
export const CARDS = [elves, forest, pathway, odd];

export const JSONL = CARDS.map((card) => JSON.stringify(card)).join('\n');
/** The same four in MTGJSON's shape. */
export const ATOMIC = {
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

/** A folder of its own for each test, and the place of the catalogue in it. */
export interface Workshop {
  readonly folder: string;
  readonly target: string;
  /** Writes a file into the folder and imports it. */
  imported(content: string | Uint8Array, name?: string): Promise<ImportReport>;
  /** Names in the catalogue but for the tokens that are always there. */
  names(): readonly string[];
}

/** Gives each of the file's tests an empty folder. */
export function workshop(): Workshop {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wellspring-import-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const target = (): string => join(folder, 'catalogue.sqlite');
  return {
    get folder() {
      return folder;
    },
    get target() {
      return target();
    },
    imported: (content, name = 'cards.json') => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return importCards([fileSource(path)], target());
    },
    names: () => {
      const catalogue = openCatalogue({ path: target() });
      const tokens = new Set(starterRecords().flatMap(({ definition, token }) => (token ? [definition.name] : [])));
      const all = catalogue.list({}, 1_000).cards.map(({ definition }) => definition.name);
      catalogue.close();
      return all.filter((name) => !tokens.has(name)).sort();
    },
  };
}
