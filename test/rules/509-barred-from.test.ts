import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, played, refusedBy } from '../support/combat.ts';

/** Which creatures may block which, by what their texts say of others; and creatures by what is attached to them. */

const CARDS = [
  creature('Homunculus', '2/1', "This creature can't block or be blocked by creatures with power 2 or greater."),
  creature('Hunter', '2/2', 'This creature can block Dragons as though it had reach.'),
  creature('Dragon', '4/4', 'Flying', 'Creature — Dragon'),
  creature('Bird', '1/1', 'Flying', 'Creature — Bird'),
  creature('Bear', 2),
  creature('Imp', 1),
  creature('Eriette', '2/4', "Each creature that's enchanted by an Aura you control can't attack you or planeswalkers you control."),
  creature('Weaver', '1/1', 'Creatures you control that are equipped by an Equipment get +2/+0.'),
  card('Spell', 'Enchantment — Aura', 'Enchant creature'),
  card('Axe', 'Artifact — Equipment'),
];
const on = boardsOf(CARDS);
const step = { step: 'DECLARE_ATTACKERS' } as const;

describe('creatures that can not block one another', () => {
  it.each([
    ['Homunculus', 'Bear', false],
    ['Homunculus', 'Imp', true],
    ['Bear', 'Homunculus', false],
    ['Imp', 'Homunculus', true],
    ['Dragon', 'Hunter', true],
    ['Bird', 'Hunter', false],
    ['Dragon', 'Bear', false],
  ])('CR 509.1b: %s blocked by %s: %s', (attacker, blocker, may) => {
    const state = on({ a: [attacker], b: [blocker] }, step);
    const actions = [attack(attacker), block(`${blocker}>${attacker}`)];
    if (may) expect(played(state, ...actions).state.permanents.get(blocker)?.blocking).toEqual([attacker]);
    else expect(refusedBy(state, ...actions).rules).toContain('509.1b');
  });
});

describe('what is attached', () => {
  it.each([
    ['b', false],
    ['a', true],
  ])('CR 508.1c: a creature enchanted by an Aura of the defending player: of %s', (owner, may) => {
    const aura = { id: 'aura', card: 'Spell', attachedTo: 'Bear' };
    const state = on({ a: ['Bear', ...(owner === 'a' ? [aura] : [])], b: ['Eriette', ...(owner === 'b' ? [aura] : [])] }, step);
    if (may) expect(played(state, attack('Bear')).state.permanents.get('Bear')?.attacking).not.toBeNull();
    else expect(refusedBy(state, attack('Bear')).rules).toContain('508.1c');
  });

  it('CR 301.5: those that are equipped', () => {
    const state = on({ a: ['Weaver', 'Bear', 'Imp', { id: 'axe', card: 'Axe', attachedTo: 'Bear' }], b: [] });
    expect(['Bear', 'Imp'].map((id) => layered(state).view.object(id)?.power)).toEqual([4, 1]);
  });
});
