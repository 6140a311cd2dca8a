import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, type GameState, type PermanentSetup, playerOf } from '../../engine/index.ts';
import { lifeOf, played, zoneOf } from '../support/acting.ts';
import { begun, byName, card, instant } from '../support/boards.ts';

/** CR 609.3: "If you can't, …", and what else is told by what was done. */

const SIZE = { power: '3', toughness: '3' };
const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', SIZE),
  card('Giant', 'Creature — Giant', '', SIZE),
  card('Pact', 'Enchantment', "Whenever you're dealt damage, sacrifice that many lands. If you can't, you lose the game."),
  instant('Toll', "Sacrifice two lands. If you can't, you lose 3 life."),
  instant('Edict', "Target opponent sacrifices a creature. If they can't, they lose 2 life and you draw a card."),
  instant('Dig', "Mill a card, then return a creature card from your graveyard to your hand. If you can't, draw a card."),
  instant('Spark', 'Spark deals 2 damage to any target. If a player is dealt damage this way, you gain 1 life.'),
  card('Knight', 'Creature — Knight', 'If this creature would be destroyed, regenerate it.', SIZE),
  instant('Doom', "Destroy target creature. It can't be regenerated."),
  card(
    'Charm',
    'Enchantment — Aura',
    'Enchant creature\nWhenever enchanted creature deals damage to a creature, destroy the other creature.',
  ),
];
const on = (
  a: readonly (PermanentSetup | string)[],
  b: readonly (PermanentSetup | string)[],
  hand: readonly string[] = [],
  library: readonly string[] = ['Land', 'Bear'],
): GameState =>
  begun(
    {
      players: [
        { id: 'a', battlefield: byName(a), hand: byName(hand), library: library.map((name) => ({ card: name })) },
        { id: 'b', battlefield: byName(b) },
      ],
    },
    CARDS,
  );
const lands = (...ids: readonly string[]): readonly PermanentSetup[] => ids.map((id) => ({ id, card: 'Land' }));
const hit = (source: string, target: string, amount: number): Action => ({ kind: 'dealDamage', parts: [{ source, target, amount }] });
const all: Action = { kind: 'resolve', all: true };
const cast = (name: string, ...targets: readonly string[]): Action => ({
  kind: 'cast',
  card: name,
  ...(targets.length > 0 && { targets }),
});

describe("CR 609.3: “if you can't”", () => {
  it.each([
    ['as many as are asked for', ['1', '2'], ['Toll'], 0, 20],
    ['fewer: as many as there are, and the rest', ['1'], ['Toll'], 0, 17],
    ['none', [], ['Toll'], 0, 17],
  ] as const)('lands to sacrifice: %s', (_, has, hand, left, life) => {
    const state = played(on(lands(...has), [], hand), cast('Toll'), all);
    expect([[...state.permanents.values()].length, lifeOf(state)]).toEqual([left, life]);
  });

  it('asks which where there are more', () => {
    const state = played(on(lands('1', '2', '3'), [], ['Toll']), cast('Toll'), { kind: 'resolve', choose: ['1', '3'] });
    expect([...state.permanents.keys(), lifeOf(state)]).toEqual(['2', 20]);
  });

  it('an opponent who has no creature', () => {
    const without = played(on([], [], ['Edict']), cast('Edict', 'b'), all);
    expect([lifeOf(without, 'b'), playerOf(without, 'a')?.hand.length]).toEqual([18, 1]);
    const withOne = played(on([], ['Giant'], ['Edict']), cast('Edict', 'b'), all);
    expect([lifeOf(withOne, 'b'), zoneOf(withOne, 'Giant'), playerOf(withOne, 'a')?.hand.length]).toEqual([20, 'graveyard', 0]);
  });

  it('the last part of several', () => {
    const found = played(on([], [], ['Dig'], ['Bear', 'Land']), cast('Dig'), all);
    const none = played(on([], [], ['Dig'], ['Land', 'Land']), cast('Dig'), all);
    const [one, other] = [found, none].map((state) => playerOf(state, 'a'));
    expect([one?.hand.length, one?.library.length, other?.hand.length, other?.library.length]).toEqual([1, 1, 1, 0]);
  });

  it.each([
    [2, null],
    [3, 'effect'],
  ] as const)('%i damage, with two lands', (amount, rule) => {
    const state = played(on(['Pact', ...lands('1', '2')], ['Giant']), hit('Giant', 'a', amount), all);
    expect([state.permanents.size > 2, playerOf(state, 'a')?.lost ?? null]).toEqual([false, rule]);
  });
});

describe('CR 120: who was dealt damage “this way”', () => {
  it.each([
    ['a player', 'b', 21],
    ['a creature', 'Giant', 20],
  ] as const)('%s', (_, target, life) => {
    expect(lifeOf(played(on([], ['Giant'], ['Spark']), cast('Spark', target), all))).toBe(life);
  });

  it('“the other creature” is the one that is dealt it', () => {
    const state = played(on([], ['Giant', { id: 'Charm', card: 'Charm', attachedTo: 'Giant' }, 'Bear']), hit('Giant', 'Bear', 1), all);
    expect([zoneOf(state, 'Giant'), zoneOf(state, 'Bear')]).toEqual(['battlefield', 'graveyard']);
  });
});

describe('CR 614.8: “if this creature would be destroyed, regenerate it”', () => {
  it('each time', () => {
    const hurt = played(on(['Giant'], ['Knight']), hit('Giant', 'Knight', 3), { kind: 'destroy', permanents: ['Knight'] });
    const knight = hurt.permanents.get('Knight');
    expect([knight?.damage, knight?.tapped]).toEqual([0, true]);
  });

  it("CR 701.19c: not where it can't be regenerated", () => {
    expect(zoneOf(played(on([], ['Knight'], ['Doom']), cast('Doom', 'Knight'), all), 'Knight')).toBe('graveyard');
  });
});
