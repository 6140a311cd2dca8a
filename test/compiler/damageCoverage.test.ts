import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardsIn, tagsIn } from '../../cli/coverage/files.ts';
import { hasShared, shared, whySkipped } from '../support/corpus.ts';
import { type TaggedSentence, taggedSentences } from '../support/taggedSentences.ts';

/**
 * Of the cards whose text is about damage, life and combat: the sentences that say so, and how many of them are read; pinned exactly, as in
 * `coverage.test.ts`. `byWords`: read as fixed words of a closed list, which say no more than that. What is not read is counted by kind.
 */
const PINS = {
  'cards.jsonl': {
    /** Each sentence once for each tag that it carries. */
    tagged: {
      all: 4508,
      read: 4392,
      byWords: 4,
    },
    /** Each sentence once. */
    sentences: {
      all: 3511,
      read: 3431,
    },
    /** The same without those that only name a keyword ability. */
    beyondKeywords: {
      all: 671,
      read: 645,
    },
    unread: {
      prevention: 9,
      prevention_strict: 9,
      kw_deathtouch: 11,
      kw_first_or_double_strike: 17,
      kw_lifelink: 14,
      kw_trample: 22,
      if_source_would_deal: 8,
      kw_protection: 8,
      no_combat_damage_rule: 3,
      damage_to_counters: 1,
      redirection: 2,
      doubling_or_plus: 5,
      kw_poisonous: 1,
      excess_damage: 2,
      life_total_set: 2,
      poison: 2,
    },
  },
  'cards-old-wording.jsonl': {
    tagged: {
      all: 2553,
      read: 2507,
      byWords: 4,
    },
    sentences: {
      all: 1828,
      read: 1797,
    },
    beyondKeywords: {
      all: 482,
      read: 467,
    },
    unread: {
      kw_trample: 8,
      prevention: 7,
      prevention_strict: 7,
      kw_protection: 5,
      kw_deathtouch: 2,
      no_combat_damage_rule: 3,
      kw_first_or_double_strike: 3,
      if_source_would_deal: 7,
      life_total_set: 1,
      poison: 1,
      kw_lifelink: 1,
      doubling_or_plus: 1,
    },
  },
};

const count = (all: readonly TaggedSentence[]): { all: number; read: number } => ({
  all: all.length,
  read: all.filter(({ read }) => read).length,
});

const once = (all: readonly TaggedSentence[]): readonly TaggedSentence[] => [
  ...new Map(all.map((one) => [`${one.card}: ${one.text}`, one])).values(),
];

describe.skipIf(!hasShared)(`how much of what is said of damage, life and combat is read${whySkipped}`, { timeout: 600_000 }, () => {
  it.each(['cards.jsonl', 'cards-old-wording.jsonl'] as const)('%s', (file) => {
    const tags = tagsIn([join(shared, 'corpus/damagewatch.jsonl')]);
    const all = cardsIn([join(shared, 'corpus', file)]).flatMap((card) => taggedSentences(card, tags.get(card.name) ?? []));
    const unread: Record<string, number> = {};
    for (const { tag, read } of all) if (!read) unread[tag] = (unread[tag] ?? 0) + 1;
    const counted = {
      tagged: { ...count(all), byWords: all.filter(({ byWords }) => byWords).length },
      sentences: count(once(all)),
      beyondKeywords: count(once(all.filter(({ tag }) => !tag.startsWith('kw_')))),
      unread,
    };
    expect(counted).toEqual(PINS[file]);
    for (const { all: said, read } of [counted.tagged, counted.sentences, counted.beyondKeywords])
      expect(read / said).toBeGreaterThanOrEqual(0.92);
  });
});
