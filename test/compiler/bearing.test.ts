import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardsIn, tagsIn } from '../../cli/coverage/files.ts';
import { bearsOnDamage } from '../../engine/compiler/bearing.ts';
import { hasShared, shared, whySkipped } from '../support/corpus.ts';
import { taggedSentences } from '../support/taggedSentences.ts';

/** Which text would be named, were it unread: by whether it could bear on damage, life, combat or the end of the game. */

describe('text that could bear on damage, life and combat', () => {
  it.each([
    'If a source would deal damage to you, it is weighed on scales.',
    'Each player whose hand is empty loses half their life.',
    "Players can't have their life totals exchanged.",
    'You have protection from the chosen name.',
    'Creatures you control have each of the chosen abilities.',
    'Dragons your team controls have double strike.',
    'Spirits gain shadow while they whisper.',
    'All creatures able to block it do so.',
    'Attacking creatures are counted twice.',
    'Its power is the number of stars on it.',
    'The chosen player gets a poison counter.',
    'Whoever whistles wins the game.',
    'Regenerate whatever is spoken of.',
    'Put a shield counter on each of them.',
  ])('is named: %s', (text) => {
    expect(bearsOnDamage(text)).toBe(true);
  });

  it.each([
    'Draw a card for each card that was spoken of.',
    'Search your library for a card that rhymes with it.',
    'Lands you control are all five of them.',
    'Add one mana of the color of the sky.',
    'Spells cost {1} more on Sundays.',
    'Create a Treasure token for each of your friends.',
    'That player discards whatever they like least.',
  ])('is not named: %s', (text) => {
    expect(bearsOnDamage(text)).toBe(false);
  });

  it.skipIf(!hasShared)(`every sentence of the corpus that carries a tag about damage is${whySkipped}`, { timeout: 300_000 }, () => {
    const tags = tagsIn([join(shared, 'corpus/damagewatch.jsonl')]);
    const passed: Record<string, number> = {};
    let named = 0;
    for (const file of ['cards.jsonl', 'cards-old-wording.jsonl'])
      for (const card of cardsIn([join(shared, 'corpus', file)]))
        for (const { tag, text } of taggedSentences(card, tags.get(card.name) ?? [])) {
          if (bearsOnDamage(text)) named += 1;
          else passed[tag] = (passed[tag] ?? 0) + 1;
        }
    // "Plus an additional Treasure token": what is more there is no damage.
    expect({ named, passed }).toEqual({ named: 7_054, passed: { doubling_or_plus: 7 } });
  });
});
