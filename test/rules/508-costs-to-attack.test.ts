import { describe, expect, it } from 'vitest';
import type { CompiledCard } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, refusedBy } from '../support/combat.ts';

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  creature('Elf', 1, '{T}: Add {G}.'),
  creature('Behemoth', 6, "This creature can't attack or block unless you pay {2}."),
  creature('Serpent', 5, "This creature can't attack unless you sacrifice two Islands."),
  creature('Furious', 2, 'This creature attacks each combat if able.'),
  creature('Keen', 2, 'This creature blocks each combat if able.'),
  card(
    'Prison',
    'Enchantment',
    "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
  ),
  card(
    'Awe',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature can't be blocked unless defending player pays {3} for each creature they control that's blocking it.",
  ),
  card('Weight', 'Enchantment — Aura', "Enchant creature\nEnchanted creature can't attack unless its controller pays {3}."),
  card('Plains', 'Basic Land — Plains'),
  card('Island', 'Basic Land — Island'),
  card('Walker', 'Legendary Planeswalker — Jace', '', { loyalty: '3' }),
];
const game = boardsOf(CARDS);
const lands = (count: number, name = 'Plains') => [{ id: name.toLowerCase(), card: name, count }];
const tappedLands = ({ state }: { state: ReturnType<typeof game> }): number =>
  [...state.permanents.values()].filter(({ id, tapped }) => tapped && /^(plains|island)/.test(id)).length;

describe('costs to attack and to block', () => {
  it.each([
    [1, ['Bear'], 2],
    [2, ['Bear', 'Ox'], 4],
  ])('CR 508.1h: {2} for each of %i attackers', (_, attackers, tapped) => {
    const done = played(game({ a: ['Bear', 'Ox', ...lands(4)], b: ['Prison'] }), attack(...attackers));
    expect(tappedLands(done)).toBe(tapped);
  });

  it('CR 508.1j: what can’t be paid is refused whole', () => {
    const error = refusedBy(game({ a: ['Bear', 'Ox', ...lands(3)], b: ['Prison'] }), attack('Bear', 'Ox'));
    expect([error.rules.includes('508.1h'), error.notModelled]).toEqual([true, null]);
  });

  it('CR 508.1f: attackers are tapped before, and make no mana for it', () => {
    const state = game({ a: [{ id: 'Elf', card: 'Elf', count: 2 }, ...lands(1)], b: ['Prison'] });
    expect(refusedBy(state, attack('Elf-1', 'Elf-2')).rules).toContain('508.1h');
    expect(played(state, attack('Elf-1')).state.permanents.get('Elf-2')?.tapped).toBe(true);
  });

  it('CR 508.1h: nothing for attacking someone else, or a planeswalker', () => {
    const walker = { id: 'Walker', card: 'Walker', counters: { loyalty: 3 } };
    const state = game({ a: ['Bear', 'Ox'], b: ['Prison', walker], c: [] });
    expect(played(state, attack('Bear>c', 'Ox>Walker')).state.step).toBe('DECLARE_ATTACKERS');
  });

  it('CR 508.1d: nobody has to pay so that more attack', () => {
    expect(played(game({ a: ['Furious', ...lands(4)], b: ['Prison'] }), attack()).state.step).toBe('DECLARE_ATTACKERS');
    expect(refusedBy(game({ a: ['Furious', ...lands(4)], b: ['Prison'], c: [] }), attack()).rules).toContain('508.1d');
  });

  it('CR 508.1h: with the lands that are named', () => {
    const done = played(game({ a: ['Bear', ...lands(2), ...lands(2, 'Island')], b: ['Prison'] }), {
      kind: 'attack',
      attackers: [{ attacker: 'Bear', defending: 'b' }],
      pay: [{ permanent: 'plains-1' }, { permanent: 'island-2' }],
    });
    expect(['plains-1', 'island-2'].map((id) => done.state.permanents.get(id)?.tapped)).toEqual([true, true]);
  });

  it('CR 508.1h: its own cost, and an Aura’s', () => {
    const heavy = { id: 'Weight', card: 'Weight', attachedTo: 'Behemoth' };
    expect(tappedLands(played(game({ a: ['Behemoth', ...lands(5)], b: [heavy] }), attack('Behemoth')))).toBe(5);
    expect(refusedBy(game({ a: ['Behemoth', ...lands(4)], b: [heavy] }), attack('Behemoth')).rules).toContain('508.1h');
  });

  it('CR 508.1h: what is sacrificed is chosen', () => {
    const tapped = { id: 'island-3', card: 'Island', tapped: true };
    const state = game({ a: ['Serpent', ...lands(2, 'Island'), tapped], b: [] });
    expect(refusedBy(state, attack('Serpent')).missingChoice?.options).toEqual(['island-1', 'island-2', 'island-3']);
    const done = played(state, { kind: 'attack', attackers: [{ attacker: 'Serpent', defending: 'b' }], choose: ['island-1', 'island-3'] });
    expect([...done.state.permanents.keys()]).toEqual(['Serpent', 'island-2']);
  });

  it('CR 509.1d: a cost to block, and none to be paid so that more block', () => {
    const state = game({ a: ['Ox'], b: ['Behemoth', ...lands(2)] });
    expect(tappedLands(played(state, attack('Ox'), block('Behemoth>Ox')))).toBe(2);
    expect(refusedBy(game({ a: ['Ox'], b: ['Behemoth', ...lands(1)] }), attack('Ox'), block('Behemoth>Ox')).rules).toContain('509.1d');
  });

  it('CR 509.1d: a cost for each creature that blocks it', () => {
    const awe = { id: 'Awe', card: 'Awe', attachedTo: 'Ox' };
    const state = game({ a: ['Ox', awe], b: ['Keen', 'Bear', ...lands(6)] });
    expect(tappedLands(played(state, attack('Ox'), block('Keen>Ox', 'Bear>Ox')))).toBe(6);
    const free = played(state, attack('Ox'), block(), damage());
    expect(lifeOf(free, 'b')).toBe(16);
  });
});
