import { describe, expect, it } from 'vitest';
import { normalize } from '../../engine/compiler/normalize.ts';
import { readParagraph } from '../../engine/compiler/paragraph.ts';
import { paragraphs } from '../../engine/compiler/paragraphs.ts';
import { deepEqual } from '../../engine/compiler/syntax.ts';
import { unreadSpans } from '../../engine/index.ts';
import { facesOf, hasShared, whySkipped } from '../support/corpus.ts';

/**
 * Words that may be dropped from a read ability without changing what is read: the word in lower case, the words round it (two before, two
 * behind) where that is so, and why it carries nothing of its own there. Everything else that is read is meant.
 */
const IGNORED: readonly (readonly [word: string, where: RegExp, why: string])[] = [
  ['.', /./, 'the last full stop: an unfinished sentence reads the same'],
  [',', /./, 'commas between keywords and clauses do not change what they join'],
  ['"', /./, 'a quotation that the end of the text closes'],
  ['additional', /additional (cards?|[+-]\d)/, 'an additional card or counter is a card or counter'],
  ['additional', /plus an? additional/, '"those tokens plus an additional Food token": plus says it'],
  ['back', /back (on|onto|in)/, '"put back on top" says where it came from, not where it goes'],
  ['card', /other card types/, '"all other card types": an object has no other types that it could lose (205.1a)'],
  ['the', /all the|the (attacking|defending) player/, '"all the cards" are all cards, and there is one defending player'],
  ['also', /also (gains?|gets?|has|have)/, '"also gains" gains'],
  [
    'each',
    /(they|players?|opponents?|creatures?|those \w+) each|control each|each (become|lose|gain|mill|draw|discard|deal|get)/,
    '"they each lose 1 life": several do it each in any case',
  ],
  ['then', /then/, 'instructions are followed in order in any case (608.2c)'],
  ['you', /you/, "an instruction that names nobody is the controller's: 'you skip your next turn', 'unless you pay {2}'"],
  ['a', /a (equal|lesser|odd|even)/, '"with a lesser mana value" and "with lesser mana value" are the same; so it is with odd ones'],
  ['all', /all \w+ costs/, '"all morph costs" are morph costs'],
  ['base', /base toughness/, '"base power and base toughness" says twice what it means of both'],
  ['both', /both (own|gain)/, '"you both own and control" is "you own and control"; "both gain" of two subjects is that they gain'],
  ['that', /(color|type|damage) that|spells that you/, '"any color that a land could produce" is "any color a land could produce"'],
  ['total', /total number/, 'a number over several zones is their total'],
  ['their', /in their (hand|library)/, "cards in hand and in a library are somebody's: those of the player spoken of"],
  ['your', /in your (hand|library)/, 'the same, of yours'],
];
const isIgnored = (words: readonly string[], index: number): boolean => {
  const window = words.slice(Math.max(0, index - 2), index + 3).join(' ');
  return IGNORED.some(([word, where]) => word === words[index] && where.test(window));
};

/** One read ability in so many is probed; all of them where PROBE=all. */
const SAMPLE = process.env.PROBE === 'all' ? 1 : 12;

describe('deletion probe: no word of a read ability is ignored', () => {
  it.skipIf(!hasShared)(`over the corpus, each word dropped in turn${whySkipped}`, { timeout: 600_000 }, () => {
    const ignored = new Map<string, string>();
    const seen = new Set<string>();
    let count = 0;
    for (const face of facesOf('corpus/cards.jsonl')) {
      const home = /\b(Instant|Sorcery)\b/.test(face.type_line ?? '') ? 'spell' : 'permanent';
      for (const tokens of paragraphs(normalize(face.oracle_text ?? '', face.name, /\bLegendary\b/.test(face.type_line ?? '')))) {
        const key = tokens.map(({ text }) => (/^\d+$/.test(text) ? 'N' : /^\{[WUBRG]\}$/.test(text) ? 'M' : text)).join(' ');
        if (seen.has(key)) continue;
        seen.add(key);
        count += 1;
        if (count % SAMPLE !== 0) continue;
        const ability = readParagraph(tokens, home);
        if (unreadSpans(ability).length > 0) continue;
        const words = tokens.map(({ text }) => text.toLowerCase());
        for (const [index, dropped] of tokens.entries()) {
          const word = dropped.text.toLowerCase();
          if (isIgnored(words, index)) continue;
          const without = readParagraph(
            tokens.filter((_, i) => i !== index),
            home,
          );
          if (deepEqual(without, ability))
            ignored.set(
              `${words.slice(Math.max(0, index - 2), index).join(' ')} [${word}] ${words.slice(index + 1, index + 3).join(' ')}`,
              `${face.name}: ${ability.span.text}`,
            );
        }
      }
    }
    expect(Object.fromEntries([...ignored].slice(0, 60))).toEqual({});
  });
});
