import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, characteristicsOf, type GameState } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, refusedBy, whereIs } from '../support/combat.ts';

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Mouse', 1),
  creature('Ninja', 3, 'Ninjutsu {1}'),
  card('Skiff', 'Artifact — Vehicle', 'Flying\nCrew 3', { power: '4', toughness: '4' }),
  card('Lamed', 'Enchantment — Aura', "Enchant creature\nEnchanted creature can't attack, block, or crew Vehicles."),
  creature('Pilot', 1, 'This creature can crew Vehicles as though its power were 2 greater.'),
  card('Wastes', 'Basic Land'),
  card('Mountain', 'Basic Land — Mountain'),
  card('Walker', 'Legendary Planeswalker — Jace', '', { loyalty: '3' }),
];
const game = boardsOf(CARDS);
const crew = (...choose: readonly string[]): Action => ({ kind: 'activate', permanent: 'Skiff', ability: 'Crew', choose });

describe('crew', () => {
  const state = game({ a: ['Skiff', 'Bear', { id: 'Mouse', card: 'Mouse', sick: true }, { id: 'other', card: 'Mouse' }], b: [] });

  it('CR 702.122a: other untapped creatures with enough power together', () => {
    const crewed = played(state, crew('Bear', 'Mouse'), { kind: 'resolve' });
    expect(['Bear', 'Mouse', 'other', 'Skiff'].map((id) => crewed.state.permanents.get(id)?.tapped)).toEqual([true, true, false, false]);
    expect(characteristicsOf(crewed.state, 'Skiff').types).toEqual(expect.arrayContaining(['Artifact', 'Creature']));
    expect(lifeOf(played(crewed.state, attack('Skiff'), damage()), 'b')).toBe(16);
    expect(characteristicsOf(played(crewed.state, { kind: 'advance', turns: 1 }).state, 'Skiff').types).toEqual(['Artifact']);
  });

  it('CR 702.122a: too little is refused, and who crews is a choice', () => {
    expect(refusedBy(game({ a: ['Skiff', 'Bear'], b: [] }), crew()).rules).toContain('118.3');
    expect(refusedBy(state, crew()).missingChoice).not.toBe(null);
  });

  it('CR 702.122a: all of them where it takes all', () => {
    const crewed = played(game({ a: ['Skiff', 'Bear', 'Mouse'], b: [] }), crew());
    expect(['Bear', 'Mouse'].map((id) => crewed.state.permanents.get(id)?.tapped)).toEqual([true, true]);
  });

  it('CR 702.122c: what can’t crew doesn’t, and what counts for more does', () => {
    const lamed = { id: 'Lamed', card: 'Lamed', attachedTo: 'Bear' };
    expect(refusedBy(game({ a: ['Skiff', 'Bear', 'Mouse', lamed], b: [] }), crew('Bear', 'Mouse')).message).not.toBe('');
    expect(played(game({ a: ['Skiff', 'Pilot'], b: [] }), crew()).state.permanents.get('Pilot')?.tapped).toBe(true);
  });
});

describe('ninjutsu', () => {
  const state: GameState = game(
    {},
    {
      players: [
        { id: 'a', hand: [{ id: 'Ninja', card: 'Ninja' }], battlefield: ['Bear', 'Mouse', 'Mountain'].map((id) => ({ id, card: id })) },
        {
          id: 'b',
          battlefield: [
            { id: 'Pilot', card: 'Pilot' },
            { id: 'Walker', card: 'Walker', counters: { loyalty: 3 } },
          ],
        },
      ],
    },
  );
  const sneak = (...choose: readonly string[]): Action => ({ kind: 'activate', permanent: 'Ninja', ability: 'Ninjutsu', choose });

  it('CR 702.49a, 702.49c: it takes the place of an unblocked attacker, attacking the same', () => {
    const swapped = played(state, attack('Bear>Walker', 'Mouse>b'), block('Pilot>Mouse'), sneak('Bear'), { kind: 'resolve' });
    expect(whereIs(swapped, 'Bear')).toBe('hand');
    expect(swapped.state.permanents.get('Ninja')).toMatchObject({
      tapped: true,
      attacking: { whom: 'Walker', defending: 'b', blocked: false },
    });
    expect(whereIs(played(swapped.state, damage()), 'Walker')).toBe('graveyard');
  });

  it('CR 702.49c: not for a blocked attacker, nor before blockers are declared', () => {
    expect(refusedBy(state, attack('Bear'), sneak('Bear')).rules).toContain('118.3');
    expect(refusedBy(state, attack('Mouse'), block('Pilot>Mouse'), sneak('Mouse')).rules).toContain('118.3');
  });
});
