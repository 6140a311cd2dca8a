import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, characteristicsOf } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, whereIs } from '../support/combat.ts';

/** Trigger conditions that name two objects: "it" is the first of them, "that creature" the second. */

const WHEN = 'Whenever this creature deals combat damage to a creature,';
const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', '6/6'),
  creature('Toll', '1/5', `${WHEN} destroy that creature unless its controller pays {1}.`),
  creature('Drain', '1/5', `${WHEN} that creature's controller loses life equal to its power.`),
  creature(
    'Bog',
    '1/5',
    "Whenever this creature becomes blocked by a creature, that creature's controller sacrifices it at end of combat.",
  ),
  card('Forest', 'Basic Land — Forest'),
  creature('Mouse', 1),
  creature('Wall', '0/6'),
  creature('Snake', '1/5', `${WHEN} destroy that creature.`),
  creature('Web', '1/5', `${WHEN} tap that creature and it doesn't untap during its controller's next untap step.`),
  creature('Late', '1/1', `${WHEN} exile that creature at end of combat.`),
  creature('Spite', '1/5', `${WHEN} this creature deals 2 damage to that creature's controller.`),
  creature('Proud', '1/5', `${WHEN} it gets +1/+1 until end of turn.`),
  creature('Both', '1/5', `${WHEN} it gets +1/+1 until end of turn and put a -1/-1 counter on that creature.`),
  creature('Judge', '1/5', `${WHEN} if that creature is tapped, you gain 2 life.`),
  creature('Leader', '1/5', 'Whenever a creature you control deals combat damage to a creature, put a +1/+1 counter on that creature.'),
  creature('Thorn', '1/5', 'Whenever a creature deals combat damage to this creature, destroy that creature.'),
  creature(
    'Guard',
    '1/5',
    'Whenever this creature blocks a creature, it gets +2/+0 until end of turn and that creature gets -1/-0 until end of turn.',
  ),
  creature('Elf', '1/5', 'Whenever this creature becomes blocked by a creature, it deals 1 damage to that creature.'),
  card('Sword', 'Artifact — Equipment', 'Whenever equipped creature deals combat damage to a creature, destroy that creature.\nEquip {0}'),
];
const game = boardsOf(CARDS);
const ALL: Action = { kind: 'resolve', all: true };
const fought = (attacker: string, blocker: string, ...more: readonly Action[]) =>
  played(game({ a: [attacker], b: [blocker] }), attack(attacker), block(`${blocker}>${attacker}`), damage(), ALL, ...more);
const size = (acted: ReturnType<typeof played>, id: string) => {
  const { power, toughness } = characteristicsOf(acted.state, id);
  return `${power}/${toughness}`;
};

describe('CR 603.2: of two creatures that a trigger condition names', () => {
  it('"that creature" is the one that is dealt the damage', () => {
    expect(whereIs(fought('Snake', 'Ox'), 'Ox')).toBe('graveyard');
    expect(fought('Web', 'Bear').state.permanents.get('Bear')?.tapped).toBe(true);
  });
  it('"that creature\'s controller"', () => expect(lifeOf(fought('Spite', 'Bear'), 'b')).toBe(18));
  it('"it" is the one that deals it', () => {
    const done = fought('Proud', 'Bear');
    expect([size(done, 'Proud'), size(done, 'Bear')]).toEqual(['2/6', '2/2']);
  });
  it('both in one sentence', () => {
    const done = fought('Both', 'Wall');
    expect([size(done, 'Both'), size(done, 'Wall')]).toEqual(['2/6', '-1/5']);
  });
  it('CR 603.4: in a condition', () => expect(lifeOf(fought('Judge', 'Bear'), 'a')).toBe(20));
  it('CR 603.7c: at the end of combat, of a source that is gone', () => {
    const done = fought('Late', 'Ox', { kind: 'advance', to: 'POSTCOMBAT_MAIN' });
    expect([whereIs(done, 'Late'), whereIs(done, 'Ox')]).toEqual(['graveyard', 'exile']);
  });
  it('"a creature you control deals damage to a creature": the second', () => {
    const done = fought('Leader', 'Bear');
    expect([size(done, 'Leader'), size(done, 'Bear')]).toEqual(['1/5', '3/3']);
  });
  it('"a creature deals damage to this creature": the one that deals it', () => {
    expect(whereIs(fought('Thorn', 'Ox'), 'Ox')).toBe('graveyard');
  });
  it('what an Equipment says of the creature that it is on', () => {
    const sword = { id: 'Sword', card: 'Sword', attachedTo: 'Mouse' };
    const done = played(game({ a: [sword, 'Mouse'], b: ['Ox'] }), attack('Mouse'), block('Ox>Mouse'), damage(), ALL);
    expect(whereIs(done, 'Ox')).toBe('graveyard');
  });
  it('CR 509.3b: "blocks a creature"', () => {
    const done = played(game({ a: ['Ox'], b: ['Guard'] }), attack('Ox'), block('Guard>Ox'), ALL);
    expect([size(done, 'Guard'), size(done, 'Ox')]).toEqual(['3/5', '5/6']);
  });
  it('CR 509.3d: "becomes blocked by a creature"', () => {
    const done = played(game({ a: ['Elf'], b: ['Ox'] }), attack('Elf'), block('Ox>Elf'), ALL);
    expect([whereIs(done, 'Elf'), whereIs(done, 'Ox')]).toEqual([0, 1]);
  });
  it('"its" after "that creature": of the second', () => {
    const start = game({ a: ['Toll'], b: ['Ox', 'Forest'] });
    const dealt = played(start, attack('Toll'), block('Ox>Toll'), damage()).state;
    const paid = played(dealt, { kind: 'resolve', choose: ['yes'] });
    expect([whereIs(paid, 'Ox'), paid.state.permanents.get('Forest')?.tapped]).toEqual([1, true]);
    expect(whereIs(played(dealt, { kind: 'resolve', choose: ['no'] }), 'Ox')).toBe('graveyard');
    expect(lifeOf(fought('Drain', 'Ox'), 'b')).toBe(14);
  });
  it('"sacrifices it", later', () => {
    const done = fought('Bog', 'Wall', { kind: 'advance', to: 'POSTCOMBAT_MAIN' });
    expect([whereIs(done, 'Wall'), whereIs(done, 'Bog')]).toEqual(['graveyard', 0]);
  });
});
