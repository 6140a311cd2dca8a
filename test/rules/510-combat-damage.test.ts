import { describe, expect, it } from 'vitest';
import type { Action, CompiledCard, GameState } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, refusedBy, whereIs } from '../support/combat.ts';

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  creature('Big', '6/6'),
  creature('Wall', '0/5', 'Defender'),
  creature('Trampler', '6/6', 'Trample'),
  creature('Viper', 1, 'Deathtouch'),
  creature('Lancer', 2, 'First strike'),
  creature('Duelist', 2, 'Double strike'),
  creature('Double Trampler', '4/4', 'Double strike, trample'),
  creature('Deadly Trampler', '5/5', 'Deathtouch, trample'),
  creature('Overrunner', '6/6', 'Trample over planeswalkers'),
  creature('Tree', '1/5', 'This creature assigns combat damage equal to its toughness rather than its power.'),
  creature('Sneak', '4/4', "You may have this creature assign its combat damage as though it weren't blocked."),
  creature('Two-blocker', '3/8', 'This creature can block an additional creature each combat.'),
  creature('Linker', 3, 'Lifelink'),
  card('Walker', 'Legendary Planeswalker — Jace', '', { loyalty: '3' }),
  card('Sword', 'Instant', 'Target creature gains double strike until end of turn.', { manaCost: '{0}' }),
  creature('Grave Digger', 1, 'When this creature dies, it deals 3 damage to any target.'),
];
const game = boardsOf(CARDS);
const two = (name: string) => [
  { id: `${name}1`, card: name },
  { id: `${name}2`, card: name },
];
const WALKER = { id: 'Walker', card: 'Walker', counters: { loyalty: 3 } };

