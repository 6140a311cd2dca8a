import { describe, expect, it } from 'vitest';
import { BOARD_LIMITS, type BoardSetup, type PermanentSetup, setUpBoard } from '../../engine/index.ts';
import { CARDS } from './cards.ts';

const find = (name: string) => CARDS.find(({ definition }) => definition.name === name);
const withPermanents = (...battlefield: readonly PermanentSetup[]): BoardSetup => ({ players: [{ id: 'a', battlefield }, { id: 'b' }] });
const errorsOf = (setup: BoardSetup) => {
  const result = setUpBoard(setup, find);
  return result.ok ? [] : result.error.map(({ code, path, message }) => [code, path.join('.'), message]);
};
const at = (key: string): string => `players.0.battlefield.0.${key}`;
const bear = (more: Partial<PermanentSetup>): BoardSetup => withPermanents({ id: 'bear', card: 'Bear', ...more });
const player = (more: object): BoardSetup => ({ players: [{ id: 'a', ...more }] });

describe('a board that cannot be', () => {
  const rows: readonly (readonly [string, BoardSetup, string, string])[] = [
    ['an unknown card', withPermanents({ card: 'Nobody' }), 'UNKNOWN_CARD', at('card')],
    ['an id twice', withPermanents({ id: 'x', card: 'Bear' }, { id: 'x', card: 'Elf' }), 'DUPLICATE_ID', 'players.0.battlefield.1.id'],
    ['an id that is a player’s', bear({ id: 'b' }), 'DUPLICATE_ID', at('id')],
    [
      'an id that a count makes',
      withPermanents({ id: 'x', card: 'Bear', count: 2 }, { id: 'x-2', card: 'Elf' }),
      'DUPLICATE_ID',
      'players.0.battlefield.1.id',
    ],
    ['an empty id', bear({ id: '' }), 'INVALID_VALUE', at('id')],
    ['two players of one id', { players: [{ id: 'a' }, { id: 'a' }] }, 'DUPLICATE_ID', 'players.1.id'],
    ['no player', { players: [] }, 'INVALID_VALUE', 'players'],
    ['an attachment to nothing', bear({ attachedTo: 'nobody' }), 'UNKNOWN_ID', at('attachedTo')],
    [
      'an attachment of what attaches to nothing',
      withPermanents({ id: 'x', card: 'Bear', attachedTo: 'y' }, { id: 'y', card: 'Elf' }),
      'INVALID_VALUE',
      at('attachedTo'),
    ],
    ['an attachment to itself', bear({ attachedTo: 'bear' }), 'CYCLE', at('attachedTo')],
    [
      'attachments in a circle',
      withPermanents({ id: 'x', card: 'Crown', attachedTo: 'y' }, { id: 'y', card: 'Crown', attachedTo: 'x' }),
      'CYCLE',
      at('attachedTo'),
    ],
    ['negative counters', bear({ counters: { charge: -1 } }), 'INVALID_VALUE', at('counters.charge')],
    ['half a counter', bear({ counters: { charge: 0.5 } }), 'INVALID_VALUE', at('counters.charge')],
    ['a negative X', bear({ x: -1 }), 'INVALID_VALUE', at('x')],
    ['negative damage', bear({ damage: -3 }), 'INVALID_VALUE', at('damage')],
    ['no copies', bear({ count: 0 }), 'INVALID_VALUE', at('count')],
    ['a face that is not there', bear({ face: 'back' }), 'INVALID_VALUE', at('face')],
    ['an owner who does not play', bear({ owner: 'z' }), 'UNKNOWN_ID', at('owner')],
    ['a color that is none', bear({ chosen: { color: 'purple' } }), 'INVALID_VALUE', at('chosen.color')],
    ['a creature type that is none', bear({ chosen: { creatureType: 'Truck' } }), 'INVALID_VALUE', at('chosen.creatureType')],
    ['a copy of nothing', bear({ copyOf: 'nobody' }), 'UNKNOWN_ID', at('copyOf')],
    ['a copy of itself', bear({ copyOf: 'bear' }), 'CYCLE', at('copyOf')],
    ['an exiled card that is unknown', bear({ imprinted: ['Nobody'] }), 'UNKNOWN_CARD', at('imprinted.0')],
    ['blocking a player', bear({ blocking: 'b' }), 'UNKNOWN_ID', at('blocking')],
    ['CR 509.1: blocking itself', bear({ blocking: 'bear' }), 'INVALID_VALUE', at('blocking')],
    [
      'CR 509.1: blocking an attacker of its own controller',
      withPermanents({ id: 'bear', card: 'Bear', blocking: 'other' }, { id: 'other', card: 'Bear' }),
      'INVALID_VALUE',
      at('blocking'),
    ],
    ['a malformed pool', player({ manaPool: '{G}G' }), 'INVALID_VALUE', 'players.0.manaPool'],
    ['a pool of generic mana', player({ manaPool: '{2}' }), 'INVALID_VALUE', 'players.0.manaPool'],
    ['negative poison', player({ poison: -1 }), 'INVALID_VALUE', 'players.0.poison'],
    ['damage by no commander', player({ commanderDamage: { nobody: 3 } }), 'UNKNOWN_ID', 'players.0.commanderDamage.nobody'],
    ['a turn of nobody', { players: [{ id: 'a' }], active: 'z' }, 'UNKNOWN_ID', 'active'],
    ['too many permanents', bear({ count: BOARD_LIMITS.permanents + 1 }), 'TOO_LARGE', 'players'],
    ['a count beyond all bounds', bear({ count: 1e300 }), 'TOO_LARGE', 'players'],
    ['too many cards', player({ library: [{ card: 'Bear', count: BOARD_LIMITS.cards + 1 }] }), 'TOO_LARGE', 'players'],
  ];
  it.each(rows)('%s is refused with its place', (_, setup, code, path) => {
    expect(errorsOf(setup).map(([kind, where]) => [kind, where])).toContainEqual([code, path]);
  });

  it('is told all that is wrong with it at once', () => {
    const setup = withPermanents({ card: 'Nobody' }, { card: 'Bear', damage: -1 }, { card: 'Elf', attachedTo: 'nobody' });
    expect(errorsOf({ ...setup, priority: 'z' })).toHaveLength(4);
  });

  it('names what would be right', () => {
    expect(errorsOf(player({ manaPool: '{2}' }))[0]?.[2]).toContain('{W} {U} {B} {R} {G} {C}');
  });
});

