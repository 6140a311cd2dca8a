import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, type GameState, perform } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, boardsOf, creature as creatureOf } from '../support/combat.ts';

const creature = (name: string, text = '', size = 2): CompiledCard => creatureOf(name, size, text);

const CARDS: readonly CompiledCard[] = [
  creature('Bear'),
  creature('Big', '', 5),
  creature('Wall', 'Defender'),
  creature(
    'Awake Wall',
    "Defender\nAs long as you control a creature with power 5 or greater, this creature can attack as though it didn't have defender.",
  ),
  creature('Hasty', 'Haste'),
  creature('Vigilant', 'Vigilance'),
  creature('Furious', 'This creature attacks each combat if able.'),
  creature('Pacifist', "This creature can't attack."),
  creature('Shy', "This creature can't attack or block alone."),
  creature('Sailor', "This creature can't attack unless defending player controls an Island."),
  card('Island', 'Basic Land — Island'),
  card('Peace', 'Enchantment', "Creatures can't attack you."),
  card('Moat', 'Enchantment', "Creatures without flying can't attack you or planeswalkers you control."),
  card('Duel', 'Enchantment', 'No more than one creature can attack each combat.'),
  card('Narrow', 'Enchantment', 'No more than one creature can attack you each combat.'),
  card('Rage', 'Enchantment', 'Creatures you control attack each combat if able.'),
  card('Chains', 'Enchantment — Aura', "Enchant creature\nEnchanted creature can't attack or block."),
  card('Walker', 'Legendary Planeswalker — Jace', '', { loyalty: '3' }),
  card('Siege', 'Battle — Siege', '', { defense: '3' }),
  card('Rock', 'Artifact'),
];
const WALKER = { id: 'Walker', card: 'Walker', counters: { loyalty: 3 } };
const SIEGE = { id: 'Siege', card: 'Siege', counters: { defense: 3 } };
const game = boardsOf(CARDS);

const LEGAL: readonly [string, GameState, Action][] = [
  ['CR 508.1a: an untapped creature attacks the opponent', game({ a: ['Bear'], b: [] }), attack('Bear')],
  ['CR 702.10b: a new creature with haste', game({ a: [{ id: 'Hasty', card: 'Hasty', sick: true }], b: [] }), attack('Hasty')],
  ['CR 508.1b: a planeswalker', game({ a: ['Bear'], b: [WALKER] }), attack('Bear>Walker')],
  ['CR 310.8: a battle that the opponent protects, under one’s own control', game({ a: ['Bear', SIEGE], b: [] }), attack('Bear>Siege')],
  ['CR 802.2: several players', game({ a: ['Bear', 'Big'], b: [], c: [] }), attack('Bear>b', 'Big>c')],
  ['CR 702.3: defender as though it weren’t there', game({ a: ['Awake Wall', 'Big'], b: [] }), attack('Awake Wall')],
  ['CR 508.1d: all that must attack do', game({ a: ['Furious', 'Bear'], b: [] }), attack('Furious')],
  ['CR 508.1d: what can’t attack need not', game({ a: [{ id: 'Furious', card: 'Furious', tapped: true }], b: [] }), attack()],
  ['CR 508.1d: restrictions come first', game({ a: ['Furious'], b: ['Peace'] }), attack()],
  [
    'CR 508.1d: one of two that must attack, where only one may',
    game({ a: [{ id: 'f1', card: 'Furious' }, { id: 'f2', card: 'Furious' }, 'Duel'], b: [] }),
    attack('f2'),
  ],
  [
    'CR 508.1c: two attackers, one of each player, under a limit for one of them',
    game({ a: ['Bear', 'Big'], b: ['Narrow'], c: [] }),
    attack('Bear>b', 'Big>c'),
  ],
  ['CR 508.1c: not alone, beside another', game({ a: ['Shy', 'Bear'], b: [] }), attack('Shy', 'Bear')],
  ['CR 508.1c: where the defending player has what is asked for', game({ a: ['Sailor'], b: ['Island'] }), attack('Sailor')],
  ['CR 508.1: nothing at all', game({ a: ['Bear'], b: [] }), attack()],
];