type Ends = Readonly<Record<string, string | number>>;
const ENDS: readonly [string, GameState, readonly Action[], Ends][] = [
  ['CR 510.1b: unblocked damage goes to the player', game({ a: ['Ox'], b: ['Bear'] }), [attack('Ox'), damage()], { b: 16 }],
  [
    'CR 510.1c-d: the blocker and the attacker hit each other',
    game({ a: ['Ox'], b: ['Big'] }),
    [attack('Ox'), block('Big>Ox'), damage()],
    { b: 20, Ox: 'graveyard', Big: 4 },
  ],
  [
    'CR 510.1c: divided as its controller likes',
    game({ a: ['Big'], b: two('Ox') }),
    [attack('Big'), block('Ox1>Big', 'Ox2>Big'), damage('Big>Ox1>1', 'Big>Ox2>5')],
    { Ox1: 1, Ox2: 'graveyard', Big: 'graveyard' },
  ],
  [
    'CR 510.1d: the blocker divides its own, too',
    game({ a: two('Ox'), b: ['Two-blocker'] }),
    [attack('Ox1', 'Ox2'), block('Two-blocker>Ox1', 'Two-blocker>Ox2'), damage('Two-blocker>Ox1>1', 'Two-blocker>Ox2>2')],
    { Ox1: 1, Ox2: 2, 'Two-blocker': 'graveyard' },
  ],
  [
    'CR 510.1c: blocked by nothing any more it assigns nothing',
    game({ a: ['Ox'], b: ['Bear'] }),
    [attack('Ox'), block('Bear>Ox'), { kind: 'exile', permanents: ['Bear'] }, damage()],
    { b: 20 },
  ],
  [
    'CR 702.19d: with trample all of it',
    game({ a: ['Trampler'], b: ['Bear'] }),
    [attack('Trampler'), block('Bear>Trampler'), { kind: 'exile', permanents: ['Bear'] }, damage()],
    { b: 14 },
  ],
  [
    'CR 702.19b: lethal to the blocker, the rest beyond',
    game({ a: ['Trampler'], b: ['Ox'] }),
    [attack('Trampler'), block('Ox>Trampler'), damage('Trampler>Ox>4', 'Trampler>b>2')],
    { b: 18, Ox: 'graveyard', Trampler: 4 },
  ],
  [
    'CR 702.19b: what is marked already counts',
    game({ a: ['Trampler'], b: [{ id: 'Ox', card: 'Ox', damage: 3 }] }),
    [attack('Trampler'), block('Ox>Trampler'), damage('Trampler>Ox>1', 'Trampler>b>5')],
    { b: 15 },
  ],
  [
    'CR 702.19b: nothing is left over for more than it has, so all of it goes there',
    game({
      a: ['Trampler'],
      b: [
        { id: 'Wall', card: 'Wall' },
        { id: 'Big', card: 'Big' },
      ],
    }),
    [attack('Trampler'), block('Big>Trampler'), damage()],
    { b: 20, Big: 'graveyard', Trampler: 'graveyard' },
  ],
  [
    'CR 702.2c: one from a source with deathtouch is lethal',
    game({ a: ['Deadly Trampler'], b: two('Ox') }),
    [
      attack('Deadly Trampler'),
      block('Ox1>Deadly Trampler', 'Ox2>Deadly Trampler'),
      damage('Deadly Trampler>Ox1>1', 'Deadly Trampler>Ox2>1', 'Deadly Trampler>b>3'),
    ],
    { b: 17, Ox1: 'graveyard', Ox2: 'graveyard' },
  ],
  [
    'CR 702.19c: over the planeswalker to its controller',
    game({ a: ['Overrunner'], b: [WALKER] }),
    [attack('Overrunner>Walker'), damage('Overrunner>Walker>3', 'Overrunner>b>3')],
    { b: 17, Walker: 'graveyard' },
  ],
  [
    'CR 702.19c: over blocker and planeswalker',
    game({ a: ['Overrunner'], b: ['Bear', WALKER] }),
    [attack('Overrunner>Walker'), block('Bear>Overrunner'), damage('Overrunner>Bear>2', 'Overrunner>Walker>3', 'Overrunner>b>1')],
    { b: 19, Walker: 'graveyard', Bear: 'graveyard' },
  ],
  [
    'CR 702.19f: without that it stops at the planeswalker',
    game({ a: ['Trampler'], b: [WALKER] }),
    [attack('Trampler>Walker'), damage()],
    { b: 20, Walker: 'graveyard' },
  ],
  [
    'CR 702.7b: first strike kills before it is hit',
    game({ a: ['Lancer'], b: ['Bear'] }),
    [attack('Lancer'), block('Bear>Lancer'), damage()],
    { Lancer: 0, Bear: 'graveyard' },
  ],
  ['CR 702.4b: double strike hits twice', game({ a: ['Duelist'], b: [] }), [attack('Duelist'), damage()], { b: 16 }],
  [
    'CR 702.4b: the second time after what died',
    game({ a: ['Double Trampler'], b: ['Bear'] }),
    [attack('Double Trampler'), block('Bear>Double Trampler'), damage('Double Trampler>Bear>2', 'Double Trampler>b>2')],
    { b: 14, Bear: 'graveyard' },
  ],
  [
    'CR 702.4b: said for each of the two steps',
    game({ a: ['Double Trampler'], b: ['Wall'] }),
    [
      attack('Double Trampler'),
      block('Wall>Double Trampler'),
      damage('Double Trampler>Wall>4', 'Double Trampler>Wall>1', 'Double Trampler>b>3'),
    ],
    { b: 17, Wall: 'graveyard' },
  ],
  ['CR 510.1a: damage for its toughness', game({ a: ['Tree'], b: [] }), [attack('Tree'), damage()], { b: 15 }],
  [
    'CR 510.1c: as though it weren’t blocked',
    game({ a: ['Sneak'], b: ['Bear'] }),
    [attack('Sneak'), block('Bear>Sneak'), damage('Sneak>b>4')],
    { b: 16, Bear: 0, Sneak: 2 },
  ],
  [
    'CR 510.1c: or to its blocker',
    game({ a: ['Sneak'], b: ['Bear'] }),
    [attack('Sneak'), block('Bear>Sneak'), damage('Sneak>Bear>4')],
    { b: 20, Bear: 'graveyard' },
  ],
  [
    'CR 802: to each player whom it attacks',
    game({ a: ['Ox', 'Bear'], b: [], c: [] }),
    [attack('Ox>b', 'Bear>c'), damage()],
    { b: 16, c: 18 },
  ],
  [
    'CR 510.2: all at once',
    game({ a: ['Linker'], b: ['Ox'] }),
    [attack('Linker'), block('Ox>Linker'), damage()],
    { a: 23, Linker: 'graveyard', Ox: 3 },
  ],
  [
    'CR 510.4: on to the end of combat',
    game({ a: ['Duelist'], b: ['Bear'] }),
    [attack('Duelist'), { kind: 'advance', to: 'END_COMBAT' }],
    { b: 16 },
  ],
];

const REFUSED: readonly [string, GameState, readonly Action[], string][] = [
  [
    'CR 510.1a: less than it has',
    game({ a: ['Big'], b: two('Ox') }),
    [attack('Big'), block('Ox1>Big', 'Ox2>Big'), damage('Big>Ox1>1')],
    '510.1a',
  ],
  [
    'CR 510.1c: to a creature that doesn’t block it',
    game({ a: ['Big'], b: two('Ox') }),
    [attack('Big'), block('Ox1>Big'), damage('Big>Ox2>6')],
    '510.1c',
  ],
  [
    'CR 510.1b: past the planeswalker',
    game({ a: ['Trampler'], b: [WALKER] }),
    [attack('Trampler>Walker'), damage('Trampler>Walker>3', 'Trampler>b>3')],
    '510.1b',
  ],
  [
    'CR 702.19b: beyond without lethal damage',
    game({ a: ['Trampler'], b: ['Ox'] }),
    [attack('Trampler'), block('Ox>Trampler'), damage('Trampler>Ox>3', 'Trampler>b>3')],
    '702.19b',
  ],
  [
    'CR 702.19c: beyond the planeswalker without its loyalty',
    game({ a: ['Overrunner'], b: [WALKER] }),
    [attack('Overrunner>Walker'), damage('Overrunner>Walker>2', 'Overrunner>b>4')],
    '702.19c',
  ],
  ['CR 510.1: of what doesn’t fight', game({ a: ['Ox', 'Bear'], b: [] }), [attack('Ox'), damage('Bear>b>2')], '510.1'],
  ['CR 508.8: without attackers', game({ a: ['Ox'], b: [] }), [damage()], '508.8'],
  ['CR 510.4: a second time', game({ a: ['Ox'], b: [] }), [attack('Ox'), damage(), damage()], '510.4'],
];

