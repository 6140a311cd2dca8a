import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { importCards } from '../../data/cards/import/run.ts';
import { fileSource } from '../../data/cards/import/source.ts';
import { openCatalogue } from '../../data/cards/index.ts';
import { ATOMIC, CARDS, elves, JSONL, odd, text, workshop } from './import-fixtures.ts';

const place = workshop();

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
      const report = await place.imported(bytes);
      expect(report).toMatchObject({ read: 4, unreadable: [], failed: [] });
      expect(place.names()).toEqual(CARDS.map(({ name }) => name).sort());
      const catalogue = openCatalogue({ path: place.target });
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
      expect(await importCards([source], place.target)).toMatchObject({ read: 4, unreadable: [] });
    }
    expect(place.names()).toContain(odd.name);
  });

  it('several files make one catalogue', async () => {
    const paths = CARDS.map((card, index) => {
      const path = join(place.folder, `${index}.jsonl`);
      writeFileSync(path, JSON.stringify(card));
      return path;
    });
    await importCards(paths.map(fileSource), place.target);
    expect(place.names()).toHaveLength(4);
  });

  it('says where the cards are from', async () => {
    await place.imported(JSON.stringify(ATOMIC), 'AtomicCards.json');
    const catalogue = openCatalogue({ path: place.target });
    expect(catalogue.info).toMatchObject({ kind: 'compiled', sources: ['AtomicCards.json'], date: '2026-11-20', size: 4 + 12 });
    expect(catalogue.info.sha256).toMatch(/^[0-9a-f]{64}$/);
    catalogue.close();
  });
});

describe('what is left out', () => {
  it('keeps one of many printings, and no card that is not played with', async () => {
    const face = { name: 'Llanowar Elves', type_line: 'Card' };
    const report = await place.imported(
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
    expect(place.names()).toEqual(['Llanowar Elves']);
  });

  it('gives a name that two cards have to the one that is no joke, and a token to no card', async () => {
    const token = { layout: 'token', name: 'Llanowar Elves', type_line: 'Token Creature — Elf', oracle_id: 't' };
    const report = await place.imported(
      JSON.stringify([{ ...elves, oracle_id: 'joke', set_type: 'funny', mana_cost: '{X}' }, token, elves]),
    );
    expect(Object.fromEntries(report.skipped)).toEqual({ 'a name that is taken': 1, 'a token of a name that is taken': 1 });
    const catalogue = openCatalogue({ path: place.target });
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
    await place.imported(
      JSON.stringify([
        { name: 'Soldier // Treasure', layout: 'double_faced_token', oracle_id: 'a', card_faces: [soldier, treasure] },
        { name: 'Incubator // Phyrexian', layout: 'double_faced_token', oracle_id: 'b', card_faces: [incubator, phyrexian] },
      ]),
    );
    expect(place.names()).toEqual(['Incubator // Phyrexian', 'Soldier']);
    const catalogue = openCatalogue({ path: place.target });
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
    await place.imported(
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
    expect(place.names()).toEqual(
      [...several.map((layout) => `A${layout} // B${layout}`), ...one.map((layout) => `One ${layout}`), 'Sol Ring'].sort(),
    );
    const catalogue = openCatalogue({ path: place.target });
    for (const layout of several) expect(catalogue.find(`b${layout}`)?.faces, layout).toHaveLength(2);
    expect(catalogue.find('Bflip')?.faces[1]?.definition.colors).toEqual(['G']);
    catalogue.close();
  });
});
