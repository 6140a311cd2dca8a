import { describe, expect, it } from 'vitest';
import type { Action, CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { lifeOf, played, zoneOf } from '../support/acting.ts';
import { begun, byName, card, instant } from '../support/boards.ts';

/** Whose life damage that is moved costs. */

const SIZE = { power: '3', toughness: '3' };
const CARDS: readonly CompiledCard[] = [
  card('Ogre', 'Creature — Ogre', '', SIZE),
  card('Giant', 'Creature — Giant', '', SIZE),
  card('Land', 'Basic Land — Forest'),
  instant(
    'Mirror',
    'All combat damage that would be dealt to you this turn by target unblocked creature is dealt to its controller instead.',
  ),
  instant('Shift', 'All damage that would be dealt this turn to target creature you control is dealt to its controller instead.'),
  card('Mill', 'Enchantment', "Whenever a creature card is put into an opponent's graveyard from their library, you gain 1 life."),
  instant('Grind', 'Each player mills a card.'),
];
const named = (name: string, text: string): CompiledCard => card(name, 'Enchantment', text);
const DOUBLES: readonly CompiledCard[] = [
  named('Any', 'Double all damage that creatures you control with counters on them would deal.'),
  named('Combat', 'Double all combat damage that creatures you control would deal.'),
  named(
    'Kind',
    'As this enchantment enters, choose a creature type.\nDouble all damage that sources you control of the chosen type would deal.',
  ),
];
const on = (a: readonly (PermanentSetup | string)[], b: readonly (PermanentSetup | string)[], hand: readonly string[] = []): GameState =>
  begun(
    {
      players: [
        { id: 'a', battlefield: byName(a), library: [{ card: 'Ogre' }] },
        { id: 'b', battlefield: byName(b), hand: byName(hand), library: [{ card: 'Ogre' }] },
      ],
    },
    [...CARDS, ...DOUBLES],
  );
const hit = (source: string, target: string, combat = false): Action => ({
  kind: 'dealDamage',
  parts: [{ source, target, amount: 3 }],
  ...(combat && { combat }),
});

describe('CR 614.9: damage that is dealt elsewhere', () => {
  it('to the controller of what would deal it, where the words name that', () => {
    const attacked = played(
      on(['Ogre', 'Giant'], [], ['Mirror']),
      { kind: 'attack', attackers: ['Ogre', 'Giant'].map((attacker) => ({ attacker, defending: 'b' })) },
      { kind: 'block', blocks: [] },
      { kind: 'cast', by: 'b', card: 'Mirror', targets: ['Ogre'] },
      { kind: 'resolve' },
      { kind: 'combatDamage' },
    );
    expect([lifeOf(attacked, 'a'), lifeOf(attacked, 'b')]).toEqual([17, 17]);
  });

  it('to the controller of what it would be dealt to, where nothing deals it in particular', () => {
    const done = played(
      on(['Ogre'], ['Giant'], ['Shift']),
      { kind: 'cast', by: 'b', card: 'Shift', targets: ['Giant'] },
      { kind: 'resolve' },
      hit('Ogre', 'Giant'),
    );
    expect([lifeOf(done, 'a'), lifeOf(done, 'b'), zoneOf(done, 'Giant')]).toEqual([20, 17, 'battlefield']);
  });
});

it("CR 400.3: “an opponent's graveyard from their library” is one player's", () => {
  const done = played(on(['Mill'], [], ['Grind']), { kind: 'cast', by: 'b', card: 'Grind' }, { kind: 'resolve', all: true });
  expect([lifeOf(done, 'a'), lifeOf(done, 'b')]).toEqual([21, 20]);
});

describe('CR 614.1a: “double all damage … would deal”', () => {
  const own = { id: 'Ogre', card: 'Ogre', counters: { charge: 1 } };
  it.each([
    ['with counters', [own, 'Giant', 'Any'], false, [14, 17]],
    ['not combat damage', ['Ogre', 'Giant', 'Combat'], false, [17, 17]],
    ['combat damage', ['Ogre', 'Giant', 'Combat'], true, [14, 14]],
    ['of the chosen type', ['Ogre', 'Giant', { id: 'Kind', card: 'Kind', chosen: { creatureType: 'Giant' } }], false, [17, 14]],
  ] as const)('%s', (_, has, combat, expected) => {
    const lives = ['Ogre', 'Giant'].map((source) => lifeOf(played(on(has, []), hit(source, 'b', combat)), 'b'));
    expect(lives).toEqual(expected);
  });
});
