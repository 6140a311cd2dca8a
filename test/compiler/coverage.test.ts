import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cardsIn, tagsIn } from '../../cli/coverage/files.ts';
import { type Share, tally } from '../../cli/coverage/tally.ts';
import { hasShared, shared, whySkipped } from '../support/corpus.ts';

/**
 * How much of the corpus is read, pinned exactly so that a change of the grammar shows what it does to the whole. When a count rises, raise
 * the pin; when one falls, the change took something away.
 */
const PINS = {
  cards: {
    whole: 18_847,
    clean: { all: 20_849, good: 20_616 },
    cleanManaCards: { all: 1_439, good: 1_417 },
    manaAbilities: { all: 1_760, good: 1_737 },
  },
  manawatch: { clean: { all: 2_171, good: 2_102 } },
};

describe('the files of cards that are counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));
  const names = (path: string): readonly string[] => cardsIn([path]).map(({ name }) => name);

  it.each([
    ['a list', '[{"name":"Ox","oracle_text":""},\n{"name":"Elk"}]'],
    ['lines', '{"name":"Ox","oracle_text":""}\n\n{"name":"Elk"}\n'],
  ])('%s', (_, text) => {
    expect(names(file('cards.json', text))).toEqual(['Ox', 'Elk']);
  });

  it('says which file or line is none', () => {
    expect(() => names(file('broken.jsonl', '{"name":"Ox"}\n{'))).toThrow(/broken\.jsonl, line 2 is no JSON/);
    expect(() => names(join(folder, 'missing.json'))).toThrow(/missing\.json can't be read/);
  });
});

const ratio = ({ all, good }: Share): number => good / all;

describe.skipIf(!hasShared)(`how much of the corpus is read${whySkipped}`, { timeout: 600_000 }, () => {
  const cards = hasShared ? cardsIn([join(shared, 'corpus/cards.jsonl')]) : [];

  it('all cards: whole ones, and those without unread text that could bear on mana', () => {
    const counted = tally(cards);
    const { clean, cleanManaCards, manaAbilities } = counted;
    expect({ whole: counted.support.full, clean, cleanManaCards, manaAbilities }).toEqual(PINS.cards);
    expect(ratio(counted.manaAbilities)).toBeGreaterThanOrEqual(0.97);
    expect(ratio(counted.cleanManaCards)).toBeGreaterThanOrEqual(0.96);
  });

  it('cards whose text says more about mana', () => {
    const tags = tagsIn([join(shared, 'corpus/manawatch.jsonl')]);
    const counted = tally(cards.filter(({ name }) => tags.has(name)));
    expect(counted.clean).toEqual(PINS.manawatch.clean);
    expect(ratio(counted.clean)).toBeGreaterThanOrEqual(0.96);
  });
});
