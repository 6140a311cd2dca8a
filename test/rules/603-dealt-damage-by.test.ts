import { describe, expect, it } from 'vitest';
import type { Action, CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { deals, lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { begun, byName, card, instant } from '../support/boards.ts';

/** What dealt damage to what: this turn, at once, and to "each other". */

const creature = (name: string, text = '', size = '3/3'): CompiledCard => {
  const [power = '', toughness = ''] = size.split('/');
  return card(name, 'Creature — Giant', text, { power, toughness });
};
const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Forest'),
  creature('Bear', '', '2/2'),
  creature('Giant'),
  creature('Wall', '', '0/7'),
  creature('Drinker', 'Whenever a creature dealt damage by this creature this turn dies, put a +1/+1 counter on this creature.'),
  creature('Wielder', 'If a creature dealt damage by this creature this turn would die, exile it instead.'),
  instant('Answer', 'Destroy all creatures that dealt damage to you this turn.'),
  instant(
    'Bond',
    'Choose target creature. Whenever that creature is dealt damage this turn, it deals that much damage to each other creature and each player.',
  ),
  instant('Blaze', 'Target creature you control deals damage equal to its power to each other creature.'),
  card(
    'Blade',
    'Artifact — Equipment',
    'Whenever equipped creature deals combat damage, put two charge counters on this Equipment.\nEquip {1}',
  ),
  card('Link', 'Enchantment — Aura', 'Enchant creature\nWhenever enchanted creature deals damage, you gain that much life.'),
  creature('Spread', 'Whenever this creature deals combat damage to an opponent, it deals that much damage to each other opponent.'),
  card('Karma', 'Enchantment', 'Whenever a source an opponent controls deals damage to you, that player sacrifices a creature.'),
  card(
    'Tally',
    'Enchantment',
    'If damage would be dealt to you, prevent that damage. Exile a card from your graveyard for each 1 damage prevented this way.',
  ),
  instant('Sweep', 'Sweep deals 3 damage to target creature and 1 damage to each other creature with the same controller.'),
  card('Mystery', 'Creature — Ooze', "This creature's power and toughness are each equal to the number of gribbles.", {
    power: '*',
    toughness: '*',
  }),
  creature('Venom', 'Whenever this creature deals damage to a creature, you gain 1 life.', '4/4'),
];
const on = (a: readonly (PermanentSetup | string)[], b: readonly (PermanentSetup | string)[], hand: readonly string[] = []): GameState =>
  begun(
    {
      players: [
        { id: 'a', battlefield: byName(a), hand: byName(hand) },
        { id: 'b', battlefield: byName(b) },
      ],
    },
    CARDS,
  );
const all: Action = { kind: 'resolve', all: true };
const destroy = (...permanents: readonly string[]): Action => ({ kind: 'destroy', permanents });
const counters = (state: GameState, id: string, kind: string) => state.permanents.get(id)?.counters.get(kind) ?? 0;

describe('CR 120: “dealt damage by this creature this turn”', () => {
  const start = on(['Drinker', 'Giant'], ['Wall', 'Bear']);
  it.each([
    ['dies later of something else', [deals(['Drinker', 'Wall', 1]), destroy('Wall')], 1],
    ['dies of the damage', [deals(['Drinker', 'Bear', 2])], 1],
    ['was dealt damage by another', [deals(['Giant', 'Wall', 1]), destroy('Wall')], 0],
    ['each of two', [deals(['Drinker', 'Wall', 1], ['Drinker', 'Bear', 1]), destroy('Wall', 'Bear')], 2],
  ] as const)('a creature %s', (_, actions, expected) => {
    const state = played(start, ...actions);
    expect(counters(state.stack.length > 0 ? played(state, all) : state, 'Drinker', '+1/+1')).toBe(expected);
  });

  it('CR 514.2: not of the turn before', () => {
    const lands = { library: [{ card: 'Land', count: 3 }] };
    const begins = begun(
      {
        players: [
          { id: 'a', battlefield: byName(['Drinker']), ...lands },
          { id: 'b', battlefield: byName(['Wall']), ...lands },
        ],
      },
      CARDS,
    );
    const state = played(begins, deals(['Drinker', 'Wall', 1]), { kind: 'advance', turns: 1 }, destroy('Wall'));
    expect(state.stack).toEqual([]);
  });

  it('CR 614.6: exiled instead', () => {
    const state = played(on(['Wielder', 'Giant'], ['Wall', 'Bear']), deals(['Wielder', 'Wall', 1], ['Giant', 'Bear', 2]), destroy('Wall'));
    expect([zoneOf(state, 'Wall'), zoneOf(state, 'Bear')]).toEqual(['exile', 'graveyard']);
  });

  it('what dealt damage to a player', () => {
    const state = played(on([], ['Giant', 'Bear'], ['Answer']), deals(['Giant', 'a', 1]), { kind: 'cast', card: 'Answer' }, all);
    expect([zoneOf(state, 'Giant'), zoneOf(state, 'Bear')]).toEqual(['graveyard', 'battlefield']);
  });
});

describe('CR 120.1: “each other creature” than what deals the damage', () => {
  it('of an ability that a spell set up', () => {
    const state = played(
      on(['Wall'], ['Giant', 'Bear'], ['Bond']),
      { kind: 'cast', card: 'Bond', targets: ['Wall'] },
      all,
      deals(['Giant', 'Wall', 2]),
      all,
    );
    expect(['a', 'b'].map((id) => lifeOf(state, id))).toEqual([18, 18]);
    expect(['Wall', 'Giant'].map((id) => state.permanents.get(id)?.damage)).toEqual([2, 2]);
    expect(zoneOf(state, 'Bear')).toBe('graveyard');
  });

  it('of a spell that has a creature deal it', () => {
    const state = played(on(['Giant', 'Bear'], ['Wall'], ['Blaze']), { kind: 'cast', card: 'Blaze', targets: ['Giant'] }, all);
    expect([zoneOf(state, 'Giant'), zoneOf(state, 'Bear'), state.permanents.get('Wall')?.damage]).toEqual(['battlefield', 'graveyard', 3]);
  });
});

it('CR 102.2: “each other opponent” than the one who was dealt it', () => {
  const start = begun({ players: [{ id: 'a', battlefield: byName(['Spread']) }, { id: 'b' }, { id: 'c' }, { id: 'd' }] }, CARDS);
  const state = played(start, { kind: 'dealDamage', combat: true, parts: [{ source: 'Spread', target: 'b', amount: 3 }] }, all);
  expect(['a', 'b', 'c', 'd'].map((id) => lifeOf(state, id))).toEqual([20, 17, 17, 17]);
});

describe('CR 603.2c: dealing damage to several at once', () => {
  const blocked = (has: readonly (PermanentSetup | string)[], attacker: string) =>
    played(
      on(has, ['Bear', 'Wall']),
      { kind: 'attack', attackers: [{ attacker, defending: 'b' }] },
      { kind: 'block', blocks: ['Bear', 'Wall'].map((blocker) => ({ blocker, attacker })) },
      {
        kind: 'combatDamage',
        assign: [
          { source: attacker, target: 'Bear', amount: 2 },
          { source: attacker, target: 'Wall', amount: 1 },
        ],
      },
    );

  it('is dealing damage once, where nothing is said of whom', () => {
    const state = blocked(['Giant', { id: 'Blade', card: 'Blade', attachedTo: 'Giant' }], 'Giant');
    expect([state.stack.length, counters(played(state, all), 'Blade', 'charge')]).toEqual([1, 2]);
  });

  it('is as much as all of it together', () => {
    const state = blocked(['Giant', { id: 'Link', card: 'Link', attachedTo: 'Giant' }], 'Giant');
    expect([state.stack.length, lifeOf(played(state, all))]).toEqual([1, 23]);
  });

  it('is dealing damage to each of them, where that is said', () => {
    const state = played(on(['Venom'], ['Bear', 'Wall']), deals(['Venom', 'Bear', 1], ['Venom', 'Wall', 1], ['Venom', 'b', 1]));
    expect([state.stack.length, lifeOf(played(state, all))]).toEqual([2, 22]);
  });
});

describe('CR 603.2: who is “that player” of damage dealt to you', () => {
  it('the controller of what dealt it', () => {
    const state = played(on(['Karma', 'Wall'], ['Giant']), deals(['Giant', 'a', 1]), all);
    expect([zoneOf(state, 'Giant'), zoneOf(state, 'Wall')]).toEqual(['graveyard', 'battlefield']);
  });
});

it('CR 608.2h: as many cards at once as damage was prevented, or all there are', () => {
  const cards = ['1', '2', '3'].map((id) => ({ id, card: 'Land' }));
  const start = begun(
    {
      players: [
        { id: 'a', battlefield: byName(['Tally']), graveyard: cards },
        { id: 'b', battlefield: byName(['Giant']) },
      ],
    },
    CARDS,
  );
  const left = (state: GameState): number => state.players[0]?.graveyard.length ?? Number.NaN;
  expect(left(played(start, deals(['Giant', 'a', 5])))).toBe(0);
  expect(left(played(start, { ...deals(['Giant', 'a', 2]), choose: ['1', '3'] }))).toBe(1);
});

it('CR 608.2c: “the same controller” as the creature that was named before', () => {
  const state = played(on(['Wall'], ['Giant', 'Bear'], ['Sweep']), { kind: 'cast', card: 'Sweep', targets: ['Giant'] }, all);
  expect([zoneOf(state, 'Giant'), state.permanents.get('Bear')?.damage, state.permanents.get('Wall')?.damage]).toEqual(['graveyard', 1, 0]);
});

it('CR 704.5f: a creature whose size is not read is not put into the graveyard, and that is said', () => {
  expect(refusal(on(['Mystery'], []), { kind: 'gainLife', player: 'a', amount: 1 }).notModelled).not.toBeNull();
});
