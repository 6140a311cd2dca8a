import { describe, expect, it } from 'vitest';
import { type CompiledCard, compileCard, type GameState } from '../../engine/index.ts';
import { begun, definitionOf } from '../support/boards.ts';
import { hasShared, type RawCard, rowsOf, whySkipped } from '../support/corpus.ts';
import { type Random, someOf } from '../support/playGame.ts';
import { playAtRandom } from '../support/playing.ts';
import { randomFrom } from '../support/random.ts';

/**
 * Random boards of the corpus, and five actions on each that the engine offers; on every other board what is not modelled is left out. CORPUS_BOARDS says how many, CORPUS_SEED the first seed; a failure names its
 * seed.
 */
const BOARDS = Number(process.env.CORPUS_BOARDS ?? 40);
const FIRST = Number(process.env.CORPUS_SEED ?? 1);
const PERMANENTS = 30;
const ACTIONS = 5;

const PERMANENT = /\b(Artifact|Battle|Creature|Enchantment|Land|Planeswalker)\b/;

function boardOf(random: Random, rows: readonly RawCard[], seed: number): GameState {
  const cards: readonly CompiledCard[] = someOf(random, rows, PERMANENTS).map((raw) => compileCard(definitionOf(raw)));
  const named = cards.map(({ definition }) => ({ card: definition.name }));
  const player = (id: string, from: number, to: number) => ({
    id,
    battlefield: named.slice(from, to),
    hand: named.slice(from, from + 4),
    library: named.slice(to - 8, to),
  });
  return begun({ players: [player('a', 0, PERMANENTS / 2), player('b', PERMANENTS / 2, PERMANENTS)], seed }, cards);
}

describe('boards of the corpus', () => {
  it.skipIf(!hasShared)(
    `hold what always holds through ${ACTIONS} actions, on ${BOARDS} boards from seed ${FIRST}; what is not modelled is refused by name${whySkipped}`,
    { timeout: 120_000 + BOARDS * 5_000 },
    () => {
      const rows = rowsOf<RawCard>('corpus/cards.jsonl').filter((raw) =>
        PERMANENT.test(raw.card_faces?.[0]?.type_line ?? raw.type_line ?? ''),
      );
      const faults: string[] = [];
      const ends = new Map<string, number>();
      let actions = 0;
      for (let seed = FIRST; seed < FIRST + BOARDS; seed += 1) {
        const random = randomFrom(seed);
        const game = playAtRandom(random, boardOf(random, rows, seed), ACTIONS, seed % 2 === 0 ? { allowUnsupported: true } : {});
        faults.push(...game.faults.map((fault) => `seed ${seed}: ${fault}`));
        ends.set(game.end, (ends.get(game.end) ?? 0) + 1);
        actions += game.actions.length;
      }
      if (process.env.CORPUS_BOARDS !== undefined) console.log({ actions, ends });
      expect(faults).toEqual([]);
      // Boards on which something is done, or nothing was looked at.
      expect(actions).toBeGreaterThan(BOARDS);
    },
  );
});