describe('combat damage', () => {
  it.each(ENDS)('%s', (_, state, actions, ends) => {
    const done = played(state, ...actions);
    const found = Object.keys(ends).map((id) => [id, lifeOf(done, id) ?? whereIs(done, id)]);
    expect(Object.fromEntries(found)).toEqual(ends);
  });

  it.each(REFUSED)('%s is refused', (_, state, actions, rule) => {
    const error = refusedBy(state, ...actions);
    expect(error.rules).toContain(rule);
    expect(error.notModelled).toBe(null);
  });

  it('CR 510.1c: what can be divided in more than one way is a choice', () => {
    const open = refusedBy(game({ a: ['Big'], b: two('Ox') }), attack('Big'), block('Ox1>Big', 'Ox2>Big'), damage());
    expect(open.missingChoice?.options).toEqual(['Ox1', 'Ox2']);
    const tramples = refusedBy(game({ a: ['Trampler'], b: ['Ox'] }), attack('Trampler'), block('Ox>Trampler'), damage());
    expect(tramples.missingChoice?.options).toEqual(['Ox', 'b']);
  });

  it('CR 508.8: the steps come where creatures attacked, though all of them are gone', () => {
    const gone = played(game({ a: ['Bear'], b: [] }), attack('Bear'), { kind: 'destroy', permanents: ['Bear'] });
    for (const to of ['DECLARE_BLOCKERS', 'COMBAT_DAMAGE'] as const) {
      const after = played(gone.state, { kind: 'advance', to });
      expect([after.state.step, lifeOf(after, 'b')]).toEqual([to, 20]);
    }
    const over = played(gone.state, { kind: 'advance', to: 'POSTCOMBAT_MAIN' });
    expect(refusedBy(over.state, { kind: 'advance', to: 'COMBAT_DAMAGE' }).rules).toContain('508.8');
  });

  it('CR 510.4: there is one step, or two with priority in between', () => {
    const first = played(game({ a: ['Lancer', 'Bear'], b: [] }), attack('Lancer', 'Bear'), { kind: 'advance', to: 'COMBAT_DAMAGE' });
    expect([lifeOf(first, 'b'), first.state.combat.damage]).toEqual([18, 'first']);
    const second = played(first.state, { kind: 'advance', to: 'COMBAT_DAMAGE' });
    expect([lifeOf(second, 'b'), second.state.combat.damage]).toEqual([16, 'all']);
    const only = played(game({ a: ['Bear'], b: [] }), attack('Bear'), { kind: 'advance', to: 'COMBAT_DAMAGE' });
    expect([lifeOf(only, 'b'), only.state.combat.damage]).toEqual([18, 'all']);
  });

  it('CR 702.7c: first strike gained in between changes nothing, double strike does', () => {
    const state = game(
      { a: ['Lancer', 'Bear'], b: [] },
      {
        players: [
          { id: 'a', battlefield: ['Lancer', 'Bear'].map((id) => ({ id, card: id })), hand: [{ id: 'sword', card: 'Sword' }] },
          { id: 'b' },
        ],
      },
    );
    const first = played(state, attack('Lancer', 'Bear'), { kind: 'advance', to: 'COMBAT_DAMAGE' });
    const armed = (target: string) =>
      played(first.state, { kind: 'cast', card: 'sword', targets: [target] }, { kind: 'resolve' }, damage());
    expect(['Lancer', 'Bear'].map((id) => lifeOf(armed(id), 'b'))).toEqual([14, 16]);
  });

  it('CR 510.3a: what dies of the first strikes triggers before the others strike', () => {
    const done = played(game({ a: ['Lancer', 'Bear'], b: ['Grave Digger'] }), attack('Lancer', 'Bear'), block('Grave Digger>Lancer'), {
      kind: 'combatDamage',
      choose: ['Bear'],
    });
    expect([lifeOf(done, 'b'), whereIs(done, 'Bear')]).toEqual([20, 'graveyard']);
  });

  it('CR 510.1: a board that is described in the combat damage step stands before its damage', () => {
    const state = game({ a: [{ id: 'Duelist', card: 'Duelist', attacking: 'b' }], b: [] }, { step: 'COMBAT_DAMAGE' });
    expect(lifeOf(played(state, damage()), 'b')).toBe(16);
  });
});
