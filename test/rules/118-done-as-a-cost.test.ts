import { describe, expect, it } from 'vitest';
import { lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Costs that are paid by doing something that can always be done (118.11). */

const CARDS = [
  card('Embers', 'Enchantment', 'Cumulative upkeep—Add {R}.'),
  card('Prism', 'Enchantment', 'Cumulative upkeep—Add {R} or {G}.'),
  card(
    'Vigor',
    'Instant',
    "If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 3 life.\nTarget creature gets +4/+4 until end of turn.",
    { manaCost: '{2}{G}' },
  ),
  card('Forest', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Curse', 'Enchantment', "Players can't gain life."),
];
const LIBRARY = Array.from({ length: 9 }, () => ({ card: 'Forest' }));

describe('CR 702.24a: cumulative upkeep that adds mana', () => {
  const upkeep = (name: string, age: number) =>
    played(
      game(
        CARDS,
        [
          { id: 'a', battlefield: [{ id: 'it', card: name, counters: { age } }], library: LIBRARY },
          { id: 'b', library: LIBRARY },
        ],
        { active: 'b', step: 'END' },
      ),
      { kind: 'advance', to: 'UPKEEP' },
    );

  it.each([0, 1, 3])('CR 702.24a: once for each age counter, after %d of them', (age) => {
    const state = upkeep('Embers', age);
    expect(refusal(state, { kind: 'resolve' }).missingChoice?.options).toEqual(['yes', 'no']);
    const paid = played(state, { kind: 'resolve', choose: ['yes'] });
    expect([poolOf(paid), zoneOf(paid, 'it'), paid.permanents.get('it')?.counters.get('age')]).toEqual([
      '{R}'.repeat(age + 1),
      'battlefield',
      age + 1,
    ]);
    const unpaid = played(state, { kind: 'resolve', choose: ['no'] });
    expect([poolOf(unpaid), zoneOf(unpaid, 'it')]).toEqual(['', 'graveyard']);
  });

  it('CR 106.4: which mana is a choice', () => {
    const state = upkeep('Prism', 1);
    expect(refusal(state, { kind: 'resolve', choose: ['yes'] }).missingChoice).not.toBeNull();
    expect(poolOf(played(state, { kind: 'resolve', choose: ['yes', '{R}{G}'] }))).toBe('{R}{G}');
  });
});

describe('CR 118.9: an alternative cost that has an opponent gain life', () => {
  const table = (more: readonly string[], ids: readonly string[] = ['b']) =>
    game(CARDS, [
      {
        id: 'a',
        hand: [{ id: 'x', card: 'Vigor' }],
        battlefield: [{ id: 'bear', card: 'Bear' }, ...more.map((name) => ({ id: name, card: name, tapped: true }))],
      },
      ...ids.map((id) => ({ id })),
    ]);
  const cast = { kind: 'cast', card: 'x', targets: ['bear'] } as const;

  it('is paid by the gain', () => {
    const state = played(table(['Forest']), cast);
    expect([lifeOf(state, 'b'), zoneOf(state, 'x')]).toEqual([23, 'stack']);
    expect(refusal(table([]), cast).notModelled).toBeNull();
  });

  it('CR 118.11: is paid where nothing comes of the gain', () => {
    const state = played(table(['Forest', 'Curse']), cast);
    expect([lifeOf(state, 'b'), zoneOf(state, 'x')]).toEqual([20, 'stack']);
  });

  it('CR 601.2b: of several opponents one is chosen', () => {
    const state = table(['Forest'], ['b', 'c']);
    expect(refusal(state, cast).missingChoice?.options).toEqual(['b', 'c']);
    const done = played(state, { ...cast, choose: ['c'] });
    expect([lifeOf(done, 'b'), lifeOf(done, 'c')]).toEqual([20, 23]);
  });
});
