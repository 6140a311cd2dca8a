import { describe, expect, it } from 'vitest';
import { canActivate, type PlayerSetup, perform } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { costToActivate, game } from '../support/spells.ts';

/** Life that is paid as much as something counts. */

const CARDS = [
  card('Swamp', 'Basic Land — Swamp'),
  card('Toll', 'Artifact', 'Pay life equal to the number of Swamps you control: Untap this artifact.'),
  card('Half', 'Artifact', 'Pay half your life, rounded up: Untap this artifact.'),
  card('Room', 'Land', "{T}: Add {C}.\nPay life equal to the number of colors in your commanders' color identity: Untap this land."),
  card('Daxos', 'Legendary Creature — Human Soldier', '', { manaCost: '{1}{W}{U}', power: '2', toughness: '2' }),
  card('Kozilek', 'Legendary Creature — Eldrazi', '', { manaCost: '{8}{C}{C}', power: '12', toughness: '12' }),
];

const on = (permanent: string, more: Partial<PlayerSetup> = {}) =>
  game(CARDS, [
    {
      id: 'a',
      battlefield: [
        { id: 'it', card: permanent },
        { id: 'swamp', card: 'Swamp', count: 3 },
      ],
      ...more,
    },
    { id: 'b' },
  ]);
const commander = (name: string): Partial<PlayerSetup> => ({ command: [{ id: 'com', card: name, commander: true }] });

describe('CR 119.4: life as a cost', () => {
  it.each([
    ['as much as there are Swamps', 'Toll', 0, {}, '{0}, 3 life', 17],
    ['half of it, rounded up', 'Half', 0, { life: 7 }, '{0}, 4 life', 3],
    ['as much as the commander has colors (903.4)', 'Room', 1, commander('Daxos'), '{0}, 2 life', 18],
    ['none for a colorless commander (119.4b)', 'Room', 1, commander('Kozilek'), '{0}', 20],
  ])('%s', (_, permanent, ability, more, cost, left) => {
    const state = on(permanent, more);
    expect(costToActivate(state, 'it', ability)).toEqual([cost]);
    const paid = perform(state, { kind: 'activate', permanent: 'it', ability });
    expect(paid.ok && paid.value.state.players[0]?.life).toBe(left);
  });

  it('CR 903.4f, 118.6: a cost that asks for the colors of a commander that is not there', () => {
    const { legal, notModelled, explanation } = canActivate(on('Room'), { source: 'it', ability: 1, player: 'a', x: null });
    expect([legal, notModelled, explanation.rules]).toEqual([false, null, expect.arrayContaining(['903.4f', '118.6'])]);
  });
});