const ILLEGAL: readonly [string, GameState, Action, string][] = [
  ['CR 302.6: a new creature', game({ a: [{ id: 'Bear', card: 'Bear', sick: true }], b: [] }), attack('Bear'), '302.6'],
  ['CR 508.1a: a tapped creature', game({ a: [{ id: 'Bear', card: 'Bear', tapped: true }], b: [] }), attack('Bear'), '508.1a'],
  ['CR 506.3: no creature', game({ a: ['Rock'], b: [] }), attack('Rock'), '506.3'],
  ['CR 508.1a: another player’s creature', game({ a: [], b: ['Bear'] }), attack('Bear>a'), '508.1a'],
  ['CR 508.1b: its own controller', game({ a: ['Bear'], b: [] }), attack('Bear>a'), '508.1b'],
  ['CR 508.1b: one’s own planeswalker', game({ a: ['Bear', WALKER], b: [] }), attack('Bear>Walker'), '508.1b'],
  ['CR 506.3: a creature', game({ a: ['Bear'], b: ['Big'] }), attack('Bear>Big'), '506.3'],
  ['CR 702.3: defender', game({ a: ['Wall'], b: [] }), attack('Wall'), '702.3'],
  ['CR 702.3: defender, where its condition does not hold', game({ a: ['Awake Wall'], b: [] }), attack('Awake Wall'), '702.3'],
  ['CR 508.1c: what can’t attack', game({ a: ['Pacifist', 'Bear'], b: [] }), attack('Pacifist', 'Bear'), '508.1c'],
  [
    'CR 508.1c: an Aura that forbids it',
    game({ a: ['Bear'], b: [{ id: 'Chains', card: 'Chains', attachedTo: 'Bear' }] }),
    attack('Bear'),
    '508.1c',
  ],
  ['CR 508.1c: a player who can’t be attacked', game({ a: ['Bear'], b: ['Peace'] }), attack('Bear'), '508.1c'],
  ['CR 508.1c: a planeswalker of such a player', game({ a: ['Bear'], b: ['Moat', WALKER] }), attack('Bear>Walker'), '508.1c'],
  [
    'CR 508.1c: without what the defending player has to have',
    game({ a: ['Sailor', 'Island'], b: [], c: ['Island'].map((id) => ({ id: 'c-island', card: id })) }),
    attack('Sailor>b'),
    '508.1c',
  ],
  ['CR 506.5: alone', game({ a: ['Shy', 'Bear'], b: [] }), attack('Shy'), '506.5'],
  ['CR 508.1c: more than may', game({ a: ['Bear', 'Big', 'Duel'], b: [] }), attack('Bear', 'Big'), '508.1c'],
  ['CR 508.1c: more than may attack that player', game({ a: ['Bear', 'Big'], b: ['Narrow'] }), attack('Bear', 'Big'), '508.1c'],
  ['CR 508.1d: without what must attack', game({ a: ['Furious', 'Bear'], b: [] }), attack('Bear'), '508.1d'],
  ['CR 508.1d: one of two that must attack', game({ a: ['Bear', 'Big', 'Rage'], b: [] }), attack('Big'), '508.1d'],
  ['CR 508.1d: another player’s peace is no reason not to', game({ a: ['Furious'], b: ['Peace'], c: [] }), attack(), '508.1d'],
  ['CR 508.1: twice the same', game({ a: ['Bear'], b: [] }), attack('Bear', 'Bear'), '508.1a'],
  ['CR 506.1: after combat', game({ a: ['Bear'], b: [] }, { step: 'POSTCOMBAT_MAIN' }), attack('Bear'), '506.1'],
  [
    'CR 508.1: a second time',
    game({ a: ['Bear', { id: 'Big', card: 'Big', attacking: 'b', tapped: true }], b: [] }, { step: 'DECLARE_ATTACKERS' }),
    attack('Bear'),
    '508.1',
  ],
];

describe('declaring attackers', () => {
  it.each(LEGAL)('%s', (_, state, action) => {
    const done = perform(state, action);
    if (!done.ok) expect(done.error.message).toBe('');
    else {
      expect(done.value.state.step).toBe('DECLARE_ATTACKERS');
      const fighting = [...done.value.state.permanents.values()].filter(({ attacking }) => attacking !== null).map(({ id }) => id);
      expect(fighting.sort()).toEqual(action.kind === 'attack' ? action.attackers.map(({ attacker }) => attacker).sort() : []);
    }
  });

  it.each(ILLEGAL)('%s is refused', (_, state, action, rule) => {
    const done = perform(state, action);
    expect(done.ok ? 'legal' : done.error.notModelled).toBe(null);
    if (!done.ok) expect(done.error.rules).toContain(rule);
  });

  it('CR 508.1f, 702.20: attackers are tapped, but not those with vigilance', () => {
    const done = perform(game({ a: ['Bear', 'Vigilant'], b: [] }), attack('Bear', 'Vigilant'));
    if (!done.ok) throw new Error(done.error.message);
    expect(['Bear', 'Vigilant'].map((id) => done.value.state.permanents.get(id)?.tapped)).toEqual([true, false]);
    expect(done.value.events.filter(({ kind }) => kind === 'AttackersDeclared')).toHaveLength(1);
  });

  it('CR 508.1d: going on without attackers is refused where something must attack', () => {
    const done = perform(game({ a: ['Furious'], b: [] }), { kind: 'advance', to: 'POSTCOMBAT_MAIN' });
    expect(done.ok ? [] : done.error.rules).toContain('508.1d');
  });
});
