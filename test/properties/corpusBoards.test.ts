import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CompiledCard,
  characteristicsOf,
  compileCard,
  couldProduce,
  type GameState,
  permanentsOf,
  produces,
  warningsOf,
  whyType,
} from '../../engine/index.ts';
import { board, definitionOf } from '../support/boards.ts';
import { hasShared, type RawCard, rowsOf, whySkipped } from '../support/corpus.ts';

/** Every question about every permanent of a state; returns what was answered, to be compared. */
function askEverything(state: GameState): string {
  const answers = permanentsOf(state).map((id) => {
    const { types, because } = couldProduce(state, id);
    const { mana } = produces(state, id);
    const { abilities, ...characteristics } = characteristicsOf(state, id);
    return [id, types, because.length, whyType(state, id, 'C').produced, mana, characteristics, abilities.length];
  });
  return JSON.stringify([answers, warningsOf(state)], (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
}

const PERMANENT = /\b(Artifact|Battle|Creature|Enchantment|Land|Planeswalker)\b/;
const corpus = (): readonly CompiledCard[] =>
  rowsOf<RawCard>('corpus/cards.jsonl')
    .filter((raw) => PERMANENT.test(raw.card_faces?.[0]?.type_line ?? raw.type_line ?? ''))
    .map((raw) => compileCard(definitionOf(raw)));

describe('any board of the corpus is answered', () => {
  it.skipIf(!hasShared)(`each card alone, and 300 random boards of 30, without an exception${whySkipped}`, { timeout: 600_000 }, () => {
    const cards = corpus();
    for (const one of cards) {
      const state = board([one], { a: [{ id: 'it', card: one.definition.name }], b: [] });
      expect(() => askEverything(state), one.definition.name).not.toThrow();
    }
    const pick = fc.array(fc.nat(cards.length - 1), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(pick, (indices) => {
        const chosen = indices.flatMap((index) => cards[index] ?? []);
        const half = (from: number, to: number) =>
          chosen.slice(from, to).map((one, index) => ({ id: `p${from + index}`, card: one.definition.name }));
        const state = board(chosen, { a: half(0, 15), b: half(15, 30) });
        const first = askEverything(state);
        const again = askEverything(state);
        expect(again).toBe(first);
        expect(askEverything(board(chosen, { a: half(0, 15), b: half(15, 30) }))).toBe(first);
      }),
      { numRuns: 300, seed: 30 },
    );
  });
});
