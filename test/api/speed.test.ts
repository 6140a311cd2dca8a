import { describe, expect, test } from 'vitest';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import { answer, onBoard, refusals } from './client.ts';

/** Speed (702.179) over the API: said of a board, told of a player, and as an event. */

const racer = {
  name: 'Own Racer',
  typeLine: 'Creature — Bear',
  oracleText: 'Start your engines!\nMax speed — This creature gets +5/+5.',
  power: '2',
  toughness: '2',
};
const board = (speed: number | null, battlefield: readonly object[] = []) => ({
  cards: [racer],
  players: [{ id: 'a', speed, battlefield }, { id: 'b' }],
});

async function acting(actions: readonly object[], select: string, on: Readonly<Record<string, unknown>>): Promise<unknown> {
  const query = `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) { ${select} } } }`;
  return at(await answer(query, { board: on, actions }), 'board', 'after');
}

describe('CR 702.179: speed', () => {
  test.each([null, 1, 4])('%s is told of the player whom the board gives it to', async (speed) => {
    expect(await onBoard('players { speed }', board(speed))).toEqual({ players: [{ speed }, { speed: null }] });
  });

  test('goes up to max speed, by an ability of the player’s, and is told as an event with its rules', async () => {
    const select = `... on Acted { events { __typename text explanation { rules { number } } ... on SpeedChanged { player to } }
      game { player(id: "a") { speed } permanent(id: "racer") { power toughness } } }`;
    const actions = [{ loseLife: { player: 'b', amount: 2 } }, { resolve: {} }];
    const result = await acting(actions, select, board(3, [{ id: 'racer', card: 'Own Racer' }]));
    expect(at(result, 'game')).toEqual({ player: { speed: 4 }, permanent: { power: 7, toughness: 7 } });
    const changed = objectsAt(result, 'events').filter(({ __typename }) => __typename === 'SpeedChanged');
    expect(changed).toMatchObject([{ player: 'a', to: 4, text: "a's speed becomes 4." }]);
    expect(objectsAt(changed[0], 'explanation', 'rules').map(({ number }) => number)).toContain('702.179');
  });

  test('CR 704.5z: begins at 1 as a state-based action', async () => {
    const select = '... on Acted { events { __typename text explanation { rules { number } } } game { player(id: "a") { speed } } }';
    const result = await acting([{ gainLife: { player: 'b', amount: 1 } }], select, board(null, [{ card: 'Own Racer' }]));
    expect(at(result, 'game', 'player', 'speed')).toBe(1);
    const [changed] = objectsAt(result, 'events').filter(({ __typename }) => __typename === 'SpeedChanged');
    expect(objectsAt(changed, 'explanation', 'rules').map(({ number }) => number)).toEqual(expect.arrayContaining(['704.5z', '704.3']));
  });

  test('its ability waits on the stack with its words and its player', async () => {
    const select = '... on Acted { game { stack { kind text source controller { id } targets } } }';
    const result = await acting([{ loseLife: { player: 'b', amount: 1 } }], select, board(1));
    expect(objectsAt(result, 'game', 'stack')).toMatchObject([
      { kind: 'TRIGGERED_ABILITY', controller: { id: 'a' }, source: 'a', targets: [], text: expect.stringContaining('speed') },
    ]);
  });

  test.each([0, 5, 2_000_000_000])('%s is refused with its place', async (speed) => {
    const [error] = await refusals(board(speed));
    expect(at(error, 'extensions', 'field')).toBe('input.players[0].speed');
  });
});
