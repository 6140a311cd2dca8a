import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEEDS_CONSULTED, DEEDS_PASSED_OVER } from '../engine/actions/consulted/deeds.ts';
import {
  PERMISSIONS_CONSULTED,
  PERMISSIONS_PASSED_OVER,
  RULES_CONSULTED,
  RULES_PASSED_OVER,
  STATICS_CONSULTED,
} from '../engine/actions/consulted/statics.ts';
import { walk } from '../engine/characteristics/walk.ts';
import { compileCard, type GameState } from '../engine/index.ts';
import { done, refusal } from './support/acting.ts';
import { byName, card } from './support/boards.ts';
import { facesOf, hasShared, whySkipped } from './support/corpus.ts';
import { table } from './support/table.ts';

/** Nothing that is read is silently passed over: each kind and wording of static text has a place that looks at it, or is refused where it could bear. */

/** Whether a source has a string or a pattern in which such words, or a beginning of them, stand. */
function speaksOf(source: string, words: string): boolean {
  const strings = [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\\n]|\\.)*)`/g)].map(
    ([, double, single, back]) => double ?? single ?? back ?? '',
  );
  if (strings.some((one) => one === words || (one.length >= 8 && words.includes(one)))) return true;
  const templates = strings
    .filter((one) => one.includes('${'))
    .map((one) => new RegExp(one.replace(/[.*+?^()|[\]\\]/g, '\\$&').replace(/\$\{[^}]*\}/g, '.*')));
  const patterns = [...source.matchAll(/\/((?:[^/\\\n]|\\.)+)\/[a-z]*/g)].flatMap(([, pattern = '']) => {
    try {
      return [new RegExp(pattern)];
    } catch {
      return [];
    }
  });
  return [...templates, ...patterns].some((pattern) => pattern.source.length >= 8 && pattern.test(words));
}
const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
};

describe('CR 101.2: every wording has a place that looks at it', () => {
  it.each(Object.entries<readonly string[]>({ ...DEEDS_CONSULTED }))('deeds in %s', (file, all) => {
    expect(all.filter((words) => !speaksOf(sourceOf(file), words))).toEqual([]);
  });

  it.each(Object.entries<readonly string[]>({ ...PERMISSIONS_CONSULTED }))('permissions in %s', (file, all) => {
    const loosely = (words: string): boolean => speaksOf(sourceOf(file), words) || /^cast .* as though it had flash$/.test(words);
    expect(all.filter((words) => !loosely(words))).toEqual([]);
  });

  it.each(Object.entries(STATICS_CONSULTED).filter(([kind]) => kind !== 'unsupported'))(
    'static effects of the kind %s in %s',
    (kind, file) => {
      expect(sourceOf(file)).toContain(`'${kind}'`);
    },
  );

  it.each(Object.entries(RULES_CONSULTED))('rules about %s in %s', (about, file) => {
    expect(sourceOf(file)).toMatch(new RegExp(`'${about}'|no more than .* can ${about === 'attackers' ? 'attack' : 'block'}`));
  });
});

describe('the cards of the corpus', () => {
  const known = {
    deed: new Set<string>([...Object.values(DEEDS_CONSULTED).flat(), ...Object.keys(DEEDS_PASSED_OVER)]),
    permission: new Set<string>([...Object.values(PERMISSIONS_CONSULTED).flat(), ...Object.keys(PERMISSIONS_PASSED_OVER)]),
    rule: new Set<string>([...Object.keys(RULES_CONSULTED), ...Object.keys(RULES_PASSED_OVER)]),
  };

  it.skipIf(!hasShared)(
    `have no static text that is in neither table${whySkipped}`,
    () => {
      const unknown = new Set<string>();
      let seen = 0;
      const texts = new Set<string>();
      for (const file of ['corpus/cards.jsonl', 'corpus/cards-old-wording.jsonl'])
        for (const { name, type_line = '', oracle_text = '' } of facesOf(file)) {
          if (
            !/can't|doesn't|don't|may|if able|goaded|\bskip|as though|maximum|revealed|no more than/i.test(oracle_text) ||
            texts.has(oracle_text)
          )
            continue;
          texts.add(oracle_text);
          const { faces } = compileCard({ name, typeLine: type_line, oracleText: oracle_text });
          walk(
            faces.map(({ abilities }) => abilities),
            (node) => {
              const words = node.kind === 'rule' && 'about' in node ? node.about : 'what' in node ? node.what : null;
              if (node.kind !== 'deed' && node.kind !== 'permission' && node.kind !== 'rule') return undefined;
              seen += 1;
              if (typeof words === 'string' && !known[node.kind].has(words)) unknown.add(`${name}: ${words}`);
              return undefined;
            },
          );
        }
      expect([...unknown]).toEqual([]);
      expect(seen).toBeGreaterThan(2000);
    },
    300_000,
  );
});

describe('what is looked at nowhere', () => {
  const CARDS = [
    card('Land', 'Basic Land — Forest'),
    card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
    card('Toll', 'Enchantment', 'If an opponent would cast a spell, that player loses 1 life instead.'),
    card('Song', 'Sorcery', 'You gain 1 life.', { manaCost: '{0}' }),
  ];
  const on = (a: readonly string[], b: readonly string[], more: { hand?: readonly string[] } = {}): GameState =>
    table(CARDS, {
      a: {
        battlefield: byName(a),
        hand: byName(more.hand ?? []),
        library: [{ card: 'Land', count: 5 }],
      },
      b: { battlefield: b.map((name) => ({ id: `b-${name}`, card: name })), library: [{ card: 'Land', count: 5 }] },
    });

  it('CR 101.2: is refused with its words where it could bear on what would happen, and lets the rest be', () => {
    const cast = { kind: 'cast', card: 'Song' } as const;
    expect(refusal(on([], ['Toll'], { hand: ['Song'] }), cast).notModelled).toContain('would cast a spell');
    expect(done(on(['Toll'], [], { hand: ['Song'] }), cast).events.map(({ kind }) => kind)).toContain('SpellCast');
    expect(done(on([], ['Toll']), { kind: 'gainLife', player: 'a', amount: 1 }).events.length).toBe(1);
  });
});
