import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../data/cards/json.ts';
import { foldName } from '../../data/cards/names.ts';
import { STARTER_THEMES } from '../../data/cards/starter/index.ts';
import { starterRecords } from '../../data/cards/starter.ts';

const records = starterRecords();
const cards = Object.values(STARTER_THEMES).flat().filter(isObject);
const names = new Set(records.map(({ definition }) => foldName(definition.name)));

const CARD_FIELDS = ['name', 'layout', 'mana_cost', 'type_line', 'oracle_text', 'power', 'toughness', 'loyalty', 'defense', 'colors'];
const KNOWN_FIELDS = new Set([...CARD_FIELDS, 'color_identity', 'color_indicator', 'card_faces']);
const LAYOUTS = ['normal', 'token', 'split', 'adventure', 'flip', 'transform', 'modal_dfc', 'saga', 'leveler', 'class'];

function facesOf(card: JsonObject): readonly JsonObject[] {
  return Array.isArray(card.card_faces) ? card.card_faces.filter(isObject) : [card];
}

describe('the starter catalogue', () => {
  it('holds every file of its folder', () => {
    const files = readdirSync(new URL('../../data/cards/starter/', import.meta.url)).filter((file) => file.endsWith('.json'));
    expect(Object.keys(STARTER_THEMES)).toHaveLength(files.length);
  });

  it('has some hundreds of cards, none twice', () => {
    expect(records.length).toBeGreaterThan(400);
    expect(names.size).toBe(records.length);
  });

  it.each(cards.map((card) => [String(card.name), card] as const))('%s is well formed', (_, card) => {
    expect(Object.keys(card).filter((field) => !KNOWN_FIELDS.has(field))).toEqual([]);
    expect(LAYOUTS).toContain(card.layout);
    for (const face of facesOf(card)) {
      expect(face.type_line).toMatch(/^[A-Z][a-z]+(?: [A-Z][a-z]+)*(?: — \S.*)?$/);
      expect(face.mana_cost).toMatch(/^(?:\{(?:[0-9]+|[WUBRGCXS]|[WUBRG2]\/[WUBRGP])\})*$/);
      const text = String(face.oracle_text);
      expect(text).not.toMatch(/enters the battlefield|converted mana cost|[“”’]| {2}|\s\n|\n\n| -- /);
      expect((text.match(/[{(]/g) ?? []).length).toBe((text.match(/[})]/g) ?? []).length);
      const isCreature = /\bCreature\b/.test(String(face.type_line));
      expect('power' in face && 'toughness' in face).toBe(isCreature);
      expect('loyalty' in face).toBe(/\bPlaneswalker\b/.test(String(face.type_line)));
    }
  });

  it('has what the rules about mana and damage are asked about most', () => {
    const asked = ['Forest', 'Wastes', 'Reflecting Pool', 'Exotic Orchard', 'Mana Reflection', 'Blood Moon', 'Elderscale Wurm', 'Treasure'];
    expect(asked.filter((name) => !names.has(foldName(name)))).toEqual([]);
  });
});

describe('the sample decks', () => {
  const folder = new URL('../../data/decks/', import.meta.url);
  const sizes = { 'jeskai-control.txt': [60, 15], 'kinnan-commander.txt': [100, 0], 'gruul-limited.txt': [40, 3] } as const;

  it.each(Object.entries(sizes))('%s is complete: %j cards', (file, expected) => {
    const counts = [0, 0];
    let part = 0;
    const unknown: string[] = [];
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line === 'Sideboard') part = 1;
      const [, count, name = ''] = /^(\d+) (.+)$/.exec(line) ?? [];
      if (count === undefined) continue;
      counts[part] = (counts[part] ?? 0) + Number(count);
      if (!names.has(foldName(name))) unknown.push(name);
    }
    expect(unknown).toEqual([]);
    expect(counts).toEqual(expected);
  });

  it('are all named above', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(sizes).sort());
  });
});
