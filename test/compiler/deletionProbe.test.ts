import { describe, expect, it } from 'vitest';
import { normalize } from '../../engine/compiler/normalize.ts';
import { readParagraph } from '../../engine/compiler/paragraph.ts';
import { paragraphs } from '../../engine/compiler/paragraphs.ts';
import { deepEqual } from '../../engine/compiler/syntax.ts';
import { unreadSpans } from '../../engine/index.ts';
import { facesOf, hasShared, whySkipped } from '../support/corpus.ts';

/**
 * Words that may be dropped from a read ability without changing what is read, each with the reason. Everything else that is read is meant.
 * Key: the word in lower case; value: why it carries nothing of its own.
 */
const IGNORED: ReadonlyMap<string, string> = new Map([
  ['.', 'the last full stop: an unfinished sentence reads the same'],
  [',', 'commas between keywords and clauses do not change what they join'],
  ['"', 'a quotation that the end of the text closes'],
  ['additional', 'an additional card that is drawn is a card that is drawn'],
  ['back', '"put back on top" says where it came from, not where it goes'],
  ['card', '"all other card types": an object has no other types that it could lose (205.1a)'],
  ['the', '"all the cards in your hand" are all cards in your hand'],
  ['each', '"they each lose 1 life": several players do it each in any case'],
  ['then', 'instructions are followed in order in any case (608.2c)'],
  ['total', '"the total number of" is the number of them all, as "the number of" is'],
  ['you', '"and you gain 2 life": the controller gains it in any case'],
]);

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
        for (const [index, dropped] of tokens.entries()) {
          const word = dropped.text.toLowerCase();
          if (IGNORED.has(word)) continue;
          const without = readParagraph(
            tokens.filter((_, i) => i !== index),
            home,
          );
          if (deepEqual(without, ability)) ignored.set(word, `${face.name}: ${ability.span.text}`);
        }
      }
    }
    expect(Object.fromEntries([...ignored].slice(0, 30))).toEqual({});
  });
});
