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
      read: 4181,
      byWords: 21,
    },
    /** Each sentence once. */
    sentences: {
      all: 3511,
      read: 3281,
    },
    /** The same without those that only name a keyword ability. */
    beyondKeywords: {
      all: 671,
      read: 580,
    },
    unread: {
      cant_lose_game: 6,
      excess_damage: 12,
      kw_deathtouch: 26,
      prevention: 22,
      prevention_strict: 15,
      kw_lifelink: 40,
      damage_to_counters: 2,
      kw_first_or_double_strike: 52,
      life_total_set: 11,
      kw_trample: 47,
      if_source_would_deal: 23,
      doubling_or_plus: 14,
      redirection: 4,
      no_combat_damage_rule: 8,
      kw_protection: 25,
      cant_lose_life: 2,
      minus_or_less_damage: 1,
      kw_poisonous: 1,
      as_though_unblocked: 4,
      poison: 6,
      kw_absorb: 1,
      kw_toxic: 1,
      as_though_infect: 1,
      kw_infect: 1,
      life_total_cant_change: 1,
      cant_be_prevented: 1,
    },
  },
  'cards-old-wording.jsonl': {
    tagged: {
      all: 2553,
      read: 2414,
      byWords: 9,
    },
    sentences: {
      all: 1828,
      read: 1729,
    },
    beyondKeywords: {
      all: 482,
      read: 436,
    },
    unread: {
      cant_lose_game: 4,
      kw_first_or_double_strike: 19,
      kw_lifelink: 6,
      life_total_set: 7,
      kw_trample: 17,
      kw_deathtouch: 6,
      prevention: 16,
      prevention_strict: 11,
      if_source_would_deal: 17,
      redirection: 2,
      no_combat_damage_rule: 6,
      kw_protection: 16,
      minus_or_less_damage: 1,
      poison: 2,
      kw_absorb: 1,
      as_though_unblocked: 2,
      as_though_infect: 1,
      kw_infect: 1,
      doubling_or_plus: 2,
      life_total_cant_change: 1,
      cant_be_prevented: 1,
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
    for (const { all: said, read } of [counted.tagged, counted.sentences]) expect(read / said).toBeGreaterThanOrEqual(0.92);
  });
});
