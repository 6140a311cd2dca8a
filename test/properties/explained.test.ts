import { expect, test } from 'vitest';
import { openCatalogue } from '../../data/cards/index.ts';
import { perform } from '../../engine/index.ts';
import { deckCards, randomGame } from '../support/playGame.ts';
import { playAtRandom } from '../support/playing.ts';
import { randomFrom } from '../support/random.ts';
import { faultOfTelling } from '../support/telling.ts';

/** EXPLAINED_GAMES says how many games of up to 60 actions are looked at. */
const GAMES = Number(process.env.EXPLAINED_GAMES ?? 6);
const CARDS = deckCards(openCatalogue());

test(`everything that happens is told in a sentence with its rules, objects by their names: ${GAMES} games`, {
  timeout: 60_000 + 20_000 * GAMES,
}, () => {
  const faults = new Map<string, string>();
  const kinds = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const random = randomFrom(seed);
    const from = randomGame(random, CARDS, seed);
    let state = from;
    for (const action of playAtRandom(random, from, 60).actions) {
      const done = perform(state, action);
      if (!done.ok) throw new Error(done.error.message);
      for (const event of done.value.events) {
        kinds.add(event.kind);
        const fault = faultOfTelling(event, [state, done.value.state]);
        if (fault !== null && !faults.has(`${event.kind}: ${fault}`)) faults.set(`${event.kind}: ${fault}`, event.explanation.summary);
      }
      state = done.value.state;
    }
  }
  expect([...faults]).toEqual([]);
  expect(kinds.size).toBeGreaterThan(15);
});
