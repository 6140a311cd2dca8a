import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, characteristicsOf } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, refusedBy } from '../support/combat.ts';

/** Trigger conditions about several objects at once (603.2c, 509.3e), and what "each of them", "that many" and "other" are after them. */

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  creature('Wall', '0/9', '', 'Creature — Wall'),
  creature('Leech', 2, 'Whenever one or more creatures you control deal combat damage to a player, you gain that much life.'),
  creature('Drum', 2, 'Whenever one or more Bears you control attack, put a +1/+1 counter on each of them.', 'Creature — Cat'),
  creature('Mob', 2, 'Whenever this creature becomes blocked by two or more creatures, it gets +2/+2 until end of turn.'),
  creature('Pair', 2, 'Whenever this creature becomes blocked by exactly two creatures, you gain 1 life.'),
  creature('Any', 2, 'Whenever this creature blocks or becomes blocked by one or more creatures, you gain 1 life.'),
  creature(
    'Guard',
    2,
    'This creature can block any number of creatures.\nWhenever this creature blocks two or more creatures, you gain 1 life.',
  ),
  creature('Grower', 2, 'Whenever one or more +1/+1 counters are put on a creature you control, you gain 1 life.'),
  card('Rain', 'Artifact', '{0}: Put two +1/+1 counters on each creature you control.'),
  creature('Dare', 2, 'Haste\nWhen this creature enters, you may have target creature block it this turn if able.', 'Creature — Cat', {
    manaCost: '{0}',
  }),
  card(
    'Blade',
    'Artifact — Equipment',
    'Whenever equipped creature attacks alone, it gets +1/+1 until end of turn for each other creature you control.\nEquip {0}',
  ),
];
const game = boardsOf(CARDS);
const ALL: Action = { kind: 'resolve', all: true };
const two = (name: string) => [
  { id: `${name}1`, card: name },
  { id: `${name}2`, card: name },
];
const size = (acted: ReturnType<typeof played>, id: string) => {
  const { power, toughness } = characteristicsOf(acted.state, id);
  return `${power}/${toughness}`;
};

describe('CR 603.2c: one or more', () => {
  it('deal that much damage together', () => {
    expect(lifeOf(played(game({ a: ['Leech', 'Bear', 'Ox'], b: [] }), attack('Bear', 'Ox'), damage(), ALL), 'a')).toBe(26);
  });
  it('for each player whom they deal it to', () => {
    const dealt = played(game({ a: ['Leech', 'Bear', 'Ox'], b: [], c: [] }), attack('Bear>b', 'Ox>c'), damage());
    expect([dealt.state.stack.length, lifeOf(played(dealt.state, ALL), 'a')]).toEqual([2, 26]);
  });
  it('attack, and each of them is meant', () => {
    const done = played(game({ a: ['Drum', ...two('Bear'), 'Ox'], b: [] }), attack('Bear1', 'Bear2', 'Drum'), ALL);
    expect(['Bear1', 'Bear2', 'Drum'].map((id) => size(done, id))).toEqual(['3/3', '3/3', '2/2']);
  });
});

describe('CR 603.2c: one or more counters on a creature', () => {
  it('once for each creature', () => {
    const rain: Action = { kind: 'activate', permanent: 'Rain', ability: 0 };
    expect(lifeOf(played(game({ a: ['Grower', 'Bear', 'Ox', 'Rain'], b: [] }), rain, ALL), 'a')).toBe(23);
  });
});

describe('CR 509.3e: by so many creatures', () => {
  it.each([
    ['by two: once', 'Mob', 2, '4/4'],
    ['by one: not', 'Mob', 1, '2/2'],
  ])('%s', (_, name, number, expected) => {
    const blockers = ['Bear1', 'Bear2'].slice(0, number).map((id) => `${id}>${name}`);
    expect(size(played(game({ a: [name], b: two('Bear') }), attack(name), block(...blockers), ALL), name)).toBe(expected);
  });
  it('exactly two, not three', () => {
    const three = game({ a: ['Pair'], b: [...two('Bear'), 'Ox'] });
    const fought = (...blockers: readonly string[]) =>
      lifeOf(played(three, attack('Pair'), block(...blockers.map((id) => `${id}>Pair`)), ALL), 'a');
    expect([fought('Bear1', 'Bear2'), fought('Bear1', 'Bear2', 'Ox')]).toEqual([21, 20]);
  });
  it('by one or more: once', () => {
    const done = played(game({ a: ['Any'], b: two('Bear') }), attack('Any'), block('Bear1>Any', 'Bear2>Any'), ALL);
    expect(lifeOf(done, 'a')).toBe(21);
  });
  it('blocks two or more creatures: once', () => {
    const done = played(game({ a: two('Bear'), b: ['Guard'] }), attack('Bear1', 'Bear2'), block('Guard>Bear1', 'Guard>Bear2'), ALL);
    expect(lifeOf(done, 'b')).toBe(21);
  });
});

describe('what the words after it mean', () => {
  it('"other" creatures are others than the one that gets stronger, not than an Equipment', () => {
    const blade = { id: 'Blade', card: 'Blade', attachedTo: 'Bear' };
    expect(size(played(game({ a: ['Bear', 'Ox', 'Wall', blade], b: [] }), attack('Bear'), ALL), 'Bear')).toBe('4/4');
  });
  it('CR 509.1c: "target creature blocks it": the creature that says so', () => {
    const hand = [{ id: 'Dare', card: 'Dare' }];
    const start = game(
      {},
      {
        players: [
          { id: 'a', hand },
          { id: 'b', battlefield: [{ id: 'Ox', card: 'Ox' }] },
        ],
      },
    );
    const dared = played(
      start,
      { kind: 'cast', card: 'Dare' },
      { kind: 'resolve', all: true, choose: ['Ox', 'yes'] },
      attack('Dare'),
    ).state;
    expect(refusedBy(dared, block()).rules).toContain('509.1c');
    expect(played(dared, block('Ox>Dare')).state.permanents.get('Dare')?.attacking?.blocked).toBe(true);
  });
});
