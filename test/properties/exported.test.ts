import { describe, expect, test } from 'vitest';
import { openCatalogue } from '../../data/cards/index.ts';
import { permanentsOf } from '../../engine/index.ts';
import { begun } from '../support/boards.ts';
import { bytesOf, exported, faultsOf, played, questionsOf, stateAgain, stateOf } from '../support/exporting.ts';
import { deckCards, randomSetup, someOf } from '../support/playGame.ts';
import { playAtRandom } from '../support/playing.ts';
import { randomFrom } from '../support/random.ts';
import { randomBoardInput } from '../support/randomBoardInput.ts';

/** EXPORT_GAMES and EXPORT_BOARDS say how many, EXPORT_SEED the first seed; a failure names its seed. */
const GAMES = Number(process.env.EXPORT_GAMES ?? 8);
const BOARDS = Number(process.env.EXPORT_BOARDS ?? 60);
const FIRST = Number(process.env.EXPORT_SEED ?? 1);
const TIMEOUT = 120_000 + 10_000 * (GAMES + BOARDS);

const CARDS = deckCards(openCatalogue());

describe('what is exported as a scenario', () => {
  test(
    `is the same game and gives the same answers when it is read again: ${GAMES} games played at random`,
    async () => {
      const tally = { actions: 0, questions: 0 };
      for (let seed = FIRST; seed < FIRST + GAMES; seed += 1) {
        const random = randomFrom(seed);
        const setup = randomSetup(random, CARDS, seed);
        const game = playAtRandom(random, begun(setup, CARDS), 10 + Math.floor(random() * 50));
        const actions = game.actions.map(({ kind, ...fields }) => ({ [kind]: fields }));
        const id = await played({ ...setup }, actions, 5);
        const state = await stateOf(id);
        expect([seed, bytesOf(state)]).toEqual([seed, bytesOf(game.state)]);
        const { document, left } = await exported(id, questionsOf(state, someOf(random, permanentsOf(state), 4)));
        expect([seed, await faultsOf(document)]).toEqual([seed, []]);
        expect([seed, bytesOf(await stateAgain(document), state)]).toEqual([seed, bytesOf(state)]);
        tally.actions += actions.length;
        tally.questions += left;
      }
      expect(tally.actions).toBeGreaterThan(10 * GAMES);
      expect(tally.questions).toBeGreaterThan(30 * GAMES);
    },
    TIMEOUT,
  );

  test(
    `is the same board and gives the same answers when it is read again: ${BOARDS} boards made at random`,
    async () => {
      let made = 0;
      for (let seed = FIRST; seed < FIRST + BOARDS; seed += 1) {
        const random = randomFrom(seed);
        const id = await played(randomBoardInput(random, CARDS), []).catch(() => null);
        // Attached, attacking or copying what it can't.
        if (id === null) continue;
        made += 1;
        const state = await stateOf(id);
        const { document } = await exported(id, questionsOf(state, someOf(random, permanentsOf(state), 4)));
        expect([seed, await faultsOf(document)]).toEqual([seed, []]);
        expect([seed, bytesOf(await stateAgain(document), state)]).toEqual([seed, bytesOf(state)]);
      }
      expect(made).toBeGreaterThan(BOARDS / 4);
    },
    TIMEOUT,
  );
});
