import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../data/cards/index.ts';
import { shown } from '../support/invariants.ts';
import { deckCards, oneOf, randomGame, tryAction } from '../support/playGame.ts';
import { type Played, playAtRandom, replayed, unlisted } from '../support/playing.ts';
import { randomFrom } from '../support/random.ts';

/**
 * Games of two players that are played at random by what is listed as legal. PLAY_GAMES says how many (10,000 for the whole proof), PLAY_SEED the first seed,
 * PLAY_ACTIONS how many actions each has at the most. A failure names its seed: PLAY_SEED=… PLAY_GAMES=1 plays it again.
 */
const GAMES = Number(process.env.PLAY_GAMES ?? 12);
const FIRST = Number(process.env.PLAY_SEED ?? 1);
const ACTIONS = Number(process.env.PLAY_ACTIONS ?? 100);
/** A whole proof takes hours. */
const TIMEOUT = 120_000 + GAMES * 10_000;

const CARDS = deckCards(openCatalogue());

describe('games played at random', () => {
  it(
    `hold what always holds, through ${GAMES} games of ${ACTIONS} actions from seed ${FIRST}`,
    () => {
      const kinds = new Map<string, number>();
      const ends = new Map<string, number>();
      const notModelled = new Map<string, number>();
      const faults: string[] = [];
      for (let seed = FIRST; seed < FIRST + GAMES; seed += 1) {
        const random = randomFrom(seed);
        const from = randomGame(random, CARDS, seed);
        const game = playAtRandom(random, from, ACTIONS);
        tally(kinds, game.kinds);
        tally(notModelled, game.notModelled);
        ends.set(game.end, (ends.get(game.end) ?? 0) + 1);
        faults.push(
          ...[...game.faults, ...listingFaults(random, game), ...replayFaults(from, game)].map((fault) => `seed ${seed}: ${fault}`),
        );
        if (process.env.PLAY_GAMES !== undefined && faults.length > 0) break;
      }
      if (process.env.PLAY_GAMES !== undefined)
        console.log({ kinds, ends, notModelled: [...notModelled].sort((left, right) => right[1] - left[1]).slice(0, 40) });
      expect(faults).toEqual([]);
      // Games that are played, or nothing was looked at.
      expect([...kinds.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10 * GAMES);
    },
    TIMEOUT,
  );
});

function tally(into: Map<string, number>, more: ReadonlyMap<string, number>): void {
  for (const [key, count] of more) into.set(key, (into.get(key) ?? 0) + count);
}

/** The same actions give the same game. */
function replayFaults(from: Parameters<typeof replayed>[0], { actions, state, faults }: Played): readonly string[] {
  if (faults.length > 0) return [];
  const again = replayed(from, actions);
  return again !== null && shown(again) === shown(state) ? [] : ['the same actions do not give the same game'];
}

/** What is not listed is refused. */
function listingFaults(random: () => number, { state, faults }: Played): readonly string[] {
  if (faults.length > 0) return [];
  const candidates = unlisted(random, state);
  return Array.from({ length: 12 }, () => oneOf(random, candidates)).flatMap((action) => {
    if (action === undefined) return [];
    const tried = tryAction(random, state, action);
    return tried.kind === 'refused' ? [] : [`not listed and not refused: ${JSON.stringify(tried.action)}`];
  });
}
