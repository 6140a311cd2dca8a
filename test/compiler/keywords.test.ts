import { describe, expect, it } from 'vitest';
import { compileText } from '../../engine/index.ts';
import { nodes, printsBack, read } from './read.ts';

/** Lines of keywords, and the keywords that they say. */
const LINES: readonly (readonly [text: string, keywords: readonly object[]])[] = [
  ['Flying', [{ name: 'flying', cost: [], amount: null, filter: null, text: null }]],
  ['Flying, first strike, haste', [{ name: 'flying' }, { name: 'first strike' }, { name: 'haste' }]],
  ['Defender; reach', [{ name: 'defender' }, { name: 'reach' }]],
  ['Equip {2}', [{ name: 'equip', cost: [{ kind: 'mana', cost: ['2'] }] }]],
  ['Equip legendary creature {1}', [{ name: 'equip', filter: { words: [{ type: 'legendary' }, { type: 'creature' }] } }]],
  ['Equip—Discard a card.', [{ name: 'equip', cost: [{ kind: 'discard' }] }]],
  ['Enchant creature you control', [{ name: 'enchant', filter: { suffixes: [{ kind: 'controlledBy' }] } }]],
  ['Enchant player', [{ name: 'enchant', text: 'player' }]],
  ['Swampwalk', [{ name: 'landwalk', filter: { words: [{ kind: 'subtype', type: 'Swamp' }] } }]],
  ['Nonbasic landwalk', [{ name: 'landwalk', filter: { words: [{ kind: 'supertype', type: 'basic', not: true }, {}] } }]],
  ['Basic landcycling {1}{G}', [{ name: 'typecycling', filter: { words: [{ type: 'basic' }, { type: 'land' }] } }]],
  ['Islandcycling {2}', [{ name: 'typecycling', filter: { words: [{ type: 'Island' }] } }]],
  ['Affinity for artifacts', [{ name: 'affinity', filter: { words: [{ type: 'artifact' }] } }]],
  ['Protection from red', [{ name: 'protection', filter: { words: [{ kind: 'color', color: 'R' }] } }]],
  ['Protection from red and from Dragons', [{ name: 'protection', filter: { kind: 'either', join: 'and' } }]],
  ['Protection from everything', [{ name: 'protection', text: 'everything' }]],
  ['Hexproof from monocolored', [{ name: 'hexproof', filter: { words: [{ which: 'monocolored' }] } }]],
  ['Toxic 1', [{ name: 'toxic', amount: { kind: 'number', value: 1 } }]],
  ['Ward—Pay 2 life.', [{ name: 'ward', cost: [{ kind: 'payLife' }] }]],
  ['Vigilance, ward {2}', [{ name: 'vigilance' }, { name: 'ward', cost: [{ cost: ['2'] }] }]],
  ['Kicker {1}{R} and/or {G}', [{ name: 'kicker', cost: [{ cost: ['1', 'R'] }, { cost: ['G'] }] }]],
  ['Suspend 3—{R}', [{ name: 'suspend', amount: { value: 3 }, cost: [{ cost: ['R'] }] }]],
  ['Escape—{3}{B}, Exile four other cards from your graveyard.', [{ name: 'escape', cost: [{ kind: 'mana' }, { kind: 'exile' }] }]],
  ['Cumulative upkeep {U} or {W}', [{ name: 'cumulative upkeep', cost: [{ kind: 'either' }] }]],
  ['Splice onto Arcane {1}{R}', [{ name: 'splice', filter: { words: [{ type: 'Arcane' }] } }]],
  ['Craft with artifact {4}', [{ name: 'craft', cost: [{ kind: 'mana' }, { kind: 'exile' }] }]],
  ['Partner with Rowan of the Pines', [{ name: 'partner with', text: 'Rowan of the Pines' }]],
  ['Prototype {2}{R} — 2/2', [{ name: 'prototype', text: '2/2' }]],
  ['Champion a Goblin', [{ name: 'champion', filter: { words: [{ type: 'Goblin' }] } }]],
];

describe('CR 702: keyword abilities with their parameters', () => {
  for (const [text, keywords] of LINES)
    it(text, () => {
      const { ability, unread } = read(text);
      expect(unread).toEqual([]);
      expect(ability).toMatchObject({ kind: 'keywords', keywords });
      expect(printsBack(text.replaceAll(';', ','))).toBe(true);
    });

  it('CR 602.5: a sentence after an equip cost limits the activation', () => {
    const abilities = compileText({ name: 'Testing Blade', typeLine: 'Artifact', oracleText: 'Equip {3}. Activate only once each turn.' });
    expect(abilities.map(({ ability }) => ability.kind)).toEqual(['keywords', 'static']);
    expect(abilities.flatMap(({ ability }) => nodes(ability, 'limits'))).toMatchObject([{ restriction: { kind: 'only' } }]);
  });

  for (const text of ['Flying and', 'Equip', 'Protection from', 'Toxic {1}', 'Kicker', 'Grandstanding 3'])
    it(`stays unread: ${text}`, () => expect(read(text).unread.length).toBeGreaterThan(0));
});
