import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, characteristicsOf } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, boardsOf, creature, lifeOf, played, refusedBy } from '../support/combat.ts';

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  creature('Imp', 3, 'Haste'),
  creature('Officer', 1, 'Enlist'),
  creature('Captain', 1, 'Enlist\nEnlist'),
  creature('Guard', 1, 'Enlist\nWhenever this creature enlists a creature, you gain 1 life.'),
  creature('Watcher', 1, 'Whenever a creature you control enlists a creature, you gain 1 life.'),
  creature('Elf', 1, '{T}: Add {G}.'),
  card(
    'Toll',
    'Enchantment',
    "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
  ),
  card('Drum', 'Enchantment', 'Creatures you control have enlist.'),
  card('Bolt', 'Artifact', '{0}: This artifact deals 4 damage to target creature.'),
];
const game = boardsOf(CARDS);
const ALL: Action = { kind: 'resolve', all: true };
const enlisting = (attackers: readonly string[], ...choose: readonly string[]): Action => ({ ...attack(...attackers), choose });
const power = (acted: ReturnType<typeof played>, id: string) => characteristicsOf(acted.state, id).power;

describe('CR 702.154: enlist', () => {
  it('CR 508.1g: which creature is enlisted is a choice of the untapped ones that do not attack', () => {
    const tapped = { id: 'spent', card: 'Bear', tapped: true };
    const fresh = { id: 'fresh', card: 'Bear', sick: true };
    const hasty = { id: 'Imp', card: 'Imp', sick: true };
    const state = game({ a: ['Officer', 'Bear', 'Ox', tapped, fresh, hasty], b: ['Watcher'] });
    expect(refusedBy(state, attack('Officer', 'Bear')).missingChoice?.options).toEqual(['Ox', 'Imp', 'no']);
  });

  it('CR 702.154a: it is tapped, and the attacker gets its power until end of turn', () => {
    const declared = played(game({ a: ['Officer', 'Ox'], b: [] }), enlisting(['Officer'], 'Ox'));
    expect([declared.state.permanents.get('Ox')?.tapped, declared.state.stack.length, power(declared, 'Officer')]).toEqual([true, 1, 1]);
    const after = played(declared.state, ALL);
    expect([power(after, 'Officer'), characteristicsOf(after.state, 'Officer').toughness]).toEqual([5, 1]);
    expect(power(played(after.state, { kind: 'advance', turns: 1 }), 'Officer')).toBe(1);
  });

  it.each([
    ['CR 702.154b: it is optional', ['Officer', 'Ox'], ['no'], 1, false],
    ['CR 702.154a: yes and which', ['Officer', 'Ox'], ['yes', 'Ox'], 5, true],
    ['CR 702.154c: it does not enlist itself, and nothing else is there: nothing is asked', ['Officer'], [], 1, undefined],
  ] as const)('%s', (_, a, choose, expected, tapped) => {
    const after = played(game({ a, b: [] }), enlisting(['Officer'], ...choose), ALL);
    expect([power(after, 'Officer'), after.state.permanents.get('Ox')?.tapped]).toEqual([expected, tapped]);
  });

  it('CR 702.154d: two instances enlist two creatures', () => {
    const after = played(game({ a: ['Captain', 'Ox', 'Bear'], b: [] }), enlisting(['Captain'], 'Ox', 'Bear'), ALL);
    expect(power(after, 'Captain')).toBe(7);
  });
  it('CR 702.154d: one of the two', () => {
    const after = played(game({ a: ['Captain', 'Ox', 'Bear'], b: [] }), enlisting(['Captain'], 'no', 'Bear'), ALL);
    expect(power(after, 'Captain')).toBe(3);
  });
  it('CR 702.154a: one creature is not tapped for two', () => {
    const state = game({ a: ['Officer', 'Guard', 'Ox'], b: [] });
    const after = played(state, enlisting(['Officer', 'Guard'], 'Ox'), ALL);
    expect([power(after, 'Officer'), power(after, 'Guard')]).toEqual([5, 1]);
  });
  it('CR 702.154: granted enlist', () => {
    const after = played(game({ a: ['Bear', 'Ox', 'Drum'], b: [] }), enlisting(['Bear'], 'Ox'), ALL);
    expect(power(after, 'Bear')).toBe(6);
  });
  it('CR 702.154c: "whenever this creature enlists a creature", "whenever a creature you control enlists"', () => {
    const guard = game({ a: ['Guard', 'Ox'], b: [] });
    expect(
      lifeOf(played(guard, enlisting(['Guard'], 'Ox', 'Guard: Whenever this creature enlists a creature, you gain 1 life.'), ALL), 'a'),
    ).toBe(21);
    expect(lifeOf(played(guard, enlisting(['Guard'], 'no'), ALL), 'a')).toBe(20);
    const watched = game({ a: ['Officer', 'Ox', 'Watcher'], b: [] });
    expect(lifeOf(played(watched, enlisting(['Officer'], 'Ox', 'Watcher'), ALL), 'a')).toBe(21);
  });
  it('CR 608.2h: the power that the creature had, where it is gone by then', () => {
    const declared = played(game({ a: ['Officer', 'Ox', 'Bolt'], b: [] }), enlisting(['Officer'], 'Ox')).state;
    const shot = played(declared, { kind: 'activate', permanent: 'Bolt', ability: 0, targets: ['Ox'] }, { kind: 'resolve' });
    expect(shot.state.cards.has('Ox') || shot.state.permanents.has('Ox')).toBe(true);
    expect(power(played(shot.state, ALL), 'Officer')).toBe(5);
  });
  it('CR 508.1j: what is tapped for it pays nothing else', () => {
    const state = game({ a: ['Officer', 'Elf'], b: ['Toll'] });
    expect(refusedBy(state, enlisting(['Officer'], 'Elf')).rules).toContain('508.1h');
    expect(played(state, enlisting(['Officer'], 'no')).state.permanents.get('Elf')?.tapped).toBe(true);
  });
});
