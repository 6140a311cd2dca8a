import { describe, expect, it } from 'vitest';
import { compileCard, producedMana } from '../../engine/index.ts';
import { card, definitionOf } from '../support/boards.ts';
import { hasShared, type RawCard, rowsOf, whySkipped } from '../support/corpus.ts';

describe("producedMana: every type that a card's own abilities can add", () => {
  it.each([
    ['a basic land type (305.6)', 'Land — Forest Island', '', 'UG'],
    ['costs aside', 'Artifact', '{3}, {T}, Sacrifice this artifact: Add {C}{C}.', 'C'],
    ['any color', 'Creature — Elf', '{T}: Add one mana of any color.', 'WUBRG'],
    ['any type that is looked at', 'Land', '{T}: Add one mana of any type that a land you control could produce.', 'WUBRGC'],
    ['what a condition waits for', 'Land', '{T}: Add {U}. If you control a God, add {B} instead.', 'UB'],
    [
      'what it makes others produce instead',
      'Enchantment',
      'If a land is tapped for mana, it produces {B} instead of any other type.',
      'B',
    ],
    ['not what it grants to others', 'Enchantment', 'Lands you control have "{T}: Add {G}."', ''],
    [
      "not what a token's ability adds",
      'Sorcery',
      'Create a 0/1 colorless Eldrazi Spawn creature token with "Sacrifice this token: Add {C}."',
      '',
    ],
    ['what it grants to itself', 'Creature — Elf', 'As long as this creature is renowned, it has "{T}: Add {R}."', 'R'],
    [
      'not what it grants to what it is attached to',
      'Enchantment — Aura',
      'Enchant land\nAs long as enchanted permanent is a land, it has "{T}: Add {R}."',
      '',
    ],
  ])('%s', (_, typeLine, text, expected) => {
    expect(producedMana(card('Test', typeLine, text)).join('')).toBe(expected);
  });

  it.skipIf(!hasShared)(`agrees with two other databases on at least 99% each${whySkipped}`, { timeout: 120_000 }, () => {
    const cards = new Map(rowsOf<RawCard>('corpus/cards.jsonl').map((raw) => [raw.name, raw]));
    const keys = rowsOf<{ name: string; source: string; own_types: string[]; context_dependent: boolean }>('corpus/produced.jsonl').filter(
      (key) => !key.context_dependent && cards.has(key.name),
    );
    const shares = Map.groupBy(keys, ({ source }) => source);
    for (const [source, rows] of shares) {
      const agree = rows.filter(({ name, own_types }) => {
        const raw = cards.get(name);
        const ours = raw ? producedMana(compileCard(definitionOf(raw))) : [];
        return [...ours].sort().join() === [...own_types].sort().join();
      });
      expect(agree.length / rows.length, `key ${source}`).toBeGreaterThanOrEqual(0.99);
    }
  });
});
