import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName, nameClaims } from '../../data/cards/names.ts';
import { buildNearest, editDistance } from '../../data/cards/nearest.ts';

describe('names as people type them', () => {
  it.each([
    ['LIGHTNING BOLT', 'Lightning Bolt'],
    ['  lightning   bolt ', 'Lightning Bolt'],
    ['Aether Vial', 'Æther Vial'],
    ['AEther Vial', 'Æther Vial'],
    ['Lim-Dul\u2019s Vault', "Lim-Dûl's Vault"],
    ['Lim Dul\u2019s Vault', "Lim-Dûl's Vault"],
    ['Lim\u2013Dûl\u02bcs Vault', "Lim-Dûl's Vault"],
    ['Jotun Grunt', 'Jötun Grunt'],
    ['Se\u0301ance', 'Séance'],
    ['Fire/Ice', 'Fire // Ice'],
    ['Fire//Ice', 'Fire // Ice'],
    ['fire  //  ice', 'Fire // Ice'],
    ['Jace the Mind Sculptor', 'Jace, the Mind Sculptor'],
    ['"Name Sticker" Goblin', '\u201cName Sticker\u201d Goblin'],
    ['Minsc and Boo, Timeless Heroes', 'Minsc & Boo, Timeless Heroes'],
    ['Urza\u2018s Saga', "Urza's Saga"],
  ])('%s is %s', (typed, printed) => {
    expect(foldName(typed)).toBe(foldName(printed));
  });

  it.each([
    ['Fire Ice', 'Fire // Ice'],
    ['+2 Mace', '2 Mace'],
    ['Mountain', 'Mountains'],
  ])('%s is not %s', (one, other) => {
    expect(foldName(one)).not.toBe(foldName(other));
  });

  it('keeps a name that is punctuation alone', () => {
    expect(foldName(' _____ ')).toBe('_____');
  });

  it('is idempotent, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => foldName(foldName(text)) === foldName(text)));
  });

  it('claims a full name before a face, a card before a token', () => {
    expect(nameClaims({ name: 'Fire // Ice', faceNames: ['Fire', 'Ice'], token: false })).toEqual([
      { key: 'fire / ice', rank: 0 },
      { key: 'fire', rank: 1 },
      { key: 'ice', rank: 1 },
    ]);
    expect(nameClaims({ name: 'Treasure', faceNames: [], token: true })).toEqual([
      { key: 'treasure', rank: 2 },
      { key: 'treasure token', rank: 3 },
    ]);
  });
});

describe('the nearest names', () => {
  const names = [
    'Reflecting Pool',
    'Deflecting Palm',
    'Lightning Bolt',
    'Ball Lightning',
    'Llanowar Elves',
    'Forest',
    'Snow-Covered Forest',
  ];
  const nearest = buildNearest(names.map((name) => ({ key: foldName(name), name })));

  it.each([
    ['Relfecting Pool', 'Reflecting Pool'],
    ['lightnig bolt', 'Lightning Bolt'],
    ['Llanowar Elfs', 'Llanowar Elves'],
    ['Bolt Lightning', 'Lightning Bolt'],
    ['Forrest', 'Forest'],
    ['snow covered forrest', 'Snow-Covered Forest'],
  ])('%s: %s', (typed, meant) => {
    expect(nearest(typed, 3)[0]).toBe(meant);
  });

  it('gives at most as many as asked for, each once', () => {
    const twice = buildNearest([
      { key: 'fire', name: 'Fire // Ice' },
      { key: 'fire / ice', name: 'Fire // Ice' },
    ]);
    expect(twice('fir', 3)).toEqual(['Fire // Ice']);
    expect(nearest('l', 2)).toHaveLength(2);
    expect(nearest('Forest', 0)).toEqual([]);
  });

  it('answers a question of a megabyte at once', () => {
    const began = performance.now();
    nearest('forest '.repeat(150_000), 3);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it.each([
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
  ])('counts edits from %j to %j: %i', (from, to, edits) => {
    expect(editDistance(from, to)).toBe(edits);
    expect(editDistance(to, from)).toBe(edits);
  });
});
