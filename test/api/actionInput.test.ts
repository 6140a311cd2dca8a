import { describe, expect, test } from 'vitest';
import { ask } from './client.ts';

const board = {
  players: [
    { id: 'a', battlefield: [{ id: 'forest', card: 'Forest' }], hand: [{ id: 'elf', card: 'Llanowar Elves' }] },
    { id: 'b', battlefield: [{ id: 'island', card: 'Island' }] },
  ],
};
const QUERY = `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) {
  __typename ... on Acted { game { players { life } } } ... on Illegal { action message } } } }`;
const errorsOf = async (...actions: readonly unknown[]) => (await ask(QUERY, { board, actions })).errors;

describe('an action is refused, naming the field', () => {
  test.each([
    ['a permanent that is nowhere', { tapForMana: { permanent: 'wood' } }, 'UNKNOWN_ID', 'tapForMana.permanent'],
    ['a player who is nowhere', { tapForMana: { permanent: 'forest', by: 'c' } }, 'UNKNOWN_ID', 'tapForMana.by'],
    ['a permanent as a player', { gainLife: { player: 'forest', amount: 1 } }, 'UNKNOWN_ID', 'gainLife.player'],
    ['a player as a permanent', { tap: { permanents: ['a'] } }, 'UNKNOWN_ID', 'tap.permanents[0]'],
    [
      'a target that is nowhere',
      { activate: { permanent: 'forest', ability: 0, targets: ['b', 'x'] } },
      'UNKNOWN_ID',
      'activate.targets[1]',
    ],
    [
      'a source to pay with that is nowhere',
      { activate: { permanent: 'forest', ability: 0, pay: [{ permanent: 'x' }] } },
      'UNKNOWN_ID',
      'activate.pay[0].permanent',
    ],
    ['nothing to attach to', { attach: { permanent: 'forest', to: 'x' } }, 'UNKNOWN_ID', 'attach.to'],
    ['control of nothing', { gainControl: { player: 'a', permanent: 'x' } }, 'UNKNOWN_ID', 'gainControl.permanent'],
    ['no permanents', { destroy: { permanents: [] } }, 'INVALID_VALUE', 'destroy.permanents'],
    ['a permanent named twice', { sacrifice: { permanents: ['forest', 'forest'] } }, 'INVALID_VALUE', 'sacrifice.permanents[1]'],
    ['a negative amount', { payLife: { player: 'a', amount: -1 } }, 'INVALID_VALUE', 'payLife.amount'],
    ['an amount without end', { gainLife: { player: 'a', amount: 2_000_000_000 } }, 'INVALID_VALUE', 'gainLife.amount'],
    ['a life total without end', { setLife: { player: 'a', to: -2_000_000_000 } }, 'INVALID_VALUE', 'setLife.to'],
    ['counters of no kind', { addCounters: { permanent: 'forest', kind: ' ', amount: 1 } }, 'INVALID_VALUE', 'addCounters.kind'],
    [
      'fewer counters than none',
      { removeCounters: { permanent: 'forest', kind: 'charge', amount: -1 } },
      'INVALID_VALUE',
      'removeCounters.amount',
    ],
    ['an {X} below zero', { activate: { permanent: 'forest', ability: 0, x: -1 } }, 'INVALID_VALUE', 'activate.x'],
    ['nowhere to go', { advance: {} }, 'INVALID_VALUE', 'advance'],
    ['two ways to go', { advance: { to: 'UPKEEP', turns: 1 } }, 'INVALID_VALUE', 'advance'],
    ['an ability that is not there', { tapForMana: { permanent: 'forest', ability: 3 } }, 'INVALID_VALUE', 'tapForMana.ability'],
    ['an ability of other words', { activate: { permanent: 'forest', ability: 'Draw' } }, 'INVALID_VALUE', 'activate.ability'],
    ['no turns', { advance: { turns: 0 } }, 'INVALID_VALUE', 'advance.turns'],
    ['turns without end', { advance: { turns: 101 } }, 'INVALID_VALUE', 'advance.turns'],
    [
      'an answer of a megabyte',
      { tapForMana: { permanent: 'forest', choose: ['x'.repeat(1_000_000)] } },
      'TOO_LARGE',
      'tapForMana.choose[0]',
    ],
    ['too many answers', { tapForMana: { permanent: 'forest', choose: Array(101).fill('{G}') } }, 'TOO_LARGE', 'tapForMana.choose'],
    ['an ability of a megabyte', { activate: { permanent: 'forest', ability: 'x'.repeat(1_000_000) } }, 'TOO_LARGE', 'activate.ability'],
    [
      'a crowd of permanents',
      { untap: { permanents: Array.from({ length: 2_001 }, (_, index) => `x${index}`) } },
      'TOO_LARGE',
      'untap.permanents',
    ],
  ])('%s', async (_, action, code, field) => {
    const errors = await errorsOf({ gainLife: { player: 'a', amount: 1 } }, action);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ code, field: `actions[1].${field}` });
    expect(JSON.stringify(errors)).not.toMatch(/stack|\.ts:|node_modules/);
  });

  test('too many of them', async () => {
    const errors = await errorsOf(...Array(201).fill({ gainLife: { player: 'a', amount: 1 } }));
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_LARGE', field: 'actions' });
  });

  test.each([
    ['nothing to do', {}, 'Exactly one key'],
    ['two things to do', { tap: { permanents: ['forest'] }, untap: { permanents: ['forest'] } }, 'Exactly one key'],
    ['an action that does not exist', { tapforMana: { permanent: 'forest' } }, 'Did you mean "tapForMana"'],
    ['a field that does not exist', { tapForMana: { permanent: 'forest', chooose: '{G}' } }, 'Did you mean "choose"'],
    ['an ability that is neither index nor text', { activate: { permanent: 'forest', ability: 1.5 } }, 'index from 0'],
    ['an ability below zero', { activate: { permanent: 'forest', ability: -1 } }, 'index from 0'],
    ['an empty ability', { activate: { permanent: 'forest', ability: '' } }, 'index from 0'],
  ])('%s: said by the type system', async (_, action, hint) => {
    const [error] = await errorsOf(action);
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(error?.message).toContain(hint);
    expect(error?.message).toContain('actions[0]');
  });
});
