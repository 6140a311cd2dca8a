import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, characteristicsOf } from '../../engine/index.ts';
import { attack, boardsOf, creature, lifeOf, played, refusedBy } from '../support/combat.ts';

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Champion', 2, 'You may exert this creature as it attacks. When you do, it gets +2/+2 until end of turn.'),
  creature('Stumbler', 2, "You may exert this creature as it attacks. When you do, target creature can't block this turn."),
  creature('Oracle', 2, 'You may exert this creature as it attacks. When you do, draw a card. You gain 1 life.'),
  creature('Plain', 2, 'You may exert this creature as it attacks.'),
];
const game = boardsOf(CARDS);
const exerting = (id: string, ...choose: readonly string[]): Action => ({
  kind: 'attack',
  attackers: [{ attacker: id, defending: 'b' }],
  choose,
});
const ALL: Action = { kind: 'resolve', all: true };

describe('exerting attackers', () => {
  it('CR 508.1g: whether it is exerted is a choice', () => {
    expect(refusedBy(game({ a: ['Champion'], b: [] }), attack('Champion')).missingChoice?.options).toEqual(['yes', 'no']);
  });

  it('CR 701.43d: what is linked to it triggers when it is, and only then', () => {
    const exerted = played(game({ a: ['Champion'], b: [] }), exerting('Champion', 'yes'), ALL);
    expect(characteristicsOf(exerted.state, 'Champion').power).toBe(4);
    const spared = played(game({ a: ['Champion'], b: [] }), exerting('Champion', 'no'));
    expect([spared.state.stack.length, characteristicsOf(spared.state, 'Champion').power]).toEqual([0, 2]);
  });

  it.each([
    ['yes', true],
    ['no', false],
  ])('CR 701.43a: an exerted creature stays tapped in the next untap step (%s)', (word, tapped) => {
    const library = { card: 'Bear', count: 5 };
    const state = game(
      {},
      {
        players: [
          { id: 'a', battlefield: [{ id: 'Plain', card: 'Plain' }], library: [{ ...library, id: 'of-a' }] },
          { id: 'b', library: [{ ...library, id: 'of-b' }] },
        ],
      },
    );
    const later = played(state, exerting('Plain', word), { kind: 'advance', to: 'END' }, { kind: 'advance', turns: 2 });
    expect([later.state.active, later.state.permanents.get('Plain')?.tapped]).toEqual(['a', tapped]);
  });

  it('CR 603.3d: a target is chosen as it goes on the stack', () => {
    const done = played(game({ a: ['Stumbler'], b: ['Bear'] }), exerting('Stumbler', 'yes', 'Bear'), ALL);
    expect(() => played(done.state, { kind: 'block', blocks: [{ blocker: 'Bear', attacker: 'Stumbler' }] })).toThrow(/can't block/);
  });

  it('CR 701.43d: in two sentences', () => {
    const state = game(
      {},
      { players: [{ id: 'a', battlefield: [{ id: 'Oracle', card: 'Oracle' }], library: [{ id: 'top', card: 'Bear' }] }, { id: 'b' }] },
    );
    const done = played(state, exerting('Oracle', 'yes'), ALL);
    expect([lifeOf(done, 'a'), done.state.players[0]?.hand]).toEqual([21, ['top']]);
  });
});
