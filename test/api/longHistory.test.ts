import { expect, test } from 'vitest';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import { askApi, faultsOf, played } from '../support/exporting.ts';
import { allPages, gained, SMALL_BOARD, UNDO } from '../support/keptGames.ts';
import { randomFrom } from '../support/random.ts';

/** LONG_HISTORY says how many changes the game has: more than are read from a store at once. */
const CHANGES = Number(process.env.LONG_HISTORY ?? 420);

test(`a game of ${CHANGES} changes is told, undone, forked and exported whole`, { timeout: 60_000 + CHANGES * 1_000 }, async () => {
  const random = randomFrom(5);
  const id = await played(SMALL_BOARD, []);
  const act = (amount: number) =>
    askApi('mutation($id: ID!, $actions: [Action!]!) { act(game: $id, actions: $actions) { __typename } }', {
      id,
      actions: [gained(amount)],
    });
  // What was gained, change by change, what was undone left out; and what the life total was at each version.
  const gains: number[] = [];
  const lives = [0, 20];
  const total = () => 20 + gains.reduce((sum, one) => sum + one, 0);
  for (let change = 0; change < CHANGES; change += 1) {
    const steps = 1 + Math.floor(random() * 3);
    if (gains.length > 10 && random() < 0.1) {
      expect(at(await askApi(UNDO, { game: id, steps }), 'undo', '__typename')).toBe('Acted');
      gains.length -= steps;
    } else {
      gains.push(1 + change);
      await act(1 + change);
    }
    lives.push(total());
  }

  const told = await allPages('nodes', async (after) => {
    const query = `query($id: ID!, $after: String) { game(id: $id) { history(first: 100, after: $after) {
      nodes { __typename version explanation { summary } } pageInfo { hasNextPage endCursor } } } }`;
    return at(await askApi(query, { id, after }), 'game', 'history');
  });
  expect(told.map(({ version }) => version)).toEqual(lives.slice(1).map((_, index) => index + 1));

  const life = async (version: number) =>
    at(
      await askApi('query($id: ID!, $version: Int) { game(id: $id, version: $version) { player(id: "a") { life } } }', { id, version }),
      'game',
      'player',
      'life',
    );
  for (const version of [1, 2, 199, 200, 201, CHANGES].filter((one) => one <= CHANGES))
    expect([version, await life(version)]).toEqual([version, lives[version]]);

  const { game } = await askApi(
    'query($id: ID!) { game(id: $id) { scenario(ask: [{ life: { player: "a" } }, { events: { includes: "LifeGained" } }]) } }',
    { id },
  );
  const document = JSON.parse(JSON.stringify(at(game, 'scenario')));
  expect(document.steps).toEqual([
    ...gains.map((amount) => ({ do: 'gainLife', player: 'a', amount })),
    { expect: 'life', player: 'a', is: total() },
    { expect: 'events', includes: 'LifeGained', times: 1 },
  ]);
  expect(await faultsOf(document)).toEqual([]);

  const forked = await askApi('mutation($id: ID!) { fork(game: $id) { id scenario } }', { id });
  expect(objectsAt(at(forked, 'fork', 'scenario'), 'steps').filter((step) => step.do !== undefined)).toHaveLength(gains.length);

  for (let left = gains.length; left > 0; ) {
    const steps = Math.min(100, left);
    expect(at(await askApi(UNDO, { game: id, steps }), 'undo', '__typename')).toBe('Acted');
    left -= steps;
    gains.length = left;
    expect(await life(lives.push(total()) - 1)).toBe(total());
  }
  expect(at(await askApi(UNDO, { game: id, steps: 1 }), 'undo', '__typename')).toBe('Illegal');
});
