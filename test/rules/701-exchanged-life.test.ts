import { describe, expect, it } from 'vitest';
import { type CompiledCard, characteristicsOf, type GameState, type PermanentSetup } from '../../engine/index.ts';
import { lifeOf, played } from '../support/acting.ts';
import { begun, byName, card } from '../support/boards.ts';

/** CR 701.12g: a life total exchanged with a creature's power or toughness. */

const CARDS: readonly CompiledCard[] = [
  card('Tree', 'Creature — Plant', "{0}: Exchange your life total with this creature's toughness.", { power: '0', toughness: '13' }),
  card('Thorn', 'Creature — Plant', "{0}: Exchange target opponent's life total with this creature's toughness.", {
    power: '0',
    toughness: '13',
  }),
  card('Witness', 'Creature — Avatar', "{0}: Exchange your life total with Witness's power.", { power: '4', toughness: '4' }),
  card('Beacon', 'Sorcery', "Double target player's life total.", { manaCost: '{0}' }),
  card('Angel', 'Creature — Angel', "You can't lose the game and your opponents can't win the game.", { power: '4', toughness: '4' }),
  card('Vampire', 'Creature — Vampire', 'Whenever you gain life, put a +1/+1 counter on this creature.', { power: '3', toughness: '3' }),
  card('Hunt', 'Enchantment', "Players can't gain life."),
  card('Fixed', 'Artifact', "Your life total can't change."),
  card('Twice', 'Enchantment', 'If you would gain life, you gain twice that much life instead.'),
];
const on = (life: number, has: readonly (PermanentSetup | string)[], theirs: readonly string[] = []): GameState =>
  begun(
    {
      players: [
        { id: 'a', life, battlefield: byName(has) },
        { id: 'b', battlefield: theirs.map((name) => ({ id: `b-${name}`, card: name })) },
      ],
    },
    CARDS,
  );
const exchanged = (state: GameState, id: string, ...targets: readonly string[]): GameState =>
  played(state, { kind: 'activate', permanent: id, ability: 0, ...(targets.length > 0 && { targets }) }, { kind: 'resolve', all: true });
const sizeOf = (state: GameState, id: string) => {
  const { power, toughness } = characteristicsOf(state, id) ?? {};
  return [power, toughness];
};

describe('CR 701.12g: each number becomes what the other was', () => {
  it.each([
    ['the player gains what makes the difference', on(4, ['Tree']), 'Tree', [], 13, [0, 4]],
    ['the player loses it', on(20, ['Tree']), 'Tree', [], 13, [0, 20]],
    ['power, and the toughness stays', on(12, ['Witness']), 'Witness', [], 4, [12, 4]],
    ['CR 613.4c: counters are counted on top', on(4, [{ id: 'Tree', card: 'Tree', counters: { '+1/+1': 2 } }]), 'Tree', [], 15, [2, 6]],
    ['CR 616: the gain may be replaced', on(4, ['Tree', 'Twice']), 'Tree', [], 22, [0, 4]],
    ["CR 119.7: nothing at all where the player can't gain life", on(4, ['Tree'], ['Hunt']), 'Tree', [], 4, [0, 13]],
    ["CR 119.8: nothing at all where the life total can't change", on(20, ['Tree', 'Fixed']), 'Tree', [], 20, [0, 13]],
  ] as const)('%s', (_, start, id, targets, life, size) => {
    const after = exchanged(start, id, ...targets);
    expect([lifeOf(after), sizeOf(after, id)]).toEqual([life, size]);
  });

  it("an opponent's life total", () => {
    const after = exchanged(on(20, ['Thorn']), 'Thorn', 'b');
    expect([lifeOf(after, 'a'), lifeOf(after, 'b'), sizeOf(after, 'Thorn')]).toEqual([20, 13, [0, 20]]);
  });

  it('CR 119.9: gaining life so is gaining life', () => {
    expect(sizeOf(exchanged(on(4, ['Tree', 'Vampire']), 'Tree'), 'Vampire')).toEqual([4, 4]);
  });
});

describe('CR 701.10d: a life total that is doubled', () => {
  const doubled = (life: number, has: readonly string[]): GameState => {
    const start = begun({ players: [{ id: 'a', life, battlefield: byName(has), hand: byName(['Beacon']) }, { id: 'b' }] }, CARDS);
    return played(start, { kind: 'cast', card: 'Beacon', targets: ['a'] }, { kind: 'resolve', all: true });
  };
  it.each([
    ['is gaining as much', 12, ['Vampire'], 24, [4, 4]],
    ['CR 616: the gain is replaced', 5, ['Vampire', 'Twice'], 15, [4, 4]],
    ['below 0 is losing as much', -4, ['Vampire', 'Angel'], -8, [3, 3]],
  ] as const)('%s', (_, life, has, expected, size) => {
    const after = doubled(life, has);
    expect([lifeOf(after), sizeOf(after, 'Vampire')]).toEqual([expected, size]);
  });
});