describe('a board as it is set up', () => {
  const stateOf = (setup: BoardSetup) => {
    const result = setUpBoard(setup, find);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };

  it('CR 103.4, 903.7: has 20 life each, 40 in Commander', () => {
    expect(stateOf({ players: [{ id: 'a' }] }).players[0]?.life).toBe(20);
    expect(stateOf({ players: [{ id: 'a' }], format: 'commander' }).players[0]?.life).toBe(40);
    expect(stateOf({ players: [{ id: 'a', life: -4 }] }).players[0]?.life).toBe(-4);
  });

  it('has the first player active, with priority, in the first main phase', () => {
    expect(stateOf({ players: [{ id: 'a' }, { id: 'b' }] })).toMatchObject({ active: 'a', priority: 'a', step: 'PRECOMBAT_MAIN', turn: 1 });
    expect(stateOf({ players: [{ id: 'a' }, { id: 'b' }], active: 'b' })).toMatchObject({ active: 'b', priority: 'b' });
  });

  it('makes up ids that are free, the same ones each time', () => {
    const setup = withPermanents({ card: 'Green Wood', count: 2 }, { id: 'green-wood-1', card: 'Bear' }, { card: 'Green Wood' });
    expect([...stateOf(setup).permanents.keys()]).toEqual(['green-wood-2', 'green-wood-3', 'green-wood-1', 'green-wood-4']);
  });

  it('CR 613.7d: gives timestamps in the order of the board, player by player', () => {
    const state = stateOf({
      players: [
        { id: 'a', battlefield: [{ id: 'x', card: 'Bear', count: 2 }] },
        { id: 'b', battlefield: [{ id: 'y', card: 'Elf' }] },
      ],
    });
    expect([...state.permanents.values()].map(({ id, timestamp }) => [id, timestamp])).toEqual([
      ['x-1', 1],
      ['x-2', 2],
      ['y', 3],
    ]);
  });

  it('CR 607.2a: has imprinted cards in exile', () => {
    const state = stateOf(bear({ imprinted: ['Elf'] }));
    const [exiled = ''] = state.players[0]?.exile ?? [];
    expect(state.permanents.get('bear')?.imprinted).toEqual([exiled]);
    expect(state.cards.get(exiled)).toMatchObject({ zone: 'exile', owner: 'a' });
  });

  it('CR 303.4: lets an Aura that enchants players be attached to a player, and no other', () => {
    expect(stateOf(withPermanents({ id: 'x', card: 'Hex', attachedTo: 'b' })).permanents.get('x')?.attachedTo).toBe('b');
    expect(setUpBoard(withPermanents({ id: 'x', card: 'Leash', attachedTo: 'b' }), find)).toMatchObject({
      ok: false,
      error: [{ code: 'INVALID_VALUE' }],
    });
  });
});
